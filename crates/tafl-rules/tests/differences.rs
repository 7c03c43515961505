//! What rule sets answer differently: for all pairs that come with the game, and for every question.

use std::collections::BTreeSet;

use tafl_rules::{Answer, Library, Question, Rules};

fn rules<'a>(library: &'a Library, id: &str) -> &'a Rules {
    library.rules(id).unwrap_or_else(|| panic!("no rules {id}"))
}

/// The differences of two rule sets, `question: left / right`.
fn written(left: &Rules, right: &Rules) -> Vec<String> {
    let differences = left.differences(right);
    differences.iter().map(|one| format!("{}: {} / {}", one.question.id(), one.left, one.right)).collect()
}

#[test]
fn some_pairs_in_full() {
    let library = Library::built_in();
    let pairs: [(&str, &str, &[&str]); 12] = [
        (
            "copenhagen-2025-v1",
            "tablut-linnaeus",
            &[
                "goal: corner / edge",
                "corners.stop: king / everyone",
                "corners.hostile: men / nobody",
                "king.elsewhere: four / two_opposite",
                "king.on_edge: never / not_reached",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
                "encirclement: one_region / no",
                "third_occurrence: defenders_lose / mover_loses",
                "quiet_limit: none / draw_after(100)",
                "calls: none / raichi_tuichu",
            ],
        ),
        (
            "copenhagen-2025-v1",
            "copenhagen-160",
            &["exit_fort: wins / no", "quiet_limit: none / draw_after(160)"],
        ),
        (
            "copenhagen-2025-v1",
            "copenhagen",
            &["encirclement: one_region / none_reaches_edge", "agreed_draw: allowed / no"],
        ),
        (
            "copenhagen-2025-v1",
            "fetlar",
            &["shieldwall: yes / no", "exit_fort: wins / no", "third_occurrence: defenders_lose / draw"],
        ),
        (
            "copenhagen-2025-v1",
            "tablut-standard",
            &[
                "throne.cross: everyone / king",
                "throne.hostile_with_king: attackers / both",
                "corners.hostile: men / all",
                "king.on_edge: never / edge_counts",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
                "encirclement: one_region / no",
                "no_legal_move: loses / draw",
                "third_occurrence: defenders_lose / no_rule",
            ],
        ),
        (
            "copenhagen-2025-v1",
            "brandubh",
            &[
                "corners.hostile: men / all",
                "king.elsewhere: four / two_opposite",
                "king.on_edge: never / two_along_edge",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
            ],
        ),
        (
            "copenhagen-2025-v1",
            "ard-ri",
            &[
                "goal: corner / edge",
                "speed.attackers: any / at_most(1)",
                "speed.defenders: any / at_most(1)",
                "speed.king: any / at_most(1)",
                "throne.hostile_empty: all / nobody",
                "corners.stop: king / everyone",
                "corners.hostile: men / nobody",
                "king.beside_throne: three_and_throne / four",
                "king.on_edge: never / not_reached",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
                "encirclement: one_region / no",
                "third_occurrence: defenders_lose / no_rule",
            ],
        ),
        (
            "copenhagen-2025-v1",
            "tawlbwrdd",
            &[
                "goal: corner / edge",
                "throne.stop: king / everyone",
                "corners.stop: king / everyone",
                "corners.hostile: men / nobody",
                "king.elsewhere: four / two_opposite",
                "king.on_edge: never / not_reached",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
                "third_occurrence: defenders_lose / draw",
            ],
        ),
        (
            "copenhagen-2025-v1",
            "sea-battle",
            &[
                "goal: corner / edge",
                "king.armed: always / never",
                "throne.stop: king / everyone",
                "corners.stop: king / everyone",
                "corners.hostile: men / nobody",
                "king.on_edge: never / not_reached",
                "shieldwall: yes / no",
                "exit_fort: wins / no",
            ],
        ),
        (
            "brandubh",
            "brandubh-two-beside-throne",
            &[
                "throne.hostile_empty: all / men",
                "king.beside_throne: three_and_throne / two_opposite",
                "third_occurrence: defenders_lose / no_rule",
            ],
        ),
        // No throne on either board: how a king on it is taken makes no difference.
        (
            "tawlbwrdd",
            "sea-battle",
            &[
                "king.armed: always / never",
                "king.elsewhere: two_opposite / four",
                "third_occurrence: draw / defenders_lose",
            ],
        ),
        // Pieces that go one square cross nothing, and an armed king takes attackers on any throne.
        (
            "tablut-linnaeus",
            "ard-ri",
            &[
                "speed.attackers: any / at_most(1)",
                "speed.defenders: any / at_most(1)",
                "speed.king: any / at_most(1)",
                "throne.hostile_empty: all / nobody",
                "king.beside_throne: three_and_throne / four",
                "king.elsewhere: two_opposite / four",
                "third_occurrence: mover_loses / no_rule",
                "quiet_limit: draw_after(100) / none",
                "calls: raichi_tuichu / none",
            ],
        ),
    ];
    for (left, right, expected) in pairs {
        assert_eq!(written(rules(&library, left), rules(&library, right)), expected, "{left}, {right}");
    }
}

