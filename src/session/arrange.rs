//! Putting a match on the table, and beginning it again.

use bevy::prelude::*;
use tafl_rules::{BySide, Game};

use super::facts::{Facts, ResetCause};
use super::start::MatchSetup;
use super::table::Match;
use super::thinking::Thinking;

/// Puts a match on the table, in place of the one that may be there.
pub(super) fn put_on_table(
    setup: MatchSetup,
    commands: &mut Commands,
    current: Option<&mut Match>,
    facts: &mut Facts,
) {
    let MatchSetup { game, players, purpose, keepsakes } = setup;
    match current {
        Some(current) => {
            current.game = game;
            current.players = players;
            current.purpose = purpose;
            current.keepsakes = keepsakes;
            current.looked_at = None;
            current.draw_offer = None;
            current.changed();
            facts.reset(current.board, ResetCause::NewMatch);
        }
        None => {
            let board = commands.spawn((Name::new("Match board"), MatchBoard)).id();
            commands.insert_resource(Match {
                game,
                players,
                purpose,
                keepsakes,
                board,
                looked_at: None,
                draw_offer: None,
                generation: 0,
            });
            facts.reset(board, ResetCause::NewMatch);
        }
    }
}

/// Marks the entity that stands for the board of the match.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct MatchBoard;

/// Begins the match again from its first position, the players changing sides if they want to.
pub(super) fn restart(current: &mut Match, thinking: &mut Thinking, facts: &mut Facts, swap: bool) {
    thinking.cancel();
    let variant = current.game.variant().clone();
    current.game = Game::from_setup(variant, &current.game.start().to_setup())
        .expect("a game's own start is a position of its variant");
    if swap {
        let BySide { attackers, defenders } = current.players;
        current.players = BySide { attackers: defenders, defenders: attackers };
    }
    current.looked_at = None;
    current.draw_offer = None;
    current.changed();
    facts.reset(current.board, ResetCause::NewMatch);
}
