//! Every word a player reads.
//!
//! The words live in Fluent files under `assets/i18n/`, by theme, and are embedded here. A [`Words`] finds
//! them by key; the rest of the crate turns what the rules say into sentences: [`explain`] for what a move
//! did, [`rules_page`] for the rules of a variant, [`refusal`] for a move that may not be played,
//! [`unfit`] for rules and a board that do not go together, [`advice`] for why a move is good and [`judgement`] for
//! one that was not.
//!
//! ```
//! use tafl_words::{Words, args};
//! use tafl_rules::Side;
//!
//! let words = Words::english();
//! assert_eq!(words.text_with("title-wins", &args![side = Side::Attackers]), "The attackers win");
//! ```
//!
//! No sentence is put together in code: a message is a whole sentence with places for names, numbers and
//! squares, and Fluent chooses the form that the number or the side asks for.

mod advice;
mod args;
mod differences;
mod explain;
mod history;
mod names;
mod outcome;
mod refusal;
mod rules_page;
mod unfit;
mod words;

pub use advice::{advice, judgement};
pub use args::{Args, Value};
pub use differences::{DifferenceWords, difference};
pub use explain::{Explanation, explain, explain_warning};
pub use history::history;
pub use outcome::{OutcomeWords, explain_outcome};
pub use refusal::refusal;
pub use rules_page::{Clause, Section, rules_page};
pub use unfit::unfit;
pub use words::{Words, WordsError};
