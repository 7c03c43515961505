//! The search: deeper and deeper, the best lines first, each node asked only whether it matters.

mod judge;
mod node;
mod quiescence;
mod root;

use tafl_rules::engine::{Compiled, Ply, State, Width};
use tafl_rules::{Game, Move, Piece, Position, with_engine};

use crate::clock::Clock;
use crate::evaluation::Evaluation;
use crate::lines::Lines;
use crate::ordering::{Candidate, Ordering};
use crate::path::Path;
use crate::score::MAX_HEIGHT;
use crate::table::Table;
use crate::{Control, Limits, Report};

/// The most entries of the table: 16 MiB.
const TABLE_ENTRIES: u64 = 1 << 20;

/// How a search thinks, apart from how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mind {
    /// Whether it follows captures and threats at the end of its lines.
    pub(crate) sees_threats: bool,
    /// How much worse than the best a move may be to have its line looked at to the end.
    pub(crate) margin: i32,
}

impl Mind {
    /// The strongest: every threat seen, no time spent on second-best moves.
    pub(crate) const SHARP: Mind = Mind { sees_threats: true, margin: 0 };
}

/// Searches a game's position for the best move of the side to move.
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
    search_with(game, limits, control, Mind::SHARP)
}

/// Searches with a mind of its own.
pub(crate) fn search_with(game: &Game, limits: &Limits, control: &Control, mind: Mind) -> Report {
    with_engine!(game.variant().engine(), game.position(), |compiled, state| {
        search_on(game, compiled, state, limits, control, mind)
    })
}

fn search_on<const W: usize>(
    game: &Game,
    compiled: &Compiled<W>,
    state: State<W>,
    limits: &Limits,
    control: &Control,
    mind: Mind,
) -> Report
where
    Position: Width<W>,
{
    let board = game.variant().board();
    let squares = usize::from(board.size()) * usize::from(board.size());
    let keys = (0..=game.ply_count()).filter_map(|ply| game.position_at(ply)).map(Position::key).collect();
    let plies = game
        .legal_moves()
        .map(|mv| Ply { from: compiled.index(mv.from), to: compiled.index(mv.to) })
        .collect();
    let men = |piece| board.count(piece);
    let search = Search {
        compiled,
        lines: Lines::new(compiled),
        evaluation: Evaluation::new(compiled, men(Piece::Attacker), men(Piece::Defender)),
        state,
        path: Path::new(keys),
        table: Table::new(table_entries(limits)),
        ordering: Ordering::new(squares),
        clock: Clock::start(*limits, control),
        mind,
        candidates: Vec::with_capacity(4096),
        variations: vec![Vec::new(); MAX_HEIGHT + 2],
        threat_horizon: 0,
    };
    search.run(plies, limits.depth)
}

/// No larger table than the search can fill.
fn table_entries(limits: &Limits) -> usize {
    let by_depth = match limits.depth {
        Some(0..=3) => 1 << 14,
        _ => TABLE_ENTRIES,
    };
    let by_nodes = limits.nodes.map_or(TABLE_ENTRIES, |nodes| nodes.saturating_mul(2).max(1 << 10));
    by_depth.min(by_nodes).min(TABLE_ENTRIES) as usize
}

/// One search at work.
struct Search<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    lines: Lines<W>,
    evaluation: Evaluation<W>,
    /// The position at hand.
    state: State<W>,
    path: Path,
    table: Table,
    ordering: Ordering,
    clock: Clock<'a>,
    mind: Mind,
    /// The plies still to be tried, of all nodes on the line, as one stack.
    candidates: Vec<Candidate>,
    /// The best line found from each height on.
    variations: Vec<Vec<Ply>>,
    /// The height up to which a threat to win at once is answered beyond the depth.
    threat_horizon: usize,
}

impl<const W: usize> Search<'_, W> {
    fn evaluate(&self) -> i32 {
        self.evaluation.of(self.compiled, &self.lines, &self.state)
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
