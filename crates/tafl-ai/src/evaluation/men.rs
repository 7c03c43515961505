use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Direction, Piece, Shieldwall, Side};

use super::count::Count;
use super::terms::Term;
use crate::lines::Lines;

/// How the men stand to one another: joined, free, or held by an enemy who waits for a second.
#[inline(always)]
pub(super) fn count<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
    empty: &Bitboard<W>,
    count: &mut impl Count<W>,
) {
    let (attackers, defenders) = (state.attackers(), state.defenders());
    let kings = state.pieces(Side::Defenders);
    let rules = compiled.rules();
    let jaws_of_defenders = if rules.king_armed.is_anvil() { kings } else { defenders }
        | *compiled.hostile_squares(state, Piece::Attacker);
    let jaws_of_attackers = attackers | *compiled.hostile_squares(state, Piece::Defender);
    let ours = Around::new(lines, &attackers);
    let theirs = Around::new(lines, &kings);
    let free = Around::new(lines, empty);
    let attackers_to_move = state.side() == Side::Attackers;

    let held = Around::new(lines, &jaws_of_defenders).held(&free) & attackers;
    let term = if attackers_to_move { Term::HeldAttacker } else { Term::HeldAttackerInDanger };
    count.add(term, held.count() as i32);
    let held = Around::new(lines, &jaws_of_attackers).held(&free) & defenders;
    let term = if attackers_to_move { Term::HeldDefenderInDanger } else { Term::HeldDefender };
    count.add(term, held.count() as i32);

    count.add(Term::DefendersBeside, (kings & theirs.north).count() as i32);
    count.add(Term::DefendersBeside, (kings & theirs.east).count() as i32);
    count.add(Term::DefendersDiagonal, theirs.diagonal(lines, &kings));
    count.add(Term::AttackersFreedom, (*empty & ours.any()).count() as i32);
    count.add(Term::DefendersFreedom, (*empty & theirs.any()).count() as i32);

    if rules.shieldwall == Shieldwall::Yes {
        let faced = |men: Bitboard<W>, fronts: &Around<W>| {
            let on = |direction: Direction, front: &Bitboard<W>| men & *lines.edge(direction) & *front;
            (on(Direction::North, &fronts.north)
                | on(Direction::South, &fronts.south)
                | on(Direction::East, &fronts.east)
                | on(Direction::West, &fronts.west))
            .count() as i32
        };
        count.add(Term::FacedAttacker, faced(attackers, &theirs));
        count.add(Term::FacedDefender, faced(defenders, &ours));
    }
}

/// How the attackers stand to one another.
#[inline(always)]
pub(super) fn count_attackers<const W: usize>(lines: &Lines<W>, state: &State<W>, count: &mut impl Count<W>) {
    let attackers = state.attackers();
    let around = Around::new(lines, &attackers);
    count.add(Term::AttackersBeside, (attackers & around.north).count() as i32);
    count.add(Term::AttackersBeside, (attackers & around.east).count() as i32);
    count.add(Term::AttackersDiagonal, around.diagonal(lines, &attackers));
}

/// A set of squares one step on, in each direction.
struct Around<const W: usize> {
    north: Bitboard<W>,
    south: Bitboard<W>,
    east: Bitboard<W>,
    west: Bitboard<W>,
}

impl<const W: usize> Around<W> {
    #[inline(always)]
    fn new(lines: &Lines<W>, set: &Bitboard<W>) -> Around<W> {
        Around {
            north: lines.shift(set, Direction::North),
            south: lines.shift(set, Direction::South),
            east: lines.shift(set, Direction::East),
            west: lines.shift(set, Direction::West),
        }
    }

    /// The squares beside the set.
    #[inline(always)]
    fn any(&self) -> Bitboard<W> {
        self.north | self.south | self.east | self.west
    }

    /// The squares with one of this set on one side and a free square on the other.
    #[inline(always)]
    fn held(&self, free: &Around<W>) -> Bitboard<W> {
        self.north & free.south | self.south & free.north | self.east & free.west | self.west & free.east
    }

    /// How many pairs of the set stand corner to corner.
    #[inline(always)]
    fn diagonal(&self, lines: &Lines<W>, set: &Bitboard<W>) -> i32 {
        let one = (lines.shift(&self.north, Direction::East) & *set).count();
        let other = (lines.shift(&self.north, Direction::West) & *set).count();
        (one + other) as i32
    }
}
