use crate::{Side, Square};

/// How a game ended: who won, and the evidence for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The rule that ended the game, with the squares or plies it rests on.
    pub ending: Ending,
}

impl Outcome {
    /// The plain reason, without evidence.
    pub fn reason(&self) -> Reason {
        match self.ending {
            Ending::Escape { .. } => Reason::Escape,
            Ending::KingCaptured { .. } => Reason::KingCaptured,
            Ending::ExitFort { .. } => Reason::ExitFort,
            Ending::Encirclement { .. } => Reason::Encirclement,
            Ending::Repetition { .. } => Reason::Repetition,
            Ending::NoMoves { .. } => Reason::NoMoves,
            Ending::QuietLimit { .. } => Reason::QuietLimit,
            Ending::Agreement => Reason::Agreement,
            Ending::Resignation { .. } => Reason::Resignation,
        }
    }

    /// The squares on which the verdict rests, most telling first; none where it rests on none.
    pub fn squares(&self) -> Vec<Square> {
        match &self.ending {
            Ending::Escape { goal } => vec![*goal],
            Ending::KingCaptured { king, closed_by } => {
                let mut squares = vec![*king];
                squares.extend(closed_by);
                squares
            }
            Ending::ExitFort { king, wall, interior } => {
                let mut squares = vec![*king];
                squares.extend(wall);
                squares.extend(interior);
                squares
            }
            Ending::Encirclement { ring, .. } => ring.clone(),
            Ending::Repetition { .. }
            | Ending::NoMoves { .. }
            | Ending::QuietLimit { .. }
            | Ending::Agreement
            | Ending::Resignation { .. } => Vec::new(),
        }
    }
}

/// The rule that ended a game, with its evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The king stopped on a goal square.
    Escape {
        /// Where.
        goal: Square,
    },
    /// The king was taken.
    KingCaptured {
        /// Where he stands.
        king: Square,
        /// The squares that closed on him: attackers, and hostile squares that counted.
        closed_by: Vec<Square>,
    },
    /// The king stands on the edge in a fort that cannot be broken.
    ExitFort {
        /// Where he stands.
        king: Square,
        /// The defenders whose squares close the fort.
        wall: Vec<Square>,
        /// The empty squares inside.
        interior: Vec<Square>,
    },
    /// The king and every defender are shut in.
    Encirclement {
        /// The attackers that close the ring.
        ring: Vec<Square>,
        /// Every square inside, the pieces' squares included.
        region: Vec<Square>,
    },
    /// The same position stood on the board a third time.
    Repetition {
        /// After how many plies it stood there each time, the last one included; 0 is the start.
        plies: Vec<usize>,
    },
    /// The side to move has no legal move.
    NoMoves {
        /// That side.
        side: Side,
    },
    /// Too many plies passed without a capture.
    QuietLimit {
        /// How many.
        plies: u32,
    },
    /// Both sides agreed on a draw.
    Agreement,
    /// A side gave the game up.
    Resignation {
        /// The side that gave up.
        side: Side,
    },
}

/// Why a game ended, without evidence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The king stopped on a goal square.
    Escape,
    /// The king was taken.
    KingCaptured,
    /// The king stands in an exit fort.
    ExitFort,
    /// The king and all defenders are shut in.
    Encirclement,
    /// A third occurrence of a position.
    Repetition,
    /// The side to move cannot.
    NoMoves,
    /// Too long without a capture.
    QuietLimit,
    /// A draw by agreement.
    Agreement,
    /// A side gave up.
    Resignation,
}

impl Reason {
    /// Every reason, in the order in which they are judged.
    pub const ALL: [Reason; 9] = [
        Reason::Escape,
        Reason::KingCaptured,
        Reason::ExitFort,
        Reason::Encirclement,
        Reason::Repetition,
        Reason::NoMoves,
        Reason::QuietLimit,
        Reason::Agreement,
        Reason::Resignation,
    ];

    /// The reason's id in files and data.
    pub fn id(self) -> &'static str {
        match self {
            Reason::Escape => "escape",
            Reason::KingCaptured => "king_captured",
            Reason::ExitFort => "exit_fort",
            Reason::Encirclement => "encirclement",
            Reason::Repetition => "repetition",
            Reason::NoMoves => "no_moves",
            Reason::QuietLimit => "quiet_limit",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
        }
    }

    /// The reason named by an id.
    pub fn from_id(id: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.id() == id)
    }
}
