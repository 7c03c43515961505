use super::compiled::Compiled;
use super::state::{State, Undo};
use crate::{Bitboard, Encirclement, Side};

impl<const W: usize> Compiled<W> {
    /// The squares inside, if the attackers have shut the king and all defenders in as the rules ask.
    ///
    /// The ring need not be unbreakable: what counts is that no way through squares without an attacker
    /// leads to the edge.
    pub(super) fn encirclement(&self, state: &State<W>) -> Option<Bitboard<W>> {
        if self.encirclement == Encirclement::No {
            return None;
        }
        // Under either rule nobody inside reaches the edge, and all of them together find it soonest.
        let open = self.all.without(&state.attackers);
        let king = Bitboard::of(state.king);
        let inside = self.region_clear_of(king | state.defenders, &open, &self.edge)?;
        if self.encirclement == Encirclement::NoneReachesEdge {
            return Some(inside);
        }
        let region = self.region_clear_of(king, &open, &self.edge)?;
        state.defenders.is_subset(&region).then_some(region)
    }

    /// Whether a ply that was just made can have shut the defenders in; if not, no flood need be run.
    ///
    /// An attacker closes a ring only where he parts the open squares beside him. One region can also come
    /// about by joining: where an attacker leaves a square off the edge that parted them, or is taken. And
    /// any capture of a defender can be that of the last one outside.
    #[inline]
    pub(super) fn may_have_encircled(&self, state: &State<W>, undo: &Undo<W>) -> bool {
        let one_region = match self.encirclement {
            Encirclement::No => return false,
            Encirclement::OneRegion => true,
            Encirclement::NoneReachesEdge => false,
        };
        match (undo.mover.side(), undo.taken.men.is_empty()) {
            (Side::Attackers, false) => true,
            (Side::Attackers, true) => {
                let arrived = Bitboard::of(undo.ply.to);
                self.parts(&state.attackers, undo.ply.to)
                    || one_region
                        && !self.edge.contains(undo.ply.from)
                        && self.parts(&state.attackers.without(&arrived), undo.ply.from)
            }
            (Side::Defenders, taken_none) => one_region && !taken_none,
        }
    }

    /// Whether a set, at a square, keeps the squares beside it from being joined by those around it. What
    /// lies off the board is open, as everything that touches the edge is outside.
    #[inline]
    fn parts(&self, set: &Bitboard<W>, index: u16) -> bool {
        let walls = self.around[usize::from(index)] & *set;
        walls.is_several() && {
            // The walls are all next to the square: a row that would run over the edge has none there.
            let size = u16::from(self.size);
            let below = index.checked_sub(size).map_or(0, |below| walls.triple(below));
            let above = if index + size < size * size { walls.triple(index + size) } else { 0 };
            let sides = walls.triple(index);
            let pattern = below | (sides & 1) << 3 | (sides & 4) << 2 | above << 5;
            PARTED[usize::from(pattern)]
        }
    }
}

/// For the walls around a square, bit by bit from the lower left to the upper right, whether the open
/// squares beside it lie in two or more stretches of the way round it.
static PARTED: [bool; 256] = {
    /// The bits of the way round, beginning below; every other one, the first included, is beside.
    const ROUND: [u32; 8] = [1, 2, 4, 7, 6, 5, 3, 0];
    let mut parted = [false; 256];
    let mut walls = 0;
    while walls < 256 {
        // A stretch ends where the next square is a wall; it counts if one of its squares is beside.
        let mut stretches = 0;
        let mut at = 0;
        while at < 8 {
            let here = walls >> ROUND[at] & 1 == 0;
            let next = walls >> ROUND[(at + 1) % 8] & 1 == 0;
            let before = walls >> ROUND[(at + 7) % 8] & 1 == 0;
            let beside = at % 2 == 0;
            if here && !next && (beside || before) {
                stretches += 1;
            }
            at += 1;
        }
        parted[walls] = stretches > 1;
        walls += 1;
    }
    parted
};
