use thiserror::Error;

use crate::board::LayoutProblem;

/// What is wrong with a written position, move or game, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct NotationError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: NotationErrorKind,
}

/// What is wrong with a written position, move or game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationErrorKind {
    /// A square is missing, or is none of any board.
    #[error("expected a square from a1 to s19")]
    ExpectedSquare,
    /// A move is missing.
    #[error("expected a move such as d1-d3")]
    ExpectedMove,
    /// Something stands behind the end.
    #[error("unexpected `{0}`")]
    Unexpected(char),
    /// The text ends too early.
    #[error("the text ends too early")]
    UnexpectedEnd,
    /// A tag is malformed.
    #[error("a tag is written [Name \"value\"]")]
    BadTag,
    /// A tag of an OpenTafl game is malformed.
    #[error("a tag of an OpenTafl game is written [name:value]")]
    BadOpenTaflTag,
    /// A bracket of an OpenTafl game has no end.
    #[error("the bracket that begins here does not end")]
    OpenBracket,
    /// A comment has no end.
    #[error("the comment that begins here does not end")]
    OpenComment,
    /// A number is missing or too large.
    #[error("expected a number")]
    ExpectedNumber,
    /// The side to move is neither.
    #[error("expected the side to move, `a` or `d`")]
    ExpectedSide,
    /// The rows of a board are malformed.
    #[error("{0}")]
    Layout(LayoutProblem),
    /// The rows of a position in OpenTafl's form are malformed.
    #[error("{0} (a position that begins with a slash is OpenTafl's: its first row is rank 1)")]
    LayoutFromRankOne(LayoutProblem),
    /// A result of chess, which leaves open which side is meant.
    #[error("`{0}` does not say which side won: write `attackers` or `defenders`")]
    ChessResult(&'static str),
    /// The last field of a line of comma-separated values is no winner.
    #[error("expected the winner: Black (attackers), White (defenders), Draw or Ongoing")]
    ExpectedWinner,
    /// A piece or a way of moving that OpenTafl knows and no rule set here.
    #[error("OpenTafl's knights, commanders, mercenaries, jumps and berserk moves are not known here")]
    Berserk,
    /// There is more than one game, or none, where one is wanted.
    #[error("expected one game, found {0}")]
    GameCount(usize),
}
