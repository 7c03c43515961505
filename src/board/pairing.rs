//! Which piece becomes which when a position gives way to another: those that can stay stay, and the
//! others take short ways.

use bevy::prelude::*;
use tafl_rules::{Piece, Square};

use super::pieces::BoardPiece;

/// What is to become of the pieces on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Pairing {
    /// Pieces that remain, with their new squares.
    pub remain: Vec<(Entity, BoardPiece)>,
    /// Pieces for which there is no place.
    pub leave: Vec<(Entity, BoardPiece)>,
    /// Places for which there is no piece.
    pub arrive: Vec<BoardPiece>,
}

/// Pairs the pieces that stand with those of a position.
pub(super) fn pair(
    mut standing: Vec<(Entity, BoardPiece)>,
    wanted: impl Iterator<Item = (Square, Piece)>,
) -> Pairing {
    standing.sort_by_key(|(_, piece)| *piece);
    let mut pairing = Pairing::default();
    let mut open = Vec::new();
    for (square, kind) in wanted {
        let place = BoardPiece { square, kind };
        match standing.iter().position(|(_, piece)| *piece == place) {
            Some(at) => pairing.remain.push(standing.remove(at)),
            None => open.push(place),
        }
    }
    for place in open {
        let nearest = standing
            .iter()
            .enumerate()
            .filter(|(_, (_, piece))| piece.kind == place.kind)
            .min_by_key(|(_, (_, piece))| distance(piece.square, place.square));
        match nearest {
            Some((at, _)) => pairing.remain.push((standing.remove(at).0, place)),
            None => pairing.arrive.push(place),
        }
    }
    pairing.leave = standing;
    pairing
}

/// Ways along a line, as pieces move, count as shorter than others.
fn distance(a: Square, b: Square) -> (bool, u32) {
    let (files, ranks) = (u32::from(a.file().abs_diff(b.file())), u32::from(a.rank().abs_diff(b.rank())));
    (files > 0 && ranks > 0, files * files + ranks * ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(letter: char, square: &str) -> BoardPiece {
        BoardPiece {
            square: square.parse().expect("a square"),
            kind: Piece::from_letter(letter).expect("a piece"),
        }
    }

    fn standing(pieces: &[BoardPiece]) -> Vec<(Entity, BoardPiece)> {
        (1..).map(|n| Entity::from_raw_u32(n).expect("a small number")).zip(pieces.iter().copied()).collect()
    }

    #[test]
    fn a_move_taken_back_moves_one_piece_and_brings_the_taken_one_back() {
        let now = standing(&[piece('t', "d4"), piece('t', "a1"), piece('K', "e5")]);
        let before = [piece('t', "a1"), piece('t', "d9"), piece('T', "d5"), piece('K', "e5")];
        let pairing = pair(now.clone(), before.iter().map(|p| (p.square, p.kind)));
        assert_eq!(pairing.arrive, [piece('T', "d5")]);
        assert_eq!(pairing.leave, []);
        assert!(pairing.remain.contains(&(now[0].0, piece('t', "d9"))));
        assert!(pairing.remain.contains(&(now[1].0, piece('t', "a1"))));
        assert!(pairing.remain.contains(&(now[2].0, piece('K', "e5"))));
    }

    #[test]
    fn nobody_is_lost_and_nobody_is_doubled() {
        let now = standing(&[piece('t', "a1"), piece('t', "b1"), piece('T', "c3"), piece('K', "e5")]);
        let wanted = [piece('t', "h8"), piece('T', "c4"), piece('T', "c5"), piece('K', "e1")];
        let pairing = pair(now, wanted.iter().map(|p| (p.square, p.kind)));
        assert_eq!((pairing.remain.len(), pairing.leave.len(), pairing.arrive.len()), (3, 1, 1));
        let mut places: Vec<_> =
            pairing.remain.iter().map(|(_, place)| *place).chain(pairing.arrive).collect();
        places.sort();
        let mut expected = wanted.to_vec();
        expected.sort();
        assert_eq!(places, expected);
    }
}
