//! Tests of the game's parts as they work together, without window, sound or graphics device: one program,
//! because linking it is slow.

mod board;
mod session;
