use super::cursor::Cursor;
use super::{GameRecord, NotationError, NotationErrorKind, WrittenResult, opentafl, plain, tafl};

/// The ways in which games are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// `.tafl` files and text like them: tags `[Name "value"]`, numbered moves, `{comments}`, results.
    Tafl,
    /// OpenTafl's games (`.otg`): tags `[name:value]`, numbered moves, `[comment|comment]`.
    OpenTafl,
    /// Comma-separated values, a game to a line: moves, attackers taken, defenders taken, winner.
    Values,
    /// Bare moves, a game to a line.
    MoveLines,
    /// Bare moves, one to a line, with an empty line between games.
    MoveColumn,
}

impl Format {
    /// The format that a text seems to be in.
    pub fn of(text: &str) -> Format {
        let text = text.trim_start_matches(BYTE_ORDER_MARK).trim_start();
        let first_line = text.lines().next().unwrap_or_default();
        let first_field = first_line.split_once(',').map(|(field, _)| field);
        if opentafl::begins(text) {
            return Format::OpenTafl;
        }
        if text.starts_with(['[', '{']) {
            return Format::Tafl;
        }
        // What stands in comments says nothing.
        let marks = ['[', '{', '.'];
        if first_field.is_some_and(|field| !field.contains(marks)) {
            return Format::Values;
        }
        let marked = text.contains(marks)
            || text.split_whitespace().any(|word| WrittenResult::from_id(word).is_some());
        if marked {
            return Format::Tafl;
        }
        let single = |line: &str| line.split_whitespace().nth(1).is_none();
        if text.lines().all(single) { Format::MoveColumn } else { Format::MoveLines }
    }

    /// A short name: `.tafl`, `OpenTafl`.
    pub fn name(self) -> &'static str {
        match self {
            Format::Tafl => ".tafl",
            Format::OpenTafl => "OpenTafl",
            Format::Values => "comma-separated values",
            Format::MoveLines => "lines of moves",
            Format::MoveColumn => "one move to a line",
        }
    }
}

/// What some programs write in front of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The games of a text, one after another. Behind one that cannot be read the next is looked for, so that
/// an error is not the end.
///
/// ```
/// use tafl_rules::notation::Games;
///
/// let text = "d1-d3 f4-i4,0,0,Ongoing\nd1-z3,0,0,White\ng1-g3 timeout,0,0,White";
/// let games: Vec<_> = Games::of(text).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[1].as_ref().unwrap_err().line, 2);
/// assert_eq!(games[2].as_ref().unwrap().moves.len(), 1);
/// ```
#[derive(Clone)]
pub struct Games<'a> {
    cursor: Cursor<'a>,
    format: Format,
    /// Whether comments and brackets may still end somewhere.
    closing: bool,
}

impl<'a> Games<'a> {
    /// The games of a text, whose format is recognised.
    pub fn of(text: &'a str) -> Games<'a> {
        Games::new(text, Format::of(text))
    }

    /// The games of a text in a format.
    pub fn new(text: &'a str, format: Format) -> Games<'a> {
        let cursor = Cursor::new(text.trim_start_matches(BYTE_ORDER_MARK));
        Games { cursor, format, closing: true }
    }

    /// The format in which the games are read.
    pub fn format(&self) -> Format {
        self.format
    }

    /// How many bytes of the text are still to be read.
    pub fn bytes_left(&self) -> usize {
        self.cursor.rest().len()
    }

    fn read(&mut self) -> Result<Option<GameRecord>, NotationError> {
        match self.format {
            Format::Tafl => tafl::read_game(&mut self.cursor, self.closing),
            Format::OpenTafl => opentafl::read_game(&mut self.cursor, self.closing),
            Format::Values => plain::read_values(self.cursor.take_line()).map(Some),
            Format::MoveLines => plain::read_line(self.cursor.take_line()).map(Some),
            Format::MoveColumn => plain::read_column(&mut self.cursor).map(Some),
        }
    }

    fn skip_broken(&mut self, error: &NotationError) {
        match self.format {
            Format::Tafl => tafl::skip_broken(&mut self.cursor, error),
            Format::OpenTafl => opentafl::skip_broken(&mut self.cursor, error),
            Format::Values | Format::MoveLines => {}
            Format::MoveColumn => plain::skip_column(&mut self.cursor),
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, NotationError>;

    fn next(&mut self) -> Option<Result<GameRecord, NotationError>> {
        self.cursor.skip_blanks();
        if self.cursor.rest().is_empty() {
            return None;
        }
        let read = self.read();
        if let Err(error) = &read {
            self.closing &=
                !matches!(error.kind, NotationErrorKind::OpenComment | NotationErrorKind::OpenBracket);
            self.skip_broken(error);
        }
        read.transpose()
    }
}

/// Reads every game of a text in any format, up to the first error.
pub fn read_games(text: &str) -> Result<Vec<GameRecord>, NotationError> {
    Games::of(text).collect()
}
