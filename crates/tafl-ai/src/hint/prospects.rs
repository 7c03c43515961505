use std::collections::BTreeSet;

use tafl_rules::{Ending, Game, Move, Outcome, Reason, Side, Square};

use super::with_turn;

/// What a side could do with one move, if it were its turn.
#[derive(Default)]
pub(super) struct Prospects {
    /// Moves that win at once, and how.
    pub(super) wins: Vec<(Move, Outcome)>,
    /// The enemy men that could be taken.
    pub(super) victims: BTreeSet<Square>,
    /// Moves that open a road to the king which is not open yet.
    pub(super) roads: Vec<Move>,
    /// Moves that open two roads at once.
    pub(super) forks: Vec<Move>,
}

impl Prospects {
    /// What a side could do in the position of a game.
    pub(super) fn of(game: &Game, side: Side) -> Prospects {
        let mut prospects = Prospects::default();
        let Some(game) = with_turn(game, side) else { return prospects };
        let open = game.variant().engine().roads(game.position()).len();
        for mv in game.legal_moves() {
            let Ok(played) = game.preview(mv) else { continue };
            prospects.victims.extend(played.captures.iter().map(|capture| capture.square));
            match played.roads.len() {
                roads if roads <= open => {}
                1 => prospects.roads.push(mv),
                _ => prospects.forks.push(mv),
            }
            if let Some(outcome) = played.outcome.filter(|outcome| outcome.winner == Some(side)) {
                prospects.wins.push((mv, outcome));
            }
        }
        prospects
    }

    /// The squares that the wins are about: where the king gets home, where he stands when he is taken.
    pub(super) fn winning_squares(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = self
            .wins
            .iter()
            .flat_map(|(_, outcome)| match outcome.ending {
                Ending::KingCaptured { king, .. } => vec![king],
                _ => outcome.squares(),
            })
            .collect();
        squares.sort();
        squares.dedup();
        squares
    }

    /// The rule by which the side would win.
    pub(super) fn wins_by(&self) -> Option<Reason> {
        self.wins.first().map(|(_, outcome)| outcome.reason())
    }
}
