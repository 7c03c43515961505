use super::mobility::Lines;
use super::zobrist::Zobrist;
use crate::board::centre;
use crate::{
    Bitboard, CornerStop, Direction, Encirclement, ExitFort, Goal, Piece, QuietLimit, Rules, Shieldwall,
    Speed, Square, TakenBesideThrone, TakenElsewhere, TakenOnEdge, TakenOnThrone, ThroneStop,
};

/// How the king is taken on a square. Whether the throne or a corner helps is in the hostile squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surround {
    /// He is safe.
    Never,
    /// Every neighbouring square on the board must close.
    AllSides,
    /// Two neighbouring squares straight across must close.
    Opposite,
}

/// A rule set compiled for one size of board: masks and tables that answer its questions without asking.
#[derive(Clone, Debug)]
pub struct Compiled<const W: usize> {
    pub(super) rules: Rules,
    pub(super) size: u8,
    /// Every square of the board.
    pub(super) all: Bitboard<W>,
    /// The squares on the edge, corners included.
    pub(super) edge: Bitboard<W>,
    /// The squares on the four corners.
    pub(super) corners: Bitboard<W>,
    /// Where the king wins.
    pub(super) goal: Bitboard<W>,
    /// The throne; nothing where the board has none.
    pub(super) throne: Option<u16>,
    pub(super) not_first_file: Bitboard<W>,
    pub(super) not_last_file: Bitboard<W>,
    /// For each direction and square, how many squares lie that way.
    room: [Box<[u8]>; 4],
    /// What one step adds to a square's number, by direction.
    steps: [i16; 4],
    /// Where each kind of piece may stop.
    pub(super) stop: [Bitboard<W>; 3],
    /// What each kind of piece may cross, while it is empty.
    pub(super) cross: [Bitboard<W>; 3],
    /// How many squares each kind of piece moves at most.
    pub(super) speed: [u8; 3],
    /// Squares that are a jaw against a kind of piece while they are empty.
    pub(super) hostile_empty: [Bitboard<W>; 3],
    /// The same while the king is on the throne.
    pub(super) hostile_with_king: [Bitboard<W>; 3],
    pub(super) king_strikes: bool,
    pub(super) king_is_anvil: bool,
    pub(super) surround: Box<[Surround]>,
    pub(super) shieldwall: bool,
    pub(super) exit_fort: bool,
    pub(super) encirclement: Encirclement,
    pub(super) quiet_limit: Option<u32>,
    pub(super) zobrist: Zobrist,
    pub(super) lines: Lines,
    /// Each square as a set.
    pub(super) squares: Box<[Bitboard<W>]>,
    /// For each direction and square, the squares that way, up to the edge.
    pub(super) rays: [Box<[Bitboard<W>]>; 4],
    /// For each kind of piece whose moves are limited by more than the board, and each square, the squares as far away
    /// as it moves.
    pub(super) within: [Option<Box<[Bitboard<W>]>>; 3],
    /// For each square, the squares one step away.
    pub(super) beside: Box<[Bitboard<W>]>,
    /// For each square, the squares one step away or touching it by a corner.
    pub(super) around: Box<[Bitboard<W>]>,
}

