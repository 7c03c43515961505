//! Tests of the game's parts as they work together, without window, sound or graphics device: one program,
//! because linking it is slow.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod board;
mod interface;
mod session;
