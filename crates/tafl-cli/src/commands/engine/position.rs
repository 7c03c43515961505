use std::sync::Arc;

use tafl_rules::notation::{WrittenMove, read_position};
use tafl_rules::{Game, Variant};

/// The game that a `position` line describes: `startpos` or `fen POSITION`, then `moves d1d3 …`.
///
/// The moves are the game's history, which the rules of repetition need.
pub fn read(variant: &Arc<Variant>, words: &[&str]) -> Result<Game, String> {
    let (start, moves) = match words.iter().position(|word| *word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let mut game = match start {
        ["startpos"] => Game::new(Arc::clone(variant)),
        ["fen", fields @ ..] if !fields.is_empty() => {
            let setup = read_position(&fields.join(" ")).map_err(|error| format!("position: {error}"))?;
            Game::from_setup(Arc::clone(variant), &setup).map_err(|error| format!("position: {error}"))?
        }
        _ => return Err("position: expected `startpos` or `fen POSITION`".to_owned()),
    };
    for (number, word) in moves.iter().enumerate() {
        let told = |problem: &dyn std::fmt::Display| format!("move {} `{word}`: {problem}", number + 1);
        let written: WrittenMove = word.parse().map_err(|error| told(&error))?;
        game.play(written.mv).map_err(|refusal| told(&refusal))?;
    }
    Ok(game)
}
