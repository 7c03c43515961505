//! Variants by what somebody writes: an id, or rules and a board paired with an `@` between them.

use std::sync::Arc;

use thiserror::Error;

use super::Library;
use super::near::Near;
use crate::{Board, FitError, Rules, Variant};

impl Library {
    /// The variant that somebody names: its id, or `RULES@BOARD` for a rule set on a board. On the left of
    /// the `@` stands a rule set or a variant, whose rules are meant; on the right a board or a variant,
    /// whose board is meant.
    ///
    /// ```
    /// use tafl_rules::Library;
    ///
    /// let library = Library::built_in();
    /// let variant = library.resolve("copenhagen-hnefatafl-11x11@ard-ri-7x7").expect("the two fit");
    /// assert_eq!((variant.rules_id.as_str(), variant.board_id.as_str()), ("copenhagen", "ard-ri-7x7"));
    /// ```
    pub fn resolve(&self, name: &str) -> Result<Arc<Variant>, UnknownVariant> {
        let Some((rules, board)) = name.split_once('@') else {
            let known = self.variants.iter().map(|variant| &variant.id);
            return self.variant(name).cloned().ok_or_else(|| UnknownVariant::NoVariant {
                id: name.to_owned(),
                near: Near::of(name, known),
            });
        };
        self.pair(rules, board)
    }

    /// A rule set on a board, each named by its own id or by that of a variant. Where there is a variant of
    /// just these two, it is that one; otherwise its id is `RULES@BOARD`, it has the names of both, and no
    /// story.
    pub fn pair(&self, rules: &str, board: &str) -> Result<Arc<Variant>, UnknownVariant> {
        let (rules_id, rules) = self.rules_named(rules)?;
        let (board_id, board) = self.board_named(board)?;
        let is_pair = |variant: &&Arc<Variant>| variant.rules_id == rules_id && variant.board_id == board_id;
        if let Some(variant) = self.variants.iter().find(is_pair) {
            return Ok(Arc::clone(variant));
        }
        let id = format!("{rules_id}@{board_id}");
        let name = format!("{}, {}", rules.name, board.name());
        let variant = Variant::new(&id, &name, "", (board_id, board.clone()), (rules_id, rules));
        let variant = variant.and_then(|variant| variant.check_start().map(|()| variant));
        variant.map(Arc::new).map_err(|error| UnknownVariant::DoNotFit {
            rules: rules_id.to_owned(),
            board: board_id.to_owned(),
            error,
        })
    }

    fn rules_named(&self, id: &str) -> Result<(&str, &Rules), UnknownVariant> {
        let of_variant = || self.variant(id).map(|variant| variant.rules_id.as_str());
        self.rules
            .get_key_value(id)
            .or_else(|| self.rules.get_key_value(of_variant()?))
            .map(|(id, rules)| (id.as_str(), rules))
            .ok_or_else(|| UnknownVariant::NoRules {
                id: id.to_owned(),
                near: Near::of(id, self.rules.keys().chain(self.variants.iter().map(|variant| &variant.id))),
            })
    }

    fn board_named(&self, id: &str) -> Result<(&str, &Board), UnknownVariant> {
        let of_variant = || self.variant(id).map(|variant| variant.board_id.as_str());
        self.boards
            .get_key_value(id)
            .or_else(|| self.boards.get_key_value(of_variant()?))
            .map(|(id, board)| (id.as_str(), board))
            .ok_or_else(|| UnknownVariant::NoBoard {
                id: id.to_owned(),
                near: Near::of(id, self.boards.keys().chain(self.variants.iter().map(|variant| &variant.id))),
            })
    }
}

/// Why no variant goes by a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownVariant {
    /// There is none with this id.
    #[error("there is no variant `{id}`{near}")]
    NoVariant {
        /// What was asked for.
        id: String,
        /// What resembles it.
        near: Near,
    },
    /// There are neither rules nor a variant with the id on the left of the `@`.
    #[error("there are no rules `{id}`{near}")]
    NoRules {
        /// What was asked for.
        id: String,
        /// What resembles it.
        near: Near,
    },
    /// There is neither a board nor a variant with the id on the right of the `@`.
    #[error("there is no board `{id}`{near}")]
    NoBoard {
        /// What was asked for.
        id: String,
        /// What resembles it.
        near: Near,
    },
    /// The rules cannot be played on the board.
    #[error("the rules `{rules}` cannot be played on the board `{board}`: {error}")]
    DoNotFit {
        /// The rule set.
        rules: String,
        /// The board.
        board: String,
        /// Why.
        error: FitError,
    },
}
