use tafl_rules::Bitboard;
use tafl_rules::engine::{Compiled, State};

/// The king cannot reach the edge before the attackers' ring is broken.
const CLOSED: i32 = 350;
/// All edge squares beyond the king's reach; a part of them counts in proportion.
const EDGE: i32 = 60;
/// A goal beyond his reach where there are four; more goals count for less each.
const GOALS: i32 = 120;

/// How tight the attackers stand around the king: what he could reach if no man of his own were in the way
/// and no attacker moved.
pub(super) fn of<const W: usize>(compiled: &Compiled<W>, state: &State<W>) -> i32 {
    let open = compiled.all().without(&state.attackers());
    let region = compiled.flood(&Bitboard::of(state.king()), &open);
    let (edge, goal) = (compiled.edge(), compiled.goal());
    let reached = (region & edge).count() as i32;
    if reached == 0 {
        return CLOSED + EDGE + GOALS;
    }
    let edges = edge.count() as i32;
    let goals = goal.count() as i32;
    let sealed = goals - (region & goal).count() as i32;
    EDGE * (edges - reached) / edges + GOALS * sealed / goals
}
