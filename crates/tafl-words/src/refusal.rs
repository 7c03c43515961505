use tafl_rules::Refusal;

use crate::{Words, args};

/// Why a move may not be played, in one line.
pub fn refusal(words: &Words, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::GameOver => words.text("refusal.game-over"),
        Refusal::OffBoard(square) => words.text_with("refusal.off-board", &args![square = square]),
        Refusal::NoPiece(square) => words.text_with("refusal.no-piece", &args![square = square]),
        Refusal::NotYourPiece { square, side } => {
            words.text_with("refusal.not-your-piece", &args![square = square, side = side])
        }
        Refusal::SameSquare => words.text("refusal.same-square"),
        Refusal::NotALine => words.text("refusal.not-a-line"),
        Refusal::Blocked { piece, square } => {
            words.text_with("refusal.blocked", &args![piece = piece, square = square])
        }
        Refusal::TooFar { limit } => words.text_with("refusal.too-far", &args![limit = limit]),
        Refusal::MayNotCrossThrone(square) => {
            words.text_with("refusal.may-not-cross-throne", &args![square = square])
        }
        Refusal::ThroneIsTheKings(square) => {
            words.text_with("refusal.throne-is-the-kings", &args![square = square])
        }
        Refusal::ThroneIsClosed(square) => {
            words.text_with("refusal.throne-is-closed", &args![square = square])
        }
        Refusal::CornerIsTheKings(square) => {
            words.text_with("refusal.corner-is-the-kings", &args![square = square])
        }
        Refusal::WouldRepeat => words.text("refusal.would-repeat"),
    }
}
