//! Every question of the rules and every answer it can have: each has its words. A new answer fails until it
//! has its sentences.

use tafl_rules::*;

/// The answers to a question, those with a number in the numbers that words may tell apart.
pub fn answers(question: Question) -> Vec<Answer> {
    let numbers: &[Option<u32>] = match question {
        Question::QuietLimit => &[Some(1), Some(100), Some(160)],
        _ => &[Some(1), Some(2), Some(5)],
    };
    question
        .answer_ids()
        .into_iter()
        .flat_map(|id| {
            let numbered = matches!(id, "at_most" | "draw_after");
            let numbers = if numbered { numbers } else { &[None] };
            numbers.iter().map(move |&number| Answer { id, number })
        })
        .collect()
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
