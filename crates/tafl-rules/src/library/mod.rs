//! Boards, rule sets and variants by their ids, from the texts of files.

mod error;
mod fields;
mod files;
mod near;
mod pairs;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use include_dir::{Dir, include_dir};

pub use error::{LibraryError, LoadError};
pub use fields::Place;
pub use files::FileKind;
pub use near::Near;
pub use pairs::UnknownVariant;

use crate::{Board, Rules, Variant};

static BOARDS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/boards");
static RULES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/rules");
static VARIANTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/variants");
static ORDER: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/variants.ron"));

/// Boards, rule sets and variants by their ids. Texts come in; reading them from a disk is the caller's
/// business.
///
/// A file once added is there for good: another of the same name is refused, so that an id always means
/// the same game.
#[derive(Clone, Debug, Default)]
pub struct Library {
    boards: BTreeMap<String, Board>,
    rules: BTreeMap<String, Rules>,
    /// In the order in which they are listed.
    variants: Vec<Arc<Variant>>,
    /// The ids of the variants that are listed first.
    order: Vec<String>,
    /// The ids of what comes with the game.
    built_in: BTreeSet<String>,
}

impl Library {
    /// The boards, rule sets and variants that come with the game.
    ///
    /// # Panics
    ///
    /// Never: the files are part of the program, and a test loads them all.
    pub fn built_in() -> Library {
        let order = ron::from_str(ORDER).expect("the built-in order is a list");
        let mut library = Library { order, ..Library::default() };
        let folders = [(FileKind::Board, &BOARDS), (FileKind::Rules, &RULES), (FileKind::Variant, &VARIANTS)];
        let files = folders.into_iter().flat_map(|(kind, folder)| {
            folder.files().filter_map(move |file| {
                Some((kind, file.path().file_name()?.to_str()?, file.contents_utf8()?))
            })
        });
        let refused = library.add_files(files);
        assert!(refused.is_empty(), "the built-in files are whole: {refused:?}");
        let variants = library.variants.iter().map(|variant| &variant.id);
        library.built_in =
            library.boards.keys().chain(library.rules.keys()).chain(variants).cloned().collect();
        library
    }

    /// The variant with an id. What is not there may still be two parts to pair: see [`Library::resolve`].
    pub fn variant(&self, id: &str) -> Option<&Arc<Variant>> {
        self.variants.iter().find(|variant| variant.id == id)
    }

    /// Every variant, in the order in which a player is shown them: the usual one first, then the others
    /// that come with the game, then those added, by name.
    pub fn variants(&self) -> &[Arc<Variant>] {
        &self.variants
    }

    /// The board with an id.
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.get(id)
    }

    /// Every board with its id, in the order of the variants played on them.
    pub fn boards(&self) -> Vec<(&str, &Board)> {
        let played = self.variants.iter().map(|variant| variant.board_id.as_str());
        in_order(&self.boards, played)
    }

    /// The rule set with an id.
    pub fn rules(&self, id: &str) -> Option<&Rules> {
        self.rules.get(id)
    }

    /// Every rule set with its id, in the order of the variants played by them.
    pub fn rule_sets(&self) -> Vec<(&str, &Rules)> {
        let played = self.variants.iter().map(|variant| variant.rules_id.as_str());
        in_order(&self.rules, played)
    }
}

/// The entries of a table in a wanted order, and those that it leaves out behind.
fn in_order<'a, T>(
    table: &'a BTreeMap<String, T>,
    wanted: impl Iterator<Item = &'a str>,
) -> Vec<(&'a str, &'a T)> {
    let mut seen = BTreeSet::new();
    wanted
        .chain(table.keys().map(String::as_str))
        .filter(|id| seen.insert(*id))
        .filter_map(|id| Some((id, table.get(id)?)))
        .collect()
}
