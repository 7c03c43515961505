//! Boards, rule sets and variants that are broken or contradict themselves: each is refused with the file,
//! the field and the reason.

mod common;

use common::random::Random;
use common::*;
use tafl_rules::{FileKind, Library, Rules};

const BOARD: &str = "Board(layout: \"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3\")";

fn board_error(layout: &str) -> String {
    let text = format!("Board(layout: \"{layout}\")");
    Library::default().add(FileKind::Board, "b", &text).expect_err(layout).to_string()
}

#[test]
fn broken_boards() {
    let table = [
        (
            "3t3/3t3/3T3/ttTKTtt/3T3/3t3",
            "boards/b.ron: field `layout`: rank 6 has 7 squares, but the board has 6 ranks",
        ),
        (
            "8/8/8/3K4/8/8/8/8",
            "boards/b.ron: field `layout`: a board has an odd number of ranks from 7 to 19, not 8",
        ),
        (
            "5/5/2K2/5/5",
            "boards/b.ron: field `layout`: a board has an odd number of ranks from 7 to 19, not 5",
        ),
        ("7/7/7/7/7/7/7", "boards/b.ron: field `layout`: 0 kings; a board has exactly one"),
        ("7/7/K6/3K3/7/7/7", "boards/b.ron: field `layout`: 2 kings; a board has exactly one"),
        ("7/7/7/3K3/7/7/6", "boards/b.ron: field `layout`: rank 1 has 6 squares, but the board has 7 ranks"),
        (
            "7/7/7/3K3/7/7/3t4",
            "boards/b.ron: field `layout`: rank 1 has 8 squares, but the board has 7 ranks",
        ),
        (
            "7/7/7/3K3/7/7/3p3",
            "boards/b.ron: field `layout`: rank 1: `p` is no piece (t, T, K) and no number",
        ),
        ("", "boards/b.ron: field `layout`: rank 1 has 0 squares, but the board has 1 ranks"),
    ];
    for (layout, message) in table {
        assert_eq!(board_error(layout), message, "{layout}");
    }
    assert!(board_error(&["1"; 21].join("/")).ends_with("21 rows; a board has at most 19"));
}

#[test]
fn broken_syntax_is_told_by_line_and_column() {
    let mut library = Library::default();
    let error = library.add(FileKind::Board, "b", "Board(\n  layout: 7,\n)").expect_err("a number").to_string();
    assert!(error.starts_with("boards/b.ron: 2:10"), "{error}");
    let error =
        library.add(FileKind::Board, "b", "Board(\n  rows: \"7\",\n)").expect_err("an unknown field").to_string();
    assert!(error.starts_with("boards/b.ron: 2:") && error.contains("rows"), "{error}");
    let error = library.add(FileKind::Board, "b", "Board()").expect_err("a missing field").to_string();
    assert!(error.contains("layout"), "{error}");

    let rules = rules_text("copenhagen-2025-v1");
    let table = [
        (flip(&rules, "goal", "nowhere"), "nowhere"),
        (flip(&rules, "throne.stop", "defenders"), "defenders"),
        (flip(&rules, "speed.king", "at_most(many)"), ""),
        (flip(&rules, "quiet_limit", "draw_after(-1)"), ""),
        (flip(&rules, "corners.hostile", "[wolves]"), "wolves"),
        (flip(&rules, "throne.hostile_with_king", "[king]"), "king"),
        (rules.replace("calls: none,", ""), "calls"),
        (rules.replace("calls: none,", "calls: none, moon: full,"), "moon"),
        (rules.replace("shieldwall: yes,", "shieldwall: yes, shieldwall: no,"), "shieldwall"),
        (rules.replace("goal: corner,", "goal corner,"), ""),
    ];
    for (text, named) in table {
        let error = library.add(FileKind::Rules, "r", &text).expect_err(&text).to_string();
        let place = error.strip_prefix("rules/r.ron: ").unwrap_or_else(|| panic!("{error}"));
        let line = place.split(':').next().and_then(|line| line.parse::<usize>().ok());
        assert!(line.is_some_and(|line| line >= 1), "no line in: {error}");
        assert!(error.contains(named), "`{named}` is not in: {error}");
    }
}

