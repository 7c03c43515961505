use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Direction, Piece, Side};

use crate::lines::Lines;

/// The king wins with the next ply, and it is his.
const AT_HOME: i32 = 3000;
/// Two roads are open, and the attackers can close only one.
const TWO_ROADS: i32 = 900;
/// One road is open, and the attackers must close it.
const ONE_ROAD: i32 = 90;
/// The king, about to move, can open two roads at once.
const FORK_NEXT: i32 = 240;
/// The same while the attackers can still see to it.
const FORK_LATER: i32 = 50;
/// A square on which the king would have a road.
const WAY: i32 = 10;
/// How many of those count.
const WAYS: i32 = 5;
/// The king gets home in three plies of his.
const IN_THREE: i32 = 16;
/// A square on which the king can stop.
const ROOM: i32 = 3;

/// How near the king is to his goal, counted in his own moves over the board as it stands.
pub(super) fn of<const W: usize>(
    compiled: &Compiled<W>,
    lines: &Lines<W>,
    state: &State<W>,
    empty: &Bitboard<W>,
) -> i32 {
    let goal = compiled.goal();
    let king = Bitboard::of(state.king());
    let rays = Direction::ALL.map(|direction| lines.slide(&king, empty, Piece::King, direction));
    let open = rays.iter().filter(|ray| ray.intersects(&goal)).count();
    match (open, state.side()) {
        (0, _) => {}
        (_, Side::Defenders) => return -AT_HOME,
        (1, Side::Attackers) => {}
        (_, Side::Attackers) => return -TWO_ROADS,
    }
    // The squares from which he has a road, and those from which he has two.
    let (mut roads, mut forks) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for direction in Direction::ALL {
        let from = lines.slide_back(&goal, empty, Piece::King, direction);
        forks |= roads & from;
        roads |= from;
    }
    let near = rays[0] | rays[1] | rays[2] | rays[3];
    let ways = (near & roads).count() as i32;
    let mut worth = ROOM * near.count() as i32 + WAY * ways.min(WAYS);
    if open == 1 {
        worth += ONE_ROAD;
    }
    if near.intersects(&forks) {
        worth += if state.side() == Side::Defenders { FORK_NEXT } else { FORK_LATER };
    } else if ways == 0 {
        let mut far = Bitboard::EMPTY;
        for direction in Direction::ALL {
            far |= lines.slide(&near, empty, Piece::King, direction);
        }
        if far.intersects(&roads) {
            worth += IN_THREE;
        }
    }
    -worth
}
