//! Reads the games of OpenTafl (`.otg`), by its notation's specification and the files it wrote.
//!
//! Only the main line is read: variations are passed over. Its rules string is kept as a tag; of what it
//! says, the starting position and the side that begins are used.

mod moves;

use super::cursor::Cursor;
use super::position::{RowOrder, read_rows, write_position};
use super::{Comment, GameRecord, NotationError, NotationErrorKind, RecordedMove, WrittenResult};
use crate::{Piece, Reason, Setup, Side, Square};

/// The tags that can stand in front of a game. Behind its first move, a bracket that begins like one of
/// these begins the next game and is no comment.
const TAGS: &[&str] = &[
    "event",
    "site",
    "date",
    "round",
    "attackers",
    "defenders",
    "result",
    "annotator",
    "compiler",
    "time-control",
    "time-remaining",
    "termination",
    "variant",
    "rules",
    "position",
    "start-comment",
    "starting-comment",
    "puzzle-mode",
    "puzzle-prestart",
    "puzzle-start",
];

/// Whether a text begins as a game of OpenTafl does.
pub(super) fn begins(text: &str) -> bool {
    tag_name(text).is_some()
}

/// The name of the tag that a text begins with.
fn tag_name(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('[')?;
    let end = inside.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'))?;
    (end > 0 && inside[end..].starts_with(':')).then(|| &inside[..end])
}

fn begins_game(text: &str) -> bool {
    tag_name(text).is_some_and(|name| TAGS.contains(&name))
}

/// Moves on behind a game that could not be read, to the tags of the next one.
pub(super) fn skip_broken(cursor: &mut Cursor<'_>, error: &NotationError) {
    let mut among_tags = match error.kind {
        NotationErrorKind::BadOpenTaflTag
        | NotationErrorKind::Layout(_)
        | NotationErrorKind::LayoutFromRankOne(_) => true,
        NotationErrorKind::OpenBracket => begins_game(cursor.rest()),
        _ => false,
    };
    loop {
        cursor.take_line();
        let next = cursor.rest().trim_start_matches([' ', '\t']);
        match next.chars().next() {
            None => return,
            Some('[') if !among_tags && begins_game(next) => return,
            Some('[' | '\n' | '\r') => {}
            Some(_) => among_tags = false,
        }
    }
}

/// A game that is being read.
struct Reader {
    game: GameRecord,
    begins: Side,
    rows: Option<(u8, Vec<(Square, Piece)>)>,
    /// How many moves stood before the turn that is being read; nothing before the first turn.
    turn: Option<usize>,
}

/// Reads the next game; nothing at the end of the text. `closing` tells that brackets may end: once one is
/// known not to, none behind it does, and nobody looks again.
pub(super) fn read_game(cursor: &mut Cursor<'_>, closing: bool) -> Result<Option<GameRecord>, NotationError> {
    let mut reader = Reader { game: GameRecord::blank(), begins: Side::Attackers, rows: None, turn: None };
    cursor.skip_blanks();
    if cursor.peek().is_none() {
        return Ok(None);
    }
    loop {
        cursor.skip_blanks();
        match cursor.peek() {
            None => break,
            Some('[') if reader.turn.is_none() => reader.read_tag(cursor, closing)?,
            Some('[') if begins_game(cursor.rest()) => break,
            Some('[') => {
                let text = take_bracket(cursor, closing)?;
                reader.comment(text.rest());
            }
            Some(letter) if letter.is_ascii_digit() => reader.read_label(cursor, closing)?,
            Some(_) => reader.read_word(cursor)?,
        }
    }
    Ok(Some(reader.finish()))
}

/// What stands in a bracket. The cursor stays in front of one that does not end.
fn take_bracket<'a>(cursor: &mut Cursor<'a>, closing: bool) -> Result<Cursor<'a>, NotationError> {
    let end = if closing { cursor.rest().find(']') } else { None };
    let end = end.ok_or_else(|| cursor.error(NotationErrorKind::OpenBracket))?;
    cursor.take("[");
    let inside = cursor.take_part(end - 1);
    cursor.take("]");
    Ok(inside)
}

impl Reader {
    fn read_tag(&mut self, cursor: &mut Cursor<'_>, closing: bool) -> Result<(), NotationError> {
        let start = *cursor;
        let name = tag_name(cursor.rest());
        let mut inside = take_bracket(cursor, closing)?;
        let name = name.ok_or_else(|| start.error(NotationErrorKind::BadOpenTaflTag))?;
        inside.skip(name.len() + 1);
        let text = inside.rest().trim();
        match name {
            "start-comment" | "starting-comment" => {
                self.game.comments.push(Comment { after: 0, text: text.to_owned() });
                return Ok(());
            }
            "result" => {
                self.game.result = match text {
                    "1" => Some(WrittenResult::Won(Side::Attackers)),
                    "-1" => Some(WrittenResult::Won(Side::Defenders)),
                    "0" => Some(WrittenResult::Draw),
                    _ => Some(WrittenResult::Unfinished),
                };
                return Ok(());
            }
            "position" => {
                self.rows = Some(read_rows(&mut inside, RowOrder::RankOneFirst)?);
                return Ok(());
            }
            "rules" => self.read_rules(inside)?,
            _ => {}
        }
        self.game.set_tag(&camel_case(name), &text.replace(char::is_control, " "));
        Ok(())
    }

