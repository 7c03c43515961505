use super::compiled::{Compiled, Surround};
use super::state::State;
use crate::{Bitboard, CornerStop, Direction, Piece, Side};

/// What a move took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken<const W: usize> {
    /// The men, not the king.
    pub men: Bitboard<W>,
    /// Whether the king was taken.
    pub king: bool,
}

/// A row along the edge that a move has bracketed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// From the bracket that moved along the edge.
    pub(super) along: Direction,
    /// One step towards the middle of the board.
    pub(super) inward: Direction,
    /// How many pieces it has.
    pub(super) length: u8,
}

impl<const W: usize> Compiled<W> {
    /// What the piece that has just arrived on a square takes, in the position after its move and
    /// before anything is removed.
    #[inline]
    pub(super) fn taken_by(&self, state: &State<W>, to: u16, mover: Piece) -> Taken<W> {
        // Every capture takes a neighbour of the arrival, and most arrivals have no enemy for one.
        let beside = &self.beside[usize::from(to)];
        let enemy_beside = match mover.side() {
            Side::Attackers => beside.intersects(&state.defenders) || beside.contains(state.king),
            Side::Defenders => beside.intersects(&state.attackers),
        };
        match enemy_beside {
            true => self.taken_beside(state, to, mover),
            false => Taken { men: Bitboard::EMPTY, king: false },
        }
    }

    /// The same for an arrival beside an enemy; apart, so that what is usual stays short.
    #[inline(never)]
    fn taken_beside(&self, state: &State<W>, to: u16, mover: Piece) -> Taken<W> {
        let mut men = Bitboard::EMPTY;
        for direction in Direction::ALL {
            if let Some(victim) = self.custodial(state, to, mover, direction) {
                men.insert(victim);
            }
        }
        // A row begins beside the arrival, on the same edge.
        let on_edge = self.beside[usize::from(to)] & self.edge;
        if self.shieldwall && self.edge.contains(to) && on_edge.intersects(&state.pieces(!mover.side())) {
            let enemies = self.men_against(state, mover);
            for row in self.rows(state, to, mover.side()) {
                let mut at = to;
                for _ in 0..row.length {
                    at = self.step(at, row.along);
                    if enemies.contains(at) {
                        men.insert(at);
                    }
                }
            }
        }
        let king = mover == Piece::Attacker && self.king_taken(state, to);
        Taken { men, king }
    }

    /// The men that the mover can take.
    #[inline]
    fn men_against(&self, state: &State<W>, mover: Piece) -> Bitboard<W> {
        match mover.side() {
            Side::Attackers => state.defenders,
            Side::Defenders => state.attackers,
        }
    }

    /// The man that the piece on `to` takes in a direction between itself and the square beyond.
    #[inline]
    pub(super) fn custodial(
        &self,
        state: &State<W>,
        to: u16,
        mover: Piece,
        direction: Direction,
    ) -> Option<u16> {
        if self.room(to, direction) < 2 || mover == Piece::King && !self.king_strikes {
            return None;
        }
        let victim = self.step(to, direction);
        if !self.men_against(state, mover).contains(victim) {
            return None;
        }
        let anvil = self.step(victim, direction);
        let closes = match mover.side() {
            Side::Attackers => {
                state.attackers.contains(anvil) || self.hostile_to(state, Piece::Defender, anvil)
            }
            Side::Defenders => {
                state.defenders.contains(anvil)
                    || self.king_is_anvil && state.king == anvil
                    || self.hostile_to(state, Piece::Attacker, anvil)
            }
        };
        closes.then_some(victim)
    }

    /// Whether a square itself is a jaw against a kind of piece.
    #[inline]
    fn hostile_to(&self, state: &State<W>, piece: Piece, index: u16) -> bool {
        self.hostile_squares(state, piece).contains(index)
    }

    /// The squares that are themselves a jaw against a kind of piece, as the king stands.
    #[inline]
    pub fn hostile_squares(&self, state: &State<W>, piece: Piece) -> &Bitboard<W> {
        let hostile =
            if self.throne == Some(state.king) { &self.hostile_with_king } else { &self.hostile_empty };
        &hostile[piece.index()]
    }

    /// The rows along the edge that the piece on an edge square brackets.
    #[inline]
    pub(super) fn rows(&self, state: &State<W>, to: u16, side: Side) -> impl Iterator<Item = Row> {
        let enemies = state.pieces(!side);
        let friends = state.pieces(side);
        Direction::ALL
            .into_iter()
            .flat_map(|inward| Direction::ALL.into_iter().map(move |along| (inward, along)))
            .filter(move |&(inward, along)| {
                along != inward && along != inward.opposite() && self.room(to, inward.opposite()) == 0
            })
            .filter_map(move |(inward, along)| {
                let mut length = 0;
                let mut at = self.neighbour(to, along)?;
                while enemies.contains(at) {
                    if !friends.contains(self.step(at, inward)) {
                        return None;
                    }
                    length += 1;
                    at = self.neighbour(at, along)?;
                }
                let closed = friends.contains(at)
                    || self.rules.corners.stop == CornerStop::King && self.corners.contains(at);
                (length >= 2 && closed).then_some(Row { along, inward, length })
            })
    }

    /// Whether an attacker that has just arrived on a square takes the king.
    #[inline]
    fn king_taken(&self, state: &State<W>, to: u16) -> bool {
        let king = state.king;
        let Some(towards) =
            Direction::ALL.into_iter().find(|&direction| self.neighbour(to, direction) == Some(king))
        else {
            return false;
        };
        match self.surround[usize::from(king)] {
            Surround::Never => false,
            Surround::AllSides => Direction::ALL
                .into_iter()
                .filter_map(|direction| self.neighbour(king, direction))
                .all(|index| self.closes_on_king(state, index)),
            Surround::Opposite => {
                self.neighbour(king, towards).is_some_and(|index| self.closes_on_king(state, index))
            }
        }
    }

    /// Whether a square next to the king counts against him.
    #[inline]
    pub fn closes_on_king(&self, state: &State<W>, index: u16) -> bool {
        state.attackers.contains(index)
            || self.hostile_to(state, Piece::King, index) && !state.defenders.contains(index)
    }
}
