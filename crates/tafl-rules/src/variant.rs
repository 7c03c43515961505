use serde::Deserialize;
use thiserror::Error;

use crate::{Board, Engine, Reason, Rules, Square};

/// A board and a rule set that are played together, under a name, with their story.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The id, for ever the same pair.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Where the game comes from, in a few sentences; empty where two parts are paired without a file.
    pub story: String,
    /// The id of the board.
    pub board_id: String,
    /// The id of the rule set.
    pub rules_id: String,
    board: Board,
    engine: Engine,
}

/// A variant as it is written in RON.
#[derive(Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub(crate) struct VariantText {
    pub(crate) name: String,
    pub(crate) board: String,
    pub(crate) rules: String,
    #[serde(default)]
    pub(crate) story: String,
}

impl Variant {
    /// Pairs a board with a rule set, or says why the two do not fit.
    pub fn new(
        id: &str,
        name: &str,
        story: &str,
        board: (&str, Board),
        rules: (&str, &Rules),
    ) -> Result<Variant, FitError> {
        let engine = Engine::new(&board.1, rules.1)?;
        Ok(Variant {
            id: id.to_owned(),
            name: name.to_owned(),
            story: story.to_owned(),
            board_id: board.0.to_owned(),
            rules_id: rules.0.to_owned(),
            board: board.1,
            engine,
        })
    }

    /// Whether the game goes on from its start: one that is over before the first move is none.
    pub(crate) fn check_start(&self) -> Result<(), FitError> {
        let setup = self.board.setup();
        let start = self.engine.position(&setup).expect("the two were found to fit");
        match self.engine.outcome_of_setup(&start) {
            None => Ok(()),
            Some(outcome) => Err(FitError::OverAtStart { reason: outcome.reason() }),
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rule set.
    pub fn rules(&self) -> &Rules {
        self.engine.rules()
    }

    /// The judge of the variant's positions.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }
}

/// Why a board and a rule set cannot be played together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FitError {
    /// A man starts where the rules let none stop.
    #[error("a man starts on {square}, where the rules let only the king stop")]
    RestrictedSquare {
        /// The square.
        square: Square,
    },
    /// The game is over before its first move.
    #[error("the game would be over before its first move ({})", .reason.id())]
    OverAtStart {
        /// The rule that ends it.
        reason: Reason,
    },
}
