//! Matches as they are reported, recorded and replayed.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::told;

/// A file for a test alone.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_match_is_reported_and_its_record_replays() {
    let games = file("match.tafl");
    let games = games.to_str().expect("UTF-8");
    let result = told(&[
        "match",
        "a=ours",
        "b=level:thrall",
        "--nodes",
        "200",
        "--games",
        "4",
        "--max-plies",
        "80",
        "--variant",
        "brandubh-7x7,tablut-linnaeus-9x9",
        "--record",
        games,
        "--sprt",
        "0,10",
    ]);
    let expected = ["a – b: brandubh-7x7, tablut-linnaeus-9x9, 200 nodes a move", "", "a – b", "  games  "];
    for (line, expected) in result.lines().zip(expected) {
        assert!(line.starts_with(expected), "{result}");
    }
    assert!(
        result.contains("\n  pairs ") && result.contains("\n  test ") && result.contains("LLR"),
        "{result}"
    );
    let replayed = told(&["replay", games]);
    assert!(replayed.starts_with("games                                         4\n"), "{replayed}");
    // Recorded games are openings themselves, once they are shorter.
    let text = fs::read_to_string(games).expect("written");
    assert_eq!(text.matches("[Opening \"").count(), 4);
    assert!(text.contains("[Attackers \"a\"]") && text.contains("[Attackers \"b\"]"), "{text}");
}

#[test]
fn openings_are_read_from_a_file() {
    let (openings, games) = (file("openings.txt"), file("from-openings.tafl"));
    fs::write(&openings, "d1-d3 e4-f4\ne2-c2\n").expect("written");
    let [openings, games] = [&openings, &games].map(|path| path.to_str().expect("UTF-8"));
    told(&[
        "match",
        "a=ours",
        "b=ours",
        "--depth",
        "1",
        "--games",
        "6",
        "--max-plies",
        "10",
        "--variant",
        "tablut-linnaeus-9x9",
        "--openings",
        openings,
        "--record",
        games,
    ]);
    let text = fs::read_to_string(games).expect("written");
    let starts: Vec<&str> = text.lines().filter(|line| line.starts_with("1. ")).collect();
    let [first, second] = ["1. d1-d3 e4-f4 ", "1. e2-c2 "];
    assert_eq!(starts.len(), 6);
    for (start, expected) in starts.iter().zip([first, first, second, second, first, first]) {
        assert!(start.starts_with(expected), "{text}");
    }
}

#[test]
fn several_engines_are_rated() {
    let result = told(&[
        "match",
        "level:thrall",
        "level:karl",
        "ours",
        "--depth",
        "1",
        "--games",
        "2",
        "--variant",
        "brandubh-7x7",
    ]);
    let table: Vec<&str> = result.lines().skip_while(|line| !line.starts_with("| engine")).collect();
    assert_eq!(table.iter().filter(|line| line.starts_with("| ")).count(), 4, "{result}");
    for name in ["thrall", "karl", "ours"] {
        assert!(table.iter().any(|line| line.starts_with(&format!("| {name} | "))), "{result}");
    }
}
