//! Rule sets drawn at random, until every answer to every question has been asked about.

use tafl_rules::*;

use crate::common::pair;
use crate::common::random::Random;
use crate::met::Met;
use crate::random_rules::random_rules;
use crate::scenes::{SCENES, Scene, compare};
use crate::twins::{Twins, wander};

/// A board of a size with nothing on it but the king.
fn bare_board(size: u8) -> Board {
    let half = size / 2;
    let rows = |count: u8| vec![size.to_string(); usize::from(count)].join("/");
    Board::from_layout(&format!("{}/{half}K{half}/{}", rows(half), rows(half))).expect("a board")
}

#[test]
fn every_answer_to_every_question() {
    let mut random = Random::new(3);
    let mut met = Met::default();
    let sizes = [7, 7, 7, 9, 9, 11, 11, 13, 15, 17, 19];
    for number in 0..242 {
        let rules = random_rules(&mut random);
        for &question in Question::ALL {
            met.count(&format!("answer {}={}", question.id(), rules.answer(question).id));
        }
        let variant = pair(bare_board(sizes[number % sizes.len()]), &rules);
        compare(&variant, SCENES, &mut random, &mut met);
        // Few men on a small board: repetitions, quiet games, stuck sides.
        if variant.board().size() == 7 {
            let setup = Scene::new(7, &mut random).setup(0, &rules);
            let mut twins = Twins::new(&variant, &setup, &mut met).expect("a possible scene");
            wander(&mut twins, 60, 45, &mut random, &mut met);
        }
    }
    let wanted = [
        "escape",
        "king_captured",
        "exit_fort",
        "encirclement",
        "repetition",
        "no_moves",
        "quiet_limit",
        "custodial",
        "the king takes",
        "the king as jaw",
        "a hostile square as jaw",
        "shieldwall",
        "shieldwall at a corner",
        "shieldwall with the king in it",
        "three and more at once",
        "king taken in the middle",
        "king taken beside the middle",
        "king taken on the edge",
        "king taken elsewhere",
        "a repetition forbidden",
        "raichi",
        "tuichu",
        "set up: exit_fort",
        "set up: encirclement",
        "set up: no_moves",
        "set up: escape",
        "encirclement by the defenders' capture",
    ];
    met.expect(wanted, "random rules");
    let answers: Vec<String> = Question::ALL
        .iter()
        .flat_map(|question| {
            question.answer_ids().into_iter().map(|id| format!("answer {}={id}", question.id()))
        })
        .collect();
    met.expect(answers.iter().map(String::as_str), "random rules");
}
