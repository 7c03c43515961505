//! The answers a rule set can give, an enum for each question.

use serde::{Deserialize, Serialize};

use crate::Piece;

/// Declares an answer enum with an id for each value, as RON and words know it.
macro_rules! answers {
    ($(#[$outer:meta])* $name:ident { $($(#[$inner:meta])* $value:ident = $id:literal),+ $(,)? }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$inner])* #[serde(rename = $id)] $value),+
        }

        impl $name {
            /// Every answer to the question.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// The answer's id.
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id),+
                }
            }

            /// The answer with an id.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|answer| answer.id() == id)
            }
        }
    };
}

answers! {
    /// Where the king must stop to win.
    Goal {
        /// On one of the four corners.
        Corner = "corner",
        /// Anywhere on the edge, the corners included.
        Edge = "edge",
    }
}

answers! {
    /// When the king is one of the two jaws of a capture.
    KingArmed {
        /// Moving or standing.
        Always = "always",
        /// Only as the piece that moves.
        WhenMoving = "when_moving",
        /// Only as the piece that stands.
        WhenStanding = "when_standing",
        /// Never.
        Never = "never",
    }
}

impl KingArmed {
    /// Whether the king captures as the piece that moves.
    pub fn strikes(self) -> bool {
        matches!(self, KingArmed::Always | KingArmed::WhenMoving)
    }

    /// Whether the king is the far jaw of a capture while he stands.
    pub fn is_anvil(self) -> bool {
        matches!(self, KingArmed::Always | KingArmed::WhenStanding)
    }
}

/// How far a piece moves in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Any distance, like a rook in chess.
    Any,
    /// At most so many squares.
    AtMost(u8),
}

answers! {
    /// Who may stop on the throne.
    ThroneStop {
        /// The king only: he may return.
        King = "king",
        /// Nobody, once the king has left it.
        Nobody = "nobody",
        /// Everyone: the board has no throne.
        Everyone = "everyone",
    }
}

answers! {
    /// Who may cross the empty throne.
    ThroneCross {
        /// Every piece.
        Everyone = "everyone",
        /// The king only.
        King = "king",
        /// The king and the defenders.
        DefendersAndKing = "defenders_and_king",
        /// Nobody.
        Nobody = "nobody",
    }
}

impl ThroneCross {
    /// Whether a kind of piece may cross.
    pub fn allows(self, piece: Piece) -> bool {
        match self {
            ThroneCross::Everyone => true,
            ThroneCross::King => piece == Piece::King,
            ThroneCross::DefendersAndKing => piece != Piece::Attacker,
            ThroneCross::Nobody => false,
        }
    }
}

answers! {
    /// Whom a hostile square helps to capture.
    Victim {
        /// The attackers' men.
        Attackers = "attackers",
        /// The defenders' men.
        Defenders = "defenders",
        /// The king.
        King = "king",
    }
}

impl Victim {
    /// The kind of piece meant.
    pub fn piece(self) -> Piece {
        match self {
            Victim::Attackers => Piece::Attacker,
            Victim::Defenders => Piece::Defender,
            Victim::King => Piece::King,
        }
    }
}

answers! {
    /// Who may stop on a corner.
    CornerStop {
        /// The king only.
        King = "king",
        /// Everyone: the corners are plain squares.
        Everyone = "everyone",
    }
}

answers! {
    /// To whom the edge of the board is hostile.
    EdgeHostility {
        /// Nobody: the edge is never a jaw.
        Nobody = "nobody",
    }
}

answers! {
    /// How the king is taken on the throne.
    TakenOnThrone {
        /// By four attackers around him.
        Four = "four",
        /// By two attackers on opposite sides.
        TwoOpposite = "two_opposite",
    }
}

answers! {
    /// How the king is taken on a square next to the throne.
    TakenBesideThrone {
        /// By three attackers and the empty throne.
        ThreeAndThrone = "three_and_throne",
        /// By four attackers: the throne never helps, so that he cannot be taken there while nobody
        /// may stand on it.
        Four = "four",
        /// By two attackers on opposite sides; the throne never helps.
        TwoOpposite = "two_opposite",
        /// By two opposite, where the empty throne can be one of them.
        TwoOppositeWithThrone = "two_opposite_with_throne",
    }
}

answers! {
    /// How the king is taken away from throne and edge.
    TakenElsewhere {
        /// By four attackers around him.
        Four = "four",
        /// By two attackers on opposite sides.
        TwoOpposite = "two_opposite",
    }
}

answers! {
    /// How the king is taken on the edge of the board.
    TakenOnEdge {
        /// He is safe there.
        Never = "never",
        /// The edge counts as a side: three attackers take him.
        EdgeCounts = "edge_counts",
        /// By two opposite along the edge.
        TwoAlongEdge = "two_along_edge",
        /// He wins when he gets there.
        NotReached = "not_reached",
    }
}

answers! {
    /// Whether a row of men along the edge can be taken together.
    Shieldwall {
        /// No.
        No = "no",
        /// Yes.
        Yes = "yes",
    }
}

answers! {
    /// Whether an unbreakable fort on the edge wins.
    ExitFort {
        /// No.
        No = "no",
        /// The defenders win.
        Wins = "wins",
    }
}

answers! {
    /// Whether shutting the defenders in wins.
    Encirclement {
        /// No.
        No = "no",
        /// The king and every defender in one closed region.
        OneRegion = "one_region",
        /// No defender, the king included, can reach the edge; several closed regions count too.
        NoneReachesEdge = "none_reaches_edge",
    }
}

answers! {
    /// What happens to a side without a legal move.
    NoLegalMove {
        /// It loses.
        Loses = "loses",
        /// The game is a draw.
        Draw = "draw",
    }
}

answers! {
    /// What the third occurrence of a position means.
    ThirdOccurrence {
        /// Nothing.
        NoRule = "no_rule",
        /// The defenders lose.
        DefendersLose = "defenders_lose",
        /// The side whose move brings it about loses.
        MoverLoses = "mover_loses",
        /// The game is a draw.
        Draw = "draw",
        /// The defenders may not make the move.
        ForbiddenToDefenders = "forbidden_to_defenders",
        /// Neither side may make the move.
        ForbiddenToMover = "forbidden_to_mover",
    }
}

/// How many plies without a capture make a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuietLimit {
    /// No limit.
    None,
    /// A draw after so many plies, each side's move counted as one.
    DrawAfter(u32),
}

answers! {
    /// Whether the sides may agree on a draw.
    AgreedDraw {
        /// No.
        No = "no",
        /// Yes, when both say so.
        Allowed = "allowed",
    }
}

answers! {
    /// What the defenders call out when the king has open roads.
    Calls {
        /// Nothing.
        None = "none",
        /// *Raichi* for one road, *tuichu* for two or more.
        RaichiTuichu = "raichi_tuichu",
    }
}
