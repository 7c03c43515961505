use super::{NotationError, NotationErrorKind};
use crate::{MAX_SIZE, Square};

/// A place in a text that is being read, which knows its line and column.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

/// Reads a whole text, blanks around it allowed.
pub(crate) fn parse_whole<'a, T>(
    text: &'a str,
    empty: NotationErrorKind,
    parse: impl FnOnce(&mut Cursor<'a>) -> Result<T, NotationError>,
) -> Result<T, NotationError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_blanks();
    if cursor.peek().is_none() {
        return Err(cursor.error(empty));
    }
    let value = parse(&mut cursor)?;
    cursor.skip_blanks();
    match cursor.peek() {
        None => Ok(value),
        Some(_) => Err(cursor.unexpected()),
    }
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, line: 1, column: 1 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The line, from 1.
    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// The column, from 1, in characters.
    pub(crate) fn column(&self) -> usize {
        self.column
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.skip(letter.len_utf8());
        Some(letter)
    }

    /// Moves on past so many bytes and returns them.
    pub(crate) fn skip(&mut self, bytes: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        let last_line = match passed.rfind('\n') {
            None => passed,
            Some(newline) => {
                self.line += passed.matches('\n').count();
                self.column = 1;
                &passed[newline + 1..]
            }
        };
        self.column += last_line.chars().count();
        passed
    }

    /// Moves on past a text, if it is next.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let found = self.rest.starts_with(text);
        if found {
            self.skip(text.len());
        }
        found
    }

    /// Moves on past all letters of a kind and returns them.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !wanted(letter)).unwrap_or(self.rest.len());
        self.skip(end)
    }

    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// A cursor for the next so many bytes only; this one moves on past them.
    pub(crate) fn take_part(&mut self, bytes: usize) -> Cursor<'a> {
        let mut part = *self;
        part.rest = self.skip(bytes);
        part
    }

    /// A cursor for the rest of this line only; this one moves on to the next line.
    pub(crate) fn take_line(&mut self) -> Cursor<'a> {
        let line = self.take_part(self.rest.find('\n').unwrap_or(self.rest.len()));
        self.take("\n");
        line
    }

    /// A whole number.
    pub(crate) fn number(&mut self) -> Result<u32, NotationError> {
        let start = *self;
        self.take_while(|letter| letter.is_ascii_digit())
            .parse()
            .map_err(|_| start.error(NotationErrorKind::ExpectedNumber))
    }

    /// A square, in either case.
    pub(crate) fn square(&mut self) -> Result<Square, NotationError> {
        let start = *self;
        let wrong = || start.error(NotationErrorKind::ExpectedSquare);
        let letter = self.next().map(|letter| letter.to_ascii_lowercase());
        let file = letter.filter(char::is_ascii_lowercase).ok_or_else(wrong)? as u8 - b'a';
        let rank: u8 = self
            .take_while(|letter| letter.is_ascii_digit())
            .parse()
            .ok()
            .filter(|rank| (1..=MAX_SIZE).contains(rank))
            .ok_or_else(wrong)?;
        Square::new(file, rank - 1).ok_or_else(wrong)
    }

    /// An error at this place.
    pub(crate) fn error(&self, kind: NotationErrorKind) -> NotationError {
        NotationError { line: self.line, column: self.column, kind }
    }

    /// The error for what stands here and does not belong here.
    pub(crate) fn unexpected(&self) -> NotationError {
        self.error(match self.peek() {
            Some(letter) => NotationErrorKind::Unexpected(letter),
            None => NotationErrorKind::UnexpectedEnd,
        })
    }
}
