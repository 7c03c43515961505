//! What several test programs share: rule sets with single answers changed, and pictures of positions.
#![allow(dead_code, reason = "each test program uses its own part")]

use std::sync::Arc;

use tafl_rules::{Board, Library, Piece, Rules, Setup, Side, Square, Variant};

pub mod random;
pub mod shortcuts;

pub const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
pub const TABLUT: &str = "tablut-linnaeus-9x9";

/// The RON text of a built-in rule set, as it comes with the game.
pub fn rules_text(id: &str) -> String {
    let path = format!("{}/../../assets/rules/{id}.ron", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// RON text with the value of one field changed: `flip(text, "throne.stop", "nobody")`.
pub fn flip(text: &str, path: &str, value: &str) -> String {
    let mut at = 0;
    for name in path.split('.') {
        at += field(&text[at..], name).unwrap_or_else(|| panic!("no field {path} in:\n{text}"));
    }
    let mut depth = 0;
    let end = text[at..]
        .find(|letter| {
            match letter {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                _ => {}
            }
            depth < 0 || depth == 0 && letter == ','
        })
        .expect("a value ends");
    format!("{} {value}{}", &text[..at], &text[at + end..])
}

/// Where the value of a field begins.
fn field(text: &str, name: &str) -> Option<usize> {
    let label = format!("{name}:");
    text.match_indices(&label)
        .find(|&(at, _)| !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
        .map(|(at, _)| at + label.len())
}

/// A rule set with some fields changed: `throne.stop=nobody; shieldwall=no`.
pub fn changed_rules(id: &str, changes: &str) -> Rules {
    let mut text = rules_text(id);
    for change in changes.split(';').map(str::trim).filter(|change| !change.is_empty()) {
        let (path, value) = change.split_once('=').expect("a change is written field=value");
        text = flip(&text, path.trim(), value.trim());
    }
    Rules::parse(&text).unwrap_or_else(|error| panic!("{changes}: {error}\n{text}"))
}

/// A built-in variant, its rules perhaps changed.
pub fn variant(id: &str, changes: &str) -> Arc<Variant> {
    let library = Library::built_in();
    let original = library.variant(id).unwrap_or_else(|| panic!("no variant {id}"));
    if changes.is_empty() {
        return Arc::clone(original);
    }
    let rules = changed_rules(&original.rules_id, changes);
    pair(original.board().clone(), &rules)
}

/// A board and rules under a name of no importance.
pub fn pair(board: Board, rules: &Rules) -> Arc<Variant> {
    Arc::new(Variant::new("test", "Test", "", ("board", board), ("rules", rules)).expect("the two fit"))
}

/// An empty setup of a size.
pub fn empty_setup(size: u8) -> Setup {
    Setup { size, pieces: Vec::new(), side_to_move: Some(Side::Attackers), quiet_plies: 0, move_number: 1 }
}

/// The square with a name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The squares of a list of names.
pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// Names of squares with blanks between them.
pub fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// Adds the pieces of one row of a picture, `3 . . A D . K`: the rank, then the squares from the a-file.
pub fn read_row(line: &str, pieces: &mut Vec<(Square, Piece)>) {
    let mut words = line.split_whitespace();
    let rank: u8 = words.next().and_then(|word| word.parse().ok()).expect("a row begins with its rank");
    for (file, word) in (0u8..).zip(words) {
        let place = Square::new(file, rank - 1).unwrap_or_else(|| panic!("no such square: {line}"));
        match word {
            "." | "#" | "*" => {}
            _ => pieces.push((place, piece(word))),
        }
    }
}

/// Adds pieces from a list: `A d11 e11, D c3, K f6`.
pub fn read_pieces(list: &str, pieces: &mut Vec<(Square, Piece)>) {
    for part in list.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (letter, places) = part.split_once(' ').expect("a letter and squares");
        pieces.extend(squares(places).into_iter().map(|place| (place, piece(letter))));
    }
}

fn piece(letter: &str) -> Piece {
    match letter {
        "A" => Piece::Attacker,
        "D" => Piece::Defender,
        "K" => Piece::King,
        _ => panic!("`{letter}` is no piece"),
    }
}

/// The texts of a folder beside the tests, by their names, in order.
pub fn texts(folder: &str) -> Vec<(String, String)> {
    let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut texts: Vec<(String, String)> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .map(|path| {
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
            (name, std::fs::read_to_string(&path).expect("a readable text"))
        })
        .collect();
    texts.sort();
    texts
}
