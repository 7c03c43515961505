use std::fmt;

use super::cursor::Cursor;
use super::{NotationError, NotationErrorKind, WrittenMove};
use crate::{Game, Side};

/// The longest line that is written.
const LINE: usize = 80;

/// A game as it is written in a `.tafl` file: tags, moves, comments and the result. Nothing in it has been
/// checked against any rules; [`GameRecord::replay`] does that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRecord {
    /// The tags, in order: `Variant`, `Position`, `Attackers`, `Defenders`, `Date`, `Result`, `Reason`, and
    /// whatever else is there.
    pub tags: Vec<(String, String)>,
    /// The moves, in order.
    pub moves: Vec<RecordedMove>,
    /// The comments, in order.
    pub comments: Vec<Comment>,
    /// The result that closes the game, where one is written.
    pub result: Option<WrittenResult>,
    /// Whether the first move is the second side's (`1... d6-d4`).
    pub second_side_begins: bool,
    /// The number of the first move.
    pub first_number: u32,
}

/// A written move and where it stands in its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The move.
    pub written: WrittenMove,
    /// The line, from 1; 0 for a move that was not read.
    pub line: usize,
    /// The column, from 1; 0 for a move that was not read.
    pub column: usize,
}

/// A comment in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// The number of plies before it.
    pub after: usize,
    /// The text.
    pub text: String,
}

/// A result as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenResult {
    /// A side won.
    Won(Side),
    /// A draw.
    Draw,
    /// The game goes on.
    Unfinished,
}

impl WrittenResult {
    /// The word for the result.
    pub fn id(self) -> &'static str {
        match self {
            WrittenResult::Won(side) => side.id(),
            WrittenResult::Draw => "draw",
            WrittenResult::Unfinished => "*",
        }
    }

    /// The result that a word stands for.
    pub fn from_id(id: &str) -> Option<WrittenResult> {
        match id {
            "draw" => Some(WrittenResult::Draw),
            "*" => Some(WrittenResult::Unfinished),
            _ => Side::from_id(id).map(WrittenResult::Won),
        }
    }

    /// The result of a game as it stands.
    pub fn of(game: &Game) -> WrittenResult {
        match game.outcome() {
            None => WrittenResult::Unfinished,
            Some(outcome) => outcome.winner.map_or(WrittenResult::Draw, WrittenResult::Won),
        }
    }
}

impl GameRecord {
    /// The record of a game, with the tags that follow from it.
    pub fn of(game: &Game) -> GameRecord {
        let result = WrittenResult::of(game);
        let mut record = GameRecord {
            moves: game
                .plays()
                .map(|played| RecordedMove { written: WrittenMove::of(played), line: 0, column: 0 })
                .collect(),
            result: Some(result),
            second_side_begins: game.start().side_to_move() != game.rules().first_to_move,
            first_number: game.start().move_number(),
            ..GameRecord::default()
        };
        record.set_tag("Variant", &game.variant().id);
        if !game.starts_as_usual() {
            record.set_tag("Position", &game.start().to_string());
        }
        record.set_tag("Result", result.id());
        if let Some(outcome) = game.outcome() {
            record.set_tag("Reason", outcome.reason().id());
        }
        record
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, keeping its place if it is there.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Reads a text that holds exactly one game.
    pub fn parse(text: &str) -> Result<GameRecord, NotationError> {
        let mut games = read_games(text)?;
        match (games.pop(), games.len()) {
            (Some(game), 0) => Ok(game),
            (_, others) => {
                let found = if text.trim().is_empty() { 0 } else { others + 1 };
                Err(Cursor::new(text).error(NotationErrorKind::GameCount(found)))
            }
        }
    }

    fn is_blank(&self) -> bool {
        self.tags.is_empty() && self.moves.is_empty() && self.comments.is_empty() && self.result.is_none()
    }
}

/// Reads every game of a text.
pub fn read_games(text: &str) -> Result<Vec<GameRecord>, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut games = Vec::new();
    loop {
        cursor.skip_blanks();
        if cursor.peek().is_none() {
            return Ok(games);
        }
        games.push(read_game(&mut cursor)?);
    }
}

