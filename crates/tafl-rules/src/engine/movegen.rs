use super::compiled::Compiled;
use super::state::{Ply, State};
use crate::bitboard::Squares;
use crate::{Bitboard, Direction, Piece, Side};

/// The legal moves of a state, one after another, without allocation.
#[derive(Clone, Debug)]
pub struct Moves<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    occupied: Bitboard<W>,
    side: Side,
    king: u16,
    /// The pieces whose moves are still to come.
    waiting: Squares<W>,
    /// The moves of the piece at hand; nothing before the first.
    current: Option<Walk<'a, W>>,
}

/// The moves of one piece: out in each direction until something stops it.
#[derive(Clone, Debug)]
pub(super) struct Walk<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    occupied: Bitboard<W>,
    piece: Piece,
    from: u16,
    at: u16,
    /// Index into [`Direction::ALL`]; the number of directions when all are done.
    direction: usize,
    /// Squares left to go in this direction.
    left: u8,
}

/// A square that a walking piece reaches.
pub(super) struct Reached {
    pub(super) index: u16,
    /// Whether the piece may stop here, or only cross.
    pub(super) stops: bool,
}

impl<'a, const W: usize> Walk<'a, W> {
    #[inline]
    pub(super) fn new(
        compiled: &'a Compiled<W>,
        occupied: Bitboard<W>,
        piece: Piece,
        from: u16,
    ) -> Walk<'a, W> {
        let mut walk = Walk { compiled, occupied, piece, from, at: from, direction: 0, left: 0 };
        walk.set_out();
        walk
    }

    /// Starts in the current direction.
    #[inline]
    fn set_out(&mut self) {
        self.at = self.from;
        if let Some(&direction) = Direction::ALL.get(self.direction) {
            self.left = self.compiled.room(self.from, direction).min(self.compiled.speed[self.piece.index()]);
        }
    }

    #[inline]
    fn turn(&mut self) {
        self.direction += 1;
        self.set_out();
    }
}

impl<const W: usize> Iterator for Walk<'_, W> {
    type Item = Reached;

    #[inline]
    fn next(&mut self) -> Option<Reached> {
        while let Some(&direction) = Direction::ALL.get(self.direction) {
            if self.left == 0 {
                self.turn();
                continue;
            }
            let index = self.compiled.step(self.at, direction);
            if self.occupied.contains(index) {
                self.turn();
                continue;
            }
            self.at = index;
            self.left -= 1;
            let stops = self.compiled.stop[self.piece.index()].contains(index);
            let crosses = self.compiled.cross[self.piece.index()].contains(index);
            if !crosses {
                self.left = 0;
            }
            if stops || crosses {
                return Some(Reached { index, stops });
            }
        }
        None
    }
}

impl<const W: usize> Iterator for Moves<'_, W> {
    type Item = Ply;

    #[inline]
    fn next(&mut self) -> Option<Ply> {
        loop {
            if let Some(walk) = &mut self.current {
                let from = walk.from;
                if let Some(reached) = walk.find(|reached| reached.stops) {
                    return Some(Ply { from, to: reached.index });
                }
            }
            let from = self.waiting.next()?;
            let piece = match self.side {
                Side::Attackers => Piece::Attacker,
                Side::Defenders if from == self.king => Piece::King,
                Side::Defenders => Piece::Defender,
            };
            self.current = Some(Walk::new(self.compiled, self.occupied, piece, from));
        }
    }

    /// The same moves in the same order as plain loops, which are faster than being asked for each.
    #[inline]
    fn fold<B, F: FnMut(B, Ply) -> B>(mut self, first: B, mut add: F) -> B {
        let mut all = first;
        if let Some(walk) = &mut self.current {
            let from = walk.from;
            for reached in walk.filter(|reached| reached.stops) {
                all = add(all, Ply { from, to: reached.index });
            }
        }
        for from in self.waiting {
            let piece = match self.side {
                Side::Attackers => Piece::Attacker,
                Side::Defenders if from == self.king => Piece::King,
                Side::Defenders => Piece::Defender,
            };
            let (stop, cross) = (&self.compiled.stop[piece.index()], &self.compiled.cross[piece.index()]);
            for direction in Direction::ALL {
                let mut at = from;
                let room = self.compiled.room(from, direction).min(self.compiled.speed[piece.index()]);
                for _ in 0..room {
                    at = self.compiled.step(at, direction);
                    if self.occupied.contains(at) {
                        break;
                    }
                    if stop.contains(at) {
                        all = add(all, Ply { from, to: at });
                    }
                    if !cross.contains(at) {
                        break;
                    }
                }
            }
        }
        all
    }
}

