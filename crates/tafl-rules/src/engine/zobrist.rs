//! Random numbers that turn a position into a key of 64 bits, so that equal positions have equal keys.

/// The keys of one board.
#[derive(Clone, Debug)]
pub(super) struct Zobrist {
    /// A key for each kind of piece on each square: `piece.index() * squares + index`.
    pieces: Box<[u64]>,
    squares: usize,
    /// The key of the defenders being to move.
    pub(super) defenders_to_move: u64,
}

impl Zobrist {
    /// The keys for a board with so many squares; the same for ever.
    pub(super) fn new(squares: usize) -> Zobrist {
        let mut seed = 0x5b1d_a1b0_46a9_0793;
        let mut next = || {
            // Steele, Lea and Flood: SplitMix64.
            seed = u64::wrapping_add(seed, 0x9e37_79b9_7f4a_7c15);
            let mut z: u64 = seed;
            z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        };
        let defenders_to_move = next();
        Zobrist { pieces: (0..3 * squares).map(|_| next()).collect(), squares, defenders_to_move }
    }

    /// The key of a kind of piece, by [`Piece::index`](crate::Piece::index), on a square.
    #[inline]
    pub(super) fn piece(&self, kind: usize, index: u16) -> u64 {
        self.pieces[kind * self.squares + usize::from(index)]
    }
}
