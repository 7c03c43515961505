use std::collections::BTreeMap;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use thiserror::Error;

use crate::rules::RulesError;
use crate::variant::VariantText;
use crate::{Board, BoardError, FitError, Rules, Variant};

static BOARDS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/boards");
static RULES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/rules");
static VARIANTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/variants");

/// Boards, rule sets and variants by their ids. Texts come in; reading them from a disk is the caller's
/// business.
#[derive(Clone, Debug, Default)]
pub struct Library {
    boards: BTreeMap<String, Board>,
    rules: BTreeMap<String, Rules>,
    variants: Vec<Arc<Variant>>,
}

impl Library {
    /// The boards, rule sets and variants that come with the game.
    ///
    /// # Panics
    ///
    /// Never: the files are part of the program, and a test loads them all.
    pub fn built_in() -> Library {
        let mut library = Library::default();
        let whole = "the built-in files are whole";
        for (id, text) in files(&BOARDS) {
            library.add_board(&id, text).expect(whole);
        }
        for (id, text) in files(&RULES) {
            library.add_rules(&id, text).expect(whole);
        }
        for (id, text) in files(&VARIANTS) {
            library.add_variant(&id, text).expect(whole);
        }
        library
    }

    /// Adds a board from its RON text.
    pub fn add_board(&mut self, id: &str, text: &str) -> Result<(), LoadError> {
        let board = Board::parse(text).map_err(|error| LoadError::new("boards", id, error))?;
        self.boards.insert(id.to_owned(), board);
        Ok(())
    }

    /// Adds a rule set from its RON text.
    pub fn add_rules(&mut self, id: &str, text: &str) -> Result<(), LoadError> {
        let rules = Rules::parse(text).map_err(|error| LoadError::new("rules", id, error))?;
        self.rules.insert(id.to_owned(), rules);
        Ok(())
    }

    /// Adds a variant from its RON text; its board and its rules must be there already.
    pub fn add_variant(&mut self, id: &str, text: &str) -> Result<(), LoadError> {
        let variant = self.read_variant(id, text).map_err(|error| LoadError::new("variants", id, error))?;
        match self.variants.binary_search_by(|other| other.id.as_str().cmp(id)) {
            Ok(place) => self.variants[place] = Arc::new(variant),
            Err(place) => self.variants.insert(place, Arc::new(variant)),
        }
        Ok(())
    }

    fn read_variant(&self, id: &str, text: &str) -> Result<Variant, LibraryError> {
        let text: VariantText = ron::from_str(text).map_err(LibraryError::Syntax)?;
        let board =
            self.boards.get(&text.board).ok_or_else(|| LibraryError::NoSuchBoard(text.board.clone()))?;
        let rules =
            self.rules.get(&text.rules).ok_or_else(|| LibraryError::NoSuchRules(text.rules.clone()))?;
        let variant =
            Variant::new(id, &text.name, &text.story, (&text.board, board.clone()), (&text.rules, rules))?;
        Ok(variant)
    }

    /// The variant with an id.
    pub fn variant(&self, id: &str) -> Option<&Arc<Variant>> {
        self.variants.iter().find(|variant| variant.id == id)
    }

    /// Every variant, in the order of their ids.
    pub fn variants(&self) -> &[Arc<Variant>] {
        &self.variants
    }

    /// The board with an id.
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.get(id)
    }

    /// The rule set with an id.
    pub fn rules(&self, id: &str) -> Option<&Rules> {
        self.rules.get(id)
    }
}

/// The RON files of a folder by id, which is the name without its ending, sorted.
fn files(dir: &'static Dir) -> BTreeMap<String, &'static str> {
    dir.files()
        .filter_map(|file| {
            let id = file.path().file_name()?.to_str()?.strip_suffix(".ron")?;
            Some((id.to_owned(), file.contents_utf8()?))
        })
        .collect()
}

/// A file that is refused, and why.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{folder}/{id}.ron: {error}")]
pub struct LoadError {
    /// The folder of its kind: `boards`, `rules` or `variants`.
    pub folder: &'static str,
    /// The id, which is the file's name without its ending.
    pub id: String,
    /// What is wrong with it.
    pub error: Box<LibraryError>,
}

impl LoadError {
    fn new(folder: &'static str, id: &str, error: impl Into<LibraryError>) -> LoadError {
        LoadError { folder, id: id.to_owned(), error: Box::new(error.into()) }
    }
}

/// What is wrong with the text of a board, a rule set or a variant.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LibraryError {
    /// The text of a variant is not RON, or not of its form.
    #[error("{0}")]
    Syntax(ron::error::SpannedError),
    /// A board is refused.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A rule set is refused.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A variant names a board that is not there.
    #[error("field `board`: there is no board `{0}`")]
    NoSuchBoard(String),
    /// A variant names a rule set that is not there.
    #[error("field `rules`: there are no rules `{0}`")]
    NoSuchRules(String),
    /// A variant's board and rules do not fit.
    #[error("fields `board` and `rules`: {0}")]
    DoNotFit(#[from] FitError),
}
