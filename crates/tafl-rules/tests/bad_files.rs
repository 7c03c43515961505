//! Boards, rule sets and variants that are broken or contradict themselves: each is refused with the file,
//! the field and the reason.

mod common;

use common::random::Random;
use common::*;
use tafl_rules::{FileKind, Library};

const BOARD: &str = "Board(layout: \"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3\")";

fn board_error(layout: &str) -> String {
    let text = format!("Board(layout: \"{layout}\")");
    Library::default().add(FileKind::Board, "b", &text).expect_err(layout).to_string()
}

#[test]
fn broken_boards() {
    // The column is that of the mistake; the rows begin behind `Board(layout: "`, in column 16.
    let table = [
        ("3t3/3t3/3T3/ttTKTtt/3T3/3t3", 19, "rank 6 has 7 squares, but the board has 6 ranks"),
        ("8/8/8/3K4/8/8/8/8", 15, "a board has an odd number of ranks from 7 to 19, not 8"),
        ("5/5/2K2/5/5", 15, "a board has an odd number of ranks from 7 to 19, not 5"),
        ("7/7/7/7/7/7/7", 15, "0 kings; a board has exactly one"),
        ("7/7/K6/3K3/7/7/7", 15, "2 kings; a board has exactly one"),
        ("7/7/7/3K3/7/7/6", 31, "rank 1 has 6 squares, but the board has 7 ranks"),
        ("7/7/7/3K3/7/7/3t4", 33, "rank 1 has 8 squares, but the board has 7 ranks"),
        ("7/7/7/3K3/7/7/3p3", 31, "rank 1: `p` is no piece (t, T, K) and no number"),
        ("", 16, "rank 1 has 0 squares, but the board has 1 ranks"),
    ];
    for (layout, column, reason) in table {
        let error = board_error(layout);
        assert_eq!(
            error,
            format!("boards/b.ron: line 1, column {column}: field `layout`: {reason}"),
            "{layout}"
        );
    }
    assert!(board_error(&["1"; 21].join("/")).ends_with("21 rows; a board has at most 19"));
}

/// What is wrong with a text, as people read it.
fn told(kind: FileKind, text: &str) -> String {
    Library::built_in().add(kind, "x", text).expect_err(text).to_string()
}

