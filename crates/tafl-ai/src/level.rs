use crate::{Limits, Technique};

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

/// What makes a level: how much it looks at, what it does not see, and how it errs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    pub(crate) limits: Limits,
    /// What its search goes without.
    pub(crate) without: &'static [Technique],
    /// Whether it knows what men on the edge can do together: shieldwalls and forts.
    pub(crate) sees_the_edge: bool,
    /// How many lines it chooses among.
    pub(crate) lines: usize,
    /// The loss of winning chance, from 0 to 1, that makes a line less likely to be chosen by e to 1.
    pub(crate) warmth: f64,
    /// The greatest loss of winning chance that it takes.
    pub(crate) tolerance: f64,
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

    /// How much the level looks at for one move: nodes, so that it plays alike on any machine.
    pub fn limits(self) -> Limits {
        self.policy().limits
    }

    pub(crate) fn policy(self) -> Policy {
        let within = |nodes, depth| Limits { nodes: Some(nodes), depth, time: None };
        match self {
            Level::Thrall => Policy {
                limits: within(5_000, Some(3)),
                without: &[Technique::ThreatExtensions],
                sees_the_edge: false,
                lines: 5,
                warmth: 0.03,
                tolerance: 0.085,
            },
            Level::Karl => Policy {
                limits: within(12_000, Some(4)),
                without: &[],
                sees_the_edge: false,
                lines: 4,
                warmth: 0.025,
                tolerance: 0.07,
            },
            Level::Drengr => Policy {
                limits: within(21_000, None),
                without: &[],
                sees_the_edge: false,
                lines: 3,
                warmth: 0.02,
                tolerance: 0.06,
            },
            Level::Hirdman => Policy {
                limits: within(36_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 2,
                warmth: 0.01,
                tolerance: 0.03,
            },
            Level::Hersir => Policy {
                limits: within(125_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 2,
                warmth: 0.01,
                tolerance: 0.02,
            },
            Level::Jarl => Policy {
                limits: within(280_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 1,
                warmth: 0.01,
                tolerance: 0.02,
            },
        }
    }
}
