use std::fmt;

use crate::board::write_layout;
use crate::engine::AnyState;
use crate::{Piece, Setup, Side, Square};

/// A position that the rules allow: the pieces, the side to move, and the two counters that are written
/// with it. Small, and copied freely. What may be played in it, an [`Engine`](crate::Engine) knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) size: u8,
    pub(crate) move_number: u32,
    pub(crate) state: AnyState,
}

// Small on the largest board too: two sets of 361 squares and a few numbers.
const _: () = assert!(size_of::<Position>() <= 128);

impl Position {
    /// The number of files, which is that of ranks.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The side to move.
    pub fn side_to_move(&self) -> Side {
        self.state.side()
    }

    /// What stands on a square; nothing also where the board has no such square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if !square.is_on(self.size) {
            return None;
        }
        self.state.piece_at(self.index(square))
    }

    /// Every piece and where it stands, rank by rank from `a1`.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all(self.size).filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// How many pieces of a kind are on the board.
    pub fn count(&self, piece: Piece) -> usize {
        self.pieces().filter(|(_, found)| *found == piece).count()
    }

    /// Where the king stands. A taken king stays on his square.
    pub fn king(&self) -> Square {
        let index = self.state.king();
        let size = u16::from(self.size);
        Square::new((index % size) as u8, (index / size) as u8).expect("the king is on the board")
    }

    /// Plies since the last capture.
    pub fn quiet_plies(&self) -> u32 {
        self.state.quiet()
    }

    /// The number of the move to come, one for a pair of plies.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// A key of 64 bits for board and side to move.
    pub fn key(&self) -> u64 {
        self.state.key()
    }

    /// Whether this is the same board with the same side to move.
    pub fn repeats(&self, other: &Position) -> bool {
        self.size == other.size && self.state.repeats(&other.state)
    }

    /// The rows of the board alone, as they are written.
    pub fn layout(&self) -> String {
        write_layout(self.size, |square| self.piece_at(square))
    }

    /// The position as a setup.
    pub fn to_setup(&self) -> Setup {
        Setup {
            size: self.size,
            pieces: self.pieces().collect(),
            side_to_move: Some(self.side_to_move()),
            quiet_plies: self.quiet_plies(),
            move_number: self.move_number,
        }
    }

    fn index(&self, square: Square) -> u16 {
        u16::from(square.rank()) * u16::from(self.size) + u16::from(square.file())
    }
}

impl fmt::Display for Position {
    /// Writes the position in full: rows, side to move, quiet plies, move number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {} {}",
            self.layout(),
            self.side_to_move().letter(),
            self.quiet_plies(),
            self.move_number
        )
    }
}
