//! Before, move, after: each clause of the rules as pictures, where it takes and where it just does not.
//!
//! A case begins with `== title`. Rows of a picture begin with their rank, squares follow from the a-file;
//! `A`, `D` and `K` are pieces, `.`, `#` and `*` are empty, and what is not drawn is empty too. Then come
//! lines of `key: value`:
//!
//! - `variant`, `with` (answers changed, `shieldwall=no; throne.stop=nobody`): these two, and `also`, may
//!   stand before the first case and then hold for all of a file; a case's own come on top.
//! - `also: A d11 e11, D c3`: more pieces. `to move`, `quiet`: of the position; without the first, the side
//!   of the piece that moves.
//! - `start: OUTCOME`: how the position is judged before its first move. Without it, it must go on.
//! - `before: MOVES`: legal moves before the one that matters, none of which ends the game.
//! - `move: MOVE`, then `refused: REASON`, or any of `captures: MEN CAUSE`, `outcome: OUTCOME`, `call: CALL`,
//!   `roads: NUMBER`. Captures and outcome that are not named must not happen.
//! - `after:` rows of the picture after the move, as many ranks as matter.
//!
//! Whatever a case says, the position after a move must be the one before it with the piece moved and the
//! captured men gone, and taking the move back must restore everything.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;

use common::*;
use tafl_rules::{Call, Capture, Cause, Ending, Game, Move, Outcome, Piece, Setup, Square};

#[derive(Clone, Debug, Default)]
struct Case {
    title: String,
    variant: String,
    changes: String,
    pieces: Vec<(Square, Piece)>,
    to_move: Option<String>,
    quiet: u32,
    start: Option<String>,
    before: String,
    mv: Option<String>,
    refused: Option<String>,
    captures: Vec<String>,
    outcome: Option<String>,
    call: Option<String>,
    roads: Option<usize>,
    after: Option<Picture>,
}

/// The ranks that are drawn and the pieces on them.
#[derive(Clone, Debug, Default)]
struct Picture {
    ranks: Vec<u8>,
    pieces: Vec<(Square, Piece)>,
}

impl Picture {
    fn read_row(&mut self, line: &str) {
        read_row(line, &mut self.pieces);
        let rank: u8 = line.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a rank");
        self.ranks.push(rank - 1);
    }
}

fn read(text: &str) -> Vec<Case> {
    let mut common = Case::default();
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("# ")) {
        if let Some(title) = line.strip_prefix("== ") {
            cases.push(Case { title: title.to_owned(), ..common.clone() });
            continue;
        }
        read_line(line, cases.last_mut().unwrap_or(&mut common));
    }
    cases
}

fn read_line(line: &str, case: &mut Case) {
    let Some((key, value)) = line.split_once(':') else {
        return match &mut case.after {
            Some(after) => after.read_row(line),
            None => read_row(line, &mut case.pieces),
        };
    };
    let value = value.trim().to_owned();
    match key {
        "variant" => case.variant = value,
        "with" => case.changes = format!("{};{value}", case.changes),
        "also" => read_pieces(&value, &mut case.pieces),
        "to move" => case.to_move = Some(value),
        "quiet" => case.quiet = value.parse().expect("a number of plies"),
        "start" => case.start = Some(value),
        "before" => case.before = format!("{} {value}", case.before),
        "move" => case.mv = Some(value),
        "refused" => case.refused = Some(value),
        "captures" => case.captures.push(value),
        "outcome" => case.outcome = Some(value),
        "call" => case.call = Some(value),
        "roads" => case.roads = Some(value.parse().expect("a number of roads")),
        "after" => case.after = Some(Picture::default()),
        _ => panic!("{}: `{key}` is no key", case.title),
    }
}

/// Captures as the pictures write them, one text for each cause.
fn written_captures(captures: &[Capture]) -> Vec<String> {
    let held = |piece: Option<Piece>, square: Square| match piece {
        Some(_) => square.to_string(),
        None => format!("empty {square}"),
    };
    let mut by_cause: BTreeMap<String, Vec<Square>> = BTreeMap::new();
    for capture in captures {
        let cause = match &capture.cause {
            Cause::Custodial { mover, anvil, anvil_piece } => {
                format!("custodial {mover} + {}", held(*anvil_piece, *anvil))
            }
            Cause::Shieldwall { bracket, far_bracket, far_piece, row, fronts, king } => format!(
                "shieldwall {bracket} + {}, row {}, fronts {}{}",
                held(*far_piece, *far_bracket),
                names(row),
                names(fronts),
                king.map_or(String::new(), |king| format!(", king {king} stays")),
            ),
        };
        by_cause.entry(cause).or_default().push(capture.square);
    }
    let mut written: Vec<String> =
        by_cause.iter().map(|(cause, squares)| format!("{} {cause}", names(squares))).collect();
    written.sort();
    written
}

