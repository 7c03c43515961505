use super::compiled::Compiled;
use super::state::State;
use crate::{Bitboard, Direction, Piece};

/// A fort on the edge that the attackers can never break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fort<const W: usize> {
    /// The defenders whose squares close it.
    pub(super) wall: Bitboard<W>,
    /// The empty squares inside.
    pub(super) interior: Bitboard<W>,
}

/// The siege of a supposed fort: what stands, and how far the attackers get. They are taken to be as
/// many as they like, so that neither their number nor their distance enters.
struct Siege<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    /// The defenders that still stand, without the king.
    men: Bitboard<W>,
    king: u16,
    /// Every square that an attacker could get to.
    reach: Bitboard<W>,
}

impl<const W: usize> Compiled<W> {
    /// The fort in which the king stands, if he does and it cannot be broken.
    pub(super) fn fort(&self, state: &State<W>) -> Option<Fort<W>> {
        let king = state.king;
        if !self.edge.contains(king) || self.corners.contains(king) || !self.king_can_move(state) {
            return None;
        }
        let king_set = Bitboard::of(king);
        let mut men = state.defenders;
        loop {
            // The attackers get to the king just where he gets to them. They mostly do, and soon.
            let inside = self.region_clear_of(king_set, &self.all.without(&men), &state.attackers)?;
            let reach = self.flood(&state.attackers, &self.all.without(&(men | king_set)));
            let siege = Siege { compiled: self, men, king, reach };
            let falling = siege.men_between_jaws() | siege.men_in_rows();
            if falling.is_empty() {
                return Some(Fort {
                    wall: self.neighbours(&inside) & men,
                    interior: inside.without(&king_set),
                });
            }
            men = men.without(&falling);
        }
    }
}

impl<const W: usize> Siege<'_, W> {
    /// Whether an attacker can come to stop on a square.
    fn attacker_stops(&self, index: u16) -> bool {
        self.reach.contains(index) && self.compiled.stop[Piece::Attacker.index()].contains(index)
    }

    /// Whether a square can be a jaw against a defender: an attacker gets there, or the square itself is
    /// hostile, be it inside.
    fn threatens(&self, index: u16) -> bool {
        self.reach.contains(index) || self.compiled.hostile_empty[Piece::Defender.index()].contains(index)
    }

    /// The men that two jaws can close on, the one that moves last being an attacker.
    fn men_between_jaws(&self) -> Bitboard<W> {
        let axes = [(Direction::North, Direction::South), (Direction::East, Direction::West)];
        self.men
            .iter()
            .filter(|&man| {
                axes.iter().any(|&(one, other)| {
                    let sides = (self.compiled.neighbour(man, one), self.compiled.neighbour(man, other));
                    let (Some(a), Some(b)) = sides else { return false };
                    self.threatens(a)
                        && self.threatens(b)
                        && (self.attacker_stops(a) || self.attacker_stops(b))
                })
            })
            .collect()
    }

    /// The men in rows along the edge that a shieldwall can take.
    fn men_in_rows(&self) -> Bitboard<W> {
        let mut falling = Bitboard::EMPTY;
        if self.compiled.shieldwall {
            for inward in Direction::ALL {
                self.rows_of_edge(inward, &mut falling);
            }
        }
        falling
    }

    /// Adds the men in the rows of one edge, the one from which a step `inward` leads into the board.
    fn rows_of_edge(&self, inward: Direction, falling: &mut Bitboard<W>) {
        let along = match inward {
            Direction::North | Direction::South => Direction::East,
            Direction::East | Direction::West => Direction::North,
        };
        let standing = self.men | Bitboard::of(self.king);
        let starts = standing & self.compiled.edge;
        for start in starts {
            let before = self.compiled.neighbour(start, along.opposite());
            let on_this_edge = self.compiled.room(start, inward.opposite()) == 0;
            if !on_this_edge || before.is_some_and(|index| standing.contains(index)) {
                continue;
            }
            let mut row = Bitboard::EMPTY;
            let mut after = Some(start);
            while let Some(index) = after.filter(|&index| standing.contains(index)) {
                row.insert(index);
                after = self.compiled.neighbour(index, along);
            }
            let fronts = row
                .iter()
                .filter_map(|index| self.compiled.neighbour(index, inward))
                .all(|index| self.attacker_stops(index));
            if row.count() >= 2 && fronts && self.ends_close(before, after) {
                *falling |= row & self.men;
            }
        }
    }

    /// Whether the two ends of a row can be closed: attackers on both, or one of them a hostile corner.
    fn ends_close(&self, before: Option<u16>, after: Option<u16>) -> bool {
        let (Some(before), Some(after)) = (before, after) else {
            return false;
        };
        let corner = |index| {
            self.compiled.corners.contains(index)
                && self.compiled.hostile_empty[Piece::Defender.index()].contains(index)
        };
        match (self.attacker_stops(before), self.attacker_stops(after)) {
            (true, true) => true,
            (true, false) => corner(after),
            (false, true) => corner(before),
            (false, false) => false,
        }
    }
}
