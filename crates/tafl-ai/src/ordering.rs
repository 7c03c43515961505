use tafl_rules::engine::{Compiled, Ply, State};
use tafl_rules::{Bitboard, Direction, Piece, Shieldwall, Side};

use crate::lines::Lines;

/// A ply where it is to be tried among others: by its rank, the highest first, then by its squares. One number,
/// so that two are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Candidate(u64);

impl Candidate {
    /// A ply with its rank.
    #[inline]
    pub(crate) fn new(ply: Ply, rank: i32) -> Candidate {
        let below_highest = i32::MAX.wrapping_sub(rank) as u32;
        Candidate(u64::from(below_highest) << 32 | u64::from(ply.from) << 16 | u64::from(ply.to))
    }

    /// The ply.
    #[inline]
    pub(crate) fn ply(self) -> Ply {
        Ply { from: (self.0 >> 16) as u16, to: self.0 as u16 }
    }
}

/// The rank of a ply that lands where something is to be taken.
const CAPTURE: i32 = 1 << 20;
/// The most that a ply's history can count, either way.
const HISTORY_LIMIT: i32 = 1 << 13;
/// What stepping next to the king adds for an attacker.
const NEAR_KING: i32 = 1 << 11;

/// In which order plies are tried: captures, and then what has served well elsewhere in this search.
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    /// By side, start and end.
    history: Vec<i16>,
    squares: usize,
}

impl Ordering {
    /// An ordering for a board of so many squares that has learnt nothing.
    pub(crate) fn new(squares: usize) -> Ordering {
        Ordering { history: vec![0; 2 * squares * squares], squares }
    }

    #[inline]
    fn slot(&self, side: Side, ply: Ply) -> usize {
        let side = usize::from(side == Side::Defenders);
        (side * self.squares + usize::from(ply.from)) * self.squares + usize::from(ply.to)
    }

    /// How well a ply has served, from -1 to 1 in so many steps as [`HISTORY_LIMIT`].
    #[inline]
    pub(crate) fn history(&self, side: Side, ply: Ply) -> i32 {
        i32::from(self.history[self.slot(side, ply)])
    }

    /// The rank of a ply.
    #[inline]
    pub(crate) fn rank<const W: usize>(&self, hints: &Hints<W>, ply: Ply) -> i32 {
        let history = self.history(hints.side, ply);
        if hints.captures.contains(ply.to) {
            CAPTURE + history
        } else if hints.near_king.contains(ply.to) {
            NEAR_KING + history
        } else {
            history
        }
    }

    /// Learns that a side's ply refuted a line, and that the quiet ones tried before it did not.
    pub(crate) fn learn(&mut self, side: Side, depth: i32, refutation: Ply, vain: &[Ply]) {
        let bonus = (32 * depth * depth).min(1 << 11);
        self.nudge(side, refutation, bonus);
        for &ply in vain {
            self.nudge(side, ply, -bonus);
        }
    }

    /// Moves a history towards its limit, the less the nearer it is.
    #[inline]
    fn nudge(&mut self, side: Side, ply: Ply, bonus: i32) {
        let slot = self.slot(side, ply);
        let history = i32::from(self.history[slot]);
        self.history[slot] = (history + bonus - history * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// Squares that tell a side's promising plies by where they land.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hints<const W: usize> {
    /// The side to move.
    pub(crate) side: Side,
    /// Where a capture may be waiting; some land there in vain.
    pub(crate) captures: Bitboard<W>,
    /// For the attackers: next to the king.
    pub(crate) near_king: Bitboard<W>,
}

impl<const W: usize> Hints<W> {
    /// The hints for the side to move.
    #[inline]
    pub(crate) fn new(compiled: &Compiled<W>, lines: &Lines<W>, state: &State<W>) -> Hints<W> {
        let side = state.side();
        let near_king = match side {
            Side::Attackers => compiled.neighbours(&Bitboard::of(state.king())),
            Side::Defenders => Bitboard::EMPTY,
        };
        Hints { side, captures: capture_squares(compiled, lines, state), near_king }
    }
}

/// The empty squares where the side to move may take something by landing. None is missing; on some of
/// them a ply takes nothing, because the piece that moves there was to be the other jaw, or a row is open.
pub(crate) fn capture_squares<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
) -> Bitboard<W> {
    let side = state.side();
    let (victims, victim, mut jaws) = match side {
        Side::Attackers => (state.defenders(), Piece::Defender, state.attackers()),
        Side::Defenders => (state.attackers(), Piece::Attacker, state.defenders()),
    };
    let rules = compiled.rules();
    if side == Side::Defenders && rules.king_armed.is_anvil() {
        jaws.insert(state.king());
    }
    jaws |= *compiled.hostile_squares(state, victim);
    let [north, east, south, west] = lines.shifts(&jaws);
    let mut squares = lines.shift(&(victims & north), Direction::North)
        | lines.shift(&(victims & east), Direction::East)
        | lines.shift(&(victims & south), Direction::South)
        | lines.shift(&(victims & west), Direction::West);
    if rules.shieldwall == Shieldwall::Yes && victims.intersects(&compiled.edge()) {
        let fronts = state.pieces(side);
        let row = state.pieces(!side);
        for (outward, ahead) in Direction::ALL.into_iter().zip(lines.shifts(&fronts)) {
            let edge = lines.edge(outward);
            let faced = row & *edge & ahead;
            if !faced.is_empty() {
                squares |=
                    lines.shifts(&faced).into_iter().fold(Bitboard::EMPTY, |all, set| all | set) & *edge;
            }
        }
    }
    squares.without(&state.occupied())
}