    /// Reads the rules string, entries `key:value` with blanks between them, for what it says of the start.
    fn read_rules(&mut self, mut rules: Cursor<'_>) -> Result<(), NotationError> {
        loop {
            rules.skip_blanks();
            if rules.peek().is_none() {
                return Ok(());
            }
            let key = rules.take_while(|letter| letter != ':' && !letter.is_whitespace());
            rules.take(":");
            match key {
                // A position tag in front of the rules is the one that counts.
                "start" | "starti" => {
                    let order = if key == "start" { RowOrder::RankOneFirst } else { RowOrder::TopFirst };
                    let rows = read_rows(&mut rules, order)?;
                    self.rows.get_or_insert(rows);
                }
                _ => {
                    let value = rules.take_while(|letter| !letter.is_whitespace());
                    if (key, value) == ("atkf", "n") {
                        self.begins = Side::Defenders;
                    }
                }
            }
        }
    }

    /// The number in front of a turn. That of a variation (`2a.1.1a.`) is passed over, with all that
    /// belongs to it.
    fn read_label(&mut self, cursor: &mut Cursor<'_>, closing: bool) -> Result<(), NotationError> {
        let number = cursor.number()?;
        if cursor.peek().is_some_and(|letter| letter.is_ascii_alphabetic()) {
            cursor.take_while(|letter| letter != '\n' && letter != '[');
            cursor.skip_blanks();
            if cursor.peek() == Some('[') && !begins_game(cursor.rest()) {
                take_bracket(cursor, closing)?;
            }
            return Ok(());
        }
        if !cursor.take(".") {
            return Err(cursor.unexpected());
        }
        if self.turn.is_none() {
            self.game.first_number = number.max(1);
        }
        self.turn = Some(self.game.moves.len());
        Ok(())
    }

    /// A move, the dots that stand for none, or `---` for giving up.
    fn read_word(&mut self, cursor: &mut Cursor<'_>) -> Result<(), NotationError> {
        let (line, column) = (cursor.line(), cursor.column());
        let mut ahead = *cursor;
        let word = ahead.take_while(|letter| !ends_word(letter));
        let dots = word.bytes().all(|byte| byte == b'.');
        if dots || word == "---" {
            *cursor = ahead;
            if dots {
                self.game.second_side_begins |= self.game.moves.is_empty();
            } else {
                self.resign();
            }
            return Ok(());
        }
        let written = moves::read_move(cursor)?;
        if cursor.peek().is_some_and(|letter| !ends_word(letter)) {
            return Err(cursor.unexpected());
        }
        self.game.moves.push(RecordedMove { written, line, column });
        Ok(())
    }

    /// The side to move gives up.
    fn resign(&mut self) {
        let skipped = usize::from(self.game.second_side_begins);
        let second = (self.game.moves.len() + skipped) % 2 == 1;
        let loser = if second { !self.begins } else { self.begins };
        self.game.result = Some(WrittenResult::Won(!loser));
        self.game.set_tag("Reason", Reason::Resignation.id());
    }

    /// The comments on the moves of a turn, a bar between them.
    fn comment(&mut self, text: &str) {
        let last = self.game.moves.len();
        let first = self.turn.map_or(last, |before| (before + 1).min(last));
        let (of_first, of_second) = text.split_once('|').unwrap_or((text, ""));
        for (after, text) in [(first, of_first.trim()), (last, of_second.trim())] {
            if !text.is_empty() {
                self.game.comments.push(Comment { after, text: text.to_owned() });
            }
        }
    }

    fn finish(self) -> GameRecord {
        let mut game = self.game;
        if let Some((size, pieces)) = self.rows {
            let side_to_move = Some(if game.second_side_begins { !self.begins } else { self.begins });
            let setup = Setup { size, pieces, side_to_move, quiet_plies: 0, move_number: game.first_number };
            game.set_tag("Position", &write_position(&setup));
        }
        if let Some(result) = game.result {
            game.set_tag("Result", result.id());
        }
        game
    }
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || letter == '['
}

/// `time-control` as `TimeControl`.
fn camel_case(name: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        letters
            .next()
            .map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    name.split('-').map(capital).collect()
}
