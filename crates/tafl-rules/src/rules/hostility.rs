//! To whom a square is hostile: sets of kinds of piece and of sides.

use serde::{Deserialize, Serialize};

use super::Victim;
use crate::{BySide, Piece, Side};

/// A set of kinds of piece, for hostile squares. Written as a list: `[attackers, king]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Victim>", into = "Vec<Victim>")]
pub struct HostileTo([bool; 3]);

impl HostileTo {
    /// Whether the square is hostile to a kind of piece.
    pub fn includes(self, piece: Piece) -> bool {
        self.0[piece.index()]
    }

    /// Whether the square is hostile to nobody.
    pub fn is_nobody(self) -> bool {
        self.0 == [false; 3]
    }

    /// The id of the answer.
    pub fn id(self) -> &'static str {
        let [attackers, defenders, king] = Piece::ALL.map(|piece| self.includes(piece));
        match (attackers, defenders, king) {
            (false, false, false) => "nobody",
            (true, false, false) => "attackers",
            (false, true, false) => "defenders",
            (false, false, true) => "king",
            (true, true, false) => "men",
            (true, false, true) => "attackers_and_king",
            (false, true, true) => "defenders_and_king",
            (true, true, true) => "all",
        }
    }

    /// Every set of kinds of piece.
    pub fn all() -> impl Iterator<Item = HostileTo> {
        (0..8).map(|bits| HostileTo([0, 1, 2].map(|bit| bits & (1 << bit) != 0)))
    }

    /// The set with an id.
    pub fn from_id(id: &str) -> Option<HostileTo> {
        HostileTo::all().find(|set| set.id() == id)
    }
}

impl From<Vec<Victim>> for HostileTo {
    fn from(victims: Vec<Victim>) -> HostileTo {
        let mut set = [false; 3];
        for victim in victims {
            set[victim.piece().index()] = true;
        }
        HostileTo(set)
    }
}

impl From<HostileTo> for Vec<Victim> {
    fn from(set: HostileTo) -> Vec<Victim> {
        Victim::ALL.iter().copied().filter(|victim| set.includes(victim.piece())).collect()
    }
}

/// A set of sides, for the throne while the king is on it. Written as a list: `[attackers]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Side>", into = "Vec<Side>")]
pub struct HostileToSides(BySide<bool>);

impl HostileToSides {
    /// Whether the square is hostile to a side's men.
    pub fn includes(self, side: Side) -> bool {
        self.0[side]
    }

    /// The id of the answer.
    pub fn id(self) -> &'static str {
        match self.0 {
            BySide { attackers: false, defenders: false } => "nobody",
            BySide { attackers: true, defenders: false } => "attackers",
            BySide { attackers: false, defenders: true } => "defenders",
            BySide { attackers: true, defenders: true } => "both",
        }
    }

    /// Every set of sides.
    pub fn all() -> impl Iterator<Item = HostileToSides> {
        [false, true].into_iter().flat_map(|attackers| {
            [false, true].map(|defenders| HostileToSides(BySide { attackers, defenders }))
        })
    }

    /// The set with an id.
    pub fn from_id(id: &str) -> Option<HostileToSides> {
        HostileToSides::all().find(|set| set.id() == id)
    }
}

impl From<Vec<Side>> for HostileToSides {
    fn from(sides: Vec<Side>) -> HostileToSides {
        let mut set = BySide::default();
        for side in sides {
            set[side] = true;
        }
        HostileToSides(set)
    }
}

impl From<HostileToSides> for Vec<Side> {
    fn from(set: HostileToSides) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|&side| set.includes(side)).collect()
    }
}
