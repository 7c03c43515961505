use super::cursor::{Cursor, parse_whole};
use super::{NotationError, NotationErrorKind};
use crate::board::{LayoutError, read_layout};
use crate::{Setup, Side, Square};

/// Reads a position: rows from the top rank down, then the side to move, the quiet plies and the move
/// number, which may be left out from the end. With a slash in front it is OpenTafl's form, whose first
/// row is rank 1.
pub fn read_position(text: &str) -> Result<Setup, NotationError> {
    parse_whole(text, NotationErrorKind::UnexpectedEnd, read)
}

fn read(cursor: &mut Cursor<'_>) -> Result<Setup, NotationError> {
    let from_rank_one = cursor.take("/");
    let start = cursor.offset();
    let mut rows = cursor.take_while(|letter| !letter.is_whitespace());
    if from_rank_one {
        rows = rows.strip_suffix('/').unwrap_or(rows);
    }
    let (size, mut pieces) = read_layout(rows).map_err(|LayoutError { offset, problem }| {
        cursor.error_at(start + offset, NotationErrorKind::Layout(problem))
    })?;
    if from_rank_one {
        for (square, _) in &mut pieces {
            *square = Square::new(square.file(), size - 1 - square.rank())
                .expect("turned over, a square stays on its board");
        }
    }
    let side_to_move = field(cursor, |cursor| {
        let here = cursor.clone();
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
                Some(letter) if !letter.is_whitespace() => {
                    Err(cursor.error(NotationErrorKind::Unexpected(letter)))
                }
                _ => Ok(Some(value)),
            }
        }
    }
}
