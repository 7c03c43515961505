//! The computer thinks in a task of its own; nothing waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use tafl_ai::{Control, Level, Report};
use tafl_rules::Game;

/// The search that is under way, if one is.
#[derive(Resource, Default)]
pub struct Thinking {
    search: Option<Search>,
    /// The generation about which the computer failed: it is not asked again.
    failed: Option<u64>,
}

struct Search {
    generation: u64,
    control: Control,
    task: Task<Result<Report, String>>,
}

/// Wakes the main loop when the computer has an answer, where the loop sleeps while nothing moves.
#[derive(Resource, Clone, Default)]
pub struct Waker(pub Option<Arc<dyn Fn() + Send + Sync>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().init_resource::<Waker>().add_systems(Last, stop_when_leaving);
}

impl Thinking {
    /// The search's progress, while one is under way.
    pub fn control(&self) -> Option<&Control> {
        self.search.as_ref().map(|search| &search.control)
    }

    /// Whether the computer thinks about the match as it is at a generation, or failed to.
    pub fn is_about(&self, generation: u64) -> bool {
        self.failed == Some(generation)
            || self.search.as_ref().is_some_and(|search| search.generation == generation)
    }

    /// Asks the search to answer with the best it has.
    pub(super) fn hurry(&self) {
        if let Some(search) = &self.search {
            search.control.stop();
        }
    }

    /// Gives the search up.
    pub(super) fn cancel(&mut self) {
        if let Some(search) = self.search.take() {
            search.control.stop();
        }
    }

    /// Begins to think about a game.
    pub(super) fn begin(&mut self, game: &Game, level: Level, generation: u64, waker: &Waker) {
        self.cancel();
        let control = Control::default();
        let game = game.clone();
        let waker = waker.clone();
        let search_control = control.clone();
        let seed = seed();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let search = || tafl_ai::choose(&game, level, seed, &search_control);
            let answer = catch_unwind(AssertUnwindSafe(search)).map_err(|panic| words_of(&*panic));
            if let Some(wake) = waker.0 {
                wake();
            }
            answer
        });
        self.search = Some(Search { generation, control, task });
    }

    /// The answer, once it is there; the generation it was thought for comes with it.
    pub(super) fn answer(&mut self) -> Option<(u64, Result<Report, String>)> {
        let search = self.search.as_mut()?;
        let answer = check_ready(&mut search.task)?;
        let generation = search.generation;
        self.search = None;
        if answer.is_err() {
            self.failed = Some(generation);
        }
        Some((generation, answer))
    }
}

/// A seed that differs from match to match: the computer is to vary its play.
fn seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(())
}

pub(super) fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("unknown").to_owned()
}

/// Leaving the game never waits for the computer.
fn stop_when_leaving(mut exits: MessageReader<AppExit>, mut thinking: ResMut<Thinking>) {
    if exits.read().next().is_some() {
        thinking.cancel();
    }
}
