use crate::{Limits, Technique};

/// How strong the computer plays: six ranks of a Norse household, the weakest first.
///
/// # Measured
///
/// Neighbours are meant to lie 120 to 200 Elo apart. On 3 December 2026 all six played each other on Copenhagen
/// 11×11, Linnaeus's tablut and brandubh by turns, in pairs with sides swapped, 24 games a pairing. The likeliest
/// ratings, their mean being zero; errors are of 95 %:
///
/// | level | Elo | over the next | games | points |
/// |---|---|---|---|---|
/// | Thrall | -469 ± 110 | | 120 | 8 % |
/// | Karl | -261 ± 85 | 208 ± 130 | 120 | 25 % |
/// | Drengr | -97 ± 77 | 164 ± 113 | 120 | 40 % |
/// | Hirdman | 74 ± 76 | 171 ± 112 | 120 | 58 % |
/// | Hersir | 300 ± 89 | 226 ± 120 | 120 | 79 % |
/// | Jarl | 452 ± 107 | 152 ± 125 | 120 | 91 % |
///
/// Neighbours alone, in longer matches of the same days, which tell their distances more closely:
///
/// | level | over | games | won, drawn, lost | Elo |
/// |---|---|---|---|---|
/// | Karl | Thrall | 180 | 123, 2, 55 | +138 |
/// | Drengr | Karl | 240 | 175, 1, 64 | +174 (133 to 220) |
/// | Drengr | Karl | 120 | 79, 0, 41 | +114 (61 to 172) |
/// | Hirdman | Drengr | 120 | 84, 1, 35 | +151 (102 to 206) |
/// | Hersir | Hirdman | 120 | 88, 4, 28 | +191 (138 to 253) |
/// | Jarl | Hersir | 84 | 60, 1, 23 | +164 (105 to 235) |
/// | Jarl | Hersir | 60 | 44, 1, 15 | +183 (110 to 275) |
///
/// Matches like these had led to the nodes: Hirdman with 36,000 over Drengr with 21,000 +80 (30 to 132, 120 games),
/// with 45,000 over 18,000 +228 (171 to 298, 120); Jarl with 420,000 over Hersir with 145,000 +93 (35 to 158, 80).
///
/// `tafl match level:jarl level:hersir` measures again.
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
