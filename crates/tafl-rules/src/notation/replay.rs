use std::sync::Arc;

use thiserror::Error;

use super::{GameRecord, NotationError, WrittenResult, read_position};
use crate::{Game, Library, Reason, Refusal, SetupError, Square, Variant};

/// A record played out by the rules.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The game.
    pub game: Game,
    /// Where the written captures are not those of the rules.
    pub differences: Vec<CaptureDifference>,
}

/// A ply whose written captures are not those of the rules. Captures that are not written at all on any
/// ply differ too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaptureDifference {
    /// The ply, from 1.
    pub ply: usize,
    /// The captures written.
    pub written: Vec<Square>,
    /// The captures of the rules.
    pub played: Vec<Square>,
}

/// Why a record cannot be played out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// No variant is named.
    #[error("the game names no variant: a tag [Variant \"…\"] is missing")]
    NoVariant,
    /// The variant is not known.
    #[error("there is no variant `{0}`")]
    UnknownVariant(String),
    /// The starting position cannot be read.
    #[error("tag Position: {0}")]
    Position(NotationError),
    /// The starting position is none of the variant.
    #[error("tag Position: {0}")]
    Setup(#[from] SetupError),
    /// A move may not be played.
    #[error("line {line}, column {column}: ply {ply}, {mv}: {refusal}")]
    Refused {
        /// The ply, from 1.
        ply: usize,
        /// The move as it is written.
        mv: String,
        /// Its line, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl GameRecord {
    /// Plays the record out under the variant it names.
    pub fn replay(&self, library: &Library) -> Result<Replayed, ReplayError> {
        let id = self.tag("Variant").ok_or(ReplayError::NoVariant)?;
        let variant = library.variant(id).ok_or_else(|| ReplayError::UnknownVariant(id.to_owned()))?;
        self.replay_as(variant)
    }

    /// Plays the record out under a variant, whichever it names.
    pub fn replay_as(&self, variant: &Arc<Variant>) -> Result<Replayed, ReplayError> {
        let mut game = match self.tag("Position") {
            None => Game::new(Arc::clone(variant)),
            Some(position) => {
                let setup = read_position(position).map_err(ReplayError::Position)?;
                Game::from_setup(Arc::clone(variant), &setup)?
            }
        };
        let mut differences = Vec::new();
        for (index, recorded) in self.moves.iter().enumerate() {
            let ply = index + 1;
            let played = game.play(recorded.written.mv).map_err(|refusal| ReplayError::Refused {
                ply,
                mv: recorded.written.to_string(),
                line: recorded.line,
                column: recorded.column,
                refusal,
            })?;
            let played: Vec<Square> = played.captures.iter().map(|capture| capture.square).collect();
            if played != recorded.written.captures {
                let written = recorded.written.captures.clone();
                differences.push(CaptureDifference { ply, written, played });
            }
        }
        self.conclude(&mut game);
        Ok(Replayed { game, differences })
    }

    /// Ends a game as its players did, where the record says so and the board does not.
    fn conclude(&self, game: &mut Game) {
        let result = self.result.or_else(|| self.tag("Result").and_then(WrittenResult::from_id));
        let reason = self.tag("Reason").and_then(Reason::from_id);
        match (reason, result) {
            (Some(Reason::Resignation), Some(WrittenResult::Won(winner))) => {
                game.resign(!winner);
            }
            (Some(Reason::Agreement), Some(WrittenResult::Draw)) => {
                game.agree_on_draw();
            }
            _ => {}
        }
    }
}
