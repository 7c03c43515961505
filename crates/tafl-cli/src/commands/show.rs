use std::sync::Arc;

use serde::Serialize;
use tafl_rules::notation::{GameRecord, Replay, RowOrder, WrittenMove, read_position};
use tafl_rules::{Game, Move};
use tafl_words::{Words, explain, explain_outcome};

use crate::args::{PositionArgs, ShowArgs};
use crate::diagram::diagram;
use crate::failure::Failure;
use crate::games::FROM_RANK_ONE;
use crate::json::{CaptureJson, OutcomeJson, names};
use crate::output::Output;
use crate::variants::{argument, library};

#[derive(Serialize)]
struct ShowJson<'a> {
    variant: &'a str,
    position: String,
    turn: &'static str,
    /// Sorted as text.
    legal_moves: Vec<String>,
    /// The last move, where one was played.
    last_move: Option<String>,
    /// What it took.
    captures: Vec<CaptureJson>,
    outcome: Option<OutcomeJson>,
}

/// Shows a position.
pub fn run(args: &ShowArgs, output: &mut Output) -> Result<(), Failure> {
    let start = set_up(&args.start)?;
    let game = match &args.moves {
        None => start,
        Some(moves) => play(&start, moves)?,
    };
    if args.json { show_json(&game, output) } else { show(&game, output) }
}

/// The game that the arguments describe, before its first move.
pub fn set_up(args: &PositionArgs) -> Result<Game, Failure> {
    let variant = argument(&library(), &args.variant)?;
    let Some(text) = &args.position else {
        return Ok(Game::new(variant));
    };
    let setup = read_position(text).map_err(|error| Failure::Usage(format!("--position: {error}")))?;
    if RowOrder::of(text) == RowOrder::RankOneFirst {
        eprintln!("note: {FROM_RANK_ONE}");
    }
    Game::from_setup(variant, &setup).map_err(|error| Failure::Usage(format!("--position: {error}")))
}

/// Plays moves as they are written.
fn play(start: &Game, moves: &str) -> Result<Game, Failure> {
    let mut record = GameRecord::default();
    if !moves.trim().is_empty() {
        record = GameRecord::parse(moves).map_err(|error| Failure::Usage(format!("--moves: {error}")))?;
    }
    record.set_tag("Position", &start.start().to_string());
    let refuse = |error: &dyn std::fmt::Display| Failure::Check(format!("--moves: {error}"));
    let mut replay = Replay::new(&record, &Arc::clone(start.variant())).map_err(|error| refuse(&error))?;
    while replay.step().map_err(|error| refuse(&error))? {}
    for difference in replay.differences().iter().filter(|difference| !difference.written.is_empty()) {
        eprintln!("note: {difference}");
    }
    Ok(replay.conclude().game)
}

fn show_json(game: &Game, output: &mut Output) -> Result<(), Failure> {
    let mut legal_moves: Vec<String> = game.legal_moves().map(|mv| mv.to_string()).collect();
    legal_moves.sort();
    let last = game.last_played();
    output.json(&ShowJson {
        variant: &game.variant().id,
        position: game.position().to_string(),
        turn: game.position().side_to_move().id(),
        legal_moves,
        last_move: last.map(|played| WrittenMove::of(played).to_string()),
        captures: last.map_or(Vec::new(), |played| played.captures.iter().map(CaptureJson::of).collect()),
        outcome: game.outcome().map(OutcomeJson::of),
    })
}

fn show(game: &Game, output: &mut Output) -> Result<(), Failure> {
    let words = Words::english();
    let variant = game.variant();
    output.line(&variant.name)?;
    output.line("")?;
    output.text(&diagram(game.position(), game.rules()))?;
    output.line("")?;
    output.line(&format!("position: {}", game.position()))?;
    if let Some(played) = game.last_played() {
        output.line(&format!("last move: {}", WrittenMove::of(played)))?;
        for explanation in explain(&words, played, variant) {
            output.line(&format!("  {}", explanation.text))?;
        }
    }
    match game.outcome() {
        Some(outcome) => {
            let told = explain_outcome(&words, outcome, variant);
            output.line(&format!("outcome: {} ({})", told.title, outcome.reason().id()))?;
            output.line(&format!("  {}", told.reason))?;
            match &outcome.squares()[..] {
                [] => Ok(()),
                squares => output.line(&format!("evidence: {}", names(squares).join(" "))),
            }
        }
        None => {
            let mut moves: Vec<Move> = game.legal_moves().collect();
            moves.sort();
            output.line(&format!("to move: {}", game.position().side_to_move()))?;
            output.line(&format!("legal moves: {}", moves.len()))?;
            // The moves of one piece stand on one line.
            for moves in moves.chunk_by(|a, b| a.from == b.from) {
                let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
                output.line(&format!("  {}", moves.join(" ")))?;
            }
            Ok(())
        }
    }
}
