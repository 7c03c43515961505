//! Taking back, playing again, giving up, and agreeing on a draw.

use tafl_rules::AgreedDraw;

use super::facts::{Facts, MatchNotice, ResetCause};
use super::table::Match;
use super::thinking::Thinking;

/// Takes back as far as [`Match::undo_count`] says, also while the computer thinks.
pub(super) fn undo(current: &mut Match, thinking: &mut Thinking, facts: &mut Facts) {
    let count = current.undo_count();
    if count == 0 {
        facts.notify(MatchNotice::NothingToUndo);
        return;
    }
    thinking.cancel();
    for _ in 0..count {
        current.game.undo();
    }
    reset(current, ResetCause::Undo, facts);
}

/// Plays again one ply between people; against the computer until it is the person's turn.
pub(super) fn redo(current: &mut Match, thinking: &mut Thinking, facts: &mut Facts) {
    if current.game.redo_count() == 0 {
        facts.notify(MatchNotice::NothingToRedo);
        return;
    }
    thinking.cancel();
    while current.game.redo() {
        if current.is_between_people() || current.is_persons_ply(current.game.ply_count()) {
            break;
        }
    }
    reset(current, ResetCause::Redo, facts);
}

/// Gives the game up for the person at this machine.
pub(super) fn resign(current: &mut Match, thinking: &mut Thinking, facts: &mut Facts) {
    let Some(side) = current.persons_side() else {
        return;
    };
    if current.game.resign(side) {
        thinking.cancel();
        reset(current, ResetCause::Concluded, facts);
    }
}

/// Offers a draw for the side to move. Only people offer and accept draws.
pub(super) fn offer_draw(current: &mut Match, facts: &mut Facts) {
    if !current.is_between_people() {
        facts.notify(MatchNotice::ComputerTakesNoDraw);
    } else if current.game.rules().agreed_draw != AgreedDraw::Allowed {
        facts.notify(MatchNotice::NoAgreedDraw);
    } else if current.game.outcome().is_none() {
        current.draw_offer = Some(current.game.position().side_to_move());
    }
}

/// Ends the game in a draw if one was offered and is accepted.
pub(super) fn answer_draw(current: &mut Match, accept: bool, thinking: &mut Thinking, facts: &mut Facts) {
    if current.draw_offer.take().is_some() && accept && current.game.agree_on_draw() {
        thinking.cancel();
        reset(current, ResetCause::Concluded, facts);
    }
}

fn reset(current: &mut Match, cause: ResetCause, facts: &mut Facts) {
    current.looked_at = None;
    current.draw_offer = None;
    current.changed();
    facts.reset(current.board, cause);
}
