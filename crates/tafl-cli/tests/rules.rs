//! What the command says of variants and their rules is what the data and the words say.

mod common;

use serde_json::Value;
use tafl_rules::Library;
use tafl_words::{Words, rules_page};

use common::{tafl, told};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&told(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

#[test]
fn every_variant_is_listed() {
    let library = Library::built_in();
    let table = told(&["variants"]);
    let list = json(&["variants", "--json"]);
    let list = list.as_array().expect("an array");
    assert_eq!(table.lines().count(), library.variants().len());
    assert_eq!(list.len(), library.variants().len());
    for ((variant, line), listed) in library.variants().iter().zip(table.lines()).zip(list) {
        let size = variant.board().size();
        assert!(line.starts_with(&variant.id) && line.ends_with(&variant.name), "{line}");
        assert!(line.contains(&format!("{size}×{size}")), "{line}");
        assert_eq!(listed["id"], variant.id);
        assert_eq!(listed["name"], variant.name);
        assert_eq!(listed["size"], size);
        assert_eq!(listed["board"], variant.board_id);
        assert_eq!(listed["rules"], variant.rules_id);
        assert_eq!(listed["story"], variant.story);
    }
}

#[test]
fn rules_are_told_in_the_words_of_the_rules_page() {
    let words = Words::english();
    for variant in Library::built_in().variants() {
        let page = told(&["rules", &variant.id]);
        assert!(page.lines().all(|line| line.chars().count() <= 88), "{page}");
        // Lines are broken and marked; the words are the same.
        let flat = |text: &str| text.replace("\n- ", "\n").split_whitespace().collect::<Vec<_>>().join(" ");
        let mut expected = vec![variant.name.clone(), variant.story.clone()];
        for section in rules_page(&words, variant) {
            expected.push(section.title);
            expected.extend(section.paragraphs.into_iter().map(|paragraph| paragraph.text));
        }
        assert_eq!(flat(&page), flat(&expected.join(" ")), "{}", variant.id);
    }
}

#[test]
fn differences_are_those_of_the_rules() {
    let library = Library::built_in();
    let mut differences = 0;
    for left in library.variants() {
        for right in library.variants().iter().take(3) {
            let diff = json(&["diff", &left.id, &right.id, "--json"]);
            let expected = left.rules().differences(right.rules());
            let listed = diff["differences"].as_array().expect("an array");
            assert_eq!(listed.len(), expected.len(), "{} {}", left.id, right.id);
            for (listed, expected) in listed.iter().zip(&expected) {
                assert_eq!(listed["question"], expected.question.id());
                assert_eq!(listed["left"]["id"], expected.left.id);
                assert_eq!(listed["right"]["id"], expected.right.id);
                assert_eq!(listed["right"]["number"], serde_json::json!(expected.right.number));
                assert!(listed["sentence"].as_str().is_some_and(|sentence| !sentence.contains('⟨')));
            }
            differences += expected.len();
            let text = told(&["diff", &left.id, &right.id]);
            assert_eq!(text.lines().filter(|line| line.starts_with("  ")).count(), expected.len());
            assert_eq!(text.contains("board:"), left.board() != right.board());
            assert_eq!(text.contains("The rules are the same."), expected.is_empty());
        }
    }
    assert!(differences > 10, "{differences}");
}

#[test]
fn usage_errors_end_with_status_2() {
    const TABLUT: &str = "tablut-linnaeus-9x9";
    let wrong: &[&[&str]] = &[
        &[],
        &["sing"],
        &["rules"],
        &["rules", "chess"],
        &["diff", TABLUT],
        &["diff", TABLUT, "chess"],
        &["show"],
        &["show", "--variant", "chess"],
        &["show", "--variant", "chess@ard-ri-7x7"],
        &["show", "--variant", "copenhagen@chess"],
        &["show", "--variant", "copenhagen@"],
        &["show", "--variant", TABLUT, "--position", "9/9/9"],
        &["perft", "--variant", TABLUT],
        &["perft", "--variant", TABLUT, "--depth", "many"],
        &["replay"],
        &["replay", "no-such-file.tafl"],
        &["convert", "-", "--variant", "chess"],
        &["variants", "--yaml"],
        &["match", "ours"],
        &["match", "ours", "ours"],
        &["match", "ours", "level:king", "--nodes", "5"],
        &["match", "ours", "no-such-engine", "--nodes", "5"],
        &["match", "ours", "ours", "--nodes", "5", "--movetime", "5"],
        &["match", "ours", "ours", "--nodes", "5", "--games", "3"],
        &["match", "ours", "ours", "--nodes", "5", "--sprt", "10"],
        &["match", "ours", "ours", "--nodes", "5", "--sprt", "10,0"],
        &["match", "ours", "ours", "--nodes", "5", "--variant", "chess"],
        &["match", "ours", "ours", "--nodes", "5", "--openings", "no-such-file.tafl"],
        &["match", "ours", "ours", "--nodes", "5", "--openings", "tests/games/escape.tafl"],
        &["match", "ours", "ours", "--nodes", "5", "--record", "no-such-folder/games.tafl"],
    ];
    for args in wrong {
        let ended = tafl(args).output().expect("the command runs");
        assert_eq!(ended.status.code(), Some(2), "{args:?}");
        assert!(ended.stdout.is_empty() || args.contains(&"replay"), "{args:?}");
        assert!(!ended.stderr.is_empty(), "{args:?}");
    }
    for args in [&["--help"][..], &["--version"], &["replay", "--help"]] {
        assert!(!told(args).is_empty());
    }
}
