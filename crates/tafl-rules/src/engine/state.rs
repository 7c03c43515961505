use super::capture::Taken;
use super::compiled::Compiled;
use crate::{Bitboard, Piece, Side};

/// The board and whose turn it is: all that decides which moves are legal. A taken king stays on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<const W: usize> {
    pub(super) attackers: Bitboard<W>,
    pub(super) defenders: Bitboard<W>,
    pub(super) king: u16,
    pub(super) side: Side,
    pub(super) key: u64,
    pub(super) quiet: u32,
}

/// A move by the numbers of its squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ply {
    /// Where the piece stands.
    pub from: u16,
    /// Where it goes.
    pub to: u16,
}

/// What a ply changed, enough to take it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo<const W: usize> {
    pub(super) ply: Ply,
    /// The piece that moved.
    pub mover: Piece,
    /// What it took.
    pub taken: Taken<W>,
    key: u64,
    quiet: u32,
}

impl<const W: usize> State<W> {
    /// The attackers' men.
    #[inline]
    pub fn attackers(&self) -> Bitboard<W> {
        self.attackers
    }

    /// The defenders' men, without the king.
    #[inline]
    pub fn defenders(&self) -> Bitboard<W> {
        self.defenders
    }

    /// The king's square.
    #[inline]
    pub fn king(&self) -> u16 {
        self.king
    }

    /// The side to move.
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The key of board and side to move.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Plies since the last capture.
    #[inline]
    pub fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// Every square with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard<W> {
        let mut occupied = self.attackers | self.defenders;
        occupied.insert(self.king);
        occupied
    }

    /// The pieces of a side, the king among the defenders.
    #[inline]
    pub fn pieces(&self, side: Side) -> Bitboard<W> {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders | Bitboard::of(self.king),
        }
    }

    /// Where the pieces of each kind stand.
    #[inline]
    pub fn by_kind(&self) -> [(Piece, Bitboard<W>); 3] {
        [
            (Piece::Attacker, self.attackers),
            (Piece::Defender, self.defenders),
            (Piece::King, Bitboard::of(self.king)),
        ]
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, index: u16) -> Option<Piece> {
        if self.attackers.contains(index) {
            Some(Piece::Attacker)
        } else if self.king == index {
            Some(Piece::King)
        } else if self.defenders.contains(index) {
            Some(Piece::Defender)
        } else {
            None
        }
    }

    /// Whether two states repeat one another: the same board, the same side to move.
    #[inline]
    pub fn repeats(&self, other: &State<W>) -> bool {
        self.key == other.key
            && self.side == other.side
            && self.king == other.king
            && self.attackers == other.attackers
            && self.defenders == other.defenders
    }
}

impl<const W: usize> Compiled<W> {
    /// A state from its parts, with its key.
    pub(crate) fn state(
        &self,
        attackers: Bitboard<W>,
        defenders: Bitboard<W>,
        king: u16,
        side: Side,
        quiet: u32,
    ) -> State<W> {
        let mut state = State { attackers, defenders, king, side, key: 0, quiet };
        state.key = self.full_key(&state);
        state
    }

    /// The key of a state, computed from nothing; [`State::key`] is kept equal to it.
    pub fn full_key(&self, state: &State<W>) -> u64 {
        let mut key = match state.side {
            Side::Attackers => 0,
            Side::Defenders => self.zobrist.defenders_to_move,
        };
        for (piece, squares) in state.by_kind() {
            for index in squares {
                key ^= self.zobrist.piece(piece.index(), index);
            }
        }
        key
    }

    /// Carries a piece from one square to another, and does nothing else.
    ///
    /// Both squares are turned over by whole sets: a word written alone would hold up whoever then reads
    /// the set as a whole.
    #[inline]
    pub(super) fn carry(&self, state: &mut State<W>, piece: Piece, from: u16, to: u16) {
        let turned = || self.squares[usize::from(from)] ^ self.squares[usize::from(to)];
        match piece {
            Piece::Attacker => state.attackers ^= turned(),
            Piece::Defender => state.defenders ^= turned(),
            Piece::King => state.king = to,
        }
    }

    /// Plays a ply, which must be legal, with its captures.
    #[inline]
    pub fn make(&self, state: &mut State<W>, ply: Ply) -> Undo<W> {
        let mover = match state.side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders if state.king == ply.from => Piece::King,
            Side::Defenders => Piece::Defender,
        };
        debug_assert_eq!(state.piece_at(ply.from), Some(mover), "a legal ply moves a piece");
        let (key, quiet) = (state.key, state.quiet);
        self.carry(state, mover, ply.from, ply.to);
        state.key ^= self.zobrist.piece(mover.index(), ply.from)
            ^ self.zobrist.piece(mover.index(), ply.to)
            ^ self.zobrist.defenders_to_move;
        let taken = self.taken_by(state, ply.to, mover);
        if taken.men.is_empty() {
            state.quiet = state.quiet.saturating_add(1);
        } else {
            state.quiet = 0;
            let victim = match mover.side() {
                Side::Attackers => {
                    state.defenders = state.defenders.without(&taken.men);
                    Piece::Defender
                }
                Side::Defenders => {
                    state.attackers = state.attackers.without(&taken.men);
                    Piece::Attacker
                }
            };
            for index in taken.men {
                state.key ^= self.zobrist.piece(victim.index(), index);
            }
        }
        state.side = !state.side;
        Undo { ply, mover, taken, key, quiet }
    }

    /// Takes a ply back.
    #[inline]
    pub fn unmake(&self, state: &mut State<W>, undo: &Undo<W>) {
        let Ply { from, to } = undo.ply;
        self.carry(state, undo.mover, to, from);
        match undo.mover.side() {
            Side::Attackers => state.defenders |= undo.taken.men,
            Side::Defenders => state.attackers |= undo.taken.men,
        }
        state.side = !state.side;
        state.key = undo.key;
        state.quiet = undo.quiet;
    }

    /// Passes, which no rule allows: the other side is to move on the same board. Passing again takes it
    /// back. For searches that ask what would happen if nothing were done.
    #[inline]
    pub fn pass(&self, state: &mut State<W>) {
        state.side = !state.side;
        state.key ^= self.zobrist.defenders_to_move;
    }
}
