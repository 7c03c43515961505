use std::time::Duration;

use crate::Limits;
use crate::search::Mind;

/// How strong the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Level {
    /// Looks one ply ahead, at its own move alone: it takes a win and guards against what it can see on
    /// the board, and no answer of the other side is thought of.
    Easy,
    /// Looks up to three plies ahead, captures and threats at the end of its lines apart.
    Normal,
    /// Looks as deeply as a few seconds allow.
    Hard,
}

/// What makes a level: how far it looks, and how it errs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    pub(crate) limits: Limits,
    /// Which of the search's eyes are open, and how much worse than the best a move may be, in hundredths
    /// of an attackers' man, to be chosen now and then.
    pub(crate) mind: Mind,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The level's id in settings and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level named by an id.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How long the level thinks about a move.
    pub fn limits(self) -> Limits {
        self.policy().limits
    }

    pub(crate) fn policy(self) -> Policy {
        match self {
            Level::Easy => {
                Policy { limits: Limits::depth(1), mind: Mind { sees_threats: false, margin: 45 } }
            }
            Level::Normal => {
                Policy { limits: Limits::depth(3), mind: Mind { sees_threats: true, margin: 14 } }
            }
            Level::Hard => Policy {
                limits: Limits { time: Some(Duration::from_secs(4)), depth: Some(24), nodes: None },
                mind: Mind { sees_threats: true, margin: 5 },
            },
        }
    }
}
