use std::cmp::Ordering;

use tafl_rules::engine::{Compiled, Ply, State};
use tafl_rules::{Bitboard, Direction, Piece, Side, Speed, Square};

/// Whole sets of squares moved at once, as pieces move: what a search needs to know of a board beside the
/// rules themselves.
#[derive(Clone, Debug)]
pub(crate) struct Lines<const W: usize> {
    size: u32,
    all: Bitboard<W>,
    not_first_file: Bitboard<W>,
    not_last_file: Bitboard<W>,
    /// The squares along each edge, by the direction that leads off the board there.
    edges: [Bitboard<W>; 4],
    /// What each kind of piece may cross.
    cross: [Bitboard<W>; 3],
    /// Where each kind of piece may stop.
    stop: [Bitboard<W>; 3],
    /// How far each kind of piece moves.
    speed: [u8; 3],
    /// For each direction and square, whether a goal lies that way.
    home: [Box<[bool]>; 4],
}

impl<const W: usize> Lines<W> {
    pub(crate) fn new(compiled: &Compiled<W>) -> Lines<W> {
        let size = compiled.size();
        let all = compiled.all();
        let file = |wanted: u8| -> Bitboard<W> {
            Square::all(size).filter(|s| s.file() == wanted).map(|s| compiled.index(s)).collect()
        };
        let throne = compiled.throne().map_or(Bitboard::EMPTY, Bitboard::of);
        let rules = compiled.rules();
        Lines {
            size: u32::from(size),
            all,
            not_first_file: all.without(&file(0)),
            not_last_file: all.without(&file(size - 1)),
            edges: Direction::ALL
                .map(|direction| all.iter().filter(|&index| compiled.room(index, direction) == 0).collect()),
            cross: Piece::ALL
                .map(|piece| if rules.throne.cross.allows(piece) { all } else { all.without(&throne) }),
            stop: Piece::ALL.map(|piece| compiled.stop_squares(piece)),
            speed: Piece::ALL.map(|piece| match rules.speed.of(piece) {
                Speed::Any => size,
                Speed::AtMost(squares) => squares,
            }),
            home: Direction::ALL.map(|direction| {
                let leads_home = |square| {
                    let mut at = compiled.index(square);
                    while let Some(next) = compiled.neighbour(at, direction) {
                        if compiled.goal().contains(next) {
                            return true;
                        }
                        at = next;
                    }
                    false
                };
                Square::all(size).map(leads_home).collect()
            }),
        }
    }

    /// Whether a goal lies in a direction from a square, on an empty board.
    #[inline(always)]
    pub(crate) fn leads_home(&self, from: u16, direction: Direction) -> bool {
        self.home[direction.index()][usize::from(from)]
    }

    /// The squares between the two of a ply.
    pub(crate) fn between(&self, compiled: &Compiled<W>, ply: Ply) -> Bitboard<W> {
        let (from, to) = (compiled.square(ply.from), compiled.square(ply.to));
        let direction = match (from.file().cmp(&to.file()), from.rank().cmp(&to.rank())) {
            (Ordering::Less, _) => Direction::East,
            (Ordering::Greater, _) => Direction::West,
            (_, Ordering::Less) => Direction::North,
            (_, _) => Direction::South,
        };
        let ahead = |&at: &u16| compiled.neighbour(at, direction);
        std::iter::successors(ahead(&ply.from), ahead).take_while(|&at| at != ply.to).collect()
    }

    /// Whether a ply is one of a side's moves on the board as it stands.
    #[inline]
    pub(crate) fn allows(&self, compiled: &Compiled<W>, state: &State<W>, ply: Ply) -> bool {
        let Some(piece) = state.piece_at(ply.from).filter(|piece| piece.side() == state.side()) else {
            return false;
        };
        let occupied = state.occupied();
        Direction::ALL
            .into_iter()
            .any(|direction| compiled.reach(piece, ply.from, &occupied, direction).contains(ply.to))
    }

    /// The squares one step from a set in a direction.
    #[inline(always)]
    pub(crate) fn shift(&self, set: &Bitboard<W>, direction: Direction) -> Bitboard<W> {
        match direction {
            Direction::North => set.shifted_up(self.size) & self.all,
            Direction::South => set.shifted_down(self.size),
            Direction::East => (*set & self.not_last_file).shifted_up(1),
            Direction::West => (*set & self.not_first_file).shifted_down(1),
        }
    }

    /// The squares on which pieces of a kind, standing on a set of squares, can stop in one direction.
    #[inline(always)]
    pub(crate) fn slide(
        &self,
        from: &Bitboard<W>,
        empty: &Bitboard<W>,
        piece: Piece,
        direction: Direction,
    ) -> Bitboard<W> {
        let kind = piece.index();
        let first = self.shift(from, direction) & *empty;
        if self.speed[kind] == 1 {
            return first & self.stop[kind];
        }
        let open = *empty & self.cross[kind];
        // A square is entered from the one before it, which must be open.
        let entered = self.shift(&open, direction) & *empty;
        self.fill(first, entered, direction, self.speed[kind] - 1) & self.stop[kind]
    }

