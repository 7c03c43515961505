//! Doing the steps of an errand: moves, moves of the computer, and opening a screen.

use bevy::prelude::*;
use tafl_ai::Control;
use tafl_rules::Move;

use super::errand::{Errand, Step};
use crate::args::Args;
use crate::scene::Stillness;
use crate::session::{Match, MatchNotice, MoveRefused, MoveRequested, Requester};
use crate::state::{Menu, Screen};

/// Connects the errand to the match.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, take.run_if(resource_exists::<Match>))
        .add_systems(PostUpdate, notice_failures);
}

fn take(
    mut errand: ResMut<Errand>,
    args: Res<Args>,
    current: Res<Match>,
    mut stillness: ResMut<Stillness>,
    mut requests: MessageWriter<MoveRequested>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(step) = errand.take_step() else { return };
    stillness.stir();
    let mv = match step {
        Step::Open(place) => {
            let (to_screen, to_menu) = place.states();
            NextState::set_if_neq(&mut screen, to_screen);
            NextState::set_if_neq(&mut menu, to_menu);
            return;
        }
        Step::Move(text) => text.parse::<Move>().map_err(|error| format!("--moves: {text:?}: {error}")),
        Step::ComputerMove => {
            let level = args.level.unwrap_or(tafl_ai::Level::Karl);
            let seed = current.game().ply_count() as u64;
            let report = tafl_ai::choose(current.game(), level, seed, &Control::default());
            match report.best {
                Some(best) => Ok(best),
                // The game is over: there is nothing left to play.
                None => return,
            }
        }
    };
    match mv {
        Ok(Move { from, to }) => {
            let by = Requester::Program { generation: current.generation() };
            requests.write(MoveRequested { board: current.board(), from, to, by });
        }
        Err(problem) => errand.fail(problem),
    }
}

/// A move that is refused, or a file that cannot be read, ends the run.
fn notice_failures(
    mut refusals: MessageReader<MoveRefused>,
    mut notices: MessageReader<MatchNotice>,
    mut errand: ResMut<Errand>,
) {
    for MoveRefused { from, to, reason, .. } in refusals.read() {
        errand.fail(format!("the move {from}-{to} is not played: {reason}"));
    }
    for notice in notices.read() {
        if let MatchNotice::CannotRead { path, error, .. } = notice {
            let path = path.as_deref().map_or("the text".into(), |path| path.display().to_string());
            errand.fail(format!("{path}: {error}"));
        }
    }
}