fn read_game(cursor: &mut Cursor<'_>) -> Result<GameRecord, NotationError> {
    let mut game = GameRecord { first_number: 1, ..GameRecord::default() };
    loop {
        cursor.skip_blanks();
        let started = !game.moves.is_empty() || game.result.is_some();
        match cursor.peek() {
            None => return Ok(game),
            Some('[') if started => return Ok(game),
            Some('[') => game.tags.push(read_tag(cursor)?),
            Some('{') => {
                let text = read_comment(cursor)?;
                game.comments.push(Comment { after: game.moves.len(), text });
            }
            Some(_) if game.result.is_some() => return Ok(game),
            Some(letter) if letter.is_ascii_digit() => {
                let number = cursor.number()?;
                let dots = cursor.take_while(|letter| letter == '.').len();
                if dots == 0 {
                    let next = cursor.peek();
                    return Err(cursor.error(match next {
                        Some(letter) => NotationErrorKind::Unexpected(letter),
                        None => NotationErrorKind::UnexpectedEnd,
                    }));
                }
                if game.moves.is_empty() {
                    game.first_number = number;
                    game.second_side_begins = dots > 1;
                }
            }
            Some(_) => read_word(cursor, &mut game)?,
        }
    }
}

/// A move, or the result that ends the game.
fn read_word(cursor: &mut Cursor<'_>, game: &mut GameRecord) -> Result<(), NotationError> {
    let ends = |letter: char| letter.is_whitespace() || letter == '{' || letter == '[';
    let mut ahead = cursor.clone();
    if let Some(result) = WrittenResult::from_id(ahead.take_while(|letter| !ends(letter))) {
        *cursor = ahead;
        game.result = Some(result);
        return Ok(());
    }
    let start = cursor.error(NotationErrorKind::ExpectedMove);
    let written = WrittenMove::read(cursor)?;
    if let Some(letter) = cursor.peek().filter(|&letter| !ends(letter)) {
        return Err(cursor.error(NotationErrorKind::Unexpected(letter)));
    }
    game.moves.push(RecordedMove { written, line: start.line, column: start.column });
    Ok(())
}

fn read_tag(cursor: &mut Cursor<'_>) -> Result<(String, String), NotationError> {
    let wrong = cursor.error(NotationErrorKind::BadTag);
    let next = |cursor: &mut Cursor<'_>, text: &str| {
        cursor.skip_blanks();
        if cursor.take(text) { Ok(()) } else { Err(wrong.clone()) }
    };
    next(cursor, "[")?;
    cursor.skip_blanks();
    let name = cursor.take_while(|letter| letter.is_alphanumeric() || letter == '_');
    if name.is_empty() {
        return Err(wrong);
    }
    next(cursor, "\"")?;
    let mut value = String::new();
    loop {
        match cursor.next() {
            Some('"') => break,
            Some('\\') => value.push(cursor.next().ok_or_else(|| wrong.clone())?),
            Some('\n') | None => return Err(wrong),
            Some(letter) => value.push(letter),
        }
    }
    next(cursor, "]")?;
    Ok((name.to_owned(), value))
}

fn read_comment(cursor: &mut Cursor<'_>) -> Result<String, NotationError> {
    let start = cursor.clone();
    cursor.take("{");
    let text = cursor.take_while(|letter| letter != '}').trim().to_owned();
    if cursor.take("}") { Ok(text) } else { Err(start.error(NotationErrorKind::OpenComment)) }
}

impl fmt::Display for GameRecord {
    /// Writes the game, its lines broken between moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        let mut column = 0;
        for word in self.words() {
            let length = word.chars().count();
            match column {
                0 => {}
                _ if column + 1 + length > LINE => {
                    writeln!(f)?;
                    column = 0;
                }
                _ => {
                    write!(f, " ")?;
                    column += 1;
                }
            }
            write!(f, "{word}")?;
            column += length;
        }
        if column > 0 {
            writeln!(f)?;
        }
        Ok(())
    }
}

impl GameRecord {
    /// The movetext as words that stay together on a line.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let comments_after = |ply: usize, words: &mut Vec<String>| {
            let here = self.comments.iter().filter(|comment| comment.after == ply);
            words.extend(here.map(|comment| format!("{{{}}}", comment.text.replace('}', ")"))));
        };
        comments_after(0, &mut words);
        let mut number = self.first_number.max(1);
        let mut second = self.second_side_begins;
        for (index, recorded) in self.moves.iter().enumerate() {
            match (second, index) {
                (true, 0) => words.push(format!("{number}...")),
                (true, _) => {}
                (false, _) => words.push(format!("{number}.")),
            }
            words.push(recorded.written.to_string());
            comments_after(index + 1, &mut words);
            number = number.saturating_add(u32::from(second));
            second = !second;
        }
        words.extend(self.result.map(|result| result.id().to_owned()));
        debug_assert!(!words.is_empty() || self.is_blank() || self.result.is_none());
        words
    }
}
