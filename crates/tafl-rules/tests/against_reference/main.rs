//! The crate against a naive implementation of the same rules: legal moves, captures, calls and outcomes,
//! over random plies and positions, in every variant and in every rule set that the questions allow.

#[path = "../common/mod.rs"]
mod common;
mod contrasts;
mod every_answer;
mod every_variant;
mod met;
mod perft;
mod random_rules;
mod reference;
mod scenes;
mod twins;
