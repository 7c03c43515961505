use std::borrow::Cow;

use tafl_rules::{Engine, ExitFort, Game, Rules, Shieldwall};

use crate::level::Policy;
use crate::{Control, Dice, Level, Line, Options, Report, Searcher};

/// So many plies from the start of a game, every level chooses among several lines: no two games are to
/// begin alike.
const OPENING_PLIES: usize = 6;
/// How many lines at least.
const OPENING_LINES: usize = 3;

/// Chooses a move as a level plays: among the lines that it finds nearly as good as the best, by the seed,
/// so that two games are not alike. A win that is seen is always taken, by the shortest way.
///
/// The report's first line is that of the chosen move; the others follow as they are ranked. The same
/// game, level and seed give the same move, on every machine.
///
/// ```
/// use std::sync::Arc;
/// use tafl_ai::{Control, Level, choose};
/// use tafl_rules::{Game, Library};
///
/// let library = Library::built_in();
/// let game = Game::new(Arc::clone(library.variant("tablut-linnaeus-9x9").expect("built in")));
/// let moves: std::collections::HashSet<_> =
///     (0..8).filter_map(|seed| choose(&game, Level::Karl, seed, &Control::new()).best).collect();
/// assert!(moves.len() > 1, "not always the same opening");
/// ```
pub fn choose(game: &Game, level: Level, seed: u64, control: &Control) -> Report {
    let policy = level.policy();
    let mut limits = policy.limits;
    if game.legal_moves().nth(1).is_none() {
        // Nothing to choose from: no need to think about it for long.
        limits.depth = Some(limits.depth.map_or(2, |depth| depth.min(2)));
    }
    let opening = game.ply_count() < OPENING_PLIES;
    let lines = policy.lines.max(if opening { OPENING_LINES } else { 1 });
    let without = policy.without.iter().copied().collect();
    let mut searcher = Searcher::new(Options { lines, without, ..Options::default() });
    let mut report = searcher.search_by(game, &engine(game, &policy), &limits, control);
    if let Some(chosen) = pick(&report.lines, &policy, seed ^ game.position().key()) {
        report.lines[..=chosen].rotate_right(1);
        report.best = report.lines.first().and_then(|line| line.moves.first().copied());
    }
    report
}

/// The rules as a level sees them. They allow the same moves; what it does not see of captures and ends,
/// it finds out on the board.
fn engine<'a>(game: &'a Game, policy: &Policy) -> Cow<'a, Engine> {
    let engine = game.variant().engine();
    let rules = engine.rules();
    let edge_counts = rules.shieldwall == Shieldwall::Yes || rules.exit_fort == ExitFort::Wins;
    if policy.sees_the_edge || !edge_counts {
        return Cow::Borrowed(engine);
    }
    let seen = Rules { shieldwall: Shieldwall::No, exit_fort: ExitFort::No, ..rules.clone() };
    match Engine::new(game.variant().board(), &seen) {
        Ok(engine) => Cow::Owned(engine),
        // Where the lesser rules do not fit the board, the level sees all.
        Err(_) => Cow::Borrowed(engine),
    }
}

/// Where a game is as good as won or lost, chances hardly differ: a man given away costs at least this much
/// for each hundredth of him.
const LOSS_PER_POINT: f64 = 1.0 / 2000.0;

/// The number of a line that costs no more of the winning chance than the level tolerates: the less it costs, the
/// likelier.
fn pick(lines: &[Line], policy: &Policy, seed: u64) -> Option<usize> {
    let best = lines.first()?.score;
    if best.is_decided() {
        return Some(0);
    }
    let weight = |line: &Line| {
        let points = f64::from(best.value() - line.score.value());
        let loss = (best.chance() - line.score.chance()).max(points * LOSS_PER_POINT);
        // One that was looked at less deeply when the search ended may only seem better than the best.
        let loss = loss.max(0.0);
        if loss > policy.tolerance { 0.0 } else { (-loss / policy.warmth).exp() }
    };
    let total: f64 = lines.iter().map(weight).sum();
    let mut ticket = total * Dice::new(seed).fraction();
    lines.iter().position(|line| {
        ticket -= weight(line);
        ticket < 0.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    #[test]
    fn what_seems_better_than_the_best_is_no_likelier() {
        let line = |value, depth| Line { moves: Vec::new(), score: Score::Value(value), depth };
        let policy = Level::Hersir.policy();
        let second = |value, depth| {
            let lines = [line(-10, 8), line(value, depth)];
            (0..1000).filter(|&seed| pick(&lines, &policy, seed) == Some(1)).count()
        };
        assert!((400..600).contains(&second(-10, 8)));
        // Left behind when the search ended, by its value of the depth before.
        assert_eq!(second(30, 7), second(-10, 8));
        assert_eq!(second(-100, 8), 0);
    }
}
