use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Direction, Goal};

use super::count::Count;
use super::terms::Term;
use crate::lines::Lines;

/// How tight the attackers stand around the king: what he could reach if no man of his own were in the way
/// and no attacker moved, and what would be left of it if they filled the gaps of one square in their line, or those of two.
/// Returns the squares within a closed ring.
#[inline(always)]
pub(super) fn count<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
    count: &mut impl Count<W>,
) -> Bitboard<W> {
    let open = compiled.all().without(&state.attackers());
    let king = Bitboard::of(state.king());
    let edge = compiled.edge();
    let squares = 4 * (i32::from(compiled.size()) - 1);
    let gaps = gaps(lines, &state.attackers()) & open.without(&king);
    let within = compiled.flood(&king, &open.without(&gaps));
    // What is reached with the gaps filled is reached the sooner with them open.
    let region = compiled.flood(&within, &open);
    if compiled.rules().goal == Goal::Corner {
        match (region & compiled.corners()).count() {
            0 => {}
            1 => count.add(Term::OneCorner, 1),
            2 => count.add(Term::TwoCorners, 1),
            3 => count.add(Term::ThreeCorners, 1),
            _ => count.add(Term::FourCorners, 1),
        }
    }
    let reached = (region & edge).count() as i32;
    if reached == 0 {
        count.add(Term::Closed, 1);
        count.add(Term::Inside, sixteenths(compiled, &region));
        return region;
    }
    count.add(Term::Edge, 16 * reached / squares);
    let wide = within_wide_ring(compiled, lines, &state.attackers(), &king, &open);
    if wide.intersects(&edge) {
        count.add(Term::WideOpen, 16 * (wide & edge).count() as i32 / squares);
    } else {
        count.add(Term::WideRing, 1);
        count.add(Term::WideInside, sixteenths(compiled, &wide));
    }
    if compiled.rules().goal == Goal::Corner && !region.intersects(&compiled.corners()) {
        let near = compiled.neighbours(&king);
        let near = compiled.neighbours(&near) | near;
        count.add(Term::HuntNear, (near & state.attackers()).count() as i32);
    }
    if within.intersects(&edge) {
        count.add(Term::WideEdge, 16 * (within & edge).count() as i32 / squares);
        return Bitboard::EMPTY;
    }
    count.add(
        match (compiled.neighbours(&within) & gaps).count() {
            0 | 1 => Term::OneGap,
            2 => Term::TwoGaps,
            3 => Term::ThreeGaps,
            4 => Term::FourGaps,
            _ => Term::ManyGaps,
        },
        1,
    );
    Bitboard::EMPTY
}

/// What the king could reach if nothing next to an attacker, on any of the eight sides, could be entered,
/// beginning with all that lies within two steps of him: he may stand among them already.
#[inline(always)]
fn within_wide_ring<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    attackers: &Bitboard<W>,
    king: &Bitboard<W>,
    open: &Bitboard<W>,
) -> Bitboard<W> {
    let beside = compiled.neighbours(king) & *open | *king;
    let near = compiled.neighbours(&beside) & *open | beside;
    let shift = |set: &Bitboard<W>, direction| lines.shift(set, direction);
    let rows = *attackers | shift(attackers, Direction::East) | shift(attackers, Direction::West);
    let thick = rows | shift(&rows, Direction::North) | shift(&rows, Direction::South);
    compiled.flood(&near, &(open.without(&thick) | near))
}

/// How large a region is, in sixteenths of the board.
#[inline(always)]
fn sixteenths<const W: usize>(compiled: &Compiled<W>, region: &Bitboard<W>) -> i32 {
    let size = i32::from(compiled.size());
    16 * region.count() as i32 / (size * size)
}

/// The squares between two attackers on opposite sides, straight across or aslant: one more there would
/// join them.
#[inline(always)]
fn gaps<const W: usize>(lines: &Lines<W>, attackers: &Bitboard<W>) -> Bitboard<W> {
    let shift = |set: &Bitboard<W>, direction| lines.shift(set, direction);
    let (north, south) = (shift(attackers, Direction::North), shift(attackers, Direction::South));
    let (east, west) = (shift(attackers, Direction::East), shift(attackers, Direction::West));
    let columns = *attackers | north | south;
    let rows = *attackers | east | west;
    shift(&columns, Direction::East) & shift(&columns, Direction::West)
        | shift(&rows, Direction::North) & shift(&rows, Direction::South)
}
