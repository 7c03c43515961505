//! Looking at earlier positions. The game itself does not change, and the computer goes on thinking.

use super::facts::{Facts, ResetCause};
use super::table::Match;

/// Shows the position after a number of plies; the last one means the game itself.
pub(super) fn show(current: &mut Match, ply: usize, facts: &mut Facts) {
    let last = current.game.ply_count();
    let looked_at = (ply < last).then_some(ply);
    if looked_at != current.looked_at {
        current.looked_at = looked_at;
        facts.reset(current.board, ResetCause::LookBack);
    }
}

/// Shows the position some plies before or after the one on show.
pub(super) fn step(current: &mut Match, by: isize, facts: &mut Facts) {
    show(current, current.shown_ply().saturating_add_signed(by), facts);
}

/// Shows the game as it stands.
pub(super) fn back_to_game(current: &mut Match, facts: &mut Facts) {
    show(current, current.game.ply_count(), facts);
}
