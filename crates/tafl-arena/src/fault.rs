use std::time::Duration;

use tafl_rules::{Move, Refusal};
use thiserror::Error;

/// What loses a game by forfeit.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The program cannot be started.
    #[error("`{command}` cannot be started: {problem}")]
    Start {
        /// The command line.
        command: String,
        /// What the system says.
        problem: String,
    },
    /// The program ended in the middle.
    #[error("crashed: the program ended ({status})")]
    Crashed {
        /// How it ended.
        status: String,
    },
    /// The program did not answer.
    #[error("no answer to `{question}` within {} ms", .within.as_millis())]
    Silent {
        /// The line that was sent.
        question: String,
        /// How long was waited.
        within: Duration,
    },
    /// The move came too late.
    #[error("answered after {} ms, allowed are {}", .after.as_millis(), .allowed.as_millis())]
    Late {
        /// How long it took.
        after: Duration,
        /// The limit with its margin.
        allowed: Duration,
    },
    /// The answer is no move.
    #[error("the answer `{answer}` is no move")]
    NoMove {
        /// What was said.
        answer: String,
    },
    /// The move may not be played.
    #[error("illegal move {mv}: {refusal}")]
    Illegal {
        /// The move.
        mv: Move,
        /// Why.
        refusal: Refusal,
    },
    /// The search of ours found no move.
    #[error("the search found no move")]
    Nothing,
}

impl Fault {
    /// The fault's id in files.
    pub fn id(&self) -> &'static str {
        match self {
            Fault::Start { .. } => "not_started",
            Fault::Crashed { .. } => "crash",
            Fault::Silent { .. } | Fault::Late { .. } => "time",
            Fault::NoMove { .. } | Fault::Nothing => "no_move",
            Fault::Illegal { .. } => "illegal_move",
        }
    }
}
