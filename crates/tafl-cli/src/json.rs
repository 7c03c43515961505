//! What the command says as JSON, field by field in the order in which it is printed.

use serde::Serialize;
use tafl_rules::{Capture, Cause, Outcome, Piece, Square};

/// How a game ended.
#[derive(Serialize, Debug)]
pub struct OutcomeJson {
    /// The side that won; null for a draw.
    winner: Option<&'static str>,
    /// The reason: `escape`, `king_captured`, …
    reason: &'static str,
    /// The squares on which the verdict rests, most telling first.
    evidence: Vec<String>,
}

impl OutcomeJson {
    pub fn of(outcome: &Outcome) -> OutcomeJson {
        OutcomeJson {
            winner: outcome.winner.map(|side| side.id()),
            reason: outcome.reason().id(),
            evidence: names(&outcome.squares()),
        }
    }
}

/// A man taken, and by what.
#[derive(Serialize, Debug)]
pub struct CaptureJson {
    square: String,
    piece: &'static str,
    /// The rule: `custodial` or `shieldwall`.
    cause: &'static str,
    /// The squares that closed on him: the piece that moved first, then the far jaw; or the two ends of the
    /// row and the squares in front of it.
    closed_by: Vec<String>,
}

impl CaptureJson {
    pub fn of(capture: &Capture) -> CaptureJson {
        let closed_by = match &capture.cause {
            Cause::Custodial { mover, anvil, .. } => names(&[*mover, *anvil]),
            Cause::Shieldwall { bracket, far_bracket, fronts, .. } => {
                let mut squares = vec![*bracket, *far_bracket];
                squares.extend(fronts);
                names(&squares)
            }
        };
        CaptureJson {
            square: capture.square.to_string(),
            piece: piece_name(capture.piece),
            cause: capture.cause.clause(),
            closed_by,
        }
    }
}

fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    }
}

/// The names of squares.
pub fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}
