//! What is decided with the next ply, for either side, told from the board without trying plies.

use tafl_rules::engine::{Compiled, Ply, State};
use tafl_rules::{Bitboard, Direction, Piece, QuietLimit, Side};

use crate::lines::Lines;
use crate::threats::{closing_squares, winning_ply};

/// What the side to move must see to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Danger<const W: usize> {
    /// Nothing at once.
    None,
    /// The king goes home with his next ply along one road: unless an attacker stops on one of these
    /// squares.
    Road(Bitboard<W>),
    /// He goes home by one of several roads, and no ply closes them all.
    Roads,
    /// The king is taken with the attackers' next ply.
    King,
}

impl<const W: usize> Danger<W> {
    pub(super) fn is_some(&self) -> bool {
        !matches!(self, Danger::None)
    }
}

/// The ply with which the side to move wins at once, or else what it must see to.
#[inline]
pub(super) fn look<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
) -> Result<Danger<W>, Ply> {
    let side = state.side();
    if let Some(ply) = winning_ply(compiled, lines, state, side) {
        return Err(ply);
    }
    Ok(match side {
        // A ply that takes nothing ends the game before the king is home.
        Side::Attackers if is_last_quiet_ply(compiled, state) => Danger::None,
        Side::Attackers => roads(compiled, lines, state),
        Side::Defenders if winning_ply(compiled, lines, state, Side::Attackers).is_some() => Danger::King,
        Side::Defenders => Danger::None,
    })
}

/// Whether another ply without a capture makes a draw.
#[inline]
pub(super) fn is_last_quiet_ply<const W: usize>(compiled: &Compiled<W>, state: &State<W>) -> bool {
    match compiled.rules().quiet_limit {
        QuietLimit::None => false,
        QuietLimit::DrawAfter(limit) => state.quiet_plies() + 1 >= limit,
    }
}

fn roads<const W: usize>(compiled: &Compiled<W>, lines: &Lines<W>, state: &State<W>) -> Danger<W> {
    let (king, occupied) = (state.king(), state.occupied());
    let mut danger = Danger::None;
    for direction in Direction::ALL {
        if !lines.leads_home(king, direction) {
            continue;
        }
        let stops = compiled.reach(Piece::King, king, &occupied, direction);
        if !stops.intersects(&compiled.goal()) {
            continue;
        }
        if danger.is_some() {
            return Danger::Roads;
        }
        // An attacker on the way, wherever it may stop there, closes it; what the king may only cross is
        // on the way too.
        let mut way = Bitboard::EMPTY;
        let mut at = king;
        while let Some(next) = compiled.neighbour(at, direction) {
            if occupied.contains(next) {
                break;
            }
            way.insert(next);
            if compiled.goal().contains(next) {
                break;
            }
            at = next;
        }
        danger = Danger::Road(way & compiled.stop_squares(Piece::Attacker));
    }
    danger
}

/// Squares on which a defenders' ply may save the king from being taken: not all that do, but most.
pub(super) fn rescues<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
) -> Bitboard<W> {
    let closing = closing_squares(compiled, state);
    let mut squares = closing;
    let mut arrivals = closing.iter().flat_map(|to| lines.arrivals(compiled, state, Side::Attackers, to));
    if let (Some(only), None) = (arrivals.next(), arrivals.next()) {
        squares |= lines.between(compiled, only);
    }
    // A man on a hostile square beside the king takes its edge off.
    squares | compiled.neighbours(&Bitboard::of(state.king())).without(&state.occupied())
}
