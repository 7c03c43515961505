use thiserror::Error;

use crate::{Piece, Side, Square};

/// Why a move may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A square is not on this board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// No piece stands on the square the move starts from.
    #[error("no piece stands on {0}")]
    NoPiece(Square),
    /// The piece belongs to the other side.
    #[error("the piece on {square} is not yours: {side} are to move")]
    NotYourPiece {
        /// Where the piece stands.
        square: Square,
        /// Whose turn it is.
        side: Side,
    },
    /// The move ends where it starts.
    #[error("a move must end on another square")]
    SameSquare,
    /// The two squares share neither a file nor a rank.
    #[error("pieces move in a straight line along a rank or a file")]
    NotALine,
    /// A piece stands in the way, or on the square the move ends on.
    #[error("the way is blocked on {square}")]
    Blocked {
        /// What stands there.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// The piece moves at most so many squares.
    #[error("this piece moves at most {limit} {} at a time", if *.limit == 1 { "square" } else { "squares" })]
    TooFar {
        /// The longest move, in squares.
        limit: u8,
    },
    /// The throne lies in the way, and this piece may not cross it.
    #[error("this piece may not cross the throne on {0}")]
    MayNotCrossThrone(Square),
    /// Only the king may stop on the throne.
    #[error("only the king may stop on the throne, {0}")]
    ThroneIsTheKings(Square),
    /// Nobody may stop on the throne, the king included.
    #[error("nobody may stop on the throne, {0}")]
    ThroneIsClosed(Square),
    /// Only the king may stop on a corner.
    #[error("only the king may stop on the corner {0}")]
    CornerIsTheKings(Square),
    /// The move would bring about a position for the third time, and the rules forbid that.
    #[error("the move would bring the same position about for the third time")]
    WouldRepeat,
}
