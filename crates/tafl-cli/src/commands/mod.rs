//! One file for each command.

pub mod contest;
pub mod convert;
pub mod diff;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod show;
pub mod variants;
