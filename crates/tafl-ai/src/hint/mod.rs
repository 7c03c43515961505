//! Advice for a person: the best move, and one reason for it.
//!
//! The reason comes from the search and from what the move changes: what the move wins, what the other side
//! could do if nothing were done and no longer can, what the side could do next and could not before.

mod geometry;
mod prospects;
mod reason;

use tafl_rules::{Game, Move, Setup, Side};

pub use reason::{Reason, reason};

use crate::{Control, Limits, Score, Searcher};

/// The best move, and why it is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The side that is advised.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// What the move is worth to the side.
    pub score: Score,
    /// What the search thinks will follow, the move first.
    pub line: Vec<Move>,
    /// Why it is a good move, or the least bad one.
    pub reason: Reason,
}

/// The part of the limits, one in so many, that is spent on what the other side threatens.
const FOR_THREATS: u32 = 4;

/// Looks for the best move of the side to move, and for the reason. Three quarters of the limits go to the
/// move, a quarter to what the other side would do if it were its turn. Nothing when the game is over, or
/// when the search is stopped before it has looked at anything.
///
/// ```
/// use std::sync::Arc;
/// use tafl_ai::{Control, Limits, Options, Reason, Searcher, hint};
/// use tafl_rules::notation::read_position;
/// use tafl_rules::{Game, Library};
///
/// let library = Library::built_in();
/// let variant = library.variant("tablut-linnaeus-9x9").expect("built in");
/// let setup = read_position("9/9/9/2K6/9/9/9/4t4/9 d 0 1").expect("a position");
/// let game = Game::from_setup(Arc::clone(variant), &setup).expect("of the variant");
/// let mut searcher = Searcher::new(Options::default());
/// let hint = hint(&mut searcher, &game, &Limits::nodes(2_000), &Control::new()).expect("not over");
/// assert!(matches!(hint.reason, Reason::Wins { by: tafl_rules::Reason::Escape, .. }));
/// ```
pub fn hint(searcher: &mut Searcher, game: &Game, limits: &Limits, control: &Control) -> Option<Hint> {
    let part = |of: u32| Limits {
        time: limits.time.map(|time| time * of / FOR_THREATS),
        nodes: limits.nodes.map(|nodes| nodes * u64::from(of) / u64::from(FOR_THREATS)),
        ..*limits
    };
    let report = searcher.search(game, &part(FOR_THREATS - 1), control);
    let line = report.lines.first()?;
    let threat = match report.score() {
        // How it ends is the reason then.
        Some(score) if score.is_decided() => None,
        _ => with_turn(game, !game.position().side_to_move())
            .map(|passed| searcher.search(&passed, &part(1), control)),
    };
    Some(Hint {
        side: game.position().side_to_move(),
        mv: *line.moves.first()?,
        score: line.score,
        line: line.moves.clone(),
        reason: reason(game, &report, threat.as_ref())?,
    })
}

/// The position of a game with a side to move; nothing where the game would be over. Where the turn changes,
/// the history is lost.
fn with_turn(game: &Game, side: Side) -> Option<Game> {
    if game.position().side_to_move() == side {
        return Some(game.clone()).filter(|game| game.outcome().is_none());
    }
    let setup = Setup { side_to_move: Some(side), ..game.position().to_setup() };
    let turned = Game::from_setup(std::sync::Arc::clone(game.variant()), &setup);
    turned.ok().filter(|game| game.outcome().is_none())
}
