use thiserror::Error;

use super::*;

/// Two answers of a rule set that cannot both hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("field `{field}`: {reason}")]
pub struct Contradiction {
    /// The field that is refused, as it is named in the file.
    pub field: &'static str,
    /// Why.
    pub reason: &'static str,
}

impl Rules {
    /// Whether the answers fit together; the first that do not are named.
    pub fn check(&self) -> Result<(), Contradiction> {
        let refuse = |field, reason| Err(Contradiction { field, reason });
        let throne_takes_king = self.throne.hostile_empty.includes(Piece::King);
        for (field, speed) in [
            ("speed.attackers", self.speed.attackers),
            ("speed.defenders", self.speed.defenders),
            ("speed.king", self.speed.king),
        ] {
            if speed == Speed::AtMost(0) {
                return refuse(field, "a piece that moves at most 0 squares cannot move");
            }
        }
        if self.quiet_limit == QuietLimit::DrawAfter(0) {
            return refuse("quiet_limit", "a game cannot be drawn after 0 plies");
        }
        if !self.has_throne() {
            if self.throne.cross != ThroneCross::Everyone {
                return refuse(
                    "throne.cross",
                    "where everyone may stop on the throne there is none, so everyone crosses it",
                );
            }
            if !self.throne.hostile_empty.is_nobody() {
                return refuse(
                    "throne.hostile_empty",
                    "where everyone may stop on the throne there is none to be hostile",
                );
            }
            if self.throne.hostile_with_king != HostileToSides::default() {
                return refuse(
                    "throne.hostile_with_king",
                    "where everyone may stop on the throne there is none to be hostile",
                );
            }
        }
        if self.corners.stop == CornerStop::Everyone && !self.corners.hostile.is_nobody() {
            return refuse(
                "corners.hostile",
                "corners on which everyone may stop are plain squares, hostile to nobody",
            );
        }
        let edge_wins = self.goal == Goal::Edge;
        if edge_wins != (self.king_taken.on_edge == TakenOnEdge::NotReached) {
            return refuse(
                "king_taken.on_edge",
                "`not_reached` goes with the goal `edge`, and with no other",
            );
        }
        match self.king_taken.beside_throne {
            TakenBesideThrone::Four | TakenBesideThrone::TwoOpposite if throne_takes_king => refuse(
                "throne.hostile_empty",
                "the empty throne is hostile to the king, but `king_taken.beside_throne` says it never helps",
            ),
            TakenBesideThrone::ThreeAndThrone | TakenBesideThrone::TwoOppositeWithThrone
                if !throne_takes_king =>
            {
                refuse(
                    "king_taken.beside_throne",
                    "the throne is to help take the king, but `throne.hostile_empty` does not name him",
                )
            }
            _ => Ok(()),
        }
    }
}
