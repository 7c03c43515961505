use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Goal};

/// An attackers' man who stands across the way to a corner.
const GUARD: i32 = 12;
/// A corner that is shut off by guards alone.
const SHUT: i32 = 36;
/// A defenders' man on a square where a guard should stand.
const BREACH: i32 = 10;

/// Who holds the ways to the corners, where the king wins on them.
///
/// The squares two steps from a corner lie on a diagonal that no piece crosses: attackers on all three of
/// them shut the corner for good, and none of them can be taken between the corner and a defender.
#[derive(Clone, Debug)]
pub(super) struct Guards<const W: usize> {
    /// The diagonal of each corner; none where corners are no goal.
    diagonals: Vec<Bitboard<W>>,
}

impl<const W: usize> Guards<W> {
    pub(super) fn new(compiled: &Compiled<W>) -> Guards<W> {
        if compiled.rules().goal != Goal::Corner {
            return Guards { diagonals: Vec::new() };
        }
        let diagonal = |corner: u16| {
            let corner = Bitboard::of(corner);
            let near = compiled.neighbours(&corner);
            compiled.neighbours(&near).without(&corner)
        };
        Guards { diagonals: compiled.corners().iter().map(diagonal).collect() }
    }

    pub(super) fn of(&self, state: &State<W>) -> i32 {
        let worth = |diagonal: &Bitboard<W>| {
            let guards = *diagonal & state.attackers();
            let breaches = *diagonal & state.pieces(tafl_rules::Side::Defenders);
            let shut = if guards == *diagonal { SHUT } else { 0 };
            GUARD * guards.count() as i32 + shut - BREACH * breaches.count() as i32
        };
        self.diagonals.iter().map(worth).sum()
    }
}
