//! The rules at work, for programs that search: a rule set and a board compiled into tables, and states
//! that are played forward and back without allocation, generic over the width `W` of the bitboards.
//!
//! [`Engine`] is the one enum outside: it picks the width that a board needs. [`with_engine!`](crate::with_engine)
//! opens it, so that a program written for every width runs on the right one.

mod capture;
mod compiled;
mod encirclement;
mod evidence;
mod flood;
mod fort;
mod mobility;
mod movegen;
mod state;
mod verdict;
mod wrapper;
mod zobrist;

pub use capture::Taken;
pub use compiled::{Compiled, Surround};
pub use mobility::Mobility;
pub use movegen::Moves;
pub use state::{Ply, State, Undo};
pub use verdict::Verdict;
pub use wrapper::{Destinations, Engine, LegalMoves, Width};

pub(crate) use wrapper::AnyState;
