use tafl_rules::Game;

use crate::search::search_with;
use crate::{Control, Level, Limits, Line, Report};

/// Chooses a move as a level plays: among the lines that it finds nearly as good as the best, by the seed,
/// so that two games are not alike. A win that is seen is always taken, by the shortest way.
///
/// The report's first line is that of the chosen move; the others follow as they are ranked. The same
/// game, level and seed give the same move, except where time is the limit, as it is for
/// [`Level::Hersir`].
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
    choose_within(game, level, &level.limits(), seed, control)
}

/// Chooses as a level does, but within limits of the caller's: with nodes as the limit, also
/// [`Level::Hersir`] always gives the same answer.
pub fn choose_within(game: &Game, level: Level, limits: &Limits, seed: u64, control: &Control) -> Report {
    let mind = level.policy().mind;
    let mut limits = *limits;
    if game.legal_moves().nth(1).is_none() {
        // Nothing to choose from: no need to think about it for long.
        limits.depth = Some(limits.depth.map_or(2, |depth| depth.min(2)));
    }
    let mut report = search_with(game, &limits, control, mind);
    if let Some(chosen) = pick(&report.lines, mind.margin, seed ^ game.position().key()) {
        report.lines[..=chosen].rotate_right(1);
        report.best = report.lines.first().and_then(|line| line.moves.first().copied());
    }
    report
}

/// The number of a line that comes within the margin of the best: the nearer to it, the likelier.
fn pick(lines: &[Line], margin: i32, seed: u64) -> Option<usize> {
    let best = lines.first()?.score;
    if best.is_decided() {
        return Some(0);
    }
    let weight = |line: &Line| {
        let behind = best.value() - line.score.value();
        u64::try_from(margin + 1 - behind).unwrap_or(0)
    };
    let total: u64 = lines.iter().map(weight).sum();
    let mut ticket = scrambled(seed) % total.max(1);
    lines.iter().position(|line| {
        let weight = weight(line);
        let hit = ticket < weight;
        ticket = ticket.saturating_sub(weight);
        hit
    })
}

/// A number in which every bit depends on every bit of the seed: the finishing step of SplitMix64.
fn scrambled(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
