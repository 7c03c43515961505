//! Reads bare moves, alone or as a field of comma-separated values.

use super::cursor::Cursor;
use super::tafl::read_move;
use super::{Comment, GameRecord, NotationError, NotationErrorKind, WrittenResult};
use crate::Side;

/// What is written in place of a move where a player ran out of time.
const TIMEOUT: &str = "timeout";

/// Reads a game from a line of comma-separated values: the moves, how many attackers and how many
/// defenders were taken, and the winner by colour.
pub(super) fn read_values(mut line: Cursor<'_>) -> Result<GameRecord, NotationError> {
    let mut game = GameRecord::blank();
    read_moves(&mut line, &mut game, |letter| letter == ',')?;
    for _ in Side::BOTH {
        take_comma(&mut line)?;
        line.number()?;
        line.skip_blanks();
    }
    take_comma(&mut line)?;
    let start = line;
    game.result = Some(match line.rest().trim_end() {
        "Black" => WrittenResult::Won(Side::Attackers),
        "White" => WrittenResult::Won(Side::Defenders),
        "Draw" => WrittenResult::Draw,
        "Ongoing" => WrittenResult::Unfinished,
        _ => return Err(start.error(NotationErrorKind::ExpectedWinner)),
    });
    Ok(game)
}

fn take_comma(line: &mut Cursor<'_>) -> Result<(), NotationError> {
    if !line.take(",") {
        return Err(line.unexpected());
    }
    line.skip_blanks();
    Ok(())
}

/// Reads a game from a line of moves.
pub(super) fn read_line(mut line: Cursor<'_>) -> Result<GameRecord, NotationError> {
    let mut game = GameRecord::blank();
    read_moves(&mut line, &mut game, |_| false)?;
    Ok(game)
}

/// Reads a game from moves that stand one to a line, up to an empty line.
pub(super) fn read_column(cursor: &mut Cursor<'_>) -> Result<GameRecord, NotationError> {
    let mut game = GameRecord::blank();
    while !at_empty_line(cursor) {
        let mut line = cursor.take_line();
        read_moves(&mut line, &mut game, |_| false)?;
    }
    Ok(game)
}

/// Moves on to the next empty line.
pub(super) fn skip_column(cursor: &mut Cursor<'_>) {
    while !at_empty_line(cursor) {
        cursor.take_line();
    }
}

fn at_empty_line(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    ahead.take_line().rest().trim().is_empty()
}

/// Reads moves with blanks between them up to the end, or to a letter that ends them.
fn read_moves(
    line: &mut Cursor<'_>,
    game: &mut GameRecord,
    ends: impl Fn(char) -> bool,
) -> Result<(), NotationError> {
    loop {
        line.skip_blanks();
        match line.peek() {
            None => return Ok(()),
            Some(letter) if ends(letter) => return Ok(()),
            Some(_) if !game.comments.is_empty() => return Err(line.unexpected()),
            Some(_) if line.take(TIMEOUT) => {
                game.comments.push(Comment { after: game.moves.len(), text: TIMEOUT.to_owned() });
            }
            Some(_) => {
                game.moves.push(read_move(line, |letter| letter.is_whitespace() || ends(letter))?);
            }
        }
    }
}
