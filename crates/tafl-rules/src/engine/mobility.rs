use super::compiled::Compiled;
use super::state::{State, Undo};
use crate::{Bitboard, Direction, MAX_SIZE, Piece, Side};

/// The most lines that a board has, ranks and files together.
const LINES: usize = 2 * MAX_SIZE as usize;

/// Where the second copy of a line begins in its word.
const MIRROR: u32 = 32;

/// A rank or a file as a word that holds it twice: from bit 0 on in order, from bit 32 on in reverse. What
/// moves towards higher bits in such a word moves both ways along the line.
type Line = u64;

/// What the rules say of each line of a board: ranks from the first to the last, then files.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    size: u8,
    /// Every square of a line.
    whole: Line,
    /// Where each kind of piece may stop.
    stop: [[Line; LINES]; 3],
    /// What each kind of piece may cross.
    cross: [[Line; LINES]; 3],
    /// How far each kind of piece goes; nothing where the board is the limit.
    limit: [Option<u8>; 3],
}

impl Lines {
    /// The lines of a board of a size, for pieces that stop, cross and move as given.
    pub(super) fn new<const W: usize>(
        size: u8,
        stop: &[Bitboard<W>; 3],
        cross: &[Bitboard<W>; 3],
        speed: &[u8; 3],
    ) -> Lines {
        let mut lines = Lines {
            size,
            whole: 0,
            stop: [[0; LINES]; 3],
            cross: [[0; LINES]; 3],
            limit: speed.map(|speed| (speed < size - 1).then_some(speed)),
        };
        lines.whole = (0..size).map(|place| lines.bits(place)).sum();
        for (table, sets) in [(0, stop), (1, cross)] {
            for (kind, set) in sets.iter().enumerate() {
                for index in *set {
                    let (file, rank) = ((index % u16::from(size)) as u8, (index / u16::from(size)) as u8);
                    let bits = [(rank, lines.bits(file)), (size + file, lines.bits(rank))];
                    for (line, bits) in bits {
                        let words = if table == 0 { &mut lines.stop } else { &mut lines.cross };
                        words[kind][usize::from(line)] |= bits;
                    }
                }
            }
        }
        lines
    }

    /// The two bits of a place on a line.
    #[inline]
    fn bits(&self, place: u8) -> Line {
        1 << place | 1 << (MIRROR - 1 + u32::from(self.size - place))
    }

    /// The squares of a line on which pieces of a kind can stop, in both directions.
    ///
    /// Adding the squares next to the pieces to the squares that can be crossed carries a bit through each
    /// run of these up to its end: what the sum has changed is what the pieces reach.
    #[inline]
    fn reach(&self, piece: Piece, line: usize, pieces: Line, empty: Line) -> Line {
        let kind = piece.index();
        let open = empty & self.cross[kind][line];
        let next = pieces << 1 & empty;
        let reached = match self.limit[kind] {
            None => (open + next) ^ open,
            Some(limit) => (1..limit).fold(next, |reached, _| reached | (reached & open) << 1),
        };
        reached & empty & self.stop[kind][line]
    }
}

/// How many moves a side has, line by line, so that after a ply of the other side only the lines it touched
/// need to be counted again.
///
/// ```
/// use std::sync::Arc;
/// use tafl_rules::engine::Mobility;
/// use tafl_rules::{Game, Library, with_engine};
///
/// let library = Library::built_in();
/// let game = Game::new(Arc::clone(library.variant("tablut-linnaeus-9x9").expect("built in")));
/// with_engine!(game.variant().engine(), game.position(), |compiled, state| {
///     let mobility = Mobility::new(compiled, &state, state.side());
///     assert_eq!(mobility.count() as usize, compiled.moves(&state).count());
/// });
/// ```
#[derive(Clone, Debug)]
pub struct Mobility<'a, const W: usize> {
    compiled: &'a Compiled<W>,
    side: Side,
    /// The side's men.
    men: [Line; LINES],
    /// The king, where he is on the side.
    king: [Line; LINES],
    /// Every piece of either side.
    occupied: [Line; LINES],
    moves: [u32; LINES],
    total: u32,
}

impl<'a, const W: usize> Mobility<'a, W> {
    /// Counts the moves that a side has, or would have if it were its turn.
    pub fn new(compiled: &'a Compiled<W>, state: &State<W>, side: Side) -> Mobility<'a, W> {
        let mut mobility = Mobility {
            compiled,
            side,
            men: [0; LINES],
            king: [0; LINES],
            occupied: [0; LINES],
            moves: [0; LINES],
            total: 0,
        };
        for index in state.occupied() {
            mobility.flip(index, |mobility| &mut mobility.occupied);
        }
        let men = match side {
            Side::Attackers => state.attackers,
            Side::Defenders => state.defenders,
        };
        for index in men {
            mobility.flip(index, |mobility| &mut mobility.men);
        }
        if side == Side::Defenders {
            mobility.flip(state.king, |mobility| &mut mobility.king);
        }
        for line in 0..2 * usize::from(compiled.size) {
            mobility.moves[line] = mobility.count_line(line);
            mobility.total += mobility.moves[line];
        }
        mobility
    }

    /// How many moves the side has.
    #[inline]
    pub fn count(&self) -> u32 {
        self.total
    }

    /// How many moves the side has after a ply of the other side that did not take the king.
    #[inline]
    pub fn count_after(&mut self, undo: &Undo<W>) -> u32 {
        debug_assert!(undo.mover.side() != self.side && !undo.taken.king);
        let mut touched = self.apply(undo);
        let mut total = self.total;
        while touched != 0 {
            let line = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            total = total - self.moves[line] + self.count_line(line);
        }
        self.apply(undo);
        total
    }

    /// Plays a ply, or takes it back, and returns the lines that it touches.
    #[inline]
    fn apply(&mut self, undo: &Undo<W>) -> u64 {
        let mut touched = 0;
        for index in [undo.ply.from, undo.ply.to] {
            touched |= self.flip(index, |mobility| &mut mobility.occupied);
        }
        for index in undo.taken.men {
            touched |= self.flip(index, |mobility| &mut mobility.occupied);
            self.flip(index, |mobility| &mut mobility.men);
        }
        touched
    }

    /// Turns a square over, in its rank and in its file, and returns the set of the two.
    #[inline]
    fn flip(&mut self, index: u16, words: impl Fn(&mut Self) -> &mut [Line; LINES]) -> u64 {
        let (file, rank) =
            (self.compiled.room(index, Direction::West), self.compiled.room(index, Direction::South));
        let by_file = self.compiled.size + file;
        let (in_rank, in_file) = (self.compiled.lines.bits(file), self.compiled.lines.bits(rank));
        let words = words(self);
        words[usize::from(rank)] ^= in_rank;
        words[usize::from(by_file)] ^= in_file;
        1 << rank | 1 << by_file
    }

    #[inline]
    fn count_line(&self, line: usize) -> u32 {
        let lines = &self.compiled.lines;
        let empty = lines.whole & !self.occupied[line];
        let man = match self.side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        let mut count = lines.reach(man, line, self.men[line], empty).count_ones();
        if self.king[line] != 0 {
            count += lines.reach(Piece::King, line, self.king[line], empty).count_ones();
        }
        count
    }
}
