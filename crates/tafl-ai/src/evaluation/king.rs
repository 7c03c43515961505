use tafl_rules::engine::{Compiled, State, Surround};
use tafl_rules::{Bitboard, Direction, ExitFort, Piece, Side};

use super::count::Count;
use super::terms::Term;
use crate::lines::Lines;
use crate::threats::{closing_squares, winning_ply};

/// The king is taken with the next ply, and it is the attackers'.
const TAKEN: i32 = 3000;
/// He will be, unless the defenders see to it.
const THREATENED: i32 = 110;

/// Who stands about the king.
#[derive(Clone, Debug)]
pub(super) struct Court<const W: usize> {
    /// The squares within two steps of each square.
    near: Box<[Bitboard<W>]>,
    fort: bool,
}

impl<const W: usize> Court<W> {
    pub(super) fn new(compiled: &Compiled<W>) -> Court<W> {
        let near = |index| {
            let square = Bitboard::of(index);
            let beside = compiled.neighbours(&square);
            (beside | compiled.neighbours(&beside)).without(&square)
        };
        let fort = compiled.rules().exit_fort == ExitFort::Wins;
        Court { near: compiled.all().iter().map(near).collect(), fort }
    }

    /// How far the king is surrounded, by the rule that holds where he stands. Returns what a threat to take
    /// him at once is worth to the attackers, in hundredths of a man.
    #[inline(always)]
    pub(super) fn count(
        &self,
        compiled: &Compiled<W>,
        lines: &Lines<W>,
        state: &State<W>,
        count: &mut impl Count<W>,
    ) -> i32 {
        let king = state.king();
        let near = &self.near[usize::from(king)];
        let men = (*near & state.defenders()).count() as i32;
        count.add(Term::NearAttacker, (*near & state.attackers()).count() as i32);
        count.add(Term::NearDefender, men);
        if self.fort && compiled.edge().contains(king) {
            count.add(Term::Fort, men);
        }
        let closes = |direction| {
            compiled.neighbour(king, direction).is_some_and(|index| compiled.closes_on_king(state, index))
        };
        let critical = match compiled.surround(king) {
            Surround::Never => false,
            Surround::AllSides => {
                // The throne or a corner beside him closes on him like an attacker, unless a man of his stands there.
                let beside = compiled.neighbours(&Bitboard::of(king));
                let hostile = compiled.hostile_squares(state, Piece::King).without(&state.defenders());
                let open = beside.without(&(state.attackers() | hostile)).count();
                match open {
                    0 => count.add(Term::OpenNone, 1),
                    1 => count.add(Term::OpenOne, 1),
                    2 => count.add(Term::OpenTwo, 1),
                    3 => count.add(Term::OpenThree, 1),
                    _ => {}
                }
                open == 1
            }
            Surround::Opposite => {
                let axes = [(Direction::North, Direction::South), (Direction::East, Direction::West)];
                let halves = axes.iter().filter(|&&(one, other)| closes(one) != closes(other)).count();
                count.add(Term::HalfAxis, halves as i32);
                halves > 0
            }
        };
        let threat = critical
            && !closing_squares(compiled, state).is_empty()
            && winning_ply(compiled, lines, state, Side::Attackers).is_some();
        match (threat, state.side()) {
            (false, _) => 0,
            (true, Side::Attackers) => TAKEN,
            (true, Side::Defenders) => THREATENED,
        }
    }
}
