//! Regions: which squares are joined, by whole sets at a time.

use super::compiled::Compiled;
use crate::Bitboard;

impl<const W: usize> Compiled<W> {
    /// The squares one step from a set in any of the four directions.
    #[inline(always)]
    pub fn neighbours(&self, set: &Bitboard<W>) -> Bitboard<W> {
        let size = u32::from(self.size);
        (set.shifted_up(size)
            | set.shifted_down(size)
            | (*set & self.not_last_file).shifted_up(1)
            | (*set & self.not_first_file).shifted_down(1))
            & self.all
    }

    /// A set of open squares with the open squares next to it. Each direction takes up what the one before it has added,
    /// so that repeating this fills a region in few rounds.
    #[inline(always)]
    pub(super) fn grown(&self, mut set: Bitboard<W>, open: &Bitboard<W>) -> Bitboard<W> {
        let size = u32::from(self.size);
        set |= set.shifted_up(size) & *open;
        set |= self.along_ranks(&set, open);
        set |= set.shifted_down(size) & *open;
        set |= (set & self.not_first_file).shifted_down(1) & *open;
        set
    }

    /// The open squares that a set of open squares reaches along the ranks towards the last file, itself apart.
    ///
    /// A square added to the open squares turns over those behind it, as carrying does, up to the first that
    /// is not open: the one just behind a stretch included, which is how the last file is reached.
    #[inline]
    fn along_ranks(&self, set: &Bitboard<W>, open: &Bitboard<W>) -> Bitboard<W> {
        let stretches = *open & self.not_last_file;
        (stretches.plus(&(*set & stretches)) ^ stretches) & *open
    }

    /// The squares joined orthogonally to a set through open squares, the set's own open squares
    /// included.
    #[inline]
    pub fn flood(&self, from: &Bitboard<W>, open: &Bitboard<W>) -> Bitboard<W> {
        let mut reached = *from & *open;
        loop {
            let next = self.grown(reached, open);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The flood from a set through open squares; nothing as soon as it touches a set it must keep clear
    /// of, which is told much earlier than by the whole flood.
    #[inline]
    pub(super) fn region_clear_of(
        &self,
        mut region: Bitboard<W>,
        open: &Bitboard<W>,
        forbidden: &Bitboard<W>,
    ) -> Option<Bitboard<W>> {
        loop {
            if region.intersects(forbidden) {
                return None;
            }
            let next = self.grown(region, open);
            if next == region {
                return Some(region);
            }
            region = next;
        }
    }
}
