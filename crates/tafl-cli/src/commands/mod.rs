//! One file for each command.

pub mod bench;
pub mod contest;
pub mod convert;
pub mod diff;
pub mod engine;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod show;
pub mod variants;
