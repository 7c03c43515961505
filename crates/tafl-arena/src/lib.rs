//! Matches between tafl engines, and what they say of their strength.
//!
//! An [`Entrant`] is a level of ours, our search with options, or a program that speaks the line protocol.
//! A [`Contest`] lets them play: every opening twice, with sides swapped, because the sides of tafl are not
//! equal. `tafl-rules` judges every move; who plays an illegal one, crashes or is silent too long loses
//! ([`Fault`]). What comes of it is counted in a [`Tally`] and weighed by [`statistics`] and [`rate`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::sync::Arc;
//! use tafl_arena::{Contest, Entrant, Terms, Openings};
//! use tafl_ai::Limits;
//! use tafl_rules::Library;
//!
//! let library = Library::built_in();
//! let variant = library.variant("brandubh-7x7").expect("built in");
//! let entrants = ["ours", "ours:without=quiescence"];
//! let entrants = entrants.map(|text| Entrant::parse(text).expect("both are ours")).to_vec();
//! let terms = Terms { limits: Limits::nodes(200), ..Terms::default() };
//! let openings = Openings::drawn(vec![Arc::clone(variant)], None, 1);
//! let contest = Contest { entrants, terms, openings, pairs: 1, concurrency: 1, sprt: None };
//! let standing = contest.run(|_| ControlFlow::Continue(()));
//! assert_eq!(standing.pairings[0].tally.games(), 2);
//! ```
//!
//! Where nodes or depth limit the engines, the same seed gives the same games, however many are played at
//! once: what a level does by chance and which openings are drawn follows from the seed and the number of
//! the game, and results are counted in the order of the games.

mod arbiter;
mod contest;
mod entrant;
mod fault;
mod openings;
mod ours;
mod player;
mod program;
mod rating;
mod record;
pub mod statistics;
mod tally;

pub use arbiter::{End, PlayedGame, Terms};
pub use contest::{Contest, Event, Pairing, Standing};
pub use entrant::{Entrant, EntrantError, Kind};
pub use fault::Fault;
pub use openings::{Opening, Openings};
pub use rating::{Rating, Ratings, rate};
pub use record::record;
pub use statistics::{Elo, Sprt, Verdict};
pub use tally::{Results, Tally};
