//! How the end of a game is marked: every ending lights the squares on which it rests. What the pieces do
//! in the end, [`Outlook::stance`](super::Outlook::stance) says.

use tafl_rules::{Ending, Outcome, Piece, Square};

use super::highlights::{Mark, MarkKind};
use crate::session::Match;

/// Between one light and the next of the same story.
const STEP: f32 = 0.07;

/// The marks of an ending, each with the seconds after which it appears.
pub(super) fn marks(current: &Match, outcome: &Outcome) -> Vec<(Mark, f32)> {
    let position = current.shown_position();
    match &outcome.ending {
        Ending::Escape { goal } => vec![(Mark { square: *goal, kind: MarkKind::Shine }, 0.0)],
        Ending::KingCaptured { king, closed_by } => {
            let mut marks = in_turn(closed_by, MarkKind::Closer, 0.0);
            marks.push((Mark { square: *king, kind: MarkKind::Lost }, 0.0));
            marks
        }
        Ending::ExitFort { king, wall, interior } => {
            let mut marks = in_turn(&by_distance(wall, *king), MarkKind::Wall, 0.0);
            let walled = STEP * wall.len() as f32;
            marks.extend(in_turn(&by_distance(interior, *king), MarkKind::Inside, walled));
            marks.push((Mark { square: *king, kind: MarkKind::Shine }, walled));
            marks
        }
        Ending::Encirclement { ring, .. } => {
            let mut marks = in_turn(&around(ring, position.size()), MarkKind::Ring, 0.0);
            let closed = STEP * ring.len() as f32;
            marks.push((Mark { square: position.king(), kind: MarkKind::Lost }, closed));
            marks
        }
        Ending::Repetition { plies } => in_turn(&repeated(current, plies), MarkKind::Again, 0.0),
        Ending::NoMoves { side } => {
            let stuck: Vec<Square> = position
                .pieces()
                .filter(|(_, piece)| piece.side() == *side)
                .map(|(square, _)| square)
                .collect();
            in_turn(&by_distance(&stuck, position.king()), MarkKind::Closer, 0.0)
        }
        Ending::QuietLimit { .. } | Ending::Agreement => {
            let all: Vec<Square> = position.pieces().map(|(square, _)| square).collect();
            in_turn(&by_distance(&all, position.king()), MarkKind::Peace, 0.0)
        }
        Ending::Resignation { .. } => {
            let winner = |piece: Piece| Some(piece.side()) == outcome.winner;
            let winners: Vec<Square> =
                position.pieces().filter(|(_, piece)| winner(*piece)).map(|(square, _)| square).collect();
            in_turn(&by_distance(&winners, position.king()), MarkKind::Wall, 0.0)
        }
    }
}

fn in_turn(squares: &[Square], kind: MarkKind, delay: f32) -> Vec<(Mark, f32)> {
    let step = |n: usize| delay + STEP * n as f32;
    squares.iter().enumerate().map(|(n, &square)| (Mark { square, kind }, step(n))).collect()
}

fn by_distance(squares: &[Square], centre: Square) -> Vec<Square> {
    let mut squares = squares.to_vec();
    squares.sort_by_key(|square| {
        let (files, ranks) = (square.file().abs_diff(centre.file()), square.rank().abs_diff(centre.rank()));
        (u32::from(files).pow(2) + u32::from(ranks).pow(2), *square)
    });
    squares
}

/// Squares in the order in which a hand would go round the board.
fn around(squares: &[Square], size: u8) -> Vec<Square> {
    let middle = f32::from(size - 1) * 0.5;
    let angle = |square: &Square| {
        let (x, y) = (f32::from(square.file()) - middle, f32::from(square.rank()) - middle);
        x.atan2(y)
    };
    let mut squares = squares.to_vec();
    squares.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    squares
}

/// The squares of the moves between the last two times that the position stood on the board, in the order
/// in which they were stepped on.
fn repeated(current: &Match, plies: &[usize]) -> Vec<Square> {
    let [.., before, last] = plies else { return Vec::new() };
    let mut squares = Vec::new();
    for played in (before + 1..=*last).filter_map(|ply| current.game().played(ply)) {
        for square in [played.from, played.to] {
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
    }
    squares
}
