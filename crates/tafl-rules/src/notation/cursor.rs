use super::{NotationError, NotationErrorKind};
use crate::{MAX_SIZE, Square};

/// A place in a text that is being read, which knows its line and column.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    offset: usize,
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
        Some(letter) => Err(cursor.error(NotationErrorKind::Unexpected(letter))),
    }
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, offset: 0 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.offset += letter.len_utf8();
        Some(letter)
    }

    /// Moves on past a text, if it is next.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.offset += text.len();
        }
        found
    }

    /// Moves on past all letters of a kind and returns them.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !wanted(letter)).unwrap_or(rest.len());
        self.offset += end;
        &rest[..end]
    }

    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// A whole number.
    pub(crate) fn number(&mut self) -> Result<u32, NotationError> {
        let start = self.clone();
        self.take_while(|letter| letter.is_ascii_digit())
            .parse()
            .map_err(|_| start.error(NotationErrorKind::ExpectedNumber))
    }

    /// A square, in either case.
    pub(crate) fn square(&mut self) -> Result<Square, NotationError> {
        let start = self.clone();
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
        self.error_at(self.offset, kind)
    }

    /// An error at a place, by its offset in bytes.
    pub(crate) fn error_at(&self, offset: usize, kind: NotationErrorKind) -> NotationError {
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        NotationError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            kind,
        }
    }
}
