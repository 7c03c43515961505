use super::cursor::{Cursor, parse_whole};
use super::{NotationError, NotationErrorKind};
use crate::board::{LayoutError, read_layout, write_layout};
use crate::{LayoutProblem, Piece, Setup, Side, Square};

/// Which rank the first row of a written position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowOrder {
    /// The top rank, as positions are written here.
    TopFirst,
    /// Rank 1, as in OpenTafl's positions, which begin with a slash.
    RankOneFirst,
}

impl RowOrder {
    /// The order in which [`read_position`] takes the rows of a text.
    pub fn of(text: &str) -> RowOrder {
        if text.trim_start().starts_with('/') { RowOrder::RankOneFirst } else { RowOrder::TopFirst }
    }
}

/// Reads a position: rows from the top rank down, then the side to move, the quiet plies and the move
/// number, which may be left out from the end. With a slash in front it is OpenTafl's form, whose first
/// row is rank 1: [`RowOrder::of`] tells which of the two a text is.
pub fn read_position(text: &str) -> Result<Setup, NotationError> {
    parse_whole(text, NotationErrorKind::UnexpectedEnd, read)
}

/// Writes a position as [`read_position`] reads it. Counters without a side to move cannot be written.
pub fn write_position(setup: &Setup) -> String {
    let rows = write_layout(setup.size, |square| {
        setup.pieces.iter().find(|(place, _)| *place == square).map(|(_, piece)| *piece)
    });
    match setup.side_to_move {
        None => rows,
        Some(side) => format!("{rows} {} {} {}", side.letter(), setup.quiet_plies, setup.move_number),
    }
}

fn read(cursor: &mut Cursor<'_>) -> Result<Setup, NotationError> {
    let order = RowOrder::of(cursor.rest());
    let (size, pieces) = read_rows(cursor, order)?;
    let side_to_move = field(cursor, |cursor| {
        let here = *cursor;
        match cursor.next() {
            Some('a') => Ok(Side::Attackers),
            Some('d') => Ok(Side::Defenders),
            _ => Err(here.error(NotationErrorKind::ExpectedSide)),
        }
    })?;
    let quiet_plies = field(cursor, Cursor::number)?.unwrap_or(0);
    let move_number = field(cursor, Cursor::number)?.unwrap_or(1);
    Ok(Setup { size, pieces, side_to_move, quiet_plies, move_number })
}

/// The rows alone, up to the next blank: the size and the pieces.
pub(super) fn read_rows(
    cursor: &mut Cursor<'_>,
    order: RowOrder,
) -> Result<(u8, Vec<(Square, Piece)>), NotationError> {
    let enclosed = cursor.take("/");
    let start = *cursor;
    let written = cursor.take_while(|letter| !letter.is_whitespace());
    // A slash in front may have its counterpart behind.
    let rows = written.strip_suffix('/').filter(|_| enclosed).unwrap_or(written);
    let (size, mut pieces) = read_layout(rows).map_err(|LayoutError { offset, problem }| {
        let mut place = start;
        place.skip(offset);
        place.error(match order {
            RowOrder::TopFirst => NotationErrorKind::Layout(problem),
            RowOrder::RankOneFirst => {
                NotationErrorKind::LayoutFromRankOne(turned(problem, rows.split('/').count()))
            }
        })
    })?;
    if order == RowOrder::RankOneFirst {
        for (square, _) in &mut pieces {
            *square = Square::new(square.file(), size - 1 - square.rank())
                .expect("turned over, a square stays on its board");
        }
    }
    Ok((size, pieces))
}

/// A problem with its rank counted from the first row instead of the last.
fn turned(problem: LayoutProblem, rows: usize) -> LayoutProblem {
    let from_first = |rank: u8| u8::try_from(rows + 1).map_or(rank, |rows| rows.saturating_sub(rank));
    match problem {
        LayoutProblem::TooManyRows { .. } => problem,
        LayoutProblem::RowLength { rank, files, size } => {
            LayoutProblem::RowLength { rank: from_first(rank), files, size }
        }
        LayoutProblem::Letter { rank, letter } => LayoutProblem::Letter { rank: from_first(rank), letter },
    }
}

/// One more field behind a blank, if there is one.
fn field<'a, T>(
    cursor: &mut Cursor<'a>,
    read: impl FnOnce(&mut Cursor<'a>) -> Result<T, NotationError>,
) -> Result<Option<T>, NotationError> {
    cursor.skip_blanks();
    match cursor.peek() {
        None => Ok(None),
        Some(_) => {
            let value = read(cursor)?;
            match cursor.peek() {
                Some(letter) if !letter.is_whitespace() => Err(cursor.unexpected()),
                _ => Ok(Some(value)),
            }
        }
    }
}
