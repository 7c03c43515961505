use serde::Deserialize;
use thiserror::Error;

use crate::{MAX_SIZE, Piece, Setup, Square};

/// The smallest board has 7 files and 7 ranks.
const MIN_SIZE: u8 = 7;

/// A board: its size, and where the pieces stand at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    name: String,
    size: u8,
    pieces: Vec<(Square, Piece)>,
}

/// A board as it is written in RON.
#[derive(Deserialize)]
#[serde(rename = "Board", deny_unknown_fields)]
pub(crate) struct BoardText {
    #[serde(default)]
    name: String,
    layout: String,
}

impl Board {
    /// Reads a board from RON text: `Board(name: "Brandubh", layout: "3t3/…")`.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        Board::from_text(ron::from_str(text)?)
    }

    pub(crate) fn from_text(text: BoardText) -> Result<Board, BoardError> {
        Ok(Board::from_layout(&text.layout)?.named(text.name))
    }

    /// Reads a layout, top rank first, ranks divided by `/`: `t` attacker, `T` defender, `K` king,
    /// numbers count empty squares.
    pub fn from_layout(layout: &str) -> Result<Board, BoardError> {
        let (size, pieces) = read_layout(layout).map_err(BoardError::Layout)?;
        if size % 2 == 0 || !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(BoardError::Size { size });
        }
        let kings = pieces.iter().filter(|(_, piece)| *piece == Piece::King).count();
        if kings != 1 {
            return Err(BoardError::Kings { kings });
        }
        Ok(Board { name: String::new(), size, pieces })
    }

    /// The same board under a name.
    pub fn named(self, name: impl Into<String>) -> Board {
        Board { name: name.into(), ..self }
    }

    /// What people call the board; perhaps empty.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of files, which is that of ranks.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The pieces at the start.
    pub fn pieces(&self) -> &[(Square, Piece)] {
        &self.pieces
    }

    /// How many pieces of a kind stand on the board at the start.
    pub fn count(&self, kind: Piece) -> usize {
        self.pieces.iter().filter(|(_, piece)| *piece == kind).count()
    }

    /// The position at the start, the side that starts to move.
    pub fn setup(&self) -> Setup {
        Setup {
            size: self.size,
            pieces: self.pieces.clone(),
            side_to_move: None,
            quiet_plies: 0,
            move_number: 1,
        }
    }

    /// The central square.
    pub fn centre(&self) -> Square {
        centre(self.size)
    }
}

/// The central square of a board of a size.
pub(crate) fn centre(size: u8) -> Square {
    Square::new(size / 2, size / 2).expect("the centre lies on the board")
}

/// Reads rows of pieces and numbers; returns the number of rows and the pieces found.
pub(crate) fn read_layout(layout: &str) -> Result<(u8, Vec<(Square, Piece)>), LayoutError> {
    let rows = layout.split('/').count();
    let size = u8::try_from(rows)
        .ok()
        .filter(|&size| size <= MAX_SIZE)
        .ok_or(LayoutError { offset: 0, problem: LayoutProblem::TooManyRows { rows } })?;
    let mut pieces = Vec::new();
    let mut offset = 0;
    for (rank, row) in (0..size).rev().zip(layout.split('/')) {
        read_row(row, rank, size, &mut pieces)
            .map_err(|(at, problem)| LayoutError { offset: offset + at, problem })?;
        offset += row.len() + 1;
    }
    Ok((size, pieces))
}

/// Reads one row; an error tells the place in it, in bytes.
fn read_row(
    row: &str,
    rank: u8,
    size: u8,
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), (usize, LayoutProblem)> {
    let mut file = 0usize;
    let mut too_long = None;
    let mut at = 0;
    while let Some(letter) = row[at..].chars().next() {
        let rest = &row[at..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            file = file.saturating_add(rest[..digits].parse().unwrap_or(usize::MAX));
            at += digits;
            continue;
        }
        let piece =
            Piece::from_letter(letter).ok_or((at, LayoutProblem::Letter { rank: rank + 1, letter }))?;
        match u8::try_from(file).ok().filter(|&file| file < size).and_then(|file| Square::new(file, rank)) {
            Some(square) => pieces.push((square, piece)),
            None => too_long = too_long.or(Some(at)),
        }
        file = file.saturating_add(1);
        at += letter.len_utf8();
    }
    // A row that is too long is told by its whole length, at the first piece beyond the board.
    if file == usize::from(size) {
        Ok(())
    } else {
        let problem = LayoutProblem::RowLength { rank: rank + 1, files: file, size };
        Err((too_long.unwrap_or(at), problem))
    }
}

/// Writes pieces as a layout.
pub(crate) fn write_layout(size: u8, piece_at: impl Fn(Square) -> Option<Piece>) -> String {
    let mut out = String::new();
    for rank in (0..size).rev() {
        let mut empty = 0;
        for file in 0..size {
            match Square::new(file, rank).and_then(&piece_at) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        out.push_str(&empty.to_string());
                        empty = 0;
                    }
                    out.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            out.push_str(&empty.to_string());
        }
        if rank > 0 {
            out.push('/');
        }
    }
    out
}

/// Why a board is refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum BoardError {
    /// The text is not RON, or not of the form of a board.
    #[error("{0}")]
    Syntax(#[from] ron::error::SpannedError),
    /// The rows are malformed.
    #[error("{}", .0.problem)]
    Layout(LayoutError),
    /// An even size, or one too small or too large.
    #[error("a board has an odd number of ranks from 7 to 19, not {size}")]
    Size {
        /// The number of ranks.
        size: u8,
    },
    /// No king, or more than one.
    #[error("{kings} kings; a board has exactly one")]
    Kings {
        /// How many.
        kings: usize,
    },
}

/// What is wrong with the rows of a board, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// Where, in bytes from the start of the rows.
    pub offset: usize,
    /// What.
    pub problem: LayoutProblem,
}

/// What is wrong with the rows of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LayoutProblem {
    /// More rows than any board has.
    #[error("{rows} rows; a board has at most 19")]
    TooManyRows {
        /// How many rows there are.
        rows: usize,
    },
    /// A row of the wrong length.
    #[error("rank {rank} has {files} squares, but the board has {size} ranks")]
    RowLength {
        /// The rank, from 1.
        rank: u8,
        /// The squares counted in it.
        files: usize,
        /// The number of ranks.
        size: u8,
    },
    /// A letter that stands for no piece.
    #[error("rank {rank}: `{letter}` is no piece (t, T, K) and no number")]
    Letter {
        /// The rank, from 1.
        rank: u8,
        /// The letter.
        letter: char,
    },
}
