use crate::{Limits, Technique};

/// How strong the computer plays: six ranks of a Norse household, the weakest first.
///
/// # Measured
///
/// Neighbours are meant to lie 120 to 200 Elo apart. In December 2026 they played each other on Copenhagen 11×11,
/// Linnaeus's tablut and brandubh by turns, in pairs with sides swapped; errors are of 95 %:
///
/// | level | over | games | won, drawn, lost | Elo |
/// |---|---|---|---|---|
/// | Karl | Thrall | 120 | 89, 1, 30 | +187 (132 to 253) |
/// | Drengr | Karl | 120 | 80, 1, 39 | +124 (74 to 179) |
/// | Hirdman, with 33,000 nodes | Drengr | 120 | 82, 3, 35 | +144 (91 to 204) |
/// | Hersir | Hirdman | 18 | 12, 0, 6 | +120 (9 to 264) |
/// | Jarl, with 280,000 nodes | Hersir | 60 | 38, 0, 22 | +95 (21 to 178) |
/// | Jarl | Hersir | 24 | 17, 0, 7 | +154 (48 to 298) |
///
/// In a round robin of all six, 18 or 20 games a pairing, the likeliest ratings, their mean being zero, were:
///
/// | level | Elo | over the next | games | points |
/// |---|---|---|---|---|
/// | Thrall | -369 ± 101 | | 100 | 11 % |
/// | Karl | -217 ± 82 | 152 ± 127 | 100 | 25 % |
/// | Drengr | -50 ± 73 | 167 ± 115 | 100 | 44 % |
/// | Hirdman | 76 ± 75 | 126 ± 110 | 96 | 60 % |
/// | Hersir | 247 ± 85 | 171 ± 118 | 96 | 79 % |
/// | Jarl, with 220,000 nodes | 313 ± 92 | 66 ± 122 | 96 | 85 % |
///
/// Jarl was given more nodes after this. `tafl match level:jarl level:hersir` measures again.
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
                limits: within(20_000, None),
                without: &[],
                sees_the_edge: false,
                lines: 3,
                warmth: 0.02,
                tolerance: 0.06,
            },
            Level::Hirdman => Policy {
                limits: within(40_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 2,
                warmth: 0.01,
                tolerance: 0.03,
            },
            Level::Hersir => Policy {
                limits: within(140_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 2,
                warmth: 0.01,
                tolerance: 0.02,
            },
            Level::Jarl => Policy {
                limits: within(500_000, None),
                without: &[],
                sees_the_edge: true,
                lines: 1,
                warmth: 0.01,
                tolerance: 0.02,
            },
        }
    }
}