impl<const W: usize> Compiled<W> {
    /// Compiles rules for a board of a size, which must fit into `W` words.
    pub(crate) fn new(rules: &Rules, size: u8) -> Compiled<W> {
        let squares = usize::from(size) * usize::from(size);
        assert!(squares <= 64 * W, "a board of {size} ranks needs more than {W} words");
        let index = |square: Square| u16::from(square.rank()) * u16::from(size) + u16::from(square.file());
        let set = |wanted: &dyn Fn(Square) -> bool| -> Bitboard<W> {
            Square::all(size).filter(|&square| wanted(square)).map(index).collect()
        };
        let last = size - 1;
        let all = set(&|_| true);
        let edge = set(&|s| [s.file(), s.rank()].iter().any(|&c| c == 0 || c == last));
        let corners = set(&|s| [s.file(), s.rank()].iter().all(|&c| c == 0 || c == last));
        let throne = rules.has_throne().then(|| index(centre(size)));
        let throne_set = throne.map_or(Bitboard::EMPTY, Bitboard::of);
        let stop = Piece::ALL.map(|piece| {
            let king = piece == Piece::King;
            let mut stop = all;
            if rules.throne.stop == ThroneStop::Nobody || rules.throne.stop == ThroneStop::King && !king {
                stop = stop.without(&throne_set);
            }
            if rules.corners.stop == CornerStop::King && !king {
                stop = stop.without(&corners);
            }
            stop
        });
        let cross = Piece::ALL
            .map(|piece| if rules.throne.cross.allows(piece) { all } else { all.without(&throne_set) });
        let hostile = |piece: Piece, throne_hostile: bool| {
            let mut hostile = Bitboard::EMPTY;
            if throne_hostile {
                hostile |= throne_set;
            }
            if rules.corners.hostile.includes(piece) {
                hostile |= corners;
            }
            hostile
        };
        let room: [Box<[u8]>; 4] = Direction::ALL.map(|direction| {
            Square::all(size)
                .map(|square| match direction {
                    Direction::North => last - square.rank(),
                    Direction::East => last - square.file(),
                    Direction::South => square.rank(),
                    Direction::West => square.file(),
                })
                .collect()
        });
        let steps = Direction::ALL.map(|direction| {
            let (df, dr) = direction.delta();
            i16::from(dr) * i16::from(size) + i16::from(df)
        });
        // The squares in a direction, at most so many.
        let ray = |from: u16, direction: Direction, most: u8| -> Bitboard<W> {
            let direction = direction.index();
            let (step, room) = (steps[direction], &room[direction]);
            let next = |&at: &u16| Some(at.wrapping_add_signed(step));
            let squares = std::iter::successors(next(&from), next);
            squares.take(usize::from(room[usize::from(from)].min(most))).collect()
        };
        let every = 0..squares as u16;
        let surround = Square::all(size)
            .map(|square| {
                let at = index(square);
                let to_throne =
                    throne.map(|_| square.file().abs_diff(size / 2) + square.rank().abs_diff(size / 2));
                match to_throne {
                    Some(0) => match rules.king_taken.on_throne {
                        TakenOnThrone::Four => Surround::AllSides,
                        TakenOnThrone::TwoOpposite => Surround::Opposite,
                    },
                    Some(1) => match rules.king_taken.beside_throne {
                        TakenBesideThrone::ThreeAndThrone | TakenBesideThrone::Four => Surround::AllSides,
                        TakenBesideThrone::TwoOpposite | TakenBesideThrone::TwoOppositeWithThrone => {
                            Surround::Opposite
                        }
                    },
                    _ if edge.contains(at) => match rules.king_taken.on_edge {
                        TakenOnEdge::Never | TakenOnEdge::NotReached => Surround::Never,
                        TakenOnEdge::EdgeCounts => Surround::AllSides,
                        TakenOnEdge::TwoAlongEdge => Surround::Opposite,
                    },
                    _ => match rules.king_taken.elsewhere {
                        TakenElsewhere::Four => Surround::AllSides,
                        TakenElsewhere::TwoOpposite => Surround::Opposite,
                    },
                }
            })
            .collect();
        let near = |square: Square, steps: fn(u8, u8) -> bool| {
            set(&|s| steps(s.file().abs_diff(square.file()), s.rank().abs_diff(square.rank())))
        };
        let speed = Piece::ALL.map(|piece| match rules.speed.of(piece) {
            Speed::Any => size,
            Speed::AtMost(squares) => squares,
        });
        Compiled {
            size,
            rays: Direction::ALL.map(|direction| every.clone().map(|at| ray(at, direction, size)).collect()),
            within: speed.map(|speed| {
                let within = |at| {
                    Direction::ALL
                        .into_iter()
                        .fold(Bitboard::EMPTY, |all, direction| all | ray(at, direction, speed))
                };
                (speed + 1 < size).then(|| every.clone().map(within).collect())
            }),
            all,
            edge,
            corners,
            goal: match rules.goal {
                Goal::Corner => corners,
                Goal::Edge => edge,
            },
            throne,
            not_first_file: set(&|s| s.file() != 0),
            not_last_file: set(&|s| s.file() != last),
            room,
            steps,
            stop,
            cross,
            speed,
            hostile_empty: Piece::ALL.map(|piece| hostile(piece, rules.throne.hostile_empty.includes(piece))),
            hostile_with_king: Piece::ALL
                .map(|piece| hostile(piece, rules.throne.hostile_with_king.includes(piece.side()))),
            king_strikes: rules.king_armed.strikes(),
            king_is_anvil: rules.king_armed.is_anvil(),
            surround,
            shieldwall: rules.shieldwall == Shieldwall::Yes,
            exit_fort: rules.exit_fort == ExitFort::Wins,
            encirclement: rules.encirclement,
            quiet_limit: match rules.quiet_limit {
                QuietLimit::None => None,
                QuietLimit::DrawAfter(plies) => Some(plies),
            },
            zobrist: Zobrist::new(squares),
            lines: Lines::new(size, &stop, &cross, &speed),
            squares: Square::all(size).map(|square| Bitboard::of(index(square))).collect(),
            beside: Square::all(size).map(|square| near(square, |file, rank| file + rank == 1)).collect(),
            around: Square::all(size).map(|square| near(square, |file, rank| file.max(rank) == 1)).collect(),
            rules: rules.clone(),
        }
    }

    /// The rule set.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of files, which is that of ranks.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The number of a square in the bitboards.
    #[inline]
    pub fn index(&self, square: Square) -> u16 {
        u16::from(square.rank()) * u16::from(self.size) + u16::from(square.file())
    }

    /// The square with a number.
    #[inline]
    pub fn square(&self, index: u16) -> Square {
        let size = u16::from(self.size);
        Square::new((index % size) as u8, (index / size) as u8).expect("numbers come from this board")
    }

    /// Every square of the board.
    pub fn all(&self) -> Bitboard<W> {
        self.all
    }

    /// The squares on the edge, corners included.
    pub fn edge(&self) -> Bitboard<W> {
        self.edge
    }

    /// The corners.
    pub fn corners(&self) -> Bitboard<W> {
        self.corners
    }

    /// The squares on which the king wins.
    pub fn goal(&self) -> Bitboard<W> {
        self.goal
    }

    /// The throne, where the board has one.
    pub fn throne(&self) -> Option<u16> {
        self.throne
    }

    /// How the king is taken on a square.
    #[inline]
    pub fn surround(&self, index: u16) -> Surround {
        self.surround[usize::from(index)]
    }

    /// Where a kind of piece may stop.
    pub fn stop_squares(&self, piece: Piece) -> Bitboard<W> {
        self.stop[piece.index()]
    }

    /// How many squares lie from a square in a direction, up to the edge.
    #[inline]
    pub fn room(&self, index: u16, direction: Direction) -> u8 {
        self.room[direction.index()][usize::from(index)]
    }

    /// The square next to a square.
    #[inline]
    pub fn neighbour(&self, index: u16, direction: Direction) -> Option<u16> {
        (self.room(index, direction) > 0).then(|| self.step(index, direction))
    }

    /// The square one step on, which must lie on the board.
    #[inline]
    pub(super) fn step(&self, index: u16, direction: Direction) -> u16 {
        index.wrapping_add_signed(self.steps[direction.index()])
    }
}
