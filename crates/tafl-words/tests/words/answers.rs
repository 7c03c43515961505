//! Every question of the rules and every answer it can have, as ids. A new question or answer does not
//! compile, or fails, until it is listed and has its sentences.

use tafl_rules::*;

/// The ids of the answers to a question, with a number where the answer has one.
pub fn answers(question: Question) -> Vec<Answer> {
    let plain =
        |ids: &[&'static str]| -> Vec<Answer> { ids.iter().map(|&id| Answer { id, number: None }).collect() };
    fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<Answer> {
        all.iter().map(|&answer| Answer { id: id(answer), number: None }).collect()
    }
    let speeds = || {
        let mut answers = plain(&["any"]);
        answers.extend([1, 2, 5].map(|squares| Answer { id: "at_most", number: Some(squares) }));
        answers
    };
    let hostile = || {
        let subsets = (0..8usize).map(|bits| {
            let victims: Vec<Victim> = Victim::ALL
                .iter()
                .copied()
                .enumerate()
                .filter(|(bit, _)| bits & (1 << bit) != 0)
                .map(|(_, victim)| victim)
                .collect();
            Answer { id: HostileTo::from(victims).id(), number: None }
        });
        subsets.collect::<Vec<Answer>>()
    };
    match question {
        Question::FirstToMove => ids(&Side::BOTH, Side::id),
        Question::Goal => ids(Goal::ALL, Goal::id),
        Question::KingArmed => ids(KingArmed::ALL, KingArmed::id),
        Question::SpeedAttackers | Question::SpeedDefenders | Question::SpeedKing => speeds(),
        Question::ThroneStop => ids(ThroneStop::ALL, ThroneStop::id),
        Question::ThroneCross => ids(ThroneCross::ALL, ThroneCross::id),
        Question::ThroneHostileEmpty | Question::CornersHostile => hostile(),
        Question::ThroneHostileWithKing => (0..4)
            .map(|bits| {
                let sides: Vec<Side> =
                    Side::BOTH.into_iter().filter(|&side| bits & (1 << side as usize) != 0).collect();
                Answer { id: HostileToSides::from(sides).id(), number: None }
            })
            .collect(),
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
        Question::QuietLimit => {
            let mut answers = plain(&["none"]);
            answers.extend([1, 100, 160].map(|plies| Answer { id: "draw_after", number: Some(plies) }));
            answers
        }
        Question::AgreedDraw => ids(AgreedDraw::ALL, AgreedDraw::id),
        Question::Calls => ids(Calls::ALL, Calls::id),
    }
}

#[test]
fn every_answer_to_every_question_has_its_words() {
    let words = tafl_words::Words::english();
    for &question in Question::ALL {
        for left in answers(question) {
            for right in answers(question) {
                let told = tafl_words::difference(&words, &Difference { question, left, right });
                assert_eq!(told.clause, question.id());
                for text in [&told.question, &told.left, &told.right, &told.sentence] {
                    assert!(
                        !text.contains('⟨') && !text.is_empty(),
                        "{question:?} {left:?} {right:?}: {text}"
                    );
                }
                assert!(told.sentence.contains(&told.left), "{told:?}");
                assert_eq!(left == right, told.left == told.right, "{told:?}");
                for answer in [left, right] {
                    if let Some(number) = answer.number.filter(|&number| number > 1) {
                        let text = if answer == left { &told.left } else { &told.right };
                        assert!(text.contains(&number.to_string()), "{told:?}");
                    }
                }
            }
        }
    }
}
