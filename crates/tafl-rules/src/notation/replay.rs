use std::fmt;
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

impl fmt::Display for CaptureDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |squares: &[Square]| match squares {
            [] => "nothing".to_owned(),
            _ => squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", "),
        };
        write!(
            f,
            "ply {}: the move is written to take {}, but takes {}",
            self.ply,
            list(&self.written),
            list(&self.played)
        )
    }
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

/// A record that is being played out, move by move.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a GameRecord,
    game: Game,
    /// How many plies were played before the game that is on the board.
    earlier: usize,
    differences: Vec<CaptureDifference>,
}

impl<'a> Replay<'a> {
    /// Sets a record up under a variant, whichever it names.
    pub fn new(record: &'a GameRecord, variant: &Arc<Variant>) -> Result<Replay<'a>, ReplayError> {
        let game = match record.tag("Position") {
            None => Game::new(Arc::clone(variant)),
            Some(position) => {
                let setup = read_position(position).map_err(ReplayError::Position)?;
                Game::from_setup(Arc::clone(variant), &setup)?
            }
        };
        Ok(Replay { record, game, earlier: 0, differences: Vec::new() })
    }

    /// The game as far as it has been played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where the written captures were not those of the rules so far.
    pub fn differences(&self) -> &[CaptureDifference] {
        &self.differences
    }

    /// How many moves have been played.
    pub fn plies(&self) -> usize {
        self.earlier + self.game.ply_count()
    }

    /// How many moves are written and not yet played.
    pub fn moves_left(&self) -> usize {
        self.record.moves.len() - self.plies()
    }

    /// Goes on from the position on the board as if the game began there, with a new count of repetitions:
    /// so the moves behind a repetition that its players did not see can be checked too. What was played
    /// until then is forgotten.
    pub fn begin_anew(&mut self) {
        self.earlier = self.plies();
        let setup = self.game.position().to_setup();
        self.game = Game::from_setup(Arc::clone(self.game.variant()), &setup)
            .expect("a position that was played is one of its variant");
    }

    /// Plays the next written move. False where none is left.
    pub fn step(&mut self) -> Result<bool, ReplayError> {
        let ply = self.plies() + 1;
        let Some(recorded) = self.record.moves.get(ply - 1) else {
            return Ok(false);
        };
        let played = self.game.play(recorded.written.mv).map_err(|refusal| ReplayError::Refused {
            ply,
            mv: recorded.written.to_string(),
            line: recorded.line,
            column: recorded.column,
            refusal,
        })?;
        let written = &recorded.written.captures;
        if !played.captures.iter().map(|capture| &capture.square).eq(written) {
            let played = played.captures.iter().map(|capture| capture.square).collect();
            self.differences.push(CaptureDifference { ply, written: written.clone(), played });
        }
        Ok(true)
    }

    /// Ends a game as its players did, where the record says so and the board does not.
    pub fn conclude(mut self) -> Replayed {
        let reason = self.record.tag("Reason").and_then(Reason::from_id);
        match (reason, self.record.told_result()) {
            (Some(Reason::Resignation), Some(WrittenResult::Won(winner))) => {
                self.game.resign(!winner);
            }
            (Some(Reason::Agreement), Some(WrittenResult::Draw)) => {
                self.game.agree_on_draw();
            }
            _ => {}
        }
        Replayed { game: self.game, differences: self.differences }
    }
}

impl GameRecord {
    /// Plays the record out under the variant it names, which may be a pair: `RULES@BOARD`.
    pub fn replay(&self, library: &Library) -> Result<Replayed, ReplayError> {
        let id = self.tag("Variant").ok_or(ReplayError::NoVariant)?;
        let variant = library.resolve(id).map_err(|_| ReplayError::UnknownVariant(id.to_owned()))?;
        self.replay_as(&variant)
    }

    /// Plays the record out under a variant, whichever it names.
    pub fn replay_as(&self, variant: &Arc<Variant>) -> Result<Replayed, ReplayError> {
        let mut replay = Replay::new(self, variant)?;
        while replay.step()? {}
        Ok(replay.conclude())
    }
}
