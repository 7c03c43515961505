use std::fmt;
use std::str::FromStr;

use super::cursor::{Cursor, parse_whole};
use super::{NotationError, NotationErrorKind};
use crate::{Move, Played, Reason, Square};

/// A move as it is written, with what is written behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    /// The move.
    pub mv: Move,
    /// The captured men, sorted, each once.
    pub captures: Vec<Square>,
    /// Whether the king is said to escape (`--`).
    pub escape: bool,
    /// Whether the king is said to be taken (`++`).
    pub king_captured: bool,
}

impl WrittenMove {
    /// A played move as it is written.
    pub fn of(played: &Played) -> WrittenMove {
        let reason = played.outcome.as_ref().map(|outcome| outcome.reason());
        WrittenMove {
            mv: played.mv(),
            captures: played.captures.iter().map(|capture| capture.square).collect(),
            escape: reason == Some(Reason::Escape),
            king_captured: reason == Some(Reason::KingCaptured),
        }
    }

    /// Reads a move: `d1-d3`, `d1d3`, `Kf6-f9`, `g3-e3xe2`, `h10-h11xg11/i11/j11`, `e7-k7xk6xk6`, with
    /// `--` or `++` behind it; in either case.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<WrittenMove, NotationError> {
        let mut ahead = *cursor;
        if ahead.next().is_some_and(|letter| letter.eq_ignore_ascii_case(&'k'))
            && ahead.peek().is_some_and(|letter| letter.is_ascii_alphabetic())
        {
            *cursor = ahead;
        }
        let from = cursor.square()?;
        cursor.take("-");
        let to = cursor.square()?;
        let mut captures = Vec::new();
        if cursor.take("x") || cursor.take("X") {
            captures.push(cursor.square()?);
            while cursor.take("/") || cursor.take("x") || cursor.take("X") {
                captures.push(cursor.square()?);
            }
        }
        captures.sort();
        captures.dedup();
        let escape = cursor.take("--");
        let king_captured = !escape && cursor.take("++");
        Ok(WrittenMove { mv: Move { from, to }, captures, escape, king_captured })
    }
}

/// A played move in notation: `h10-h11xg11/i11/j11`.
pub fn write_played(played: &Played) -> String {
    WrittenMove::of(played).to_string()
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        for (index, square) in self.captures.iter().enumerate() {
            let mark = if index == 0 { 'x' } else { '/' };
            write!(f, "{mark}{square}")?;
        }
        match (self.escape, self.king_captured) {
            (true, _) => f.write_str("--"),
            (false, true) => f.write_str("++"),
            (false, false) => Ok(()),
        }
    }
}

impl FromStr for WrittenMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<WrittenMove, NotationError> {
        parse_whole(text, NotationErrorKind::ExpectedMove, WrittenMove::read)
    }
}
