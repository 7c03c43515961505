//! In what two rule sets differ.

use super::*;

/// A question that two rule sets answer differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The question.
    pub question: Question,
    /// The answer of the first rule set.
    pub left: Answer,
    /// The answer of the second.
    pub right: Answer,
}

impl Rules {
    /// The questions that two rule sets answer differently, in the order of the questions.
    ///
    /// Only what makes a difference on a board is named. A question that does not arise in one of the two
    /// ([`Rules::poses`]) is left out: what it hangs on, the throne or the speed, is itself a difference.
    /// So are answers that come to the same, such as a throne hostile to attackers under a king who takes
    /// them anyway.
    pub fn differences(&self, other: &Rules) -> Vec<Difference> {
        Question::ALL
            .iter()
            .map(|&question| Difference {
                question,
                left: self.answer(question),
                right: other.answer(question),
            })
            .filter(|difference| difference.left != difference.right)
            .filter(|difference| self.poses(difference.question) && other.poses(difference.question))
            .filter(|difference| !self.comes_to_the_same(other, difference.question))
            .collect()
    }

    /// Whether a question arises under the other answers. A board without a throne has nothing to say about
    /// thrones, and pieces that go one square at a time cross nothing.
    pub fn poses(&self, question: Question) -> bool {
        match question {
            Question::ThroneCross => self.has_throne() && !self.all_go_one_square(),
            Question::ThroneHostileEmpty
            | Question::ThroneHostileWithKing
            | Question::KingOnThrone
            | Question::KingBesideThrone => self.has_throne(),
            _ => true,
        }
    }

    fn all_go_one_square(&self) -> bool {
        Piece::ALL.into_iter().all(|piece| self.speed.of(piece) == Speed::AtMost(1))
    }

    /// Whether two different answers to a question make no difference under the other answers of both.
    fn comes_to_the_same(&self, other: &Rules, question: Question) -> bool {
        match question {
            // A king who is a jaw himself takes attackers on the throne whatever is said of it.
            Question::ThroneHostileWithKing => {
                let defenders = |rules: &Rules| rules.throne.hostile_with_king.includes(Side::Defenders);
                self.king_armed.is_anvil()
                    && other.king_armed.is_anvil()
                    && defenders(self) == defenders(other)
            }
            // Beside a corner the king stands on the edge: where he is not taken there, a corner hostile to
            // him does nothing.
            Question::CornersHostile => {
                let on_men = |rules: &Rules| {
                    [Piece::Attacker, Piece::Defender].map(|man| rules.corners.hostile.includes(man))
                };
                let safe = |rules: &Rules| {
                    matches!(rules.king_taken.on_edge, TakenOnEdge::Never | TakenOnEdge::NotReached)
                };
                safe(self) && safe(other) && on_men(self) == on_men(other)
            }
            // A king on the edge has won before a fort is looked for.
            Question::ExitFort => self.goal == Goal::Edge && other.goal == Goal::Edge,
            _ => false,
        }
    }
}
