//! Where the fields of a RON text stand, so that an error about one can name its line and column.
//!
//! The scan knows brackets, words, strings and comments and nothing of types; it takes any text, a broken
//! one too, and finds what it can.

/// The fields of a text.
pub(super) struct Fields<'a> {
    text: &'a str,
    fields: Vec<Field>,
}

struct Field {
    /// The field around it, by its number.
    around: Option<usize>,
    /// Where its name begins, in bytes.
    start: usize,
    /// Where its name ends.
    name_end: usize,
    /// Where its value begins.
    value: usize,
    /// Where its value has ended.
    end: usize,
}

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
}

impl<'a> Fields<'a> {
    pub(super) fn scan(text: &'a str) -> Fields<'a> {
        let mut fields: Vec<Field> = Vec::new();
        // For the text as a whole and each bracket that is open: the field whose value is being read.
        let mut open: Vec<Option<usize>> = vec![None];
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            let length = token_length(&text[at..], letter);
            match letter {
                '(' | '[' | '{' => open.push(None),
                ')' | ']' | '}' | ',' => {
                    if let Some(ended) = open.last_mut().and_then(Option::take) {
                        fields[ended].end = at;
                    }
                    if letter != ',' && open.len() > 1 {
                        open.pop();
                    }
                }
                _ if is_word(letter) => {
                    let after = text[at + length..].trim_start();
                    if let Some(value) = after.strip_prefix(':') {
                        let around = open.iter().rev().skip(1).find_map(|field| *field);
                        let value = text.len() - value.trim_start().len();
                        *open.last_mut().expect("the text itself stays open") = Some(fields.len());
                        let name_end = at + length;
                        fields.push(Field { around, start: at, name_end, value, end: text.len() });
                    }
                }
                _ => {}
            }
            at += length;
        }
        Fields { text, fields }
    }

    /// Where the value of a field begins, which is named after the fields around it: `throne.stop`.
    pub(super) fn value_of(&self, path: &str) -> Option<usize> {
        self.fields.iter().find(|field| self.has_path(field, path)).map(|field| field.value)
    }

    /// The innermost field around a place, its name included.
    pub(super) fn field_at(&self, place: Place) -> Option<String> {
        let at = self.offset(place);
        let around = self.fields.iter().filter(|field| (field.start..field.end).contains(&at));
        around.max_by_key(|field| field.start).map(|field| self.path(field))
    }

    fn name(&self, field: &Field) -> &'a str {
        &self.text[field.start..field.name_end]
    }

    fn has_path(&self, field: &Field, path: &str) -> bool {
        match (path.rsplit_once('.'), field.around) {
            (None, None) => self.name(field) == path,
            (Some((rest, last)), Some(around)) => {
                self.name(field) == last && self.has_path(&self.fields[around], rest)
            }
            _ => false,
        }
    }

    fn path(&self, field: &Field) -> String {
        let mut names = vec![self.name(field)];
        let mut around = field.around;
        while let Some(field) = around.map(|number| &self.fields[number]) {
            names.push(self.name(field));
            around = field.around;
        }
        names.reverse();
        names.join(".")
    }

    /// The place of an offset in bytes.
    pub(super) fn place(&self, offset: usize) -> Place {
        let before = self.text.get(..offset).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }

    fn offset(&self, place: Place) -> usize {
        let line_start = match place.line.checked_sub(2) {
            None => 0,
            Some(newline) => {
                self.text.match_indices('\n').nth(newline).map_or(self.text.len(), |(at, _)| at + 1)
            }
        };
        let line = &self.text[line_start..];
        line.char_indices()
            .nth(place.column.saturating_sub(1))
            .map_or(self.text.len(), |(at, _)| line_start + at)
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of what begins here: a comment, a string, a word, or a single letter.
fn token_length(text: &str, letter: char) -> usize {
    let until = |found: Option<usize>| found.unwrap_or(text.len());
    if text.starts_with("//") {
        return until(text.find('\n'));
    }
    if text.starts_with("/*") {
        return until(end_of_comment(text));
    }
    if letter == '"' {
        return until(end_of_string(text));
    }
    let hashes = text.strip_prefix('r').map(|rest| rest.len() - rest.trim_start_matches('#').len());
    if let Some(hashes) = hashes.filter(|hashes| text[1 + hashes..].starts_with('"')) {
        let close = format!("\"{}", "#".repeat(hashes));
        let body = 2 + hashes;
        return until(text[body..].find(&close).map(|at| body + at + close.len()));
    }
    if is_word(letter) {
        return until(text.find(|letter| !is_word(letter)));
    }
    letter.len_utf8()
}

/// Where a comment in stars ends; comments stand in one another.
fn end_of_comment(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let (step, change) = match rest {
            _ if rest.starts_with("/*") => (2, 1),
            _ if rest.starts_with("*/") => (2, -1),
            _ => (rest.chars().next()?.len_utf8(), 0),
        };
        at += step;
        depth += change;
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

fn end_of_string(text: &str) -> Option<usize> {
    let mut escaped = true;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if !escaped => return Some(at + 1),
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    None
}
