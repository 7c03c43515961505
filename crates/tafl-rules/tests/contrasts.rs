//! The contrasts that come with the game: every answer to every question of the rules has a position in
//! which it decides, and what the files say of them is so.

use std::collections::{BTreeMap, BTreeSet};

use tafl_rules::{Answer, Contrast, ContrastError, Effect, Library, Question, Rules};

#[test]
fn what_they_say_is_so() {
    let library = Library::built_in();
    let mut wrong = Vec::new();
    for contrast in Contrast::built_in() {
        for answer in contrast.answers() {
            let judged = contrast
                .judge(&library, answer)
                .unwrap_or_else(|error| panic!("{}, {answer}: {error}", contrast.id));
            if Some(&judged) != contrast.effect(answer) {
                wrong.push(format!("{}, {answer}: {judged:?}", contrast.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_has_an_id_of_its_own_and_a_title() {
    let mut ids = BTreeSet::new();
    for contrast in Contrast::built_in() {
        assert!(contrast.id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-'));
        assert!(!contrast.title.is_empty(), "{}", contrast.id);
        assert!(ids.insert(contrast.id.clone()), "{} stands twice", contrast.id);
        let mut answers = BTreeSet::new();
        for answer in contrast.answers() {
            assert!(answers.insert(answer.to_string()), "{}: {answer} stands twice", contrast.id);
        }
    }
}

#[test]
fn any_two_answers_to_a_question_are_told_apart_by_one_of_them() {
    let contrasts = Contrast::built_in();
    for &question in Question::ALL {
        let of_question: Vec<&Contrast> =
            contrasts.iter().filter(|contrast| contrast.question == question).collect();
        let answers: BTreeMap<String, Answer> = of_question
            .iter()
            .flat_map(|contrast| contrast.answers())
            .map(|answer| (answer.to_string(), answer))
            .collect();
        let ids: BTreeSet<&str> = answers.values().map(|answer| answer.id).collect();
        let every: BTreeSet<&str> = question.answer_ids().into_iter().collect();
        assert_eq!(ids, every, "{}", question.id());
        for left in answers.values() {
            for right in answers.values().filter(|right| *right != left) {
                let told_apart = |contrast: &&&Contrast| {
                    let effects: [Option<&Effect>; 2] = [*left, *right].map(|answer| contrast.effect(answer));
                    matches!(effects, [Some(left), Some(right)] if left != right)
                };
                assert!(
                    of_question.iter().any(|contrast| told_apart(&contrast)),
                    "{}: no position tells {left} from {right}",
                    question.id()
                );
            }
        }
    }
}

/// The answers besides the question's own are the same on both sides wherever the rules allow that, so
/// that it is the question that decides.
#[test]
fn nothing_is_changed_besides_that_need_not_be() {
    let library = Library::built_in();
    for contrast in Contrast::built_in() {
        for under in &contrast.effects {
            for &answer in under.answers.iter().filter(|_| !under.with.is_empty()) {
                let bare = Contrast {
                    effects: vec![tafl_rules::AnswerEffect { with: BTreeMap::new(), ..under.clone() }],
                    ..contrast.clone()
                };
                let rules: Result<Rules, _> = bare.rules(&library, answer);
                assert!(rules.is_err(), "{}, {answer}: it would do without other answers", contrast.id);
            }
        }
    }
}

#[test]
fn what_means_nothing_is_refused() {
    let text = |question: &str, answer: &str, deed: &str, end: &str| {
        format!(
            "Contrasts(question: \"{question}\", rules: \"r\", contrasts: [(id: \"i\", title: \"t\", \
             position: \"p\", deed: {deed}, effects: [(answers: [\"{answer}\"], end: (\"{end}\", None))])])"
        )
    };
    assert!(Contrast::parse(&text("goal", "edge", "move(\"a1-a2\")", "escape")).is_ok());
    for (question, answer, deed, end, word) in [
        ("goals", "edge", "move(\"a1-a2\")", "escape", "goals"),
        ("goal", "throne", "move(\"a1-a2\")", "escape", "throne"),
        ("goal", "edge(2)", "move(\"a1-a2\")", "escape", "edge(2)"),
        ("speed.king", "at_most", "move(\"a1-a2\")", "escape", "at_most"),
        ("goal", "edge", "move(\"a1a\")", "escape", "a1a"),
        ("goal", "edge", "agree_on_draw", "boredom", "boredom"),
    ] {
        let refused = Contrast::parse(&text(question, answer, deed, end)).expect_err(word);
        assert_eq!(refused, ContrastError::Word(word.to_owned()));
    }
    let broken = Contrast::parse("Contrasts(\n  question: 7)").expect_err("a number");
    assert!(broken.to_string().starts_with("2:"), "{broken}");
}
