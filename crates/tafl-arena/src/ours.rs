use tafl_ai::{Control, Level, Limits, Options, Searcher, choose};
use tafl_rules::{Game, Move};

use crate::Fault;
use crate::player::Player;

/// A level of ours.
pub(crate) struct LevelPlayer {
    pub(crate) level: Level,
}

impl Player for LevelPlayer {
    fn new_game(&mut self, _: &Game) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, seed: u64) -> Result<Move, Fault> {
        choose(game, self.level, seed, &Control::new()).best.ok_or(Fault::Nothing)
    }
}

/// Our search, which remembers within a game.
pub(crate) struct SearchPlayer {
    searcher: Searcher,
    limits: Limits,
}

impl SearchPlayer {
    pub(crate) fn new(options: Options, limits: Limits) -> SearchPlayer {
        SearchPlayer { searcher: Searcher::new(options), limits }
    }
}

impl Player for SearchPlayer {
    fn new_game(&mut self, _: &Game) -> Result<(), Fault> {
        self.searcher.forget();
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: u64) -> Result<Move, Fault> {
        self.searcher.search(game, &self.limits, &Control::new()).best.ok_or(Fault::Nothing)
    }
}
