//! The formats of games: every text of `formats/` and what is read from it.

mod common;

use tafl_rules::notation::{Format, Games, write_games};

/// The texts of the folder, each with what it shows, and what is to be read from it.
fn cases() -> Vec<(String, String, String)> {
    let mut cases = Vec::new();
    for (name, text) in common::texts("formats") {
        for case in text.split("====\n") {
            let (shows, rest) = case.split_once('\n').expect("a line that says what is shown");
            let (input, expected) = rest.split_once("---->\n").expect("a text and what is read from it");
            cases.push((format!("{name} {shows}"), input.to_owned(), expected.to_owned()));
        }
    }
    cases
}

/// What is read from a text: each game as it is written, each error in its place.
fn told(text: &str) -> String {
    let mut told = String::new();
    for game in Games::of(text) {
        match game {
            Ok(game) => told += &(write_games([&game]) + "\n"),
            Err(error) => told += &format!("error: {error}\n"),
        }
    }
    told
}

#[test]
fn every_format_is_read() {
    for (shows, input, expected) in cases() {
        assert_eq!(told(&input).trim_end(), expected.trim_end(), "{shows}");
    }
}

#[test]
fn what_is_written_is_read_as_the_same() {
    let mut games = 0;
    for (shows, input, _) in cases() {
        let read: Vec<_> = Games::of(&input).filter_map(Result::ok).collect();
        let written = write_games(&read);
        let again: Vec<_> = Games::of(&written).collect::<Result<_, _>>().unwrap_or_else(|error| {
            panic!("{shows}: {error}\n{written}");
        });
        assert_eq!(write_games(&again), written, "{shows}");
        assert_eq!(again.len(), read.len(), "{shows}\n{written}");
        for (again, game) in again.iter().zip(&read) {
            assert_eq!(again.tags, game.tags, "{shows}");
            assert_eq!(again.comments, game.comments, "{shows}");
            assert!(again.moves.iter().map(|mv| &mv.written).eq(game.moves.iter().map(|mv| &mv.written)));
            assert_eq!(again.first_number, game.first_number, "{shows}");
            // Which side begins is seen where moves are numbered.
            assert_eq!(again.second_side_begins, game.second_side_begins, "{shows}");
        }
        games += read.len();
    }
    assert!(games > 20, "{games} games");
}

#[test]
fn formats_are_told_apart() {
    let formats = [
        ("[Variant \"x\"]", Format::Tafl),
        ("\u{feff}[Variant \"x\"]", Format::Tafl),
        ("{a, b}", Format::Tafl),
        ("1. d1d3", Format::Tafl),
        ("d1-d3 f4-i4 *", Format::Tafl),
        ("", Format::MoveColumn),
        ("d1-d3\nf4-i4", Format::MoveColumn),
        ("d1-d3\nf4-i4 d1-d3", Format::MoveLines),
        ("d1-d3,0,0,White", Format::Values),
        ("  [date:2021]", Format::OpenTafl),
        ("[time-control:1]", Format::OpenTafl),
    ];
    for (text, format) in formats {
        assert_eq!(Format::of(text), format, "{text:?}");
    }
}
