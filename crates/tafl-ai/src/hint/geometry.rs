//! How much room the king has, and where the ways to the corners are shut.

use std::collections::BTreeSet;

use tafl_rules::{Direction, Game, Goal, Piece, Position, Speed, Square};

/// The squares that the king could come to if no man of his own were in the way and no attacker moved.
pub(super) fn within_ring(position: &Position) -> BTreeSet<Square> {
    let size = position.size();
    let mut region = BTreeSet::from([position.king()]);
    let mut front = vec![position.king()];
    while let Some(square) = front.pop() {
        for next in Direction::ALL.into_iter().filter_map(|direction| square.step(direction, size)) {
            if position.piece_at(next) != Some(Piece::Attacker) && region.insert(next) {
                front.push(next);
            }
        }
    }
    region
}

/// Whether any of the squares lies on the edge of a board of a size.
pub(super) fn reaches_edge(squares: &BTreeSet<Square>, size: u8) -> bool {
    squares
        .iter()
        .any(|square| [square.file(), square.rank()].into_iter().any(|at| at == 0 || at == size - 1))
}

/// How many squares the king could come to with two moves of his own, over the board as it stands.
pub(super) fn room_of_king(game: &Game) -> usize {
    let position = game.position();
    let farthest = match game.rules().speed.king {
        Speed::Any => position.size(),
        Speed::AtMost(squares) => squares,
    };
    let step = |from: &BTreeSet<Square>| -> BTreeSet<Square> {
        let mut reached = from.clone();
        for &square in from {
            for direction in Direction::ALL {
                let ray = std::iter::successors(square.step(direction, position.size()), |at| {
                    at.step(direction, position.size())
                });
                let free = ray.take(usize::from(farthest)).take_while(|&at| position.piece_at(at).is_none());
                reached.extend(free);
            }
        }
        reached
    };
    step(&step(&BTreeSet::from([position.king()]))).len() - 1
}

/// The corner whose ways are shut from a square: the squares two steps from a corner lie on a diagonal that
/// no piece crosses. Nothing where corners are no goal.
pub(super) fn guarded_corner(game: &Game, square: Square) -> Option<Square> {
    if game.rules().goal != Goal::Corner {
        return None;
    }
    let last = game.position().size() - 1;
    let corners = [(0, 0), (0, last), (last, 0), (last, last)];
    corners
        .into_iter()
        .find(|&(file, rank)| square.file().abs_diff(file) + square.rank().abs_diff(rank) == 2)
        .and_then(|(file, rank)| Square::new(file, rank))
}
