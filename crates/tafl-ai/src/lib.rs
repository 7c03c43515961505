//! The computer player: searches a game's position for the best move, and plays at levels.
//!
//! The crate knows the rules of tafl from [`tafl_rules`] and nothing else: no screen, no files, no
//! randomness but a seed. What it plays follows from a variant's rule data, so that it plays them all.
//!
//! ```
//! use std::sync::Arc;
//! use tafl_ai::{Control, Level, choose};
//! use tafl_rules::{Game, Library};
//!
//! let library = Library::built_in();
//! let variant = library.variant("tablut-linnaeus-9x9").expect("built in");
//! let mut game = Game::new(Arc::clone(variant));
//! let report = choose(&game, Level::Easy, 1732, &Control::new());
//! let best = report.best.expect("the game has only begun");
//! game.play(best).expect("the computer plays by the rules");
//! ```
//!
//! [`search`] finds the best move within [`Limits`]; a [`Control`] stops it from elsewhere and tells how
//! far it has come. [`choose`] plays as a [`Level`] does, with a human share of chance.

mod choice;
mod clock;
mod control;
mod evaluation;
mod level;
mod limits;
mod lines;
mod ordering;
mod path;
mod report;
mod score;
mod search;
mod table;
mod threats;

pub use choice::{choose, choose_within};
pub use control::{Control, Progress};
pub use level::Level;
pub use limits::Limits;
pub use report::{Line, Report};
pub use score::Score;
pub use search::search;
