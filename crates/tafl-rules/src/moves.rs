use std::fmt;
use std::str::FromStr;

use crate::Square;
use crate::notation::{NotationError, WrittenMove};

/// A move: a piece goes from one square to another. Whether it may, a position decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    /// Reads a move as it is written in games; captures written behind it are read and dropped.
    fn from_str(text: &str) -> Result<Move, NotationError> {
        text.parse::<WrittenMove>().map(|written| written.mv)
    }
}
