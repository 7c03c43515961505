use tafl_rules::engine::{Compiled, Ply, State, Undo};
use tafl_rules::{Direction, Piece, Side};

use super::count::Count;
use super::terms::{self, TERMS, Term};

/// The men and where they stand: what a piece of each kind is worth on each square.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// The class of each square.
    classes: Box<[u8]>,
    /// What each kind of piece adds on each square, its own worth included.
    worth: [Box<[i32]>; 3],
    /// For each square, a one in the byte of its quarter of the board; the middle lines count for none.
    quarters_of_board: Box<[u32]>,
    /// What a defenders' man counts in quarters of an attackers', by the numbers that a game starts with:
    /// two armies that meet in full are equal.
    quarters: i32,
}

impl Places {
    pub(super) fn new<const W: usize>(
        compiled: &Compiled<W>,
        weights: &[i32; TERMS],
        attackers: u32,
        defenders: u32,
    ) -> Places {
        let quarters = ((4 * attackers / defenders.max(1)) as i32).clamp(4, 12);
        let squares: Vec<u16> = compiled.all().iter().collect();
        let distance = |index: u16, one, other| compiled.room(index, one).min(compiled.room(index, other));
        let class = |&index: &u16| {
            let by_file = distance(index, Direction::East, Direction::West);
            let by_rank = distance(index, Direction::North, Direction::South);
            terms::class_of_square(by_file, by_rank) as u8
        };
        let classes: Box<[u8]> = squares.iter().map(class).collect();
        let quarter = |&index: &u16| {
            let room = |direction| compiled.room(index, direction);
            let (east, north) = (room(Direction::East), room(Direction::North));
            let (west, south) = (room(Direction::West), room(Direction::South));
            if east == west || north == south {
                return 0;
            }
            1 << (8 * (2 * u32::from(east < west) + u32::from(north < south)))
        };
        let worth = Piece::ALL.map(|piece| {
            let own = match piece {
                Piece::Attacker => weights[Term::Attacker as usize],
                Piece::Defender => weights[Term::Defender as usize] * quarters,
                Piece::King => 0,
            };
            classes.iter().map(|&class| own + weights[terms::place(piece, usize::from(class))]).collect()
        });
        Places { quarters_of_board: squares.iter().map(quarter).collect(), classes, worth, quarters }
    }

    pub(super) fn class(&self, index: u16) -> usize {
        usize::from(self.classes[usize::from(index)])
    }

    pub(super) fn quarters(&self) -> i32 {
        self.quarters
    }

    /// What a position's pieces count by where they stand, from nothing.
    pub(super) fn standing<const W: usize>(&self, state: &State<W>) -> Standing {
        let mut standing = Standing { worth: 0, quarters: 0 };
        for (piece, squares) in state.by_kind() {
            squares.iter().for_each(|index| self.step_on(&mut standing, piece, index));
        }
        standing
    }

    /// The same after a ply that was just made, from what it was before.
    #[inline]
    pub(super) fn after<const W: usize>(&self, mut standing: Standing, ply: Ply, undo: &Undo<W>) -> Standing {
        self.step_off(&mut standing, undo.mover, ply.from);
        self.step_on(&mut standing, undo.mover, ply.to);
        let victim = match undo.mover.side() {
            Side::Attackers => Piece::Defender,
            Side::Defenders => Piece::Attacker,
        };
        undo.taken.men.iter().for_each(|index| self.step_off(&mut standing, victim, index));
        standing
    }

    #[inline(always)]
    fn step_on(&self, standing: &mut Standing, piece: Piece, index: u16) {
        standing.worth += self.worth[piece.index()][usize::from(index)];
        if piece == Piece::Attacker {
            standing.quarters += self.quarters_of_board[usize::from(index)];
        }
    }

    #[inline(always)]
    fn step_off(&self, standing: &mut Standing, piece: Piece, index: u16) {
        standing.worth -= self.worth[piece.index()][usize::from(index)];
        if piece == Piece::Attacker {
            standing.quarters -= self.quarters_of_board[usize::from(index)];
        }
    }

    #[inline(always)]
    pub(super) fn count<const W: usize>(&self, state: &State<W>, count: &mut impl Count<W>) {
        let standing = count.pieces(self, state);
        let thinnest = standing.quarters.to_le_bytes().into_iter().min().unwrap_or(0);
        count.add(Term::Thinnest, i32::from(thinnest));
    }
}

/// What pieces count by where they stand: a search keeps it as they move, since a ply changes little of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// What they are worth, in weights' parts.
    pub(super) worth: i32,
    /// The attackers' men in each quarter of the board, in a byte each.
    quarters: u32,
}
