//! One search at a time, in a task of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::AsyncComputeTaskPool;
use tafl_ai::{Control, Hint, Limits, Options, Reason, Report, Searcher, hint, reason};
use tafl_rules::Game;

use super::LINES;
use crate::session::Waker;
use crate::session::thinking::words_of;

/// What is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// The best move of the game as it stands, with the reason.
    Hint,
    /// Several lines of the position on show; whether for as long as there is something to find.
    Lines { thoroughly: bool },
    /// A position of the game; whether for the second time.
    Judge { ply: usize, twice: bool },
}

/// What a search found.
pub(super) enum Found {
    Hint(Option<Hint>),
    Lines(Report),
    Judged { report: Report, why: Option<Reason> },
}

/// How a search ended: its searcher, unless that broke, and what it found or what went wrong.
pub(super) struct Answer {
    pub(super) searcher: Option<Searcher>,
    pub(super) found: Result<Found, String>,
}

/// A search under way.
pub(super) struct Running {
    pub(super) work: Work,
    /// What it is about: the generation of the match and a ply of its game.
    pub(super) about: (u64, usize),
    /// The key of the position that is searched.
    pub(super) key: u64,
    pub(super) control: Control,
    answer: Arc<Mutex<Option<Answer>>>,
}

impl Running {
    /// Begins a search of a game's last position.
    pub(super) fn begin(
        work: Work,
        about: (u64, usize),
        game: Game,
        limits: Limits,
        mut searcher: Searcher,
        waker: &Waker,
    ) -> Running {
        let wake = waker.0.clone().unwrap_or_else(|| Arc::new(|| {}));
        let told = Arc::clone(&wake);
        let control = match work {
            // Every depth has something new to show.
            Work::Lines { .. } => Control::watched(move |_| told()),
            _ => Control::new(),
        };
        let answer = Arc::new(Mutex::new(None));
        let key = game.position().key();
        let (elsewhere, mailbox) = (control.clone(), Arc::clone(&answer));
        let task = async move {
            let search = || {
                let found = carry_out(work, &game, &limits, &elsewhere, &mut searcher);
                (searcher, found)
            };
            let answer = match catch_unwind(AssertUnwindSafe(search)) {
                Ok((searcher, found)) => Answer { searcher: Some(searcher), found: Ok(found) },
                Err(panic) => Answer { searcher: None, found: Err(words_of(&*panic)) },
            };
            *mailbox.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
            wake();
        };
        AsyncComputeTaskPool::get().spawn(task).detach();
        Running { work, about, key, control, answer }
    }

    /// The answer, once it is there.
    pub(super) fn answer(&self) -> Option<Answer> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn carry_out(work: Work, game: &Game, limits: &Limits, control: &Control, searcher: &mut Searcher) -> Found {
    let lines = if matches!(work, Work::Lines { .. }) { LINES } else { 1 };
    searcher.set_options(Options { lines, ..Options::default() });
    match work {
        Work::Hint => Found::Hint(hint(searcher, game, limits, control)),
        Work::Lines { .. } => Found::Lines(searcher.search(game, limits, control)),
        Work::Judge { twice, .. } => {
            let report = searcher.search(game, limits, control);
            let why = if twice { reason(game, &report, None) } else { None };
            Found::Judged { report, why }
        }
    }
}
