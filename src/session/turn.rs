//! Whose turn it is, and what happens on it.

use bevy::prelude::*;

use super::facts::Facts;
use super::table::Match;
use super::thinking::{Thinking, Waker};
use super::{HoldsTurn, MatchNotice, MoveRequested, Player, Requester, SessionSet};
use crate::state::Phase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (think, answer, show_phase).chain().in_set(SessionSet::Turn).run_if(resource_exists::<Match>),
    );
}

/// Lets the computer begin to think as soon as it is its turn, also while pieces still move.
fn think(current: Res<Match>, waker: Res<Waker>, mut thinking: ResMut<Thinking>) {
    if let Some(Player::Computer(level)) = current.to_move()
        && !thinking.is_about(current.generation())
    {
        thinking.begin(current.game(), level, current.generation(), &waker);
    }
}

/// Plays the computer's answer once nothing holds the turn.
fn answer(
    mut thinking: ResMut<Thinking>,
    current: Res<Match>,
    holds: Query<(), With<HoldsTurn>>,
    mut requests: MessageWriter<MoveRequested>,
    mut facts: Facts,
) {
    if !holds.is_empty() {
        return;
    }
    let Some((generation, answer)) = thinking.bypass_change_detection().answer() else {
        return;
    };
    thinking.set_changed();
    match answer {
        Ok(report) => {
            if let Some(best) = report.best {
                requests.write(MoveRequested {
                    board: current.board(),
                    from: best.from,
                    to: best.to,
                    by: Requester::Program { generation },
                });
            }
        }
        Err(words) => facts.notify(MatchNotice::ComputerFailed(words)),
    }
}

/// Keeps the phase equal to what the match and the board are doing.
fn show_phase(
    current: Res<Match>,
    holds: Query<(), With<HoldsTurn>>,
    phase: Option<Res<State<Phase>>>,
    mut next: Option<ResMut<NextState<Phase>>>,
) {
    let (Some(phase), Some(next)) = (phase, next.as_deref_mut()) else {
        return;
    };
    let wanted = if !holds.is_empty() {
        Phase::Animating
    } else {
        match current.to_move() {
            None => Phase::Over,
            Some(Player::Human) => Phase::Choosing,
            Some(Player::Computer(_)) => Phase::Thinking,
        }
    };
    if *phase.get() != wanted {
        next.set(wanted);
    }
}
