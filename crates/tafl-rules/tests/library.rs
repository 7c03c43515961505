//! What is in the library: the variants that come with the game and their order, files that people add,
//! and rules paired with boards.

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use common::*;
use tafl_rules::{FileKind, Game, Library, Question, Variant};

const SMALL: &str = "Board(name: \"Small\", layout: \"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3\")";

fn variant_text(name: &str, board: &str, rules: &str) -> String {
    format!("Variant(name: {name:?}, board: {board:?}, rules: {rules:?}, story: \"\")")
}

fn ids(library: &Library) -> Vec<&str> {
    library.variants().iter().map(|variant| variant.id.as_str()).collect()
}

#[test]
fn the_variants_that_come_with_the_game_in_their_order() {
    let expected = [
        ("copenhagen-hnefatafl-11x11-2025-v1", 11, 24, 12),
        ("tablut-linnaeus-9x9", 9, 16, 8),
        ("brandubh-7x7", 7, 8, 4),
        ("fetlar-hnefatafl-11x11", 11, 24, 12),
        ("tawlbwrdd-11x11", 11, 24, 12),
        ("sea-battle-9x9", 9, 16, 8),
        ("ard-ri-7x7", 7, 16, 8),
        ("alea-evangelii-19x19", 19, 48, 24),
        ("tablut-standard-9x9", 9, 16, 8),
        ("copenhagen-hnefatafl-11x11", 11, 24, 12),
        ("copenhagen-hnefatafl-11x11-160", 11, 24, 12),
        ("copenhagen-hnefatafl-13x13", 13, 32, 16),
        ("copenhagen-tablut-9x9", 9, 16, 8),
        ("copenhagen-brandubh-7x7", 7, 8, 4),
        ("brandubh-7x7-two-beside-throne", 7, 8, 4),
    ];
    let library = Library::built_in();
    let found: Vec<_> = library
        .variants()
        .iter()
        .map(|variant| {
            let board = variant.board();
            let count = |piece| board.count(piece);
            let men = (count(tafl_rules::Piece::Attacker), count(tafl_rules::Piece::Defender));
            (variant.id.as_str(), board.size(), men.0, men.1)
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn names_are_unique_and_stories_are_told() {
    let library = Library::built_in();
    let mut names = BTreeSet::new();
    for variant in library.variants() {
        assert!(names.insert(variant.name.as_str()), "{} stands twice", variant.name);
        assert!(variant.story.ends_with('.') && variant.story.len() > 100, "{}", variant.id);
    }
    let rules: BTreeSet<&str> = library.rule_sets().iter().map(|(_, rules)| rules.name.as_str()).collect();
    assert_eq!(rules.len(), library.rule_sets().len());
    let boards: BTreeSet<&str> = library.boards().iter().map(|(_, board)| board.name()).collect();
    assert_eq!(boards.len(), library.boards().len());
    assert!(rules.iter().chain(&boards).all(|name| !name.is_empty()));
    // Each is played by some variant.
    for (id, _) in library.rule_sets() {
        assert!(library.variants().iter().any(|variant| variant.rules_id == id), "{id} is never played");
    }
    for (id, _) in library.boards() {
        assert!(library.variants().iter().any(|variant| variant.board_id == id), "{id} is never played");
    }
}

#[test]
fn the_lists_of_boards_and_rules_follow_the_variants() {
    let library = Library::built_in();
    let boards: Vec<&str> = library.boards().into_iter().map(|(id, _)| id).collect();
    assert_eq!(boards[..4], ["hnefatafl-11x11", "tablut-9x9", "brandubh-7x7", "tawlbwrdd-11x11"]);
    let rules: Vec<&str> = library.rule_sets().into_iter().map(|(id, _)| id).collect();
    assert_eq!(rules[..4], ["copenhagen-2025-v1", "tablut-linnaeus", "brandubh", "fetlar"]);
}

#[test]
fn files_of_ones_own_are_added_in_any_order_and_listed_behind_by_name() {
    let mut library = Library::built_in();
    let count = library.variants().len();
    let zebra = variant_text("zebra", "small", "mine");
    let files = [
        (FileKind::Variant, "one.ron", zebra.clone()),
        (FileKind::Variant, "two.ron", variant_text("Aurochs", "small", "copenhagen")),
        (FileKind::Rules, "mine.ron", flip(&rules_text("brandubh"), "name", "\"\"")),
        (FileKind::Board, "small.ron", SMALL.to_owned()),
        (FileKind::Board, "read me.txt", "This is no board.".to_owned()),
    ];
    assert_eq!(library.add_files(files), []);
    assert_eq!(ids(&library)[count..], ["two", "one"]);
    assert_eq!(library.rules("mine").map(|rules| rules.name.as_str()), Some("mine"));
    assert_eq!(library.board("small").map(|board| board.name()), Some("Small"));
    let game = Game::new(Arc::clone(library.variant("one").expect("added")));
    assert_eq!(game.legal_moves().count(), 40);
}

#[test]
fn bad_files_are_told_and_the_rest_is_there() {
    let mut library = Library::built_in();
    let before = ids(&library).len();
    let files = [
        (FileKind::Board, "small.ron", SMALL.to_owned()),
        (FileKind::Board, "broken.ron", "Board(\n    layout: \"7/7\",\n)".to_owned()),
        (FileKind::Board, "tablut-9x9.ron", SMALL.to_owned()),
        (FileKind::Board, "two words.ron", SMALL.to_owned()),
        (FileKind::Board, "a@b.ron", SMALL.to_owned()),
        (FileKind::Board, ".ron", SMALL.to_owned()),
        (FileKind::Rules, "mine.ron", flip(&rules_text("brandubh"), "goal", "edge")),
        (FileKind::Rules, "small.ron", rules_text("brandubh")),
        (FileKind::Variant, "good.ron", variant_text("Good", "small", "small")),
        (FileKind::Variant, "good.ron", variant_text("Better", "small", "small")),
        (FileKind::Variant, "lost.ron", variant_text("Lost", "smal", "small")),
        (FileKind::Variant, "hnefatafl-11x11.ron", variant_text("Hnefatafl", "small", "small")),
        (FileKind::Variant, COPENHAGEN_FILE, variant_text("Copenhagen", "small", "small")),
    ];
    let refused: Vec<String> = library.add_files(files).iter().map(ToString::to_string).collect();
    let expected = [
        "boards/.ron: a file's name is made of letters, digits, `-`, `_` and `.`, and ends in `.ron`",
        "boards/a@b.ron: a file's name is made of letters, digits, `-`, `_` and `.`, and ends in `.ron`",
        "boards/broken.ron: line 2, column 15: field `layout`: rank 2 has 7 squares, but the board has 2 ranks",
        "boards/tablut-9x9.ron: this name belongs to the game itself; give the file another",
        "boards/two words.ron: a file's name is made of letters, digits, `-`, `_` and `.`, and ends in `.ron`",
        "rules/mine.ron: line 20, column 18: field `king_taken.on_edge`: `not_reached` goes with the goal `edge`, and with no other",
        "variants/copenhagen-hnefatafl-11x11-2025-v1.ron: this name belongs to the game itself; give the file another",
        "variants/good.ron: there is another file of this name",
        "variants/hnefatafl-11x11.ron: this name belongs to the game itself; give the file another",
        "variants/lost.ron: line 1, column 30: field `board`: there is no board `smal`; did you mean `small`?",
    ];
    assert_eq!(refused, expected);
    assert_eq!(ids(&library).len(), before + 1);
    assert_eq!(library.variant("good").map(|variant| variant.name.as_str()), Some("Good"));
    assert_eq!(library.variant(COPENHAGEN).map(|variant| variant.board().size()), Some(11));
}

const COPENHAGEN_FILE: &str = "copenhagen-hnefatafl-11x11-2025-v1.ron";

#[test]
fn every_rule_set_is_played_on_every_board() {
    let library = Library::built_in();
    for (rules_id, rules) in library.rule_sets() {
        for (board_id, board) in library.boards() {
            let variant = library.resolve(&format!("{rules_id}@{board_id}")).expect("they fit");
            assert_eq!((variant.rules(), variant.board()), (rules, board));
            assert_eq!((variant.rules_id.as_str(), variant.board_id.as_str()), (rules_id, board_id));
            let mut game = Game::new(Arc::clone(&variant));
            let first = game.legal_moves().next().expect("a move");
            game.play(first).expect("a legal one");
        }
    }
}

#[test]
fn a_pair_is_named_by_rules_and_boards_or_by_variants() {
    let library = Library::built_in();
    let resolve = |name: &str| library.resolve(name).unwrap_or_else(|error| panic!("{name}: {error}"));
    let told = |variant: &Variant| (variant.id.clone(), variant.name.clone());
    let pair = ("copenhagen@ard-ri-7x7".to_owned(), "Copenhagen without draws, Ard Rí 7×7".to_owned());
    for name in ["copenhagen@ard-ri-7x7", "copenhagen-hnefatafl-11x11@ard-ri-7x7"] {
        assert_eq!(told(&resolve(name)), pair);
    }
    assert_eq!(resolve("copenhagen-2025-v1@copenhagen-tablut-9x9").id, "copenhagen-2025-v1@tablut-9x9");
    // Its id names it again.
    assert_eq!(told(&resolve(&pair.0)), pair);
    // A pair that is a variant is that variant.
    let usual = resolve("copenhagen-2025-v1@hnefatafl-11x11");
    assert!(Arc::ptr_eq(&usual, library.variant(COPENHAGEN).expect("built in")));
    assert!(Arc::ptr_eq(&resolve(COPENHAGEN), &usual));
    assert_eq!(resolve("copenhagen-hnefatafl-13x13@brandubh-7x7").id, "copenhagen-brandubh-7x7");
}

#[test]
fn what_is_not_there_is_told_with_what_is_near() {
    let mut library = Library::built_in();
    let corner = "Board(layout: \"t6/7/7/3K3/7/7/7\")";
    library.add(FileKind::Board, "cornered", corner).expect("a board");
    let alone = "Board(layout: \"7/7/7/3K3/7/7/7\")";
    library.add(FileKind::Board, "alone", alone).expect("a board");
    let table = [
        (
            "tablut-linneus-9x9",
            "there is no variant `tablut-linneus-9x9`; did you mean `tablut-linnaeus-9x9`?",
        ),
        (
            "brandub",
            "there is no variant `brandub`; did you mean `brandubh-7x7`, `copenhagen-brandubh-7x7` or `brandubh-7x7-two-beside-throne`?",
        ),
        ("chess", "there is no variant `chess`"),
        ("", "there is no variant ``"),
        ("ard-rih@tablut-9x9", "there are no rules `ard-rih`; did you mean `ard-ri`?"),
        ("ard-ri@tablut-9x8", "there is no board `tablut-9x8`; did you mean `tablut-9x9`?"),
        ("@", "there are no rules ``"),
        ("ard-ri@", "there is no board ``"),
        ("ard-ri@tablut-9x9@", "there is no board `tablut-9x9@`; did you mean `tablut-9x9`?"),
        (
            "fetlar@cornered",
            "the rules `fetlar` cannot be played on the board `cornered`: a man starts on a7, where the rules let only the king stop",
        ),
        (
            "ard-ri@alone",
            "the rules `ard-ri` cannot be played on the board `alone`: the game would be over before its first move (no_moves)",
        ),
    ];
    for (name, message) in table {
        let error = library.resolve(name).map(|variant| variant.id.clone()).expect_err(name);
        assert_eq!(error.to_string(), message);
    }
}

/// The files that the guide shows: each a block of RON behind a line with nothing but its name.
fn files_of_the_guide() -> Vec<(FileKind, String, String)> {
    let guide = include_str!("../../../assets/README.md");
    let mut files = Vec::new();
    let mut name = "";
    for part in guide.split("\n\n") {
        if let Some(text) = part.strip_prefix("```ron\n").and_then(|rest| rest.strip_suffix("\n```")) {
            let (folder, name) = name.split_once('/').expect("a folder and a name");
            let kind = FileKind::ALL.into_iter().find(|kind| kind.folder() == folder).expect("a folder");
            files.push((kind, name.to_owned(), text.to_owned()));
        } else if let Some(shown) = part.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')) {
            name = shown;
        }
    }
    files
}

#[test]
fn what_the_guide_shows_can_be_played() {
    let files = files_of_the_guide();
    assert_eq!(files.len(), 3);
    let mut library = Library::built_in();
    assert_eq!(library.add_files(files), []);
    let variant = library.resolve("holm-7x7").expect("the variant of the guide");
    assert_eq!((variant.name.as_str(), variant.rules().name.as_str()), ("Holm", "Holm"));
    assert!(!variant.story.is_empty());
    let mut game = Game::new(variant);
    game.play("c1-c3".parse().expect("a move")).expect("a legal one");
    // And the pair that it names without a file.
    assert_eq!(library.resolve("copenhagen@ard-ri-7x7").expect("the two fit").board().size(), 7);
}

#[test]
fn the_guide_names_every_answer() {
    let guide = include_str!("../../../assets/README.md");
    let table: Vec<&str> = guide.lines().filter(|line| line.starts_with("| `")).collect();
    let rows = |field: &str| {
        table
            .iter()
            .find(|line| line.starts_with(&format!("| `{field}` |")))
            .unwrap_or_else(|| panic!("{field}"))
    };
    for &question in Question::ALL {
        let id = question.id();
        let field = match id.split_once('.') {
            Some(("speed", _)) => "speed".to_owned(),
            Some(("king", "armed")) => "king_armed".to_owned(),
            Some(("edge", "hostile")) => "edge_hostile".to_owned(),
            Some(("king", where_he_stands)) => format!("king_taken.{where_he_stands}"),
            _ => id.to_owned(),
        };
        let row = rows(&field);
        // A set of hostile squares is written as a list of its members.
        let is_list = field.contains("hostile_") && field.contains("throne") || field == "corners.hostile";
        let answers = match is_list {
            true => vec!["attackers", "defenders"],
            false => question.answer_ids(),
        };
        for answer in answers {
            let named = row.contains(&format!("`{answer}`")) || row.contains(&format!("`{answer}("));
            assert!(named, "{field}: {answer} is not in {row}");
        }
    }
}
