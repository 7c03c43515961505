//! What the tests of the computer player share.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::sync::Arc;

use tafl_rules::notation::read_position;
use tafl_rules::{Game, Library, Variant};

pub const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
pub const TABLUT: &str = "tablut-linnaeus-9x9";

pub fn variant(id: &str) -> Arc<Variant> {
    Arc::clone(Library::built_in().variant(id).expect("built in"))
}

pub fn new_game(id: &str) -> Game {
    Game::new(variant(id))
}

/// A game from a written position.
pub fn game_from(id: &str, position: &str) -> Game {
    let setup = read_position(position).expect("the position is well written");
    Game::from_setup(variant(id), &setup).expect("the position is legal")
}
