//! Every reason for which rules and a board are refused, in one line each.

use tafl_rules::{FileKind, Library};
use tafl_words::{Words, unfit};

const OPEN_CORNERS: &str = r#"Board(layout: "t2t2t/3t3/3T3/t1TKT1t/3T3/3t3/t2t2t")"#;
const EDGE_KING: &str = r#"Board(layout: "3K3/3t3/3T3/t1T1T1t/3T3/3t3/3t3")"#;

#[test]
fn what_does_not_fit_is_told() {
    let mut library = Library::built_in();
    let refused = library.add_files([
        (FileKind::Board, "open-corners.ron", OPEN_CORNERS),
        (FileKind::Board, "edge-king.ron", EDGE_KING),
    ]);
    assert!(refused.is_empty(), "{refused:?}");
    let words = Words::english();
    for (name, expected) in [
        ("brandubh@open-corners", "A man starts on a7, where these rules let only the king stop."),
        ("ard-ri@edge-king", "The game would be over before its first move. (Escape)"),
        ("hopscotch", "There is no game of the name hopscotch."),
        ("hopscotch@brandubh-7x7", "There are no rules of the name hopscotch."),
        ("brandubh@pavement", "There is no board of the name pavement."),
    ] {
        let error = library.resolve(name).expect_err(name);
        assert_eq!(unfit(&words, &error), expected);
    }
}
