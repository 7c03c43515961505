//! The match on the table.

use bevy::prelude::*;
use tafl_rules::{BySide, Game, Library, Position, Side};

use super::saves::Keepsakes;
use super::{MatchSetup, Player, Purpose};

/// The boards, rule sets and variants that can be played.
#[derive(Resource, Debug)]
pub struct Variants(pub Library);

impl Default for Variants {
    fn default() -> Variants {
        Variants(Library::built_in())
    }
}

/// The match on the table: the game, its players, and the ply that is on show.
///
/// Only the session changes it; everybody reads it.
#[derive(Resource, Debug)]
pub struct Match {
    pub(super) game: Game,
    pub(super) players: BySide<Player>,
    pub(super) purpose: Purpose,
    pub(super) keepsakes: Keepsakes,
    pub(super) board: Entity,
    /// The ply looked back at; nothing while the game itself is on show.
    pub(super) looked_at: Option<usize>,
    /// The side that has offered a draw which is not answered yet.
    pub(super) draw_offer: Option<Side>,
    /// Counts every change of the game: an answer to an older one is late.
    pub(super) generation: u64,
}

impl Match {
    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays.
    pub fn players(&self) -> BySide<Player> {
        self.players
    }

    /// What the match is for.
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The match as it could be put on the table again.
    pub fn to_setup(&self) -> MatchSetup {
        MatchSetup {
            game: self.game.clone(),
            players: self.players,
            purpose: self.purpose,
            keepsakes: self.keepsakes.clone(),
        }
    }

    /// The entity that stands for the board of this match; views hang under it what they show.
    pub fn board(&self) -> Entity {
        self.board
    }

    /// The number of plies after which the board is shown.
    pub fn shown_ply(&self) -> usize {
        self.looked_at.unwrap_or(self.game.ply_count())
    }

    /// Whether an earlier position is on show.
    pub fn is_looking_back(&self) -> bool {
        self.looked_at.is_some()
    }

    /// The position on show.
    pub fn shown_position(&self) -> &Position {
        self.game.position_at(self.shown_ply()).expect("only plies of the game are looked at")
    }

    /// The side that has offered a draw which is not answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// Counts every change of the game.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// The player whose turn it is; nothing when the game is over.
    pub fn to_move(&self) -> Option<Player> {
        match self.game.outcome() {
            Some(_) => None,
            None => Some(self.players[self.game.position().side_to_move()]),
        }
    }

    /// Whether a person is to move.
    pub fn is_humans_turn(&self) -> bool {
        self.to_move().is_some_and(Player::is_human)
    }

    /// Whether two people play.
    pub fn is_between_people(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.players[side].is_human())
    }

    /// The side of the person at this machine: of the one to move, where two play; nothing where the
    /// computer plays itself.
    pub fn persons_side(&self) -> Option<Side> {
        let to_move = self.game.position().side_to_move();
        [to_move, !to_move].into_iter().find(|&side| self.players[side].is_human())
    }

    /// Whether [`MatchAction::Undo`](super::MatchAction::Undo) would take something back.
    pub fn can_undo(&self) -> bool {
        self.undo_count() > 0
    }

    /// Whether [`MatchAction::Redo`](super::MatchAction::Redo) would play something again.
    pub fn can_redo(&self) -> bool {
        self.game.redo_count() > 0
    }

    /// How many things undo takes back: an end by agreement or resignation first; one ply between people;
    /// against the computer as many as it takes to be the person's turn again.
    pub(super) fn undo_count(&self) -> usize {
        let ended_by_hand = self.game.outcome().is_some()
            && self.game.last_played().is_none_or(|played| played.outcome.is_none())
            && self.game.ply_count() > 0;
        let plies = self.game.ply_count();
        if self.is_between_people() || self.persons_side().is_none() {
            return usize::from(plies > 0 || ended_by_hand);
        }
        if ended_by_hand && self.is_persons_ply(plies) {
            return 1;
        }
        let back = (1..=plies).find(|&back| self.is_persons_ply(plies - back));
        back.map_or(0, |back| back + usize::from(ended_by_hand))
    }

    /// Whether the side to move after so many plies is played by a person.
    pub(super) fn is_persons_ply(&self, ply: usize) -> bool {
        self.game.position_at(ply).is_some_and(|position| self.players[position.side_to_move()].is_human())
    }

    /// Notes that the game has changed: searches for what it was are late now.
    pub(super) fn changed(&mut self) {
        self.generation += 1;
    }
}
