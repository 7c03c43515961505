use std::time::Duration;

use tafl_rules::{Game, Move};

use crate::ours::{LevelPlayer, SearchPlayer};
use crate::program::Program;
use crate::{Entrant, Fault, Kind, Terms};

/// Whoever chooses moves for one side of a game.
pub(crate) trait Player {
    /// Another game begins; what was remembered of the last one is of no use.
    fn new_game(&mut self, game: &Game) -> Result<(), Fault>;

    /// A move for the side to move. The seed decides what is left to chance.
    fn choose(&mut self, game: &Game, seed: u64) -> Result<Move, Fault>;
}

/// Brings an entrant to the board.
pub(crate) fn player(entrant: &Entrant, terms: &Terms) -> Result<Box<dyn Player>, Fault> {
    Ok(match &entrant.kind {
        Kind::Level(level) => Box::new(LevelPlayer { level: *level }),
        Kind::Ours(options) => Box::new(SearchPlayer::new(options.clone(), terms.limits)),
        Kind::Program(words) => Box::new(Program::start(words, terms.limits, patience(terms))?),
    })
}

/// So long is waited for an answer where no time is set.
const PATIENCE: Duration = Duration::from_secs(600);

/// How long is waited for a move.
pub(crate) fn patience(terms: &Terms) -> Duration {
    terms.limits.time.map_or(PATIENCE, |time| time + terms.margin)
}
