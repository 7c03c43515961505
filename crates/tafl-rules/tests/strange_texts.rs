//! Random and mutated text for every parser: it answers, in time that grows with the text only, with something
//! no larger than the text or with an error that names a place in it.

mod common;

use common::COPENHAGEN;
use common::random::Random;
use tafl_rules::notation::*;
use tafl_rules::{Game, Library};

/// Games to begin from: those of the tests of the formats.
fn originals() -> Vec<String> {
    let mut originals = Vec::new();
    for (_, text) in common::texts("formats") {
        for case in text.split("====\n") {
            let (input, written) = case.split_once("---->\n").expect("a text and what is read from it");
            originals.extend([input, written].map(str::to_owned));
        }
    }
    originals
}

/// A text with a few places changed, cut or doubled.
fn mutated(text: &str, random: &mut Random) -> String {
    const STRANGE: &[&str] = &[
        "/", "-", "x", "++", "--", "{", "}", "[", "]", "\"", "\\", "9", "99999", "K", "a", "t", "\n", "é",
        "…", " ", "*", ".", ",", "|", ":", "^", "---", "1.", "2a.", "[date:", "\u{feff}", "\r\n",
    ];
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..random.below(4) {
        let at = random.below(letters.len().max(1));
        match random.below(5) {
            0 if !letters.is_empty() => drop(letters.remove(at)),
            1 => letters.truncate(at),
            2 if !letters.is_empty() => letters[at] = (*random.pick(STRANGE)).to_owned(),
            3 if !letters.is_empty() => letters.insert(at, letters[at].clone()),
            _ => letters.insert(at, (*random.pick(STRANGE)).to_owned()),
        }
    }
    letters.concat()
}

fn noise(random: &mut Random) -> String {
    (0..random.below(30)).map(|_| char::from(random.below(128) as u8)).collect()
}

/// An error names a place in its text.
fn check_place(text: &str, error: &NotationError) {
    let lines: Vec<&str> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&error.line), "{text:?}: {error}");
    let length = lines[error.line - 1].chars().count();
    assert!((1..=length + 1).contains(&error.column), "{text:?}: {error}");
}

/// What a game holds, in bytes.
fn weight(game: &GameRecord) -> usize {
    let tags = game.tags.iter().map(|(name, value)| name.capacity() + value.capacity());
    let comments = game.comments.iter().map(|comment| comment.text.capacity());
    let moves = game.moves.iter().map(|mv| 64 + 2 * mv.written.captures.capacity());
    tags.sum::<usize>() + comments.sum::<usize>() + moves.sum::<usize>()
}

#[test]
fn no_move_is_too_strange() {
    let mut random = Random::new(11);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..6000 {
        for text in [mutated("h10-h11xg11/i11/j11++", &mut random), noise(&mut random)] {
            match text.parse::<WrittenMove>() {
                Ok(mv) => {
                    read += 1;
                    assert_eq!(mv.to_string().parse(), Ok(mv), "{text:?}");
                }
                Err(error) => {
                    refused += 1;
                    check_place(&text, &error);
                }
            }
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn no_position_is_too_strange() {
    let library = Library::built_in();
    let mut random = Random::new(12);
    let start = Game::new(library.variant(COPENHAGEN).expect("built in").clone()).position().to_string();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..4000 {
        for text in [
            mutated(&start, &mut random),
            mutated("/7/7/t6/3K3/7/7/7/ a 3 4", &mut random),
            noise(&mut random),
        ] {
            match read_position(&text) {
                Ok(setup) => {
                    read += 1;
                    let again = read_position(&write_position(&setup)).expect("what is written can be read");
                    let sorted = |mut setup: tafl_rules::Setup| {
                        setup.pieces.sort();
                        setup
                    };
                    assert_eq!(sorted(again), sorted(setup.clone()), "{text:?}");
                    for variant in library.variants() {
                        drop(Game::from_setup(variant.clone(), &setup));
                    }
                }
                Err(error) => {
                    refused += 1;
                    check_place(&text, &error);
                }
            }
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn no_game_is_too_strange() {
    let library = Library::built_in();
    let mut random = Random::new(13);
    let originals = originals();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..6000 {
        let original = random.pick(&originals).clone();
        for text in [mutated(&original, &mut random), noise(&mut random)] {
            let mut found = 0;
            for game in Games::of(&text) {
                found += 1;
                match game {
                    Ok(game) => {
                        read += 1;
                        assert!(weight(&game) <= 32 * text.len() + 256, "{text:?}");
                        drop(game.replay(&library));
                        let written = write_games([&game]);
                        let again = GameRecord::parse(&written)
                            .unwrap_or_else(|error| panic!("{text:?}\n{written}{error}"));
                        assert_eq!(write_games([&again]), written, "{text:?}");
                    }
                    Err(error) => {
                        refused += 1;
                        check_place(text.trim_start_matches('\u{feff}'), &error);
                    }
                }
            }
            assert!(found <= text.len(), "{text:?}");
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

/// What could tempt a parser to look over the rest of the text again and again, in a text so long that it
/// would never come to an end.
#[test]
fn long_texts_are_read_once() {
    let tempting = [
        "{\n[A \"\"]\n",
        "{\\\n",
        "[a:\n1. d1-d3\n",
        "[date:1]\n1. [\n",
        "[rules:start:x\n1.\n",
        "[rules:start:x]\n1.\n",
        "1. d1-d3 ",
        "1. d1-d3 e1-e2\n",
        "d1-d3 ",
        "d1-d3\n",
        "d1-d3,0,0,White\n",
        "d1-d3,",
        "[A \"",
        "[A \"]\n1. zz\n",
        "1",
        "d1-d3xe1/",
        "/",
        "\n",
    ];
    for part in tempting {
        let text = part.repeat(2_000_000 / part.len());
        let read = Games::of(&text).filter(Result::is_ok).count();
        assert!(read <= text.len(), "{part:?}");
        drop(read_position(&text));
        drop(text.parse::<WrittenMove>());
    }
}
