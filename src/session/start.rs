//! What a match begins with.

use std::sync::Arc;

use tafl_rules::{BySide, Game, Variant};

use super::Player;
use super::saves::Keepsakes;

/// A match to be put on the table.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The game as it stands when the match begins, at its start or further on.
    pub game: Game,
    /// Who plays.
    pub players: BySide<Player>,
    /// What the match is for.
    pub purpose: Purpose,
    /// What the file it was read from holds beside the game.
    pub keepsakes: Keepsakes,
}

/// What a match is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It is played in earnest, and saved.
    Played,
    /// The computer plays itself behind the title, and nothing is saved.
    Demonstration,
}

impl MatchSetup {
    /// A new game of a variant.
    pub fn new(variant: &Arc<Variant>, players: BySide<Player>) -> MatchSetup {
        MatchSetup {
            game: Game::new(Arc::clone(variant)),
            players,
            purpose: Purpose::Played,
            keepsakes: Keepsakes::default(),
        }
    }

    /// A game in which the computer plays both sides, behind the title.
    pub fn demonstration(variant: &Arc<Variant>, level: tafl_ai::Level) -> MatchSetup {
        let computer = Player::Computer(level);
        MatchSetup {
            purpose: Purpose::Demonstration,
            ..MatchSetup::new(variant, BySide { attackers: computer, defenders: computer })
        }
    }
}
