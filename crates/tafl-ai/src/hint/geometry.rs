//! How much room the king has, and where the ways to the corners are shut.

use tafl_rules::{Bitboard, Direction, Game, Goal, Piece, Square, with_engine};

/// What the king could come to if no man of his own were in the way and no attacker moved.
pub(super) struct WithinRing {
    /// How many squares, his own among them.
    pub(super) squares: usize,
    /// Whether one of them lies on the edge.
    pub(super) reaches_edge: bool,
}

/// What lies within the attackers' ring around the king.
pub(super) fn within_ring(game: &Game) -> WithinRing {
    with_engine!(game.variant().engine(), game.position(), |compiled, state| {
        let open = compiled.all().without(&state.attackers());
        let region = compiled.flood(&Bitboard::of(state.king()), &open);
        WithinRing { squares: region.count() as usize, reaches_edge: region.intersects(&compiled.edge()) }
    })
}

/// How many squares the king could come to with two moves of his own, over the board as it stands.
pub(super) fn room_of_king(game: &Game) -> usize {
    with_engine!(game.variant().engine(), game.position(), |compiled, state| {
        let occupied = state.occupied();
        let step = |from: Bitboard<_>| {
            from.iter().fold(from, |reached, index| {
                Direction::ALL.into_iter().fold(reached, |reached, direction| {
                    reached | compiled.reach(Piece::King, index, &occupied, direction)
                })
            })
        };
        step(step(Bitboard::of(state.king()))).count() as usize - 1
    })
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
