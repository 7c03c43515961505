//! The search: deeper and deeper, the best lines first, each node asked only whether it matters.

mod danger;
mod judge;
mod node;
mod plies;
mod quiescence;
mod reductions;
mod root;
mod threads;

use std::sync::Arc;
use std::time::Instant;

use tafl_rules::engine::{Compiled, Ply, State, Width};
use tafl_rules::{Engine, Game, Move, Position, with_engine};

use crate::clock::{Clock, Ticker};
use crate::evaluation::{Evaluation, Memo, Standing, Weights};
use crate::lines::Lines;
use crate::ordering::{Candidate, Ordering};
use crate::path::Path;
use crate::score::MAX_HEIGHT;
use crate::table::Table;
use crate::technique::Techniques;
use crate::{Control, Limits, Options, Report, Searcher, Technique};

/// Searches a game's position for the best move of the side to move, with [`Options::default`].
///
/// With one set of nodes or depths as limit, the same game gives the same answer, always. The search obeys
/// the rules of repetition with the history of the game, and never offers, asks for or takes a draw.
///
/// ```
/// use std::sync::Arc;
/// use tafl_ai::{Control, Limits, search};
/// use tafl_rules::{Game, Library};
///
/// let library = Library::built_in();
/// let game = Game::new(Arc::clone(library.variant("tablut-linnaeus-9x9").expect("built in")));
/// let report = search(&game, &Limits::depth(2), &Control::new());
/// let best = report.best.expect("the game is not over");
/// assert!(game.check(best).is_ok());
/// ```
pub fn search(game: &Game, limits: &Limits, control: &Control) -> Report {
    Searcher::new(Options::default()).search(game, limits, control)
}

/// What is to be searched, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    /// The rules as the search sees them: those of the game, or fewer.
    pub(crate) engine: &'a Engine,
    pub(crate) limits: &'a Limits,
    pub(crate) options: &'a Options,
    /// The weights of the evaluation, where they are not those of the variant's class.
    pub(crate) weights: Option<&'a Weights>,
    pub(crate) control: &'a Control,
    /// From when on the time of the limits counts.
    pub(crate) start: Instant,
}

/// Carries a task out, with a table that may know something already.
pub(crate) fn carry_out(task: Task, table: &Table) -> Report {
    with_engine!(task.engine, task.game.position(), |compiled, state| {
        search_on(task, table, compiled, state)
    })
}

fn search_on<const W: usize>(task: Task, table: &Table, compiled: &Compiled<W>, state: State<W>) -> Report
where
    Position: Width<W>,
{
    let Task { game, options, .. } = task;
    let board = game.variant().board();
    let squares = usize::from(board.size()) * usize::from(board.size());
    let plies: Vec<_> = game
        .legal_moves()
        .map(|mv| Ply { from: compiled.index(mv.from), to: compiled.index(mv.to) })
        .collect();
    let keys = (0..=game.ply_count()).filter_map(|ply| game.position_at(ply)).map(Position::key).collect();
    let lines = Lines::new(compiled);
    let start = Game::new(Arc::clone(game.variant()));
    let start = start.position().state_of();
    let evaluation = match task.weights {
        Some(&weights) => Evaluation::weighing(compiled, &lines, &start, weights),
        None => Evaluation::new(compiled, &lines, &start),
    };
    let clock = Clock::new(*task.limits, task.control, task.start);
    let techniques = Techniques::all_but(&options.without);
    let worker = |path: Path| Worker {
        compiled,
        lines: &lines,
        evaluation: &evaluation,
        table,
        state,
        standing: evaluation.standing(&state),
        memo: Memo::new(),
        path,
        ordering: Ordering::new(squares),
        ticker: clock.ticker(options.threads),
        techniques,
        candidates: Vec::with_capacity(4096),
        vain: Vec::with_capacity(256),
        variations: vec![Vec::new(); MAX_HEIGHT + 2],
        passed: [false; MAX_HEIGHT + 2],
        evaluations: [0; MAX_HEIGHT + 2],
        threat_horizon: 0,
    };
    table.grow_older();
    let path = Path::new(keys);
    threads::search(task, &clock, &plies, || worker(path.clone()))
}

/// One thread of a search at work.
struct Worker<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    lines: &'a Lines<W>,
    evaluation: &'a Evaluation<W>,
    table: &'a Table,
    /// The position at hand.
    state: State<W>,
    /// What its pieces count by where they stand.
    standing: Standing,
    /// What the evaluation has found before.
    memo: Memo,
    path: Path,
    ordering: Ordering,
    ticker: Ticker<'a>,
    techniques: Techniques,
    /// The plies still to be tried, of all nodes on the line, as one stack.
    candidates: Vec<Candidate>,
    /// The quiet plies that were tried in vain, likewise.
    vain: Vec<Ply>,
    /// The best line found from each height on.
    variations: Vec<Vec<Ply>>,
    /// Whether each height was reached by passing.
    passed: [bool; MAX_HEIGHT + 2],
    /// What the positions on the line were worth without looking ahead, to the side to move there.
    evaluations: [i32; MAX_HEIGHT + 2],
    /// The height up to which a threat to win at once is answered beyond the depth.
    threat_horizon: usize,
}

impl<const W: usize> Worker<'_, W> {
    #[inline]
    fn has(&self, technique: Technique) -> bool {
        self.techniques.has(technique)
    }

    #[inline]
    fn evaluate(&mut self) -> i32 {
        self.evaluation.of(self.compiled, self.lines, &self.state, self.standing, &mut self.memo)
    }

    /// Makes a ply with the best line after it the best line of a height.
    fn extend_variation(&mut self, height: usize, ply: Ply) {
        let (before, after) = self.variations.split_at_mut(height + 1);
        let (line, rest) = (&mut before[height], &after[0]);
        line.clear();
        line.push(ply);
        line.extend_from_slice(rest);
    }

    fn as_move(&self, ply: Ply) -> Move {
        Move { from: self.compiled.square(ply.from), to: self.compiled.square(ply.to) }
    }
}
