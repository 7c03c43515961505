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
//! [`search`] finds the best move within [`Limits`]; a [`Searcher`] does so with [`Options`] and remembers
//! from one search to the next. A [`Control`] stops a search from elsewhere and tells how far it has come.
//! [`choose`] plays as a [`Level`] does, with a human share of chance, which [`Dice`] give by a seed. The
//! computer neither offers nor takes a draw: draws are the players' business, and a search only answers with
//! moves.
//!
//! # How it thinks
//!
//! Iterative deepening with principal-variation search and a window around the last value; threads share the
//! table of positions. A win in hand, the king's step onto a goal or the attacker's that takes him, is told
//! from the board at every node, and so is what it threatens: a king with two open roads is lost to the
//! attackers, and with one they look only at the plies that close it. At the end of a line captures are
//! followed, and threats to win at once are answered. Late quiet plies are looked at less deeply first,
//! or left out near the end of a line; never captures, answers to threats, or what touches the king's lines.
//! The order of plies comes from the table, from what can be taken, and from what served well elsewhere in the search.
//! Repetitions follow the variant's own rule, with the history of the game. Each [`Technique`] can be left
//! out by its name, to see what it gains.
//!
//! The whole search against itself without one of them, on Copenhagen 11×11, Linnaeus's tablut and brandubh by turns,
//! with sides swapped (`tafl match ours cut=ours:without=futility --nodes 5000`): pairs won, even and lost, and Elo with
//! its error of 95 %. What was measured with 5,000 and 30,000 nodes was measured before killers and counter-plies were
//! taken out, while late plies were left out from `6 + 4 d²` on, where `d` is the depth left; with 100,000 nodes it was
//! done without them.
//!
//! | without | 5,000 nodes, 120 pairs | | 30,000 nodes, 60 pairs | | 100,000 nodes, 120 pairs | |
//! |---|---|---|---|---|---|---|
//! | aspiration | 23, 88, 9 | +38 (7 to 69) | | | | |
//! | late-reductions | 23, 73, 24 | +1 (-35 to 38) | 10, 37, 13 | -14 (-67 to 37) | 23, 82, 15 | +25 (-7 to 57) |
//! | late-pruning | 26, 80, 14 | +33 (0 to 68) | 19, 38, 3 | +86 (41 to 134) | | |
//! | null-move | 8, 103, 9 | -4 (-27 to 19) | 12, 39, 9 | +17 (-33 to 68) | 32, 72, 16 | +41 (7 to 75) |
//! | futility | 17, 90, 13 | +12 (-19 to 43) | 8, 41, 11 | -17 (-63 to 28) | 27, 82, 11 | +39 (8 to 71) |
//! | threat-extensions | 13, 96, 11 | +6 (-21 to 33) | 8, 43, 9 | -6 (-51 to 39) | 21, 63, 15 | +21 (-18 to 61) |
//! | quiescence | 38, 76, 6 | +93 (58 to 131) | | | | |
//!
//! So null move and futility gain where the search looks deep. Of late reductions and threat extensions that is likely
//! and not yet shown; threat extensions had 99 pairs in the last column. Not measured apart are the order of plies, the
//! lesser depth where nothing is remembered, and that two open roads decide.
//!
//! What was tried and gained nothing was taken out. Killers and counter-plies, as the search had them: -23 (-54 to 7)
//! with 5,000 nodes, 120 pairs, and -1 (-26 to 24) with 30,000, 200 pairs. A history of replies, by the end of the
//! ply before: -12 (-46 to 23, 120 pairs). Narrower margins of futility: -12 (-42 to 19) and -29 (-64 to 5, 120 pairs
//! each).
//!
//! Leaving out late plies from `6 + 2.5 d²` on, half as many where the position does not improve, as now, against
//! `6 + 4 d²`: +17 (-16 to 51, 120 pairs, 30,000 nodes); from `6 + 1.5 d²` against `6 + 2.5 d²`: -38 (-70 to -7,
//! 120 pairs). This and going without killers and counter-plies, both against neither, with 30,000 nodes: -19 (-53
//! to 15, 120 pairs) and -8 (-36 to 20, 200 pairs). The two were taken for being simpler and looking deeper, not
//! for being stronger.
//!
//! That futility no longer takes for an upper bound what nothing has shown: +23 (-20 to 68, 60 pairs, 30,000 nodes).
//! That late plies at the root are no longer looked at less deeply: +14 (-36 to 66, likewise).
//!
//! `tafl bench` and `cargo bench -p tafl-ai` measure the speed.

mod annotation;
mod choice;
mod clock;
mod control;
mod dice;
mod evaluation;
#[doc(hidden)]
pub mod fitting;
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
pub use choice::choose;
pub use control::{Control, Progress};
pub use dice::Dice;
pub use hint::{Hint, Reason, hint, reason};
pub use level::Level;
pub use limits::Limits;
pub use options::Options;
pub use report::{Line, Report};
pub use score::Score;
pub use search::search;
pub use searcher::Searcher;
pub use technique::{Technique, UnknownTechnique};
