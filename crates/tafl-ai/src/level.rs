use std::time::Duration;

use crate::Limits;
use crate::search::Mind;

/// How strong the computer plays: six ranks of a Norse household, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Level {
    /// For the first games of a child.
    Thrall,
    /// For those who know the rules; the id `easy` names it too.
    Karl,
    /// For casual players; the id `normal` names it too.
    Drengr,
    /// For those who have played for a while.
    Hirdman,
    /// For strong players; the id `hard` names it too.
    Hersir,
    /// The strongest.
    Jarl,
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
    pub const ALL: [Level; 6] =
        [Level::Thrall, Level::Karl, Level::Drengr, Level::Hirdman, Level::Hersir, Level::Jarl];

    /// The level's id in settings and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Level::Thrall => "thrall",
            Level::Karl => "karl",
            Level::Drengr => "drengr",
            Level::Hirdman => "hirdman",
            Level::Hersir => "hersir",
            Level::Jarl => "jarl",
        }
    }

    /// The level named by an id, or by one of the names `easy`, `normal` and `hard`.
    pub fn from_id(id: &str) -> Option<Level> {
        match id {
            "easy" => Some(Level::Karl),
            "normal" => Some(Level::Drengr),
            "hard" => Some(Level::Hersir),
            _ => Level::ALL.into_iter().find(|level| level.id() == id),
        }
    }

    /// How long the level thinks about a move.
    pub fn limits(self) -> Limits {
        self.policy().limits
    }

    pub(crate) fn policy(self) -> Policy {
        match self {
            Level::Thrall | Level::Karl => {
                Policy { limits: Limits::depth(1), mind: Mind { sees_threats: false, margin: 45 } }
            }
            Level::Drengr | Level::Hirdman => {
                Policy { limits: Limits::depth(3), mind: Mind { sees_threats: true, margin: 14 } }
            }
            Level::Hersir | Level::Jarl => Policy {
                limits: Limits { time: Some(Duration::from_secs(4)), depth: Some(24), nodes: None },
                mind: Mind { sees_threats: true, margin: 5 },
            },
        }
    }
}