#[test]
fn any_two_differ_in_what_they_answer_differently_in_the_order_of_the_questions() {
    let library = Library::built_in();
    for (left_id, left) in library.rule_sets() {
        for (right_id, right) in library.rule_sets() {
            let differences = left.differences(right);
            assert_eq!(differences.is_empty(), left_id == right_id, "{left_id} and {right_id} are the same");
            let place = |question| Question::ALL.iter().position(|known| *known == question);
            assert!(differences.is_sorted_by(|a, b| place(a.question) < place(b.question)));
            for one in &differences {
                assert_ne!(one.left, one.right, "{left_id}, {right_id}");
                assert_eq!(one.left, left.answer(one.question), "{left_id}");
                assert_eq!(one.right, right.answer(one.question), "{right_id}");
            }
            let turned: Vec<_> =
                right.differences(left).iter().map(|one| (one.question, one.right)).collect();
            assert_eq!(turned, differences.iter().map(|one| (one.question, one.left)).collect::<Vec<_>>());
            // What is left out is so for a reason: the question does not arise, or nothing comes of it.
            let told: BTreeSet<Question> = differences.iter().map(|one| one.question).collect();
            for &question in Question::ALL.iter().filter(|question| !told.contains(question)) {
                let same = left.answer(question) == right.answer(question);
                let arises = left.poses(question) && right.poses(question);
                let idle = question == Question::ThroneHostileWithKing;
                assert!(same || !arises || idle, "{left_id}, {right_id}: {}", question.id());
            }
        }
    }
}

#[test]
fn every_answer_is_given_and_told_apart() {
    let library = Library::built_in();
    for (id, rules) in library.rule_sets() {
        for &question in Question::ALL {
            assert_eq!(Question::from_id(question.id()), Some(question));
            let given = rules.answer(question);
            assert_eq!(question.read_answer(&given.to_string()), Some(given), "{id}");
            assert_eq!(rules.answering(question, given).as_ref(), Some(rules), "{id}");
            for answer_id in question.answer_ids() {
                let number = matches!(answer_id, "at_most" | "draw_after").then_some(7);
                let answer = Answer { id: answer_id, number };
                let changed = rules.answering(question, answer).expect("an answer of the question");
                assert_eq!(changed.answer(question), answer, "{id}");
                let others = Question::ALL.iter().filter(|other| **other != question);
                for &other in others {
                    assert_eq!(changed.answer(other), rules.answer(other), "{id}: {}", other.id());
                }
            }
        }
    }
    for (question, answer) in [
        (Question::Goal, Answer { id: "throne", number: None }),
        (Question::SpeedKing, Answer { id: "at_most", number: None }),
        (Question::SpeedKing, Answer { id: "at_most", number: Some(256) }),
        (Question::QuietLimit, Answer { id: "none", number: Some(1) }),
    ] {
        assert_eq!(rules(&library, "fetlar").answering(question, answer), None, "{answer}");
    }
}

/// Answers that can never matter under the others of both rule sets are no difference.
#[test]
fn what_makes_no_difference_is_none() {
    let library = Library::built_in();
    let change = |id: &str, changes: &[(Question, &str)]| {
        let mut changed = rules(&library, id).clone();
        for (question, answer) in changes {
            let answer = question.read_answer(answer).expect("an answer");
            changed = changed.answering(*question, answer).expect("an answer of the question");
        }
        changed.check().expect("rules that fit together");
        changed
    };
    let table: [(&str, &[(Question, &str)], &[&str]); 8] = [
        ("sea-battle", &[(Question::KingOnThrone, "two_opposite")], &[]),
        ("sea-battle", &[(Question::KingBesideThrone, "two_opposite")], &[]),
        ("sea-battle", &[(Question::ExitFort, "wins")], &[]),
        ("ard-ri", &[(Question::ThroneCross, "nobody")], &[]),
        (
            "ard-ri",
            &[(Question::SpeedKing, "at_most(2)"), (Question::ThroneCross, "nobody")],
            &["speed.king: at_most(1) / at_most(2)"],
        ),
        ("fetlar", &[(Question::ThroneHostileWithKing, "nobody")], &[]),
        (
            "fetlar",
            &[(Question::ThroneHostileWithKing, "defenders")],
            &["throne.hostile_with_king: attackers / defenders"],
        ),
        ("fetlar", &[(Question::CornersHostile, "all")], &[]),
    ];
    for (id, changes, expected) in table {
        assert_eq!(written(rules(&library, id), &change(id, changes)), expected, "{id}: {changes:?}");
    }
}
