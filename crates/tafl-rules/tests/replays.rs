//! Games that people played, replayed: run with a file of them, which does not come with the source.
//!
//! `TAFL_REPLAYS=games.csv cargo test -p tafl-rules --test replays -- --ignored --nocapture`
//!
//! A line is a game: `moves,attackers taken,defenders taken,winner`. Moves are divided by blanks, captures
//! stand behind an `x` each; the word `timeout` ends a game. The winner is `Black` (attackers), `White`,
//! `Draw` or `Ongoing`; the two counts are not looked at, as a square written twice is counted twice there. `TAFL_REPLAY_VARIANT` names the variant, Copenhagen if it is not set.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;

use common::*;
use tafl_rules::notation::WrittenMove;
use tafl_rules::{Game, Reason, Side, Square};

#[test]
#[ignore = "needs a file of games, named by TAFL_REPLAYS"]
fn games_people_played() {
    let path = std::env::var("TAFL_REPLAYS").expect("TAFL_REPLAYS names a file of games");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let id = std::env::var("TAFL_REPLAY_VARIANT").unwrap_or_else(|_| COPENHAGEN.to_owned());
    let variant = variant(&id, "");
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (line, text) in (1..).zip(text.lines().filter(|line| !line.trim().is_empty())) {
        let mut game = Game::new(Arc::clone(&variant));
        match replay(&mut game, text) {
            Ok(ending) => *endings.entry(ending).or_default() += 1,
            Err(why) => wrong.push(format!("line {line}: {why}")),
        }
        count += 1;
    }
    println!("{count} games of {id}: {endings:#?}");
    assert!(wrong.is_empty(), "{} of {count} games differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Plays one line; how it ended on the board, or where it differs.
fn replay(game: &mut Game, line: &str) -> Result<String, String> {
    let fields: Vec<&str> = line.split(',').collect();
    let [moves, _, _, winner] = fields[..] else {
        return Err("not four fields".to_owned());
    };
    for word in moves.split_whitespace().filter(|word| *word != "timeout") {
        let ply = game.ply_count() + 1;
        let written: WrittenMove = word.parse().map_err(|error| format!("{word}: {error}"))?;
        // That server let a third occurrence pass: the rules here end such a game earlier.
        if game.outcome().is_some_and(|outcome| outcome.reason() == Reason::Repetition) {
            return Ok("repetition, played on".to_owned());
        }
        let played = game.play(written.mv).map_err(|refusal| format!("ply {ply}, {word}: {refusal}"))?;
        let captures: Vec<Square> = played.captures.iter().map(|capture| capture.square).collect();
        if captures != written.captures {
            return Err(format!("ply {ply}, {word}: takes {}", names(&captures)));
        }
    }
    let ending = game.outcome().map_or("open on the board", |outcome| outcome.reason().id());
    let recorded = match winner.trim() {
        "Black" => Some(Side::Attackers),
        "White" => Some(Side::Defenders),
        _ => None,
    };
    match game.outcome() {
        Some(outcome) if outcome.reason() != Reason::Repetition && outcome.winner != recorded => {
            Err(format!("{ending}, but {winner} is said to have won"))
        }
        _ => Ok(ending.to_owned()),
    }
}
