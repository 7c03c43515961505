use crate::{Direction, Move, Outcome, Piece, Side, Square};

/// Everything that one move did: who moved, what fell and why, and how the game stands after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The piece that moved.
    pub mover: Piece,
    /// Where it stood.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
    /// The men taken, sorted by square. A taken king is told by the outcome.
    pub captures: Vec<Capture>,
    /// How often the position that arose has stood on the board since the start, this time included.
    pub occurrence: u32,
    /// The directions in which the king can reach a goal square with one move, after a defenders' move.
    pub roads: Vec<Direction>,
    /// The call that the defenders owe for those roads, where the rules have calls.
    pub call: Option<Call>,
    /// How the game ended, if this move ended it.
    pub outcome: Option<Outcome>,
}

impl Played {
    /// The bare move.
    pub fn mv(&self) -> Move {
        Move { from: self.from, to: self.to }
    }

    /// The side that moved.
    pub fn side(&self) -> Side {
        self.mover.side()
    }
}

/// A man taken off the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    /// Where he stood.
    pub square: Square,
    /// What he was.
    pub piece: Piece,
    /// Which rule took him.
    pub cause: Cause,
}

/// The rule that took a man, with the squares that closed on him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Between two jaws: the piece that moved, and the square straight beyond.
    Custodial {
        /// The square of the piece that moved.
        mover: Square,
        /// The square on the far side.
        anvil: Square,
        /// The piece there; nothing where a hostile square itself is the jaw.
        anvil_piece: Option<Piece>,
    },
    /// With a row along the edge.
    Shieldwall {
        /// The square of the piece that moved, at one end of the row.
        bracket: Square,
        /// The square that closes the other end.
        far_bracket: Square,
        /// The piece there; nothing where an empty corner closes the row.
        far_piece: Option<Piece>,
        /// The whole row, from the bracket that moved outward, a king in it included.
        row: Vec<Square>,
        /// The squares in front of the row, in the same order.
        fronts: Vec<Square>,
        /// Where a king stands in the row, who stays on the board.
        king: Option<Square>,
    },
}

impl Cause {
    /// The id of the rule clause.
    pub fn clause(&self) -> &'static str {
        match self {
            Cause::Custodial { .. } => "custodial",
            Cause::Shieldwall { .. } => "shieldwall",
        }
    }
}

/// What the defenders call out when the king has open roads (Linnaeus, 1732).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Call {
    /// One road is open.
    Raichi,
    /// Two or more roads are open: the next move cannot close them all.
    Tuichu,
}

impl Call {
    /// The call owed for a number of open roads.
    pub fn for_roads(roads: usize) -> Option<Call> {
        match roads {
            0 => None,
            1 => Some(Call::Raichi),
            _ => Some(Call::Tuichu),
        }
    }
}
