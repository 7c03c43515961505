//! A rule set: an answer to each question in which tafl games differ.

mod answers;
mod checks;
mod choose;
mod differences;
mod hostility;
mod questions;

pub use answers::*;
pub use checks::Contradiction;
pub use differences::Difference;
pub use hostility::{HostileTo, HostileToSides};
pub use questions::{Answer, Question};

use serde::{Deserialize, Serialize};

use crate::{Piece, Side};

/// The answers of one rule set, a small enum for each question.
///
/// Rules are read with [`Rules::parse`], which refuses a set that contradicts itself; what is constructed
/// by hand can be checked with [`Rules::check`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// What people call the rule set. It answers no question and makes no difference; perhaps empty.
    #[serde(default)]
    pub name: String,
    /// Who moves first.
    pub first_to_move: Side,
    /// Where the king must go to win.
    pub goal: Goal,
    /// When the king helps to capture.
    pub king_armed: KingArmed,
    /// How far the pieces move.
    pub speed: Speeds,
    /// The central square.
    pub throne: ThroneRules,
    /// The four corners.
    pub corners: CornerRules,
    /// To whom the edge of the board is hostile.
    pub edge_hostile: EdgeHostility,
    /// How the king is taken, by where he stands.
    pub king_taken: KingTaken,
    /// Whether rows along the edge can be taken.
    pub shieldwall: Shieldwall,
    /// Whether an unbreakable fort on the edge wins.
    pub exit_fort: ExitFort,
    /// Whether shutting all defenders in wins.
    pub encirclement: Encirclement,
    /// What happens to a side without a legal move.
    pub no_legal_move: NoLegalMove,
    /// What a third occurrence of a position means.
    pub third_occurrence: ThirdOccurrence,
    /// How long a game may go on without a capture.
    pub quiet_limit: QuietLimit,
    /// Whether the sides may agree on a draw.
    pub agreed_draw: AgreedDraw,
    /// What the defenders call out.
    pub calls: Calls,
}

/// How far each kind of piece moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speeds {
    /// The attackers' men.
    pub attackers: Speed,
    /// The defenders' men.
    pub defenders: Speed,
    /// The king.
    pub king: Speed,
}

impl Speeds {
    /// The speed of a kind of piece.
    pub fn of(&self, piece: Piece) -> Speed {
        match piece {
            Piece::Attacker => self.attackers,
            Piece::Defender => self.defenders,
            Piece::King => self.king,
        }
    }
}

/// What holds for the throne.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThroneRules {
    /// Who may stop on it.
    pub stop: ThroneStop,
    /// Who may cross it while it is empty.
    pub cross: ThroneCross,
    /// To whom it is hostile while it is empty.
    pub hostile_empty: HostileTo,
    /// To whose men it is hostile while the king is on it.
    pub hostile_with_king: HostileToSides,
}

/// What holds for the corners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CornerRules {
    /// Who may stop on them.
    pub stop: CornerStop,
    /// To whom they are hostile while they are empty.
    pub hostile: HostileTo,
}

/// How the king is taken, by where he stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingTaken {
    /// On the throne.
    pub on_throne: TakenOnThrone,
    /// On one of the four squares next to the throne.
    pub beside_throne: TakenBesideThrone,
    /// Anywhere else away from the edge.
    pub elsewhere: TakenElsewhere,
    /// On the edge of the board.
    pub on_edge: TakenOnEdge,
}

impl Rules {
    /// Reads a rule set from RON text and checks it.
    pub fn parse(text: &str) -> Result<Rules, RulesError> {
        let rules: Rules = ron::from_str(text)?;
        rules.check()?;
        Ok(rules)
    }

    /// The third-occurrence rule as a loser: who loses when the side that moved brings a position about
    /// for the third time. Nothing where no side loses by it.
    pub fn repetition_loser(&self, mover: Side) -> Option<Side> {
        match self.third_occurrence {
            ThirdOccurrence::DefendersLose => Some(Side::Defenders),
            ThirdOccurrence::MoverLoses => Some(mover),
            ThirdOccurrence::NoRule
            | ThirdOccurrence::Draw
            | ThirdOccurrence::ForbiddenToDefenders
            | ThirdOccurrence::ForbiddenToMover => None,
        }
    }

    /// Whether a side may not bring a position about for the third time.
    pub fn forbids_repetition(&self, mover: Side) -> bool {
        match self.third_occurrence {
            ThirdOccurrence::ForbiddenToMover => true,
            ThirdOccurrence::ForbiddenToDefenders => mover == Side::Defenders,
            ThirdOccurrence::NoRule
            | ThirdOccurrence::DefendersLose
            | ThirdOccurrence::MoverLoses
            | ThirdOccurrence::Draw => false,
        }
    }

    /// Whether the board has a throne: a central square that is not like the others.
    pub fn has_throne(&self) -> bool {
        self.throne.stop != ThroneStop::Everyone
    }
}

/// Why the text of a rule set is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RulesError {
    /// The text is not RON, or not of the form of a rule set.
    #[error("{0}")]
    Syntax(#[from] ron::error::SpannedError),
    /// The rules contradict themselves.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}
