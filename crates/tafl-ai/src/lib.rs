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
//! let report = choose(&game, Level::Karl, 1732, &Control::new());
//! let best = report.best.expect("the game has only begun");
//! game.play(best).expect("the computer plays by the rules");
//! ```
//!
//! [`search`] finds the best move within [`Limits`]; a [`Control`] stops it from elsewhere and tells how
//! far it has come. [`choose`] plays as a [`Level`] does, with a human share of chance. The computer neither
//! offers nor takes a draw: draws are the players' business, and a search only answers with moves.
//!
//! # How it thinks
//!
//! Iterative deepening with principal-variation search. Late quiet plies are looked at less deeply first; a
//! win in hand, the king's step onto a goal or the attacker's that takes him, is told from the board at
//! every node; a threat of one is answered beyond the depth, and captures are followed to their end. The
//! order in which plies are tried comes from the table of positions, from what can be taken, and from what
//! refuted similar lines. Repetitions follow the variant's own rule, with the history of the game. The
//! evaluation weighs the king's roads, the men, their freedom, the surround, the guards of the corners and
//! the ring, each in a file of its own.
//!
//! # Measured
//!
//! On 1 December 2026, on a virtual x86-64 machine with two cores, in the profile that the game is played
//! in, one thread, by processor time because other work shared the cores:
//!
//! | from the start of | nodes a second | depth after 1 s | after 4 s |
//! |---|---|---|---|
//! | Copenhagen 11×11 | 650,000 | 6 | 7 |
//! | Linnaeus's tablut | 800,000 | 6 | 8 |
//!
//! `cargo bench -p tafl-ai` measures the speed again.

mod annotation;
mod choice;
mod clock;
mod control;
mod evaluation;
mod hint;
mod level;
mod limits;
mod lines;
mod options;
mod ordering;
mod path;
mod report;
mod score;
mod search;
mod searcher;
mod table;
mod technique;
mod threats;

pub use annotation::{Annotation, Mark, annotate, score_of_end};
pub use choice::{choose, choose_within};
pub use control::{Control, Progress};
pub use hint::{Hint, Reason, hint, reason};
pub use level::Level;
pub use limits::Limits;
pub use options::Options;
pub use report::{Line, Report};
pub use score::Score;
pub use search::search;
pub use searcher::Searcher;
pub use technique::Technique;
