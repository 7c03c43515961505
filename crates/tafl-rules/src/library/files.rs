use std::cmp::Reverse;
use std::sync::Arc;

use super::error::{LibraryError, LoadError};
use super::near::Near;
use crate::board::BoardText;
use crate::variant::VariantText;
use crate::{Board, Rules, Variant};

use super::Library;

/// What a file describes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FileKind {
    /// A board.
    Board,
    /// A rule set.
    Rules,
    /// A variant.
    Variant,
}

impl FileKind {
    /// Every kind; a variant comes after the two it is made of.
    pub const ALL: [FileKind; 3] = [FileKind::Board, FileKind::Rules, FileKind::Variant];

    /// The folder in which files of the kind lie.
    pub fn folder(self) -> &'static str {
        match self {
            FileKind::Board => "boards",
            FileKind::Rules => "rules",
            FileKind::Variant => "variants",
        }
    }
}

impl Library {
    /// Adds files: what each describes, its name and its text. Those that are good are added, the others
    /// come back with what is wrong with them. The order does not matter; a name that does not end in
    /// `.ron` is passed over.
    pub fn add_files<N: AsRef<str>, T: AsRef<str>>(
        &mut self,
        files: impl IntoIterator<Item = (FileKind, N, T)>,
    ) -> Vec<LoadError> {
        let mut files: Vec<(FileKind, N, T)> = files.into_iter().collect();
        files.sort_by(|(kind, name, _), (other_kind, other_name, _)| {
            (kind, name.as_ref()).cmp(&(other_kind, other_name.as_ref()))
        });
        files
            .into_iter()
            .filter_map(|(kind, name, text)| {
                let id = name.as_ref().strip_suffix(".ron")?;
                self.add(kind, id, text.as_ref()).err()
            })
            .collect()
    }

    /// Adds a board, a rule set or a variant from its RON text. A variant's board and rules must be there
    /// already.
    pub fn add(&mut self, kind: FileKind, id: &str, text: &str) -> Result<(), LoadError> {
        let added = self.check_id(kind, id).and_then(|()| match kind {
            FileKind::Board => self.add_board(id, text),
            FileKind::Rules => self.add_rules(id, text),
            FileKind::Variant => self.add_variant(id, text),
        });
        added.map_err(|error| LoadError::new(kind, id, text, error))
    }

    /// Whether a file may have a name: one that can be written in games and on a command line, and that is
    /// not taken.
    fn check_id(&self, kind: FileKind, id: &str) -> Result<(), LibraryError> {
        let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
        if id.is_empty() || !id.chars().all(plain) {
            return Err(LibraryError::Name);
        }
        if self.built_in.contains(id) {
            return Err(LibraryError::BuiltIn);
        }
        let taken = match kind {
            FileKind::Board => self.boards.contains_key(id),
            FileKind::Rules => self.rules.contains_key(id),
            FileKind::Variant => self.variant(id).is_some(),
        };
        if taken { Err(LibraryError::Taken) } else { Ok(()) }
    }

    fn add_board(&mut self, id: &str, text: &str) -> Result<(), LibraryError> {
        let board: BoardText = ron::from_str(text).map_err(LibraryError::Syntax)?;
        let mut board = Board::from_text(board)?;
        if board.name().is_empty() {
            board = board.named(id);
        }
        self.boards.insert(id.to_owned(), board);
        Ok(())
    }

    fn add_rules(&mut self, id: &str, text: &str) -> Result<(), LibraryError> {
        let mut rules: Rules = ron::from_str(text).map_err(LibraryError::Syntax)?;
        rules.check()?;
        if rules.name.is_empty() {
            id.clone_into(&mut rules.name);
        }
        self.rules.insert(id.to_owned(), rules);
        Ok(())
    }

    fn add_variant(&mut self, id: &str, text: &str) -> Result<(), LibraryError> {
        let text: VariantText = ron::from_str(text).map_err(LibraryError::Syntax)?;
        let board = self.boards.get(&text.board).ok_or_else(|| LibraryError::NoSuchBoard {
            id: text.board.clone(),
            near: Near::of(&text.board, self.boards.keys()),
        })?;
        let rules = self.rules.get(&text.rules).ok_or_else(|| LibraryError::NoSuchRules {
            id: text.rules.clone(),
            near: Near::of(&text.rules, self.rules.keys()),
        })?;
        let variant =
            Variant::new(id, &text.name, &text.story, (&text.board, board.clone()), (&text.rules, rules))?;
        variant.check_start()?;
        self.variants.push(Arc::new(variant));
        let Library { variants, order, .. } = self;
        variants.sort_by_cached_key(|variant| {
            let first = order.iter().rev().position(|id| *id == variant.id);
            (Reverse(first), variant.name.to_lowercase(), variant.id.clone())
        });
        Ok(())
    }
}
