//! Every size of board is played, by rule sets with either goal.

use std::sync::Arc;

use tafl_ai::{Control, Limits, search};
use tafl_rules::{FileKind, Game, Library};

/// A board of each width that the rules engine knows, besides those of the built-in variants.
const LAYOUTS: [&str; 5] = [
    "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
    "3ttttttt3/6t6/13/t5T5t/t5T5t/t4TTT4t/tt1TTTKTTT1tt/t4TTT4t/t5T5t/t5T5t/13/6t6/3ttttttt3",
    "4ttttttt4/7t7/15/15/t6T6t/t6T6t/t5TTT5t/tt2TTTKTTT2tt/t5TTT5t/t6T6t/t6T6t/15/15/7t7/4ttttttt4",
    "5ttttttt5/8t8/17/17/17/t7T7t/t7T7t/t6TTT6t/tt3TTTKTTT3tt/t6TTT6t/t7T7t/t7T7t/17/17/17/8t8/5ttttttt5",
    "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2",
];

#[test]
fn every_size_is_played_by_either_goal() {
    for rules in ["copenhagen-2025-v1", "tablut-linnaeus"] {
        for layout in LAYOUTS {
            let mut library = Library::built_in();
            library.add(FileKind::Board, "board", &format!("Board(layout: {layout:?})")).expect("a board");
            let text = format!("Variant(name: \"a\", board: \"board\", rules: {rules:?}, story: \"\")");
            library.add(FileKind::Variant, "variant", &text).expect("a variant");
            let mut game = Game::new(Arc::clone(library.variant("variant").expect("just added")));
            for _ in 0..6 {
                let report = search(&game, &Limits::nodes(1500), &Control::new());
                assert!(report.depth >= 1, "{layout}");
                let best = report.best.expect("the game goes on");
                if game.play(best).expect("a legal move").outcome.is_some() {
                    break;
                }
            }
            assert!(game.ply_count() >= 2, "{layout}");
        }
    }
}
