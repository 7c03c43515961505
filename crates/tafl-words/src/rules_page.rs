use tafl_rules::{CornerStop, Piece, Question, Variant};

use crate::differences::{AnswerContext, answer_sentence};
use crate::{Words, args};

/// A part of a page: a heading and its paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// What stands under it.
    pub paragraphs: Vec<Clause>,
}

/// A paragraph with the id by which it can be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The id: that of the question the paragraph answers, or of a rule that all variants share.
    pub id: &'static str,
    /// The paragraph.
    pub text: String,
}

/// The rules of a variant in words, from its board and its rule set alone.
pub fn rules_page(words: &Words, variant: &Variant) -> Vec<Section> {
    let page = Page { words, variant };
    vec![
        page.section("rules-section.board", page.board()),
        page.section("rules-section.moving", page.moving()),
        page.section("rules-section.capturing", page.capturing()),
        page.section("rules-section.king", page.taking_the_king()),
        page.section("rules-section.ending", page.ending()),
        page.section("rules-section.calls", vec![page.answer(Question::Calls)]),
    ]
}

struct Page<'a> {
    words: &'a Words,
    variant: &'a Variant,
}

impl Page<'_> {
    fn section(&self, key: &str, paragraphs: Vec<Clause>) -> Section {
        Section { title: self.words.text(key), paragraphs }
    }

    /// A rule that all variants share.
    fn shared(&self, id: &'static str, key: &str) -> Clause {
        Clause { id, text: self.words.text(key) }
    }

    /// The variant's answer to a question.
    fn answer(&self, question: Question) -> Clause {
        let rules = self.variant.rules();
        let context = AnswerContext {
            throne: rules.has_throne(),
            king_corners: rules.corners.stop == CornerStop::King,
        };
        let text = answer_sentence(self.words, question, rules.answer(question), &context);
        Clause { id: question.id(), text }
    }

    fn board(&self) -> Vec<Clause> {
        let board = self.variant.board();
        let king = board.pieces().iter().find(|(_, piece)| *piece == Piece::King);
        let (king, _) = king.expect("every board has a king");
        let men = args![
            attackers = board.count(Piece::Attacker),
            defenders = board.count(Piece::Defender),
            king = *king,
        ];
        let board_args = args![size = board.size()];
        let mut clauses = vec![
            Clause { id: "board", text: self.words.text_with("clause-board", &board_args) },
            Clause { id: "men", text: self.words.text_with("clause-men", &men) },
        ];
        if self.variant.rules().has_throne() {
            let throne = args![square = board.centre()];
            clauses.push(Clause { id: "throne", text: self.words.text_with("clause-throne", &throne) });
        }
        clauses.push(self.answer(Question::FirstToMove));
        clauses
    }

    fn moving(&self) -> Vec<Clause> {
        let rules = self.variant.rules();
        let mut clauses =
            vec![self.shared("turn", "clause-turn"), self.shared("movement", "clause-movement")];
        let speeds = rules.speed;
        if speeds.attackers == speeds.defenders && speeds.defenders == speeds.king {
            let answer = rules.answer(Question::SpeedKing);
            let args = match answer.number {
                Some(number) => args![number = number],
                None => args![],
            };
            let text =
                self.words.text_with(&format!("rule-speed.{}", crate::differences::key(answer.id)), &args);
            clauses.push(Clause { id: "speed", text });
        } else {
            clauses.push(self.answer(Question::SpeedAttackers));
            clauses.push(self.answer(Question::SpeedDefenders));
            clauses.push(self.answer(Question::SpeedKing));
        }
        clauses.push(self.answer(Question::ThroneStop));
        if rules.poses(Question::ThroneCross) {
            clauses.push(self.answer(Question::ThroneCross));
        }
        clauses.push(self.answer(Question::CornersStop));
        clauses
    }

    fn capturing(&self) -> Vec<Clause> {
        let rules = self.variant.rules();
        let mut clauses = vec![
            self.shared("custodial", "clause-custodial"),
            self.shared("passive", "clause-passive"),
            self.shared("together", "clause-together"),
            self.answer(Question::KingArmed),
        ];
        if rules.has_throne() {
            clauses.push(self.answer(Question::ThroneHostileEmpty));
            clauses.push(self.answer(Question::ThroneHostileWithKing));
        }
        if rules.corners.stop == CornerStop::King {
            clauses.push(self.answer(Question::CornersHostile));
        }
        clauses.push(self.answer(Question::EdgeHostile));
        clauses.push(self.answer(Question::Shieldwall));
        clauses
    }

    fn taking_the_king(&self) -> Vec<Clause> {
        let mut clauses = vec![self.shared("king_taken", "clause-king-taken")];
        if self.variant.rules().has_throne() {
            clauses.push(self.answer(Question::KingOnThrone));
            clauses.push(self.answer(Question::KingBesideThrone));
        }
        clauses.push(self.answer(Question::KingElsewhere));
        clauses.push(self.answer(Question::KingOnEdge));
        clauses
    }

    fn ending(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = [
            Question::Goal,
            Question::ExitFort,
            Question::Encirclement,
            Question::NoLegalMove,
            Question::ThirdOccurrence,
            Question::QuietLimit,
            Question::AgreedDraw,
        ]
        .map(|question| self.answer(question))
        .into();
        clauses.push(self.shared("resignation", "clause-resignation"));
        clauses.push(self.shared("order", "clause-order"));
        clauses
    }
}