    /// Whether pieces of a kind, standing on a set of squares, can stop on one of others, whatever the direction.
    ///
    /// Direction by direction, with each of them known where it is compiled: so are the shifts.
    #[inline(always)]
    pub(crate) fn leads_to(
        &self,
        from: &Bitboard<W>,
        empty: &Bitboard<W>,
        piece: Piece,
        to: &Bitboard<W>,
    ) -> bool {
        self.slide(from, empty, piece, Direction::East).intersects(to)
            || self.slide(from, empty, piece, Direction::North).intersects(to)
            || self.slide(from, empty, piece, Direction::South).intersects(to)
            || self.slide(from, empty, piece, Direction::West).intersects(to)
    }

    /// A set of squares moved one step in each direction.
    #[inline(always)]
    pub(crate) fn shifts(&self, set: &Bitboard<W>) -> [Bitboard<W>; 4] {
        [
            self.shift(set, Direction::North),
            self.shift(set, Direction::East),
            self.shift(set, Direction::South),
            self.shift(set, Direction::West),
        ]
    }

    /// The squares from which a piece of a kind could go to one of a set of squares in one direction.
    #[inline(always)]
    pub(crate) fn slide_back(
        &self,
        to: &Bitboard<W>,
        empty: &Bitboard<W>,
        piece: Piece,
        direction: Direction,
    ) -> Bitboard<W> {
        let kind = piece.index();
        let back = direction.opposite();
        let ends = *to & *empty & self.stop[kind];
        if ends.is_empty() {
            return ends;
        }
        let open = *empty & self.cross[kind];
        self.shift(&self.fill(ends, open, back, self.speed[kind] - 1), back)
    }

    /// The squares from which a piece of a kind could go to one of a set of squares, by direction.
    #[inline(always)]
    pub(crate) fn slides_back(
        &self,
        to: &Bitboard<W>,
        empty: &Bitboard<W>,
        piece: Piece,
    ) -> [Bitboard<W>; 4] {
        [
            self.slide_back(to, empty, piece, Direction::North),
            self.slide_back(to, empty, piece, Direction::East),
            self.slide_back(to, empty, piece, Direction::South),
            self.slide_back(to, empty, piece, Direction::West),
        ]
    }

    /// A set with the squares that are reached from it in one direction through a set of squares that can
    /// be entered, within so many steps.
    ///
    /// Without a limit of speed the steps are taken in leaps: of one, of two, and from then on of as many
    /// squares as a word's shift allows.
    #[inline(always)]
    fn fill(
        &self,
        mut reached: Bitboard<W>,
        mut entered: Bitboard<W>,
        direction: Direction,
        steps: u8,
    ) -> Bitboard<W> {
        if u32::from(steps) + 1 < self.size {
            for _ in 0..steps {
                reached |= self.shift(&reached, direction) & entered;
            }
            return reached;
        }
        let (by, up) = match direction {
            Direction::North => (self.size, true),
            Direction::South => (self.size, false),
            Direction::East => (1, true),
            Direction::West => (1, false),
        };
        entered &= match direction {
            Direction::North | Direction::South => self.all,
            Direction::East => self.not_first_file,
            Direction::West => self.not_last_file,
        };
        if let Direction::East = direction {
            // Added to the squares that can be entered, the first of each stretch turns over all behind it.
            let first = self.shift(&reached, direction) & entered;
            return reached | first | (entered.plus(&first) ^ entered) & entered;
        }
        let shifted = |set: &Bitboard<W>, by: u32| if up { set.shifted_up(by) } else { set.shifted_down(by) };
        reached |= entered & shifted(&reached, by);
        entered &= shifted(&entered, by);
        let (mut leap, mut covered) = (2, 1);
        if 4 * by < 64 {
            reached |= entered & shifted(&reached, 2 * by);
            entered &= shifted(&entered, 2 * by);
            (leap, covered) = (4, 3);
        }
        while covered + 1 < self.size {
            reached |= entered & shifted(&reached, leap * by);
            covered += leap;
        }
        reached
    }

    /// The edge that a direction leads to.
    pub(crate) fn edge(&self, direction: Direction) -> &Bitboard<W> {
        &self.edges[direction.index()]
    }

    /// The moves of a side that end on an empty square.
    pub(crate) fn arrivals<'a>(
        &'a self,
        compiled: &'a Compiled<W>,
        state: &'a State<W>,
        side: Side,
        to: u16,
    ) -> impl Iterator<Item = Ply> + 'a {
        let occupied = state.occupied();
        Direction::ALL.into_iter().filter_map(move |direction| {
            let at = compiled.first_on_the_way(to, &occupied, direction)?;
            let piece = state.piece_at(at)?;
            let kind = piece.index();
            let steps = || compiled.room(to, direction) - compiled.room(at, direction);
            let crossed = || compiled.sight(to, &occupied, direction).without(&occupied);
            (piece.side() == side
                && steps() <= self.speed[kind]
                && self.stop[kind].contains(to)
                && crossed().is_subset(&self.cross[kind]))
            .then_some(Ply { from: at, to })
        })
    }
}
