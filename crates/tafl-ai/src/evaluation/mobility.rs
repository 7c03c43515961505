use tafl_rules::engine::State;
use tafl_rules::{Bitboard, Direction, Piece};

use crate::lines::Lines;

/// Quiet freedom: how many moves the men of each side have, two of them worth one point. The king's own
/// are counted with his roads.
pub(super) fn of<const W: usize>(lines: &Lines<W>, state: &State<W>, empty: &Bitboard<W>) -> i32 {
    let moves = |men: &Bitboard<W>, piece| -> i32 {
        Direction::ALL.iter().map(|&direction| lines.slide(men, empty, piece, direction).count() as i32).sum()
    };
    (moves(&state.attackers(), Piece::Attacker) - moves(&state.defenders(), Piece::Defender)) / 2
}
