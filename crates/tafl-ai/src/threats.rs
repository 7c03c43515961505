//! Wins that a side has in hand: the king steps onto a goal square, or an attacker closes on him.
//!
//! Both are told from the board alone, without trying moves, so that every node of the search can ask.

use tafl_rules::engine::{Compiled, Ply, State, Surround};
use tafl_rules::{Bitboard, Direction, Piece, Side};

use crate::lines::Lines;

/// A ply by which a side takes the king or escapes, if it were its turn. Other wins, by a fort, a ring or
/// a repetition, are not looked for.
#[inline]
pub(crate) fn winning_ply<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
    side: Side,
) -> Option<Ply> {
    match side {
        Side::Defenders => {
            let from = state.king();
            let occupied = state.occupied();
            let mut ways = Direction::ALL.into_iter().filter(|&way| lines.leads_home(from, way));
            ways.find_map(|direction| {
                let ends = compiled.reach(Piece::King, from, &occupied, direction) & compiled.goal();
                ends.iter().next().map(|to| Ply { from, to })
            })
        }
        Side::Attackers => closing_squares(compiled, state)
            .iter()
            .find_map(|to| lines.arrivals(compiled, state, Side::Attackers, to).next()),
    }
}

/// The empty squares on which an attacker takes the king by arriving.
#[inline]
pub(crate) fn closing_squares<const W: usize>(compiled: &Compiled<W>, state: &State<W>) -> Bitboard<W> {
    let king = state.king();
    let closes = |index: u16| compiled.closes_on_king(state, index);
    let mut squares = Bitboard::EMPTY;
    match compiled.surround(king) {
        Surround::Never => {}
        Surround::AllSides => {
            let mut open = Direction::ALL
                .into_iter()
                .filter_map(|direction| compiled.neighbour(king, direction))
                .filter(|&index| !closes(index));
            if let (Some(last), None) = (open.next(), open.next()) {
                squares.insert(last);
            }
        }
        Surround::Opposite => {
            for direction in Direction::ALL {
                let across = compiled.neighbour(king, direction.opposite());
                if let (Some(index), true) = (compiled.neighbour(king, direction), across.is_some_and(closes))
                {
                    squares.insert(index);
                }
            }
        }
    }
    squares.without(&state.occupied())
}
