//! What a run without a window has to do, in order.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::darkroom::{self, Darkroom};
use crate::args::Args;
use crate::scene::{DrawScene, Readiness, ShowInterface, Stillness};
use crate::state::Place;

/// One thing to do before the next, each begun only when all is at rest.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Play a move in notation.
    Move(String),
    /// Let the computer play a move.
    ComputerMove,
    /// Open a screen or dialog.
    Open(Place),
}

/// The errand of this run.
#[derive(Resource)]
pub struct Errand {
    steps: VecDeque<Step>,
    current: Option<Step>,
    picture: Option<PathBuf>,
    frames: Option<PathBuf>,
    frame_time: Duration,
    taken: u32,
    settled: u32,
    shown: u32,
    waiting: Option<Instant>,
    stage: Stage,
    failure: Option<String>,
    show_interface: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Waiting for shaders before anything is shown.
    WarmUp,
    /// Doing the steps.
    Act,
    /// The last picture is being drawn.
    Expose,
    /// The last picture is being written.
    Write,
}

/// How the run goes on.
pub enum Next {
    /// Update again, with this much more time gone by.
    Advance(Duration),
    /// Stop.
    Exit(AppExit),
}

/// Time that passes in an update while no frames are kept.
const STEP: Duration = Duration::from_millis(33);
/// Updates in which the interface comes to rest: its panels fade in.
const UNFOLDED: u32 = 24;
/// How long shaders may take before something must be wrong, in real time.
const PATIENCE: Duration = Duration::from_secs(180);
/// Updates without any movement before a thing counts as done.
const SETTLED: u32 = 3;

impl Errand {
    /// What the command line asks for.
    pub fn new(args: &Args) -> Self {
        let moves = args.moves.iter().flat_map(|m| m.split_whitespace());
        let steps = moves
            .map(|m| Step::Move(m.to_owned()))
            .chain((0..args.auto).map(|_| Step::ComputerMove))
            .chain(args.screen.map(Step::Open))
            .collect();
        Self {
            steps,
            current: None,
            picture: args.picture.clone(),
            frames: args.frames.clone(),
            frame_time: Duration::from_secs(1) / args.fps.max(1),
            taken: 0,
            settled: 0,
            shown: 0,
            waiting: None,
            stage: Stage::WarmUp,
            failure: None,
            show_interface: !args.no_hud,
        }
    }

    /// The step to be done now, handed out once. Whoever does it makes the scene stir or wait until
    /// it is done.
    pub fn take_step(&mut self) -> Option<Step> {
        self.current.take()
    }

    /// Ends the run with a message: a step could not be done.
    pub fn fail(&mut self, problem: impl Into<String>) {
        self.failure.get_or_insert_with(|| problem.into());
    }
}

/// Hides the interface if asked to.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, |errand: Res<Errand>, mut commands: Commands| {
        commands.insert_resource(ShowInterface(errand.show_interface));
    });
}

/// Looks at what the last update brought and decides about the next.
pub fn next(world: &mut World) -> Next {
    let failure = world
        .resource::<Darkroom>()
        .failure()
        .map(str::to_owned)
        .or_else(|| world.resource_mut::<Errand>().failure.take());
    if let Some(problem) = failure {
        eprintln!("skjaldborg: {problem}");
        return Next::Exit(AppExit::error());
    }
    // A frame that has been asked for must arrive before time goes on.
    if !world.resource::<Darkroom>().is_idle() {
        return Next::Advance(Duration::ZERO);
    }
    let settled = world.resource::<Stillness>().is_settled();
    let ready = world.resource::<Readiness>().is_ready();
    let mut errand = world.resource_mut::<Errand>();
    errand.settled = if settled { errand.settled + 1 } else { 0 };
    if errand.stage == Stage::Act || ready {
        errand.waiting = None;
    } else if errand.waiting.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
        errand.fail(
            "the graphics device did not get ready; a shader may have been refused (see RUST_LOG=warn)",
        );
        return Next::Advance(Duration::ZERO);
    }
    match errand.stage {
        Stage::WarmUp if ready => {
            errand.stage = Stage::Act;
            Next::Advance(Duration::ZERO)
        }
        Stage::WarmUp => Next::Advance(Duration::ZERO),
        Stage::Act => act(world),
        Stage::Expose if errand.shown < UNFOLDED => {
            errand.shown += 1;
            Next::Advance(STEP)
        }
        Stage::Expose if ready => {
            errand.stage = Stage::Write;
            if let Some(path) = errand.picture.take() {
                darkroom::expose(world, path);
            }
            Next::Advance(Duration::ZERO)
        }
        Stage::Expose => Next::Advance(Duration::ZERO),
        Stage::Write => Next::Exit(AppExit::Success),
    }
}

fn act(world: &mut World) -> Next {
    let mut errand = world.resource_mut::<Errand>();
    if errand.settled >= SETTLED {
        errand.settled = 0;
        if let Some(step) = errand.steps.pop_front() {
            errand.current = Some(step);
        } else {
            errand.stage = Stage::Expose;
            errand.shown = 0;
            world.resource::<Readiness>().doubt();
            world.insert_resource(DrawScene::WhenChanged);
            return Next::Advance(Duration::ZERO);
        }
    }
    let mut errand = world.resource_mut::<Errand>();
    let Some(folder) = errand.frames.clone() else {
        // Nothing of this is kept, so it need not be drawn.
        world.insert_resource(DrawScene::Never);
        return Next::Advance(STEP);
    };
    let step = errand.frame_time;
    let path = folder.join(format!("frame-{:05}.png", errand.taken));
    errand.taken += 1;
    darkroom::expose(world, path);
    Next::Advance(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_errand_goes_in_the_order_of_the_manual() {
        let args = Args {
            headless: true,
            moves: Some("d1-d3  f4-i4".into()),
            auto: 2,
            screen: Some(Place::Rules),
            picture: Some("a.png".into()),
            ..Default::default()
        };
        let steps: Vec<_> = Errand::new(&args).steps.into();
        assert_eq!(
            steps,
            [
                Step::Move("d1-d3".into()),
                Step::Move("f4-i4".into()),
                Step::ComputerMove,
                Step::ComputerMove,
                Step::Open(Place::Rules),
            ]
        );
    }
}
