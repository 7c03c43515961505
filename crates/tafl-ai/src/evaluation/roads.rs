use tafl_rules::engine::{Compiled, State};
use tafl_rules::{Bitboard, Direction, Goal, Piece, Side, Speed};

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

/// The king's ways to his goal.
#[derive(Clone, Debug)]
pub(super) struct Roads {
    /// The corners and the directions along the edges that lead away from them; none where the whole edge is
    /// the goal.
    from_corners: Vec<(u16, Direction)>,
    /// Whether he goes as far along a line with one move as with two, and all roads lie along the edges.
    straight: bool,
}

impl Roads {
    pub(super) fn new<const W: usize>(compiled: &Compiled<W>) -> Roads {
        let away = |corner| {
            let leads = move |&direction: &Direction| compiled.neighbour(corner, direction).is_some();
            Direction::ALL.into_iter().filter(leads).map(move |direction| (corner, direction))
        };
        let corners = match compiled.rules().goal {
            Goal::Corner => compiled.corners(),
            Goal::Edge => Bitboard::EMPTY,
        };
        let straight =
            compiled.rules().goal == Goal::Corner && compiled.rules().speed.of(Piece::King) == Speed::Any;
        Roads { from_corners: corners.iter().flat_map(away).collect(), straight }
    }

    /// How near the king is to his goal, counted in his own moves over the board as it stands. Returns what the
    /// roads that are open now are worth to the defenders, in hundredths of a man: nothing where none is.
    #[inline(always)]
    pub(super) fn count<const W: usize>(
        &self,
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
        if near.is_empty() {
            // Shut in by his own men as at the start, he is far from everything.
            return worth;
        }
        count.add(Term::KingRoom, near.count() as i32);
        // The squares from which he has a road, and those from which he has two.
        let (mut roads, mut forks) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut add = |from| {
            forks |= roads & from;
            roads |= from;
        };
        if self.from_corners.is_empty() {
            lines.slides_back(&goal, empty, Piece::King).into_iter().for_each(add);
        } else {
            // Whence he could go to a corner is where he could go from it.
            for &(corner, direction) in &self.from_corners {
                add(compiled.reach(Piece::King, corner, &occupied, direction));
            }
        }
        let ways = near & roads;
        let attackers_to_move = state.side() == Side::Attackers;
        if !ways.is_empty() {
            let term = if attackers_to_move { Term::WayAttackers } else { Term::WayDefenders };
            count.add(term, (ways.count() as i32).min(WAYS));
            if near.intersects(&forks) {
                count.add(if attackers_to_move { Term::ForkAttackers } else { Term::ForkDefenders }, 1);
            }
        } else if !roads.is_empty() {
            let turns = || lines.leads_to(&near, empty, Piece::King, &roads);
            let may_turn = self.may_turn(compiled, lines, state.king(), &near, &roads);
            debug_assert!(may_turn || !turns(), "a turn was ruled out that leads to a road");
            if may_turn && turns() {
                count.add(Term::InThree, 1);
            }
        }
        worth
    }

    /// Whether the king, gone to a square near him, could find a road by a turn if nothing stood in his way
    /// there: told by shadows on the edges, which is far less work than to look at every way.
    #[inline(always)]
    fn may_turn<const W: usize>(
        &self,
        compiled: &Compiled<W>,
        lines: &Lines<W>,
        king: u16,
        near: &Bitboard<W>,
        roads: &Bitboard<W>,
    ) -> bool {
        if !self.straight || compiled.edge().contains(king) {
            return true;
        }
        let size = u16::from(compiled.size());
        let file = king % size;
        let his_row = near.bits_from(king - file) & ((1 << size) - 1);
        if his_row & (roads.bits_from(0) | roads.bits_from(size * (size - 1))) != 0 {
            return true;
        }
        let on_first = near.shifted_down(u32::from(file)) & *lines.edge(Direction::West);
        let on_last = near.shifted_up(u32::from(size - 1 - file)) & *lines.edge(Direction::East);
        roads.intersects(&(on_first | on_last))
    }
}
