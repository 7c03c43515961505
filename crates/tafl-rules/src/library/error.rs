use std::fmt;

use ron::error::SpannedError;
use thiserror::Error;

use super::fields::{Fields, Place};
use super::files::FileKind;
use super::near::Near;
use crate::{BoardError, Contradiction, FitError};

/// A file that is refused: which, where in it, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadError {
    /// What the file describes.
    pub kind: FileKind,
    /// The id, which is the file's name without its ending.
    pub id: String,
    /// Where the mistake stands; nothing where the file's name is at fault.
    pub place: Option<Place>,
    /// The field that is refused, after the fields around it: `throne.stop`. Nothing where the text as a
    /// whole is at fault.
    pub field: Option<String>,
    /// What is wrong.
    pub error: Box<LibraryError>,
}

impl std::error::Error for LoadError {}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}.ron: {}", self.kind.folder(), self.id, self.problem())
    }
}

impl LoadError {
    /// What is displayed, without the file's name: the place, the field and the reason.
    pub fn problem(&self) -> String {
        let place = self.place.map(|Place { line, column }| format!("line {line}, column {column}: "));
        let field = self.field.as_ref().map(|field| format!("field `{field}`: "));
        format!("{}{}{}", place.unwrap_or_default(), field.unwrap_or_default(), self.error)
    }

    pub(super) fn new(kind: FileKind, id: &str, text: &str, error: LibraryError) -> LoadError {
        let fields = Fields::scan(text);
        let (place, field) = match &error {
            LibraryError::Name | LibraryError::BuiltIn | LibraryError::Taken => (None, None),
            LibraryError::Syntax(error) => syntax(&fields, error),
            LibraryError::Board(error) => {
                let start = fields.value_of("layout").unwrap_or(0);
                let offset = match error {
                    // Behind the quotation mark.
                    BoardError::Layout(layout) => start + 1 + layout.offset,
                    _ => start,
                };
                (Some(fields.place(offset)), Some("layout".to_owned()))
            }
            LibraryError::Rules(Contradiction { field, .. }) => field_alone(&fields, field),
            LibraryError::NoSuchBoard { .. } | LibraryError::DoNotFit(_) => field_alone(&fields, "board"),
            LibraryError::NoSuchRules { .. } => field_alone(&fields, "rules"),
        };
        LoadError { kind, id: id.to_owned(), place, field, error: Box::new(error) }
    }
}

fn field_alone(fields: &Fields<'_>, path: &str) -> (Option<Place>, Option<String>) {
    (fields.value_of(path).map(|offset| fields.place(offset)), Some(path.to_owned()))
}

/// Where the reader of RON stopped, and in which field.
fn syntax(fields: &Fields<'_>, error: &SpannedError) -> (Option<Place>, Option<String>) {
    let place = Place { line: error.span.start.line, column: error.span.start.col };
    let around = fields.field_at(place);
    let field = match &error.code {
        ron::Error::MissingStructField { field, .. } => {
            let end = Place { line: error.span.end.line, column: error.span.end.col };
            Some(match fields.field_at(end) {
                Some(around) => format!("{around}.{field}"),
                None => (*field).to_owned(),
            })
        }
        _ => around,
    };
    (Some(place), field)
}

/// What is wrong with the name or the text of a board, a rule set or a variant.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LibraryError {
    /// The file's name cannot be an id.
    #[error("a file's name is made of letters, digits, `-`, `_` and `.`, and ends in `.ron`")]
    Name,
    /// The file's name is that of something that comes with the game.
    #[error("this name belongs to the game itself; give the file another")]
    BuiltIn,
    /// Another file has the name.
    #[error("there is another file of this name")]
    Taken,
    /// The text is not RON, or not of its form.
    #[error("{}", in_words(&.0.code))]
    Syntax(SpannedError),
    /// A board is refused.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A rule set contradicts itself.
    #[error("{}", .0.reason)]
    Rules(#[from] Contradiction),
    /// A variant names a board that is not there.
    #[error("there is no board `{id}`{near}")]
    NoSuchBoard {
        /// The name.
        id: String,
        /// Boards whose names resemble it.
        near: Near,
    },
    /// A variant names a rule set that is not there.
    #[error("there are no rules `{id}`{near}")]
    NoSuchRules {
        /// The name.
        id: String,
        /// Rule sets whose names resemble it.
        near: Near,
    },
    /// A variant's board and rules do not fit.
    #[error("the rules cannot be played on this board: {0}")]
    DoNotFit(#[from] FitError),
}

/// What the reader of RON complains about, in words that a player understands.
fn in_words(error: &ron::Error) -> String {
    let listed = |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    match error {
        ron::Error::NoSuchEnumVariant { expected, found, .. } => {
            format!("`{found}` is no answer; there are {}", listed(expected))
        }
        ron::Error::NoSuchStructField { expected, found, .. } => {
            format!("there is no field `{found}`; there are {}", listed(expected))
        }
        ron::Error::MissingStructField { .. } => "the field is missing".to_owned(),
        ron::Error::DuplicateStructField { .. } => "the field stands twice".to_owned(),
        ron::Error::Eof => "the text ends too early".to_owned(),
        other => other.to_string(),
    }
}
