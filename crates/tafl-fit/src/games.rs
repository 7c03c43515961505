//! What self-play for positions and for matches have in common.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use tafl_ai::{Control, Dice, Limits, Report, Searcher};
use tafl_rules::{Game, Side, Variant};

/// An opening that one side would like better than this, in hundredths of a man, is not played on.
const FAIR: i32 = 400;

/// How many more wins of one side than of the other double the other's nodes, and how often they can be
/// doubled.
const EDGE: i32 = 3;
const DOUBLINGS: i32 = 4;

/// The nodes that each side gets for a move: more for the side that wins too seldom, since results that are
/// known beforehand teach nothing.
#[derive(Debug, Default)]
pub(crate) struct Odds {
    /// By how many games the defenders are ahead.
    ahead: AtomicI32,
}

/// The odds of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doublings(i32);

impl Odds {
    /// The odds by the games so far.
    pub(crate) fn now(&self) -> Doublings {
        Doublings((self.ahead.load(Ordering::Relaxed) / EDGE).clamp(-DOUBLINGS, DOUBLINGS))
    }

    /// Takes in who won a game.
    pub(crate) fn learn(&self, winner: Option<Side>) {
        let change = match winner {
            Some(Side::Defenders) => 1,
            Some(Side::Attackers) => -1,
            None => 0,
        };
        let limit = EDGE * (DOUBLINGS + 1);
        let next = |ahead: i32| Some((ahead + change).clamp(-limit, limit));
        let (Ok(_) | Err(_)) = self.ahead.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
    }
}

impl Doublings {
    /// What a side gets where both would get so many nodes.
    pub(crate) fn nodes(self, side: Side, nodes: u64) -> u64 {
        let doublings = if side == Side::Attackers { self.0 } else { -self.0 };
        nodes << doublings.max(0)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_that_wins_too_seldom_gets_more_nodes() {
        let odds = Odds::default();
        let nodes = |side| odds.now().nodes(side, 100);
        let cases = [
            (None, 9, 100, 100),
            (Some(Side::Defenders), 2, 100, 100),
            (Some(Side::Defenders), 1, 200, 100),
            (Some(Side::Defenders), 99, 1600, 100),
            (Some(Side::Attackers), 6, 800, 100),
            (Some(Side::Attackers), 15, 100, 400),
        ];
        for (winner, games, attackers, defenders) in cases {
            (0..games).for_each(|_| odds.learn(winner));
            let found = (nodes(Side::Attackers), nodes(Side::Defenders));
            assert_eq!(found, (attackers, defenders), "{winner:?} {games} times");
        }
    }
}
