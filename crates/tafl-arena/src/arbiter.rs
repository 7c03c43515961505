//! One game, judged by the rules.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tafl_ai::{Dice, Limits};
use tafl_rules::{BySide, Game, Side};

use crate::player::{Player, patience};
use crate::{Fault, Opening};

/// By what a contest is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What each engine has for a move. Levels play by their own where nothing is set.
    pub limits: Limits,
    /// What an answer may take beyond the time set, before it loses.
    pub margin: Duration,
    /// After so many plies, the opening's with them, a game is a draw.
    pub max_plies: usize,
    /// From this follows all that is left to chance.
    pub seed: u64,
}

impl Default for Terms {
    /// No limits, half a second of margin, 400 plies.
    fn default() -> Terms {
        Terms { limits: Limits::NONE, margin: Duration::from_millis(500), max_plies: 400, seed: 1 }
    }
}

/// How a game of a contest ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules: the game has an outcome.
    Board,
    /// A draw after the greatest number of plies.
    PlyLimit,
    /// A side lost by what its player did or did not do.
    Forfeit {
        /// The side that lost.
        side: Side,
        /// What happened.
        fault: Fault,
    },
}

/// A game of a contest that is over.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number in the contest, from 0.
    pub number: usize,
    /// The number of its opening's pair of games, from 0.
    pub pair: usize,
    /// The entrants that played, by their number.
    pub players: BySide<usize>,
    /// The opening.
    pub opening: Opening,
    /// The game as far as it was played.
    pub game: Game,
    /// How it ended.
    pub end: End,
}

impl PlayedGame {
    /// The winner; nobody in a draw.
    pub fn winner(&self) -> Option<Side> {
        match &self.end {
            End::Board => self.game.outcome().and_then(|outcome| outcome.winner),
            End::PlyLimit => None,
            End::Forfeit { side, .. } => Some(!*side),
        }
    }

    /// Why the game ended, as an id.
    pub fn reason(&self) -> &'static str {
        match &self.end {
            End::Board => self.game.outcome().map_or("unfinished", |outcome| outcome.reason().id()),
            End::PlyLimit => "ply_limit",
            End::Forfeit { fault, .. } => fault.id(),
        }
    }
}

/// Plays a game from an opening to its end. Nothing, if it is called off before.
pub(crate) fn play(
    mut game: Game,
    players: &mut BySide<Box<dyn Player>>,
    terms: &Terms,
    number: usize,
    called_off: &AtomicBool,
) -> Option<(Game, End)> {
    for side in Side::BOTH {
        if let Err(fault) = players[side].new_game(&game) {
            return Some((game, End::Forfeit { side, fault }));
        }
    }
    let allowed = patience(terms);
    while game.outcome().is_none() {
        if called_off.load(Ordering::Relaxed) {
            return None;
        }
        if game.ply_count() >= terms.max_plies {
            return Some((game, End::PlyLimit));
        }
        let side = game.position().side_to_move();
        let seed = Dice::named(&[terms.seed, number as u64, game.ply_count() as u64]).throw();
        let start = Instant::now();
        let chosen = players[side].choose(&game, seed);
        let after = start.elapsed();
        let played = chosen.and_then(|mv| match after > allowed {
            true => Err(Fault::Late { after, allowed }),
            false => game.play(mv).map(|_| ()).map_err(|refusal| Fault::Illegal { mv, refusal }),
        });
        if let Err(fault) = played {
            return Some((game, End::Forfeit { side, fault }));
        }
    }
    Some((game, End::Board))
}
