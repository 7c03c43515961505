//! Answers by their ids: every answer that a question has, and rule sets with one of them exchanged.

use std::fmt;

use super::*;

impl Question {
    /// The question with an id.
    pub fn from_id(id: &str) -> Option<Question> {
        Question::ALL.iter().copied().find(|question| question.id() == id)
    }

    /// The ids of every answer to the question.
    pub fn answer_ids(self) -> Vec<&'static str> {
        fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<&'static str> {
            all.iter().map(|&answer| id(answer)).collect()
        }
        match self {
            Question::FirstToMove => ids(&Side::BOTH, Side::id),
            Question::Goal => ids(Goal::ALL, Goal::id),
            Question::KingArmed => ids(KingArmed::ALL, KingArmed::id),
            Question::SpeedAttackers | Question::SpeedDefenders | Question::SpeedKing => {
                vec!["any", "at_most"]
            }
            Question::ThroneStop => ids(ThroneStop::ALL, ThroneStop::id),
            Question::ThroneCross => ids(ThroneCross::ALL, ThroneCross::id),
            Question::ThroneHostileEmpty | Question::CornersHostile => {
                HostileTo::all().map(HostileTo::id).collect()
            }
            Question::ThroneHostileWithKing => HostileToSides::all().map(HostileToSides::id).collect(),
            Question::CornersStop => ids(CornerStop::ALL, CornerStop::id),
            Question::EdgeHostile => ids(EdgeHostility::ALL, EdgeHostility::id),
            Question::KingOnThrone => ids(TakenOnThrone::ALL, TakenOnThrone::id),
            Question::KingBesideThrone => ids(TakenBesideThrone::ALL, TakenBesideThrone::id),
            Question::KingElsewhere => ids(TakenElsewhere::ALL, TakenElsewhere::id),
            Question::KingOnEdge => ids(TakenOnEdge::ALL, TakenOnEdge::id),
            Question::Shieldwall => ids(Shieldwall::ALL, Shieldwall::id),
            Question::ExitFort => ids(ExitFort::ALL, ExitFort::id),
            Question::Encirclement => ids(Encirclement::ALL, Encirclement::id),
            Question::NoLegalMove => ids(NoLegalMove::ALL, NoLegalMove::id),
            Question::ThirdOccurrence => ids(ThirdOccurrence::ALL, ThirdOccurrence::id),
            Question::QuietLimit => vec!["none", "draw_after"],
            Question::AgreedDraw => ids(AgreedDraw::ALL, AgreedDraw::id),
            Question::Calls => ids(Calls::ALL, Calls::id),
        }
    }

    /// Reads an answer as it is displayed: `king`, or with its number `at_most(2)`. Nothing where the
    /// question has no such answer.
    pub fn read_answer(self, text: &str) -> Option<Answer> {
        let (id, number) = match text.split_once('(') {
            None => (text, None),
            Some((id, rest)) => (id, Some(rest.strip_suffix(')')?.parse().ok()?)),
        };
        let id = self.answer_ids().into_iter().find(|&known| known == id)?;
        (number.is_some() == matches!(id, "at_most" | "draw_after")).then_some(Answer { id, number })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            None => f.write_str(self.id),
            Some(number) => write!(f, "{}({number})", self.id),
        }
    }
}

impl Rules {
    /// The same rules with another answer to one question. Nothing where the question has no such answer;
    /// what comes back may contradict itself, which [`Rules::check`] tells.
    pub fn answering(&self, question: Question, answer: Answer) -> Option<Rules> {
        let mut rules = self.clone();
        let Answer { id, number } = answer;
        match question {
            Question::FirstToMove => rules.first_to_move = Side::from_id(id)?,
            Question::Goal => rules.goal = Goal::from_id(id)?,
            Question::KingArmed => rules.king_armed = KingArmed::from_id(id)?,
            Question::SpeedAttackers => rules.speed.attackers = Speed::from_answer(answer)?,
            Question::SpeedDefenders => rules.speed.defenders = Speed::from_answer(answer)?,
            Question::SpeedKing => rules.speed.king = Speed::from_answer(answer)?,
            Question::ThroneStop => rules.throne.stop = ThroneStop::from_id(id)?,
            Question::ThroneCross => rules.throne.cross = ThroneCross::from_id(id)?,
            Question::ThroneHostileEmpty => rules.throne.hostile_empty = HostileTo::from_id(id)?,
            Question::ThroneHostileWithKing => rules.throne.hostile_with_king = HostileToSides::from_id(id)?,
            Question::CornersStop => rules.corners.stop = CornerStop::from_id(id)?,
            Question::CornersHostile => rules.corners.hostile = HostileTo::from_id(id)?,
            Question::EdgeHostile => rules.edge_hostile = EdgeHostility::from_id(id)?,
            Question::KingOnThrone => rules.king_taken.on_throne = TakenOnThrone::from_id(id)?,
            Question::KingBesideThrone => rules.king_taken.beside_throne = TakenBesideThrone::from_id(id)?,
            Question::KingElsewhere => rules.king_taken.elsewhere = TakenElsewhere::from_id(id)?,
            Question::KingOnEdge => rules.king_taken.on_edge = TakenOnEdge::from_id(id)?,
            Question::Shieldwall => rules.shieldwall = Shieldwall::from_id(id)?,
            Question::ExitFort => rules.exit_fort = ExitFort::from_id(id)?,
            Question::Encirclement => rules.encirclement = Encirclement::from_id(id)?,
            Question::NoLegalMove => rules.no_legal_move = NoLegalMove::from_id(id)?,
            Question::ThirdOccurrence => rules.third_occurrence = ThirdOccurrence::from_id(id)?,
            Question::QuietLimit => {
                rules.quiet_limit = match (id, number) {
                    ("none", None) => QuietLimit::None,
                    ("draw_after", Some(plies)) => QuietLimit::DrawAfter(plies),
                    _ => return None,
                }
            }
            Question::AgreedDraw => rules.agreed_draw = AgreedDraw::from_id(id)?,
            Question::Calls => rules.calls = Calls::from_id(id)?,
        }
        Some(rules)
    }
}

impl Speed {
    fn from_answer(answer: Answer) -> Option<Speed> {
        match (answer.id, answer.number) {
            ("any", None) => Some(Speed::Any),
            ("at_most", Some(squares)) => Some(Speed::AtMost(u8::try_from(squares).ok()?)),
            _ => None,
        }
    }
}
