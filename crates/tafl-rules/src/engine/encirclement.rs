use super::compiled::Compiled;
use super::state::State;
use crate::{Bitboard, Encirclement};

impl<const W: usize> Compiled<W> {
    /// The squares inside, if the attackers have shut the king and all defenders in as the rules ask.
    ///
    /// The ring need not be unbreakable: what counts is that no way through squares without an attacker
    /// leads to the edge.
    pub(super) fn encirclement(&self, state: &State<W>) -> Option<Bitboard<W>> {
        let open = self.all.without(&state.attackers);
        let king = Bitboard::of(state.king);
        match self.encirclement {
            Encirclement::No => None,
            Encirclement::OneRegion => {
                let region = self.region_off_the_edge(&king, &open)?;
                state.defenders.is_subset(&region).then_some(region)
            }
            Encirclement::NoneReachesEdge => self.region_off_the_edge(&(king | state.defenders), &open),
        }
    }

    /// The flood from a set through open squares, unless it touches the edge of the board.
    fn region_off_the_edge(&self, from: &Bitboard<W>, open: &Bitboard<W>) -> Option<Bitboard<W>> {
        let mut region = *from;
        loop {
            if region.intersects(&self.edge) {
                return None;
            }
            let next = region | self.neighbours(&region) & *open;
            if next == region {
                return Some(region);
            }
            region = next;
        }
    }
}
