//! Every refusal, in one line each.

use tafl_rules::{Piece, Refusal, Side, Square};
use tafl_words::{Words, refusal};

#[test]
fn every_refusal_has_one_line() {
    let at: Square = "e4".parse().unwrap();
    let cases = [
        (Refusal::GameOver, "The game is over. Take a move back or begin a new game to play on."),
        (Refusal::OffBoard(at), "There is no square e4 on this board."),
        (Refusal::NoPiece(at), "No piece stands on e4."),
        (
            Refusal::NotYourPiece { square: at, side: Side::Attackers },
            "It is the attackers’ turn, and the piece on e4 is not theirs.",
        ),
        (
            Refusal::NotYourPiece { square: at, side: Side::Defenders },
            "It is the defenders’ turn, and the piece on e4 is not theirs.",
        ),
        (Refusal::SameSquare, "A move has to end on another square."),
        (Refusal::NotALine, "Pieces move in a straight line, along a rank or a file."),
        (
            Refusal::Blocked { piece: Piece::Attacker, square: at },
            "The way is blocked: an attacker stands on e4.",
        ),
        (Refusal::Blocked { piece: Piece::King, square: at }, "The way is blocked: the king stands on e4."),
        (Refusal::TooFar { limit: 1 }, "This piece moves at most one square at a time."),
        (Refusal::TooFar { limit: 3 }, "This piece moves at most 3 squares at a time."),
        (Refusal::MayNotCrossThrone(at), "This piece may not cross the throne on e4."),
        (Refusal::ThroneIsTheKings(at), "Only the king may stop on the throne, e4."),
        (Refusal::ThroneIsClosed(at), "Nobody may stop on the throne, e4."),
        (Refusal::CornerIsTheKings(at), "Only the king may stop on the corner e4."),
        (
            Refusal::WouldRepeat,
            "That move would bring about the same position for the third time, which these rules forbid.",
        ),
    ];
    let words = Words::english();
    for (refused, expected) in cases {
        assert_eq!(refusal(&words, &refused), expected);
    }
}
