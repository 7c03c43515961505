use super::super::cursor::Cursor;
use super::super::{NotationError, NotationErrorKind, WrittenMove};
use crate::Move;

/// Reads a move: `e5-e8xe9/f8`, `Ke5-e1-`, with what it threatens or brings about behind it.
pub(super) fn read_move(cursor: &mut Cursor<'_>) -> Result<WrittenMove, NotationError> {
    read_symbol(cursor)?;
    let from = cursor.square()?;
    if !cursor.take("-") {
        return Err(match cursor.peek() {
            Some('^' | '=') => cursor.error(NotationErrorKind::Berserk),
            _ => cursor.unexpected(),
        });
    }
    let to = cursor.square()?;
    let mut captures = Vec::new();
    let mut king_captured = false;
    if cursor.take("x") {
        loop {
            // A taken king stays in the position and is not listed.
            let king = matches!(read_symbol(cursor)?, Some('k' | 'K'));
            let square = cursor.square()?;
            if king {
                king_captured = true;
            } else {
                captures.push(square);
            }
            if !cursor.take("/") {
                break;
            }
        }
    }
    captures.sort();
    captures.dedup();
    let escape = cursor.take("--");
    king_captured |= cursor.take("++");
    // One sign alone is only a threat.
    let _threat = cursor.take("-") || cursor.take("+");
    Ok(WrittenMove { mv: Move { from, to }, captures, escape, king_captured: king_captured && !escape })
}

/// The letter of a piece in front of a square, if there is one.
fn read_symbol(cursor: &mut Cursor<'_>) -> Result<Option<char>, NotationError> {
    let mut ahead = *cursor;
    let symbol = ahead.next();
    if !ahead.peek().is_some_and(|letter| letter.is_ascii_alphabetic()) {
        return Ok(None);
    }
    match symbol {
        Some('K' | 'k' | 'T' | 't') => {
            *cursor = ahead;
            Ok(symbol)
        }
        Some('N' | 'n' | 'C' | 'c' | 'M' | 'm') => Err(cursor.error(NotationErrorKind::Berserk)),
        _ => Err(cursor.error(NotationErrorKind::ExpectedSquare)),
    }
}
