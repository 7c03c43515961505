use thiserror::Error;

use crate::{Piece, Side, Square};

/// A position as somebody set it up: perhaps an impossible one. An [`Engine`](crate::Engine) turns it
/// into a [`Position`](crate::Position) or says what is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The number of ranks and files.
    pub size: u8,
    /// The pieces and where they stand.
    pub pieces: Vec<(Square, Piece)>,
    /// The side to move; nothing means the side that starts the game.
    pub side_to_move: Option<Side>,
    /// Plies since the last capture.
    pub quiet_plies: u32,
    /// The number of the move to come, counted from 1, one for a pair of plies.
    pub move_number: u32,
}

/// Why a setup is not a position of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The setup has another size than the variant's board.
    #[error("the position has {found} ranks, but the board has {expected}")]
    Size {
        /// The board's size.
        expected: u8,
        /// The setup's size.
        found: u8,
    },
    /// A piece stands beyond the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// Two pieces stand on one square.
    #[error("two pieces stand on {0}")]
    TwoPieces(Square),
    /// No king, or more than one.
    #[error("the position has {0} kings; it needs exactly one")]
    Kings(usize),
    /// A man stands where the rules let none stop.
    #[error("a man stands on {0}, where the rules let only the king stop")]
    RestrictedSquare(Square),
}