/// An outcome as the pictures write it.
fn written_outcome(outcome: &Outcome) -> String {
    let winner = outcome.winner.map_or("draw", |side| side.id());
    let reason = outcome.reason().id();
    let evidence = match &outcome.ending {
        Ending::Escape { goal } => format!(" {goal}"),
        Ending::KingCaptured { king, closed_by } => {
            let mut closed_by = closed_by.clone();
            closed_by.sort();
            format!(" {king}, closed by {}", names(&closed_by))
        }
        Ending::ExitFort { king, wall, interior } => {
            format!(" {king}, wall {}, inside {}", names(wall), names(interior))
        }
        Ending::Encirclement { ring, region } => {
            format!(", ring {}, inside {}", names(ring), names(region))
        }
        Ending::Repetition { plies } => format!(", plies {plies:?}"),
        Ending::NoMoves { side } => format!(", {side} to move"),
        Ending::QuietLimit { plies } => format!(", {plies} plies"),
        Ending::Agreement => String::new(),
        Ending::Resignation { side } => format!(", {side} give up"),
    };
    format!("{winner} {reason}{evidence}")
}

fn sorted(mut pieces: Vec<(Square, Piece)>) -> Vec<(Square, Piece)> {
    pieces.sort();
    pieces
}

fn parse_move(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn check(case: &Case) {
    let title = &case.title;
    let variant = variant(&case.variant, &case.changes);
    let first = case.before.split_whitespace().next().or(case.mv.as_deref()).map(parse_move);
    let mover = first.and_then(|mv| case.pieces.iter().find(|(at, _)| *at == mv.from)).map(|p| p.1.side());
    let side = match case.to_move.as_deref() {
        Some(id) => tafl_rules::Side::from_id(id).unwrap_or_else(|| panic!("{title}: no side {id}")),
        None => mover.unwrap_or_else(|| panic!("{title}: who is to move?")),
    };
    let setup = Setup {
        pieces: case.pieces.clone(),
        side_to_move: Some(side),
        quiet_plies: case.quiet,
        ..empty_setup(variant.board().size())
    };
    let mut game =
        Game::from_setup(Arc::clone(&variant), &setup).unwrap_or_else(|error| panic!("{title}: {error}"));
    assert_eq!(game.outcome().map(written_outcome), case.start, "{title}, at the start");
    for text in case.before.split_whitespace() {
        let played =
            game.play(parse_move(text)).unwrap_or_else(|refusal| panic!("{title}: {text}: {refusal}"));
        assert_eq!(played.outcome, None, "{title}: {text} ends the game");
    }
    let Some(mv) = case.mv.as_deref().map(parse_move) else {
        assert!(case.start.is_some(), "{title}: nothing is asked");
        return;
    };
    if let Some(reason) = &case.refused {
        let refusal = game.play(mv).expect_err(title);
        assert_eq!(refusal.to_string(), *reason, "{title}");
        assert!(!game.legal_moves().any(|legal| legal == mv), "{title}: listed as legal");
        return;
    }
    let earlier = game.clone();
    let played = game.play(mv).unwrap_or_else(|refusal| panic!("{title}: {refusal}")).clone();
    let mut expected = case.captures.clone();
    expected.sort();
    assert_eq!(written_captures(&played.captures), expected, "{title}: captures");
    assert_eq!(played.outcome.as_ref().map(written_outcome), case.outcome, "{title}: outcome");
    if let Some(call) = &case.call {
        let written = match played.call {
            Some(Call::Raichi) => "raichi",
            Some(Call::Tuichu) => "tuichu",
            None => "none",
        };
        assert_eq!(written, call, "{title}: call");
    }
    if let Some(roads) = case.roads {
        assert_eq!(played.roads.len(), roads, "{title}: roads");
    }
    let mut after: Vec<(Square, Piece)> = earlier.position().pieces().collect();
    after.retain(|(at, _)| !played.captures.iter().any(|capture| capture.square == *at));
    after.iter_mut().filter(|(at, _)| *at == mv.from).for_each(|(at, _)| *at = mv.to);
    assert_eq!(sorted(game.position().pieces().collect()), sorted(after), "{title}: the board after");
    if let Some(drawn) = &case.after {
        let mut shown: Vec<_> = game.position().pieces().collect();
        shown.retain(|(at, _)| drawn.ranks.contains(&at.rank()));
        assert_eq!(sorted(shown), sorted(drawn.pieces.clone()), "{title}: the picture after");
    }
    assert!(game.undo());
    assert_eq!(game.position(), earlier.position(), "{title}: taken back");
    assert_eq!(game.outcome(), earlier.outcome(), "{title}: taken back");
}

#[test]
fn pictures_of_the_rules() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for (name, text) in texts("diagrams") {
        let cases = read(&text);
        assert!(!cases.is_empty(), "{name} is empty");
        for case in &cases {
            let case = Case { title: format!("{name}: {}", case.title), ..case.clone() };
            if std::panic::catch_unwind(|| check(&case)).is_err() {
                wrong.push(case.title);
            }
        }
        count += cases.len();
    }
    assert!(wrong.is_empty(), "{} of {count} pictures are wrong: {wrong:#?}", wrong.len());
    assert!(count >= 100, "only {count} pictures");
}
