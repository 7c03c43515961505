use crate::Side;

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Piece {
    /// A man of the attackers.
    Attacker,
    /// A man of the defenders.
    Defender,
    /// The king, on the defenders' side.
    King,
}

impl Piece {
    /// Every kind of piece; the order is that of [`Piece::index`].
    pub const ALL: [Piece; 3] = [Piece::Attacker, Piece::Defender, Piece::King];

    /// The side the piece fights for.
    #[inline]
    pub fn side(self) -> Side {
        match self {
            Piece::Attacker => Side::Attackers,
            Piece::Defender | Piece::King => Side::Defenders,
        }
    }

    /// The letter of the piece in layouts and positions: `t`, `T`, `K`.
    pub fn letter(self) -> char {
        match self {
            Piece::Attacker => 't',
            Piece::Defender => 'T',
            Piece::King => 'K',
        }
    }

    /// The piece a letter of a layout stands for.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// A small number for tables, 0 to 2.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}
