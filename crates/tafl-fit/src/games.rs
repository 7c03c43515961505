//! What self-play for positions and for matches have in common.

use std::ops::Range;
use std::sync::Arc;

use tafl_ai::{Control, Dice, Limits, Report, Searcher};
use tafl_rules::{Game, Variant};

/// An opening that one side would like better than this, in hundredths of a man, is not played on.
const FAIR: i32 = 400;

/// A game whose first plies, so many as the range allows, were played by chance, and that is still fair.
pub(crate) fn opening(
    variant: &Arc<Variant>,
    plies: Range<usize>,
    nodes: u64,
    searcher: &mut Searcher,
    dice: &mut Dice,
) -> Game {
    loop {
        let mut game = Game::new(Arc::clone(variant));
        for _ in 0..plies.start + dice.below(plies.len()) {
            let moves: Vec<_> = game.legal_moves().collect();
            if moves.is_empty() || game.play(moves[dice.below(moves.len())]).is_err() {
                break;
            }
        }
        searcher.forget();
        let report = look(&game, nodes, searcher, dice);
        if report.score().is_some_and(|score| !score.is_decided() && score.value().abs() < FAIR) {
            return game;
        }
    }
}

/// Searches with about as many nodes as asked for, never quite the same number.
pub(crate) fn look(game: &Game, nodes: u64, searcher: &mut Searcher, dice: &mut Dice) -> Report {
    let nodes = nodes / 2 + dice.below(nodes as usize + 1) as u64;
    searcher.search(game, &Limits::nodes(nodes), &Control::new())
}
