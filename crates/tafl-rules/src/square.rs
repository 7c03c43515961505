use std::fmt;
use std::str::FromStr;

use crate::Direction;
use crate::notation::{NotationError, NotationErrorKind};

/// The largest board has 19 files and 19 ranks.
pub const MAX_SIZE: u8 = 19;

/// A square, by file and rank, both counted from 0 at the lower left as seen from the south.
///
/// A square does not know how large its board is; squares order by file, then by rank, as captures
/// are sorted in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Square {
    file: u8,
    rank: u8,
}

impl Square {
    /// The square at a file and a rank, or nothing where no board has such a square.
    pub fn new(file: u8, rank: u8) -> Option<Square> {
        (file < MAX_SIZE && rank < MAX_SIZE).then_some(Square { file, rank })
    }

    /// The file, 0 for `a`.
    pub fn file(self) -> u8 {
        self.file
    }

    /// The rank, 0 for `1`.
    pub fn rank(self) -> u8 {
        self.rank
    }

    /// Whether a board of this size has the square.
    pub fn is_on(self, size: u8) -> bool {
        self.file < size && self.rank < size
    }

    /// The square next to this one on a board of a size.
    pub fn step(self, direction: Direction, size: u8) -> Option<Square> {
        let (df, dr) = direction.delta();
        let file = self.file.checked_add_signed(df)?;
        let rank = self.rank.checked_add_signed(dr)?;
        (file < size && rank < size).then_some(Square { file, rank })
    }

    /// All squares of a board of a size, `a1`, `b1`, … rank by rank.
    pub fn all(size: u8) -> impl Iterator<Item = Square> {
        let size = size.min(MAX_SIZE);
        (0..size).flat_map(move |rank| (0..size).map(move |file| Square { file, rank }))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Square, NotationError> {
        crate::notation::parse_whole(text, NotationErrorKind::ExpectedSquare, |cursor| cursor.square())
    }
}