#[test]
fn broken_syntax_is_told_by_line_column_and_field() {
    let board = |text: &str| told(FileKind::Board, text);
    let rules = rules_text("copenhagen-2025-v1");
    let flipped = |path: &str, value: &str| told(FileKind::Rules, &flip(&rules, path, value));
    let exchanged = |from: &str, to: &str| told(FileKind::Rules, &rules.replacen(from, to, 1));
    let table = [
        (
            board("Board(\n  layout: 7,\n)"),
            "boards/x.ron: line 2, column 10: field `layout`: Expected string",
        ),
        (
            board("Board(\n  rows: \"7\",\n)"),
            "boards/x.ron: line 2, column 3: field `rows`: there is no field `rows`; there are `name`, `layout`",
        ),
        (board("Board()"), "boards/x.ron: line 1, column 7: field `layout`: the field is missing"),
        (board("Board("), "boards/x.ron: line 1, column 6: the text ends too early"),
        (board(""), "boards/x.ron: line 1, column 1: "),
        (
            board("Board(layout: \"7\", layout: \"7\")"),
            "boards/x.ron: line 1, column 20: field `layout`: the field stands twice",
        ),
        (
            flipped("goal", "nowhere"),
            "rules/x.ron: line 5, column 11: field `goal`: `nowhere` is no answer; there are `corner`, `edge`",
        ),
        (
            flipped("throne.stop", "defenders"),
            "rules/x.ron: line 9, column 15: field `throne.stop`: `defenders` is no answer; there are `king`, `nobody`, `everyone`",
        ),
        (flipped("speed.king", "at_most(many)"), "rules/x.ron: line 7, column 59: field `speed.king`: "),
        (flipped("quiet_limit", "draw_after(-1)"), "rules/x.ron: line 27, column 30: field `quiet_limit`: "),
        (
            flipped("corners.hostile", "[wolves]"),
            "rules/x.ron: line 14, column 37: field `corners.hostile`: `wolves` is no answer; there are `attackers`, `defenders`, `king`",
        ),
        (
            flipped("throne.hostile_with_king", "[king]"),
            "rules/x.ron: line 12, column 29: field `throne.hostile_with_king`: `king` is no answer; there are `attackers`, `defenders`",
        ),
        (
            exchanged("calls: none,", ""),
            "rules/x.ron: line 30, column 1: field `calls`: the field is missing",
        ),
        (
            exchanged("stop: king,", ""),
            "rules/x.ron: line 13, column 5: field `throne.stop`: the field is missing",
        ),
        (
            exchanged("calls: none,", "calls: none, moon: full,"),
            "rules/x.ron: line 29, column 18: field `moon`: there is no field `moon`; ",
        ),
        (
            exchanged("shieldwall: yes,", "shieldwall: yes, shieldwall: no,"),
            "rules/x.ron: line 22, column 22: field `shieldwall`: the field stands twice",
        ),
        (exchanged("goal: corner,", "goal corner,"), "rules/x.ron: line 5, column 9: Expected colon"),
    ];
    let wrong: Vec<_> = table.iter().filter(|(told, expected)| !told.starts_with(expected)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_that_contradict_themselves() {
    let plain = "throne.stop=everyone";
    let open = "throne.hostile_empty=[]; throne.hostile_with_king=[]; king_taken.beside_throne=four";
    let table = [
        ("speed.attackers=at_most(0)", "speed.attackers: a piece that moves at most 0 squares cannot move"),
        ("speed.defenders=at_most(0)", "speed.defenders: a piece that moves at most 0 squares cannot move"),
        ("speed.king=at_most(0)", "speed.king: a piece that moves at most 0 squares cannot move"),
        ("quiet_limit=draw_after(0)", "quiet_limit: a game cannot be drawn after 0 plies"),
        (
            &format!("{plain}; {open}; throne.cross=king"),
            "throne.cross: where everyone may stop on the throne there is none, so everyone crosses it",
        ),
        (
            &format!("{plain}; {open}; throne.hostile_empty=[attackers]"),
            "throne.hostile_empty: where everyone may stop on the throne there is none to be hostile",
        ),
        (
            &format!("{plain}; {open}; throne.hostile_with_king=[attackers]"),
            "throne.hostile_with_king: where everyone may stop on the throne there is none to be hostile",
        ),
        (
            "corners.stop=everyone",
            "corners.hostile: corners on which everyone may stop are plain squares, hostile to nobody",
        ),
        ("goal=edge", "king_taken.on_edge: `not_reached` goes with the goal `edge`, and with no other"),
        (
            "king_taken.on_edge=not_reached",
            "king_taken.on_edge: `not_reached` goes with the goal `edge`, and with no other",
        ),
        (
            "king_taken.beside_throne=four",
            "throne.hostile_empty: the empty throne is hostile to the king, but `king_taken.beside_throne` says it never helps",
        ),
        (
            "king_taken.beside_throne=two_opposite",
            "throne.hostile_empty: the empty throne is hostile to the king, but `king_taken.beside_throne` says it never helps",
        ),
        (
            "throne.hostile_empty=[attackers, defenders]",
            "king_taken.beside_throne: the throne is to help take the king, but `throne.hostile_empty` does not name him",
        ),
        (
            "throne.hostile_empty=[]; king_taken.beside_throne=two_opposite_with_throne",
            "king_taken.beside_throne: the throne is to help take the king, but `throne.hostile_empty` does not name him",
        ),
    ];
    for (changes, message) in table {
        let mut text = rules_text("copenhagen-2025-v1");
        for change in changes.split(';') {
            let (path, value) = change.trim().split_once('=').expect("field=value");
            text = flip(&text, path, value);
        }
        let error = Library::default().add(FileKind::Rules, "r", &text).expect_err(changes);
        let (field, reason) = message.split_once(": ").expect("field and reason");
        assert_eq!(error.field.as_deref(), Some(field), "{changes}");
        assert_eq!(error.error.to_string(), reason, "{changes}");
        // The place is that of the field's value.
        let place = error.place.expect("a place");
        let line = text.lines().nth(place.line - 1).expect("a line of the text");
        let before: String = line.chars().take(place.column - 1).collect();
        let name = field.rsplit('.').next().expect("a name");
        assert!(before.trim_end().ends_with(&format!("{name}:")), "{changes}: {before}");
    }
}

#[test]
fn variants_whose_parts_are_missing_or_do_not_fit() {
    let mut library = Library::default();
    let boards = [
        ("b", BOARD),
        ("corner", "Board(layout: \"t6/7/7/3K3/7/7/7\")"),
        ("middle", "Board(layout: \"7/7/7/3T3/7/7/2K4\")"),
        ("alone", "Board(layout: \"7/7/7/3K3/7/7/7\")"),
        ("ringed", "Board(layout: \"7/2ttt2/1t3t1/1t1K1t1/1t3t1/2ttt2/7\")"),
    ];
    for (id, text) in boards {
        library.add(FileKind::Board, id, text).expect("a board");
    }
    library.add(FileKind::Rules, "r", &rules_text("copenhagen-2025-v1")).expect("rules");
    let variant = |board: &str, rules: &str| {
        format!("Variant(\n  name: \"V\",\n  board: \"{board}\",\n  rules: \"{rules}\",\n)")
    };
    library.add(FileKind::Variant, "v", &variant("b", "r")).expect("a variant");
    let misfit = "line 3, column 10: field `board`: the rules cannot be played on this board: ";
    let table = [
        (variant("x", "r"), "line 3, column 10: field `board`: there is no board `x`".to_owned()),
        (variant("b", "x"), "line 4, column 10: field `rules`: there are no rules `x`".to_owned()),
        (
            variant("corners", "r"),
            "line 3, column 10: field `board`: there is no board `corners`; did you mean `corner`?"
                .to_owned(),
        ),
        (
            variant("corner", "r"),
            format!("{misfit}a man starts on a7, where the rules let only the king stop"),
        ),
        (
            variant("middle", "r"),
            format!("{misfit}a man starts on d4, where the rules let only the king stop"),
        ),
        (variant("alone", "r"), format!("{misfit}the game would be over before its first move (no_moves)")),
        (
            variant("ringed", "r"),
            format!("{misfit}the game would be over before its first move (encirclement)"),
        ),
    ];
    for (text, message) in table {
        let error = library.add(FileKind::Variant, "w", &text).expect_err(&text).to_string();
        assert_eq!(error, format!("variants/w.ron: {message}"));
        assert!(library.variant("w").is_none());
    }
    let error =
        library.add(FileKind::Variant, "w", "Variant(name: \"V\")").expect_err("half of it").to_string();
    assert_eq!(error, "variants/w.ron: line 1, column 18: field `board`: the field is missing");
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
fn no_file_is_too_strange() {
    let mut random = Random::new(12);
    let variant = "Variant(name: \"V\", board: \"tablut-9x9\", rules: \"brandubh\", /* a /* remark */ */ story: r#\"\"#)";
    let texts = [
        (FileKind::Rules, rules_text("tablut-linnaeus")),
        (FileKind::Board, BOARD.to_owned()),
        (FileKind::Variant, variant.to_owned()),
    ];
    let pieces = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "\"",
        "//",
        "/*",
        "*/",
        "r#\"",
        ":",
        ",",
        "\\",
        "\n",
        "é",
        "𝔎",
        "\0",
        "goal: edge",
    ];
    let mut refused = 0;
    for _ in 0..4000 {
        let (kind, text) = random.pick(&texts);
        let mut letters: Vec<String> = text.chars().map(String::from).collect();
        for _ in 0..=random.below(4) {
            let at = random.below(letters.len());
            match random.below(4) {
                0 if letters.len() > 1 => drop(letters.remove(at)),
                1 => letters[at] = (*random.pick(&pieces)).to_owned(),
                2 => letters.insert(at, (*random.pick(&pieces)).to_owned()),
                _ => letters.truncate(at.max(1)),
            }
        }
        let text = letters.concat();
        let Err(error) = Library::built_in().add(*kind, "x", &text) else { continue };
        refused += 1;
        let place = error.place.unwrap_or_else(|| panic!("no place in:\n{text}"));
        let line = text.split('\n').nth(place.line - 1).unwrap_or_else(|| panic!("{error}:\n{text}"));
        assert!((1..=line.chars().count() + 1).contains(&place.column), "{error}:\n{text}");
    }
    assert!(refused > 2000, "only {refused} refused");
}

#[test]
fn deep_and_long_files_are_refused_at_once() {
    let told = |kind, text: &str| Library::built_in().add(kind, "x", text).expect_err("refused").to_string();
    let deep = told(FileKind::Rules, &"goal:(".repeat(20_000));
    assert!(deep.contains("line 1"), "{deep:.200}");
    let name = "b".repeat(1_000_000);
    let variant = format!("Variant(name: \"V\", board: \"{name}\", rules: \"brandubh\")");
    let long = told(FileKind::Variant, &variant);
    assert!(long.starts_with("variants/x.ron: line 1, column 27: field `board`: there is no board `bbb"));
}
