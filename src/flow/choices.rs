//! What a new game is to be.

use std::sync::Arc;

use bevy::prelude::*;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use tafl_ai::Level;
use tafl_rules::{BySide, Side, Variant};

use crate::first_match::USUAL_VARIANT;
use crate::session::{MatchSetup, Player, TWO_PEOPLE, Variants, against_computer};

/// The side a person wishes to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum SideWish {
    /// The attackers.
    #[default]
    Attackers,
    /// The defenders.
    Defenders,
    /// Either, by lot.
    Random,
}

impl SideWish {
    /// The side to play, drawn by lot where it is left to chance.
    pub fn side(self) -> Side {
        use std::hash::{BuildHasher, RandomState};
        match self {
            SideWish::Attackers => Side::Attackers,
            SideWish::Defenders => Side::Defenders,
            SideWish::Random => Side::BOTH[(RandomState::new().hash_one(()) & 1) as usize],
        }
    }
}

/// Against whom: the computer at one of its levels, or another person. The names of the three levels that there
/// used to be still stand for those that took their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The computer as [`Level::Thrall`].
    Thrall,
    /// The computer as [`Level::Karl`].
    #[serde(alias = "easy")]
    Karl,
    /// The computer as [`Level::Drengr`].
    #[default]
    #[serde(alias = "normal")]
    Drengr,
    /// The computer as [`Level::Hirdman`].
    Hirdman,
    /// The computer as [`Level::Hersir`].
    #[serde(alias = "hard")]
    Hersir,
    /// The computer as [`Level::Jarl`].
    Jarl,
    /// Another person at this machine.
    Person,
}

impl Opponent {
    /// The computer at a level.
    pub fn computer(level: Level) -> Opponent {
        match level {
            Level::Thrall => Opponent::Thrall,
            Level::Karl => Opponent::Karl,
            Level::Drengr => Opponent::Drengr,
            Level::Hirdman => Opponent::Hirdman,
            Level::Hersir => Opponent::Hersir,
            Level::Jarl => Opponent::Jarl,
        }
    }

    /// The computer's level; nothing for a person.
    pub fn level(self) -> Option<Level> {
        Level::ALL.into_iter().find(|&level| Opponent::computer(level) == self)
    }
}

/// What was chosen for the last new game; the next one is offered the same.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The variant's id; that of a pair is `RULES@BOARD`.
    pub variant: String,
    /// The side the person plays against the computer.
    pub side: SideWish,
    /// Against whom.
    pub opponent: Opponent,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            variant: USUAL_VARIANT.to_owned(),
            side: SideWish::default(),
            opponent: Opponent::default(),
        }
    }
}

impl Choices {
    /// Who plays, a lot being drawn where a side is left to chance.
    pub fn players(&self) -> BySide<Player> {
        match self.opponent.level() {
            Some(level) => against_computer(self.side.side(), level),
            None => TWO_PEOPLE,
        }
    }

    /// The variant, or the usual one where the one that was chosen is gone.
    pub fn variant(&self, variants: &Variants) -> Arc<Variant> {
        variant_or_usual(&self.variant, variants)
    }

    /// The match that was chosen.
    pub fn setup(&self, variants: &Variants) -> MatchSetup {
        MatchSetup::new(&self.variant(variants), self.players())
    }
}

/// The variant that an id names, or the usual one where it is gone.
pub(super) fn variant_or_usual(id: &str, variants: &Variants) -> Arc<Variant> {
    let library = &variants.0;
    library
        .resolve(id)
        .or_else(|_| library.resolve(USUAL_VARIANT))
        .expect("the usual variant comes with the game")
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choices>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_says_who_plays() {
        let variants = Variants::default();
        let choose =
            |side, opponent| Choices { side, opponent, ..Choices::default() }.setup(&variants).players;
        let computer = Player::Computer(Level::Hersir);
        assert_eq!(choose(SideWish::Attackers, Opponent::Hersir).defenders, computer);
        assert_eq!(choose(SideWish::Attackers, Opponent::Hersir).attackers, Player::Human);
        assert_eq!(choose(SideWish::Defenders, Opponent::Hersir).attackers, computer);
        let two = choose(SideWish::Random, Opponent::Person);
        assert!(two.attackers.is_human() && two.defenders.is_human());
        let drawn = choose(SideWish::Random, Opponent::Karl);
        assert!(drawn.attackers.is_human() != drawn.defenders.is_human());
    }

    #[test]
    fn a_variant_that_is_gone_gives_way_to_the_usual_one() {
        let variants = Variants::default();
        let gone = Choices { variant: "gone".to_owned(), ..Choices::default() };
        assert_eq!(gone.variant(&variants).id, USUAL_VARIANT);
        let half_gone = Choices { variant: "brandubh@gone".to_owned(), ..Choices::default() };
        assert_eq!(half_gone.variant(&variants).id, USUAL_VARIANT);
    }

    #[test]
    fn a_choice_may_be_a_pair() {
        let variants = Variants::default();
        let pair = Choices { variant: "ard-ri@tablut-9x9".to_owned(), ..Choices::default() };
        let variant = pair.variant(&variants);
        assert_eq!((&*variant.rules_id, &*variant.board_id), ("ard-ri", "tablut-9x9"));
    }
}
