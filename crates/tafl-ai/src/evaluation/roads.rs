use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Direction, Piece, Side};

use super::count::Count;
use super::terms::Term;
use crate::lines::Lines;

/// The king wins with the next ply, and it is his.
const AT_HOME: i32 = 3000;
/// Two roads are open, and the attackers can close only one.
const TWO_ROADS: i32 = 1500;
/// One road is open, and the attackers must close it.
const ONE_ROAD: i32 = 90;
/// How many ways count.
const WAYS: i32 = 5;

/// How near the king is to his goal, counted in his own moves over the board as it stands. Returns what the
/// roads that are open now are worth to the defenders, in hundredths of a man: nothing where none is.
#[inline(always)]
pub(super) fn count<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
    empty: &Bitboard<W>,
    count: &mut impl Count<W>,
) -> i32 {
    let goal = compiled.goal();
    let occupied = state.occupied();
    let ray = |direction| compiled.reach(Piece::King, state.king(), &occupied, direction);
    let rays = [ray(Direction::North), ray(Direction::East), ray(Direction::South), ray(Direction::West)];
    let open = rays.iter().filter(|ray| ray.intersects(&goal)).count();
    let worth = match (open, state.side()) {
        (0, _) => 0,
        (_, Side::Defenders) => return AT_HOME,
        (1, Side::Attackers) => ONE_ROAD,
        (_, Side::Attackers) => return TWO_ROADS,
    };
    let near = rays[0] | rays[1] | rays[2] | rays[3];
    count.add(Term::KingRoom, near.count() as i32);
    // The squares from which he has a road, and those from which he has two.
    let (mut roads, mut forks) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for from in lines.slides_back(&goal, empty, Piece::King) {
        forks |= roads & from;
        roads |= from;
    }
    let ways = near & roads;
    let attackers_to_move = state.side() == Side::Attackers;
    if !ways.is_empty() {
        let term = if attackers_to_move { Term::WayAttackers } else { Term::WayDefenders };
        count.add(term, (ways.count() as i32).min(WAYS));
        if near.intersects(&forks) {
            count.add(if attackers_to_move { Term::ForkAttackers } else { Term::ForkDefenders }, 1);
        }
    } else if !roads.is_empty() && lines.leads_to(&near, empty, Piece::King, &roads) {
        count.add(Term::InThree, 1);
    }
    worth
}
