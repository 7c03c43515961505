//! Playing the moves that are asked for.

use tafl_rules::Move;

use super::facts::{Facts, MovePlayed, MoveRefused, RefusedMove, ResetCause};
use super::table::Match;
use super::{MoveRequested, Requester};

/// Plays a move that was asked for, or says why not. A request made while looking back returns to the
/// game first; one made by hand goes no further, for it meant another position.
pub(super) fn answer(request: &MoveRequested, current: &mut Match, facts: &mut Facts) {
    let by_hand = match request.by {
        Requester::Hand => true,
        Requester::Program { generation } if generation != current.generation => return,
        Requester::Program { .. } => false,
    };
    let was_looking_back = current.looked_at.take().is_some();
    if was_looking_back {
        facts.reset(current.board, ResetCause::LookBack);
    }
    let reason = if by_hand && was_looking_back {
        RefusedMove::LookedBack
    } else if by_hand && current.to_move().is_some_and(|player| !player.is_human()) {
        RefusedMove::ComputersTurn
    } else {
        match current.game.play(Move { from: request.from, to: request.to }) {
            Ok(played) => {
                let played = played.clone();
                current.draw_offer = None;
                current.changed();
                let ply = current.game.ply_count();
                facts.played.write(MovePlayed { board: current.board, ply, played });
                return;
            }
            Err(refusal) => RefusedMove::Rules(refusal),
        }
    };
    let MoveRequested { board, from, to, .. } = *request;
    facts.refused.write(MoveRefused { board, from, to, reason });
}
