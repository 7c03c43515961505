use std::time::Instant;

use tafl_rules::{Engine, Game};

use crate::evaluation::Weights;
use crate::search::{Task, carry_out};
use crate::table::Table;
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
    /// The weights of the evaluation, where they are not those of the variant's class.
    weights: Option<Box<Weights>>,
    /// Made with the first search, as large as that can fill.
    table: Option<Kept>,
}

/// More than a thread visits in a millisecond: what it does not fill only lies in the way.
const ENTRIES_PER_MS: u128 = 3000;

/// A table, and how many entries it was made for.
#[derive(Debug)]
struct Kept {
    table: Table,
    entries: usize,
}

impl Searcher {
    /// A searcher that knows nothing yet.
    pub fn new(options: Options) -> Searcher {
        Searcher { options, weights: None, table: None }
    }

    /// A searcher whose evaluation has weights of its own.
    pub(crate) fn weighing(options: Options, weights: Box<Weights>) -> Searcher {
        Searcher { weights: Some(weights), ..Searcher::new(options) }
    }

    /// How it is set up.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Sets it up anew; what it remembers is kept where the size of the table stays.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// Forgets all positions, as before the first search. One game's positions are of no use to a game of
    /// another variant, and would be taken for its own.
    pub fn forget(&mut self) {
        if let Some(kept) = &mut self.table {
            kept.table.clear();
        }
    }

    /// Searches a game's position for the best move of the side to move, as [`search`](crate::search) does.
    pub fn search(&mut self, game: &Game, limits: &Limits, control: &Control) -> Report {
        self.search_by(game, game.variant().engine(), limits, control)
    }

    /// Searches as if the game were played by the rules of an engine, which allow the same moves.
    pub(crate) fn search_by(
        &mut self,
        game: &Game,
        engine: &Engine,
        limits: &Limits,
        control: &Control,
    ) -> Report {
        if self.options.threads == 0 || game.outcome().is_some() {
            return Report::default();
        }
        // Making the table takes its time too.
        let start = Instant::now();
        let most = Table::entries_in(self.options.hash);
        let entries = wanted_entries(limits, self.options.threads).min(most);
        let (options, weights) = (&self.options, self.weights.as_deref());
        self.table.take_if(|kept| !(entries..=most).contains(&kept.entries));
        let kept = self.table.get_or_insert_with(|| Kept { table: Table::new(entries), entries });
        carry_out(Task { game, engine, limits, options, weights, control, start }, &kept.table)
    }
}

/// How many entries a search of so many threads within limits can fill.
fn wanted_entries(limits: &Limits, threads: usize) -> usize {
    let by_nodes = limits.nodes.map_or(usize::MAX, |nodes| {
        usize::try_from(nodes.saturating_mul(2)).unwrap_or(usize::MAX).max(1 << 10)
    });
    let by_time = limits.time.map_or(usize::MAX, |time| {
        let entries = time.as_millis().saturating_mul(ENTRIES_PER_MS * threads as u128);
        usize::try_from(entries).unwrap_or(usize::MAX).max(1 << 14)
    });
    let by_depth = match limits.depth {
        Some(0..=3) => 1 << 14,
        _ => usize::MAX,
    };
    by_nodes.min(by_time).min(by_depth)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tafl_rules::Library;

    use super::*;

    #[test]
    fn the_table_is_kept_while_it_is_large_enough_and_never_larger_than_it_may_be() {
        let game = Game::new(Arc::clone(Library::built_in().variant("brandubh-7x7").expect("built in")));
        let mut searcher = Searcher::new(Options { hash: 2, ..Options::default() });
        let mut entries = |hash, nodes| {
            searcher.set_options(Options { hash, ..Options::default() });
            searcher.search(&game, &Limits { depth: Some(4), ..Limits::nodes(nodes) }, &Control::new());
            searcher.table.as_ref().expect("it was made").entries
        };
        let cases =
            [(2, 1000, 2000), (2, 5000, 10_000), (2, 100, 10_000), (2, 1 << 40, 1 << 17), (1, 9, 1024)];
        for (hash, nodes, expected) in cases {
            assert_eq!(entries(hash, nodes), expected, "{hash} MiB, {nodes} nodes");
        }
    }
}
