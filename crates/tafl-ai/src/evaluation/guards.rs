use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Goal, Side};

use super::count::Count;
use super::terms::Term;

/// Who holds the ways to the corners, where the king wins on them.
///
/// The squares two steps from a corner lie on a diagonal that no piece crosses: attackers on all three of
/// them shut the corner for good, and none of them can be taken between the corner and a defender.
#[derive(Clone, Debug)]
pub(super) struct Guards<const W: usize> {
    /// The diagonal of each corner; none where corners are no goal.
    diagonals: Vec<Bitboard<W>>,
    /// All of them.
    all: Bitboard<W>,
}

impl<const W: usize> Guards<W> {
    pub(super) fn new(compiled: &Compiled<W>) -> Guards<W> {
        if compiled.rules().goal != Goal::Corner {
            return Guards { diagonals: Vec::new(), all: Bitboard::EMPTY };
        }
        let diagonal = |corner: u16| {
            let corner = Bitboard::of(corner);
            let near = compiled.neighbours(&corner);
            compiled.neighbours(&near).without(&corner)
        };
        let diagonals: Vec<_> = compiled.corners().iter().map(diagonal).collect();
        let all = diagonals.iter().fold(Bitboard::EMPTY, |all, &diagonal| all | diagonal);
        Guards { diagonals, all }
    }

    /// The attackers who stand guard.
    #[inline(always)]
    pub(super) fn count(&self, state: &State<W>, count: &mut impl Count<W>) {
        if self.diagonals.is_empty() {
            return;
        }
        let guards = self.all & state.attackers();
        let shut = self.diagonals.iter().filter(|diagonal| diagonal.is_subset(&guards)).count();
        count.add(Term::Guard, guards.count() as i32);
        count.add(Term::Shut, shut as i32);
    }

    /// The defenders who stand where a guard should.
    #[inline(always)]
    pub(super) fn count_breaches(&self, state: &State<W>, count: &mut impl Count<W>) {
        if !self.diagonals.is_empty() {
            count.add(Term::Breach, (self.all & state.pieces(Side::Defenders)).count() as i32);
        }
    }
}
