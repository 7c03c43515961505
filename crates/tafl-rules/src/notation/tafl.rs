//! Reads `.tafl` files, and the text of moves with numbers that they have in common with PGN.

use super::cursor::Cursor;
use super::write::is_tag_letter;
use super::{
    Comment, GameRecord, NotationError, NotationErrorKind, RecordedMove, WrittenMove, WrittenResult,
};

/// Reads the next game; nothing at the end of the text. `closing` tells that comments may end: once one
/// is known not to, none behind it does, and nobody looks again.
pub(super) fn read_game(cursor: &mut Cursor<'_>, closing: bool) -> Result<Option<GameRecord>, NotationError> {
    let mut game = GameRecord::blank();
    cursor.skip_blanks();
    if cursor.peek().is_none() {
        return Ok(None);
    }
    loop {
        cursor.skip_blanks();
        let started = !game.moves.is_empty() || game.result.is_some();
        match cursor.peek() {
            None => return Ok(Some(game)),
            Some('[') if started => return Ok(Some(game)),
            Some('[') => game.tags.push(read_tag(cursor)?),
            Some('{') => {
                let text = read_comment(cursor, closing)?;
                game.comments.push(Comment { after: game.moves.len(), text });
            }
            Some(_) if game.result.is_some() => return Ok(Some(game)),
            Some(letter) if letter.is_ascii_digit() => {
                if read_chess_result(cursor, &mut game)? {
                    continue;
                }
                let mut ahead = *cursor;
                let (number, dots) = read_number(&mut ahead)?;
                // Without tags and results, the first number tells that a new game begins.
                if started && number == 1 && dots == 1 {
                    return Ok(Some(game));
                }
                *cursor = ahead;
                if game.moves.is_empty() {
                    game.first_number = number.max(1);
                    game.second_side_begins = dots > 1;
                }
            }
            Some(_) => read_word(cursor, &mut game)?,
        }
    }
}

/// Moves on behind a game that could not be read, to where the next one may begin: at a tag, or behind a
/// line that ends with a result.
pub(super) fn skip_broken(cursor: &mut Cursor<'_>, error: &NotationError) {
    let mut among_tags = error.kind == NotationErrorKind::BadTag;
    loop {
        let line = cursor.take_line().rest();
        let last = line.split_whitespace().next_back();
        if cursor.rest().is_empty() || !among_tags && last.and_then(WrittenResult::from_id).is_some() {
            return;
        }
        let next = cursor.rest().trim_start_matches([' ', '\t']);
        match next.chars().next() {
            Some('[') if !among_tags => return,
            Some('[' | '\n' | '\r') | None => {}
            Some(_) => among_tags = false,
        }
    }
}

/// The number of a pair of moves and the dots behind it.
fn read_number(cursor: &mut Cursor<'_>) -> Result<(u32, usize), NotationError> {
    let number = cursor.number()?;
    match cursor.take_while(|letter| letter == '.').len() {
        0 => Err(cursor.unexpected()),
        dots => Ok((number, dots)),
    }
}

/// A result as chess writes it. Only a draw is understood: the other two name a colour.
fn read_chess_result(cursor: &mut Cursor<'_>, game: &mut GameRecord) -> Result<bool, NotationError> {
    let mut ahead = *cursor;
    match ahead.take_while(|letter| !ends_word(letter)) {
        "1/2-1/2" => {
            *cursor = ahead;
            game.result = Some(WrittenResult::Draw);
            Ok(true)
        }
        "1-0" => Err(cursor.error(NotationErrorKind::ChessResult("1-0"))),
        "0-1" => Err(cursor.error(NotationErrorKind::ChessResult("0-1"))),
        _ => Ok(false),
    }
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || letter == '{' || letter == '['
}

/// A move, or the result that ends the game.
fn read_word(cursor: &mut Cursor<'_>, game: &mut GameRecord) -> Result<(), NotationError> {
    let mut ahead = *cursor;
    if let Some(result) = WrittenResult::from_id(ahead.take_while(|letter| !ends_word(letter))) {
        *cursor = ahead;
        game.result = Some(result);
        return Ok(());
    }
    game.moves.push(read_move(cursor, ends_word)?);
    Ok(())
}

/// A move that ends where a word ends.
pub(super) fn read_move(
    cursor: &mut Cursor<'_>,
    ends: impl Fn(char) -> bool,
) -> Result<RecordedMove, NotationError> {
    let (line, column) = (cursor.line(), cursor.column());
    let written = WrittenMove::read(cursor)?;
    match cursor.peek() {
        Some(letter) if !ends(letter) => Err(cursor.unexpected()),
        _ => Ok(RecordedMove { written, line, column }),
    }
}

fn read_tag(cursor: &mut Cursor<'_>) -> Result<(String, String), NotationError> {
    let mut ahead = *cursor;
    let tag = read_tag_parts(&mut ahead).ok_or_else(|| cursor.error(NotationErrorKind::BadTag))?;
    *cursor = ahead;
    Ok(tag)
}

fn read_tag_parts(cursor: &mut Cursor<'_>) -> Option<(String, String)> {
    let take = |cursor: &mut Cursor<'_>, text| {
        cursor.skip_blanks();
        cursor.take(text).then_some(())
    };
    take(cursor, "[")?;
    cursor.skip_blanks();
    let name = cursor.take_while(is_tag_letter);
    if name.is_empty() {
        return None;
    }
    take(cursor, "\"")?;
    let mut value = String::new();
    loop {
        let letter = match cursor.next()? {
            '"' => break,
            '\\' => cursor.next()?,
            letter => letter,
        };
        match letter {
            '\n' => return None,
            letter if letter.is_control() => value.push(' '),
            letter => value.push(letter),
        }
    }
    take(cursor, "]")?;
    Some((name.to_owned(), value))
}

/// A comment in braces. The cursor stays in front of one that does not end.
fn read_comment(cursor: &mut Cursor<'_>, closing: bool) -> Result<String, NotationError> {
    let mut ahead = *cursor;
    let text = if closing { take_braced(&mut ahead) } else { None };
    let text = text.ok_or_else(|| cursor.error(NotationErrorKind::OpenComment))?;
    *cursor = ahead;
    Ok(text.trim().to_owned())
}

/// What stands in braces, where `\}` and `\\` stand for a brace and a backslash.
fn take_braced(cursor: &mut Cursor<'_>) -> Option<String> {
    cursor.take("{");
    let mut text = String::new();
    loop {
        text.push_str(cursor.take_while(|letter| letter != '}' && letter != '\\'));
        if cursor.take("}") {
            return Some(text);
        }
        match cursor.next()? {
            _ if cursor.take("}") => text.push('}'),
            _ => {
                // A backslash before anything else stands for itself.
                cursor.take("\\");
                text.push('\\');
            }
        }
    }
}
