use tafl_rules::engine::{Compiled, Ply, State};
use tafl_rules::{Bitboard, Direction, Piece, Shieldwall, Side};

use crate::lines::Lines;
use crate::score::MAX_HEIGHT;

/// A ply with the rank it is tried by, the highest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) ply: Ply,
    pub(crate) rank: i32,
}

/// The rank of the ply that the table remembers.
const REMEMBERED: i32 = 1 << 30;
/// The rank of a ply that lands where something is to be taken.
const CAPTURE: i32 = 1 << 28;
/// The rank of a quiet ply that refuted a neighbour of this node.
const KILLER: i32 = 1 << 27;
/// The most that a ply's history can count.
const HISTORY_LIMIT: i32 = 1 << 24;
/// What stepping next to the king, or into his road, adds for an attacker.
const NEAR_KING: i32 = 1 << 12;

/// In which order plies are tried: what was best before, captures, plies that refuted similar lines, and
/// then what has served well elsewhere in this search.
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    /// Two quiet refutations for each height.
    killers: Vec<[Ply; 2]>,
    /// By side, start and end.
    history: Vec<i32>,
    squares: usize,
}

impl Ordering {
    pub(crate) fn new(squares: usize) -> Ordering {
        Ordering {
            killers: vec![[Ply::default(); 2]; MAX_HEIGHT + 1],
            history: vec![0; 2 * squares * squares],
            squares,
        }
    }

    #[inline]
    fn slot(&self, side: Side, ply: Ply) -> usize {
        let side = usize::from(side == Side::Defenders);
        (side * self.squares + usize::from(ply.from)) * self.squares + usize::from(ply.to)
    }

    /// The rank of a ply.
    #[inline]
    pub(crate) fn rank<const W: usize>(
        &self,
        side: Side,
        ply: Ply,
        height: usize,
        remembered: Option<Ply>,
        hints: &Hints<W>,
    ) -> i32 {
        if remembered == Some(ply) {
            return REMEMBERED;
        }
        let history = self.history[self.slot(side, ply)];
        if hints.captures.contains(ply.to) {
            return CAPTURE + history;
        }
        if self.killers[height].contains(&ply) {
            return KILLER + history;
        }
        history + if hints.near_king.contains(ply.to) { NEAR_KING } else { 0 }
    }

    /// Whether a rank is that of a ply without any of the marks that speak for it.
    #[inline]
    pub(crate) fn is_plain(rank: i32) -> bool {
        rank < KILLER - HISTORY_LIMIT
    }

    /// Learns that a ply refuted a line, and that those tried before it did not.
    pub(crate) fn learn(&mut self, side: Side, height: usize, depth: i32, tried: &[Candidate], quiet: bool) {
        let Some((refutation, vain)) = tried.split_last() else { return };
        if quiet {
            let killers = &mut self.killers[height];
            if killers[0] != refutation.ply {
                killers[1] = killers[0];
                killers[0] = refutation.ply;
            }
        }
        let bonus = (depth * depth).clamp(1, 400) * 16;
        self.nudge(side, refutation.ply, bonus);
        for candidate in vain {
            self.nudge(side, candidate.ply, -bonus / 4);
        }
    }

    /// Moves a history towards its limit, the less the nearer it is.
    #[inline]
    fn nudge(&mut self, side: Side, ply: Ply, bonus: i32) {
        let slot = self.slot(side, ply);
        let history = &mut self.history[slot];
        *history += bonus - (i64::from(*history) * i64::from(bonus.abs()) / i64::from(HISTORY_LIMIT)) as i32;
    }
}

/// Squares that tell promising plies by where they land.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hints<const W: usize> {
    /// Where a capture may be waiting; some land there in vain.
    pub(crate) captures: Bitboard<W>,
    /// For the attackers: next to the king and on the lines he could move along.
    near_king: Bitboard<W>,
}

impl<const W: usize> Hints<W> {
    /// The hints for the side to move.
    #[inline]
    pub(crate) fn new(compiled: &Compiled<W>, lines: &Lines<W>, state: &State<W>) -> Hints<W> {
        let near_king = match state.side() {
            Side::Attackers => compiled.neighbours(&Bitboard::of(state.king())),
            Side::Defenders => Bitboard::EMPTY,
        };
        Hints { captures: capture_squares(compiled, lines, state), near_king }
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
    let mut squares = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let held = victims & lines.shift(&jaws, direction);
        squares |= lines.shift(&held, direction);
    }
    if rules.shieldwall == Shieldwall::Yes && victims.intersects(&compiled.edge()) {
        let fronts = state.pieces(side);
        let row = state.pieces(!side);
        for outward in Direction::ALL {
            let edge = lines.edge(outward);
            let faced = row & *edge & lines.shift(&fronts, outward);
            for along in Direction::ALL {
                squares |= lines.shift(&faced, along) & *edge;
            }
        }
    }
    squares.without(&state.occupied())
}