#[test]
fn rules_that_contradict_themselves() {
    let plain = "throne.stop=everyone";
    let open = "throne.hostile_empty=[]; throne.hostile_with_king=[]; king_taken.beside_throne=four";
    let table = [
        (
            "speed.attackers=at_most(0)",
            "field `speed.attackers`: a piece that moves at most 0 squares cannot move",
        ),
        (
            "speed.defenders=at_most(0)",
            "field `speed.defenders`: a piece that moves at most 0 squares cannot move",
        ),
        ("speed.king=at_most(0)", "field `speed.king`: a piece that moves at most 0 squares cannot move"),
        ("quiet_limit=draw_after(0)", "field `quiet_limit`: a game cannot be drawn after 0 plies"),
        (
            &format!("{plain}; {open}; throne.cross=king"),
            "field `throne.cross`: where everyone may stop on the throne there is none, so everyone crosses it",
        ),
        (
            &format!("{plain}; {open}; throne.hostile_empty=[attackers]"),
            "field `throne.hostile_empty`: where everyone may stop on the throne there is none to be hostile",
        ),
        (
            &format!("{plain}; {open}; throne.hostile_with_king=[attackers]"),
            "field `throne.hostile_with_king`: where everyone may stop on the throne there is none to be hostile",
        ),
        (
            "corners.stop=everyone",
            "field `corners.hostile`: corners on which everyone may stop are plain squares, hostile to nobody",
        ),
        (
            "goal=edge",
            "field `king_taken.on_edge`: `not_reached` goes with the goal `edge`, and with no other",
        ),
        (
            "king_taken.on_edge=not_reached",
            "field `king_taken.on_edge`: `not_reached` goes with the goal `edge`, and with no other",
        ),
        (
            "king_taken.beside_throne=four",
            "field `throne.hostile_empty`: the empty throne is hostile to the king, but `king_taken.beside_throne` says it never helps",
        ),
        (
            "king_taken.beside_throne=two_opposite",
            "field `throne.hostile_empty`: the empty throne is hostile to the king, but `king_taken.beside_throne` says it never helps",
        ),
        (
            "throne.hostile_empty=[attackers, defenders]",
            "field `king_taken.beside_throne`: the throne is to help take the king, but `throne.hostile_empty` does not name him",
        ),
        (
            "throne.hostile_empty=[]; king_taken.beside_throne=two_opposite_with_throne",
            "field `king_taken.beside_throne`: the throne is to help take the king, but `throne.hostile_empty` does not name him",
        ),
    ];
    for (changes, message) in table {
        let mut text = rules_text("copenhagen-2025-v1");
        for change in changes.split(';') {
            let (path, value) = change.trim().split_once('=').expect("field=value");
            text = flip(&text, path, value);
        }
        let error = Library::default().add(FileKind::Rules, "r", &text).expect_err(changes);
        assert_eq!(error.to_string(), format!("rules/r.ron: {message}"), "{changes}");
    }
}

#[test]
fn variants_whose_parts_are_missing_or_do_not_fit() {
    let mut library = Library::default();
    library.add(FileKind::Board, "b", BOARD).expect("a board");
    library.add(FileKind::Rules, "r", &rules_text("copenhagen-2025-v1")).expect("rules");
    let variant = |board: &str, rules: &str| {
        format!("Variant(name: \"V\", board: \"{board}\", rules: \"{rules}\", story: \"\")")
    };
    library.add(FileKind::Variant, "v", &variant("b", "r")).expect("a variant");
    let corner = "Board(layout: \"t6/7/7/3K3/7/7/7\")";
    library.add(FileKind::Board, "corner", corner).expect("a board");
    let middle = "Board(layout: \"7/7/7/3T3/7/7/2K4\")";
    library.add(FileKind::Board, "middle", middle).expect("a board");
    let table = [
        (variant("x", "r"), "variants/v.ron: field `board`: there is no board `x`"),
        (variant("b", "x"), "variants/v.ron: field `rules`: there are no rules `x`"),
        (
            variant("corner", "r"),
            "variants/v.ron: fields `board` and `rules`: a man starts on a7, where the rules let only the king stop",
        ),
        (
            variant("middle", "r"),
            "variants/v.ron: fields `board` and `rules`: a man starts on d4, where the rules let only the king stop",
        ),
    ];
    for (text, message) in table {
        assert_eq!(library.add(FileKind::Variant, "v", &text).expect_err(&text).to_string(), message);
    }
    let error = library.add(FileKind::Variant, "v", "Variant(name: \"V\")").expect_err("half of it").to_string();
    assert!(error.starts_with("variants/v.ron: 1:") && error.contains("board"), "{error}");
    // What is refused leaves what was there.
    assert_eq!(library.variant("v").map(|variant| variant.board_id.as_str()), Some("b"));
}

#[test]
fn the_king_may_always_start_on_the_throne() {
    let mut library = Library::default();
    library.add(FileKind::Board, "b", BOARD).expect("a board");
    let rules = flip(&rules_text("copenhagen-2025-v1"), "throne.stop", "nobody");
    library.add(FileKind::Rules, "r", &rules).expect("rules");
    let text = "Variant(name: \"V\", board: \"b\", rules: \"r\", story: \"\")";
    library.add(FileKind::Variant, "v", text).expect("a variant");
}

#[test]
fn variants_are_sorted_whatever_order_they_come_in() {
XX}

#[test]
fn no_file_is_too_strange() {
    let mut random = Random::new(12);
    let rules = rules_text("tablut-linnaeus");
    let mut refused = 0;
    for _ in 0..2000 {
        let mut bytes = rules.clone().into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = random.below(128) as u8,
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8(bytes).expect("still text");
        refused += usize::from(Rules::parse(&text).is_err());
        let board: String = BOARD.chars().filter(|_| !random.chance(4)).collect();
        drop(Library::default().add(FileKind::Board, "b", &board));
    }
    assert!(refused > 500, "only {refused} refused");
}
