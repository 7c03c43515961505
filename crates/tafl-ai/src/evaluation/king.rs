use tafl_rules::engine::{Compiled, State, Surround};
use tafl_rules::{Direction, Side};

use crate::lines::Lines;
use crate::threats::{closing_squares, winning_ply};

/// The king is taken with the next ply, and it is the attackers'.
const TAKEN: i32 = 3000;
/// He will be, unless the defenders see to it.
const THREATENED: i32 = 110;
/// By the number of sides still open, where all must close: none, one, two, three, four.
const OPEN_SIDES: [i32; 5] = [130, 70, 26, 8, 0];
/// An axis with one side closed and the other free, where two opposite suffice.
const HALF_AN_AXIS: i32 = 24;

/// How far the king is surrounded, by the rule that holds where he stands.
pub(super) fn of<const W: usize>(compiled: &Compiled<W>, lines: &Lines<W>, state: &State<W>) -> i32 {
    let king = state.king();
    let closes = |direction| {
        compiled.neighbour(king, direction).is_some_and(|index| compiled.closes_on_king(state, index))
    };
    let surround = match compiled.surround(king) {
        Surround::Never => return 0,
        Surround::AllSides => {
            let open = Direction::ALL
                .into_iter()
                .filter(|&direction| compiled.neighbour(king, direction).is_some() && !closes(direction))
                .count();
            OPEN_SIDES[open]
        }
        Surround::Opposite => {
            let axes = [(Direction::North, Direction::South), (Direction::East, Direction::West)];
            let halves = axes.iter().filter(|&&(one, other)| closes(one) != closes(other)).count();
            HALF_AN_AXIS * halves as i32
        }
    };
    let threat = !closing_squares(compiled, state).is_empty()
        && winning_ply(compiled, lines, state, Side::Attackers).is_some();
    surround
        + match (threat, state.side()) {
            (false, _) => 0,
            (true, Side::Attackers) => TAKEN,
            (true, Side::Defenders) => THREATENED,
        }
}
