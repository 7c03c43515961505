//! The rules of tafl: every board, every rule set, every judgement, and the notation to write games down.
//!
//! The crate knows no clock, no randomness, no files and no screen. A [`Variant`] pairs a [`Board`] with
//! a set of [`Rules`]; a [`Game`] of it is played move by move, and each move tells everything that
//! happened in a [`Played`]:
//!
//! ```
//! use std::sync::Arc;
//! use tafl_rules::{Game, Library, Side};
//!
//! let library = Library::built_in();
//! let variant = library.variant("tablut-linnaeus-9x9").expect("built in");
//! let mut game = Game::new(Arc::clone(variant));
//! assert_eq!(game.position().side_to_move(), Side::Attackers);
//! assert_eq!(game.legal_moves().count(), 80);
//! let played = game.play("d1-d3".parse().expect("a move")).expect("a legal one");
//! assert!(played.captures.is_empty());
//! ```
//!
//! Programs that search use the [`engine`] underneath, generic over the width of the board.

mod bitboard;
mod board;
mod contrast;
mod direction;
pub mod engine;
mod game;
mod library;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod piece;
mod played;
mod position;
mod refusal;
mod rules;
mod setup;
mod side;
mod square;
mod variant;

pub use bitboard::Bitboard;
pub use board::{Board, BoardError, LayoutError, LayoutProblem};
pub use contrast::{AnswerEffect, Contrast, ContrastError, Deed, Effect, Unplayable};
pub use direction::Direction;
pub use engine::{Destinations, Engine};
pub use game::{Game, RepetitionWarning};
pub use library::{FileKind, Library, LibraryError, LoadError, Near, Place, UnknownVariant};
pub use moves::Move;
pub use outcome::{Ending, Outcome, Reason};
pub use perft::{JudgedPerft, perft, perft_divide, perft_judged};
pub use piece::Piece;
pub use played::{Call, Capture, Cause, Played};
pub use position::Position;
pub use refusal::Refusal;
pub use rules::*;
pub use setup::{Setup, SetupError};
pub use side::{BySide, Side};
pub use square::{MAX_SIZE, Square};
pub use variant::{FitError, Variant};