impl<const W: usize> Compiled<W> {
    /// The legal moves of the side to move. Rules that forbid a repetition look at the game's history,
    /// which a state does not know: [`Game`](crate::Game) leaves those moves out.
    #[inline]
    pub fn moves<'a>(&'a self, state: &State<W>) -> Moves<'a, W> {
        self.moves_of(state, state.side)
    }

    /// The moves a side would have if it were its turn.
    #[inline]
    pub fn moves_of<'a>(&'a self, state: &State<W>, side: Side) -> Moves<'a, W> {
        Moves {
            compiled: self,
            occupied: state.occupied(),
            side,
            king: state.king,
            waiting: state.pieces(side).iter(),
            current: None,
        }
    }

    /// Whether a side could move if it were its turn.
    #[inline]
    pub fn can_move(&self, state: &State<W>, side: Side) -> bool {
        // Nearly always some piece can go one step, to where even a man may stop.
        let free = self.stop[Piece::Attacker.index()].without(&state.occupied());
        let pieces = state.pieces(side);
        let size = u32::from(self.size);
        pieces.shifted_up(size).intersects(&free)
            || self.neighbours(&pieces).intersects(&free)
            || self.moves_of(state, side).next().is_some()
    }

    /// The squares a piece on a square reaches, whoever's turn it is.
    pub(super) fn walk(&self, state: &State<W>, piece: Piece, from: u16) -> Walk<'_, W> {
        Walk::new(self, state.occupied(), piece, from)
    }

    /// Whether the king has a move.
    pub(super) fn king_can_move(&self, state: &State<W>) -> bool {
        self.walk(state, Piece::King, state.king).any(|reached| reached.stops)
    }

    /// The directions in which the king reaches a goal square with one move.
    pub fn roads(&self, state: &State<W>) -> impl Iterator<Item = Direction> + '_ {
        let king = state.king;
        let occupied = state.occupied();
        Direction::ALL.into_iter().filter(move |&direction| {
            self.reach(Piece::King, king, &occupied, direction).intersects(&self.goal)
        })
    }

    /// The squares on which a piece can stop in one direction.
    #[inline]
    pub fn reach(
        &self,
        piece: Piece,
        from: u16,
        occupied: &Bitboard<W>,
        direction: Direction,
    ) -> Bitboard<W> {
        let kind = piece.index();
        // What cannot be crossed may still be entered.
        let walls = *occupied | !self.cross[kind];
        let mut reach = self.sight(from, &walls, direction).without(occupied) & self.stop[kind];
        if let Some(within) = &self.within[kind] {
            reach &= within[usize::from(from)];
        }
        reach
    }

    /// The squares in one direction up to the first of a set of squares, that one included.
    #[inline]
    pub fn sight(&self, from: u16, walls: &Bitboard<W>, direction: Direction) -> Bitboard<W> {
        let rays = &self.rays[direction.index()];
        let ray = rays[usize::from(from)];
        match self.first_on_the_way(from, walls, direction) {
            Some(wall) => ray ^ rays[usize::from(wall)],
            None => ray,
        }
    }

    /// The first of a set of squares that lies in a direction.
    #[inline]
    pub fn first_on_the_way(&self, from: u16, set: &Bitboard<W>, direction: Direction) -> Option<u16> {
        let met = self.rays[direction.index()][usize::from(from)] & *set;
        match direction {
            Direction::North | Direction::East => met.first(),
            Direction::South | Direction::West => met.last(),
        }
    }
}
