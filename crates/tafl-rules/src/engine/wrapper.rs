use super::compiled::Compiled;
use super::movegen::Moves;
use super::state::{Ply, State};
use super::verdict::Verdict;
use crate::board::centre;
use crate::{
    Board, Capture, Direction, FitError, Move, Outcome, Piece, Position, Refusal, Rules, Setup, SetupError,
    Side, Square,
};

/// A rule set compiled for a board, whatever its size: the judge of all its positions.
///
/// Positions must come from the same engine, or from one for a board of the same size.
#[derive(Clone, Debug)]
pub enum Engine {
    /// Up to 64 squares: 7×7.
    W1(Box<Compiled<1>>),
    /// Up to 128 squares: 9×9 and 11×11.
    W2(Box<Compiled<2>>),
    /// Up to 192 squares: 13×13.
    W3(Box<Compiled<3>>),
    /// Up to 256 squares: 15×15.
    W4(Box<Compiled<4>>),
    /// Up to 320 squares: 17×17.
    W5(Box<Compiled<5>>),
    /// Up to 384 squares: 19×19.
    W6(Box<Compiled<6>>),
}

/// A state of any width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnyState {
    W1(State<1>),
    W2(State<2>),
    W3(State<3>),
    W4(State<4>),
    W5(State<5>),
    W6(State<6>),
}

/// Runs an expression on the state inside an [`AnyState`], whatever its width.
macro_rules! with_state {
    ($any:expr, |$state:ident| $body:expr) => {
        match $any {
            AnyState::W1($state) => $body,
            AnyState::W2($state) => $body,
            AnyState::W3($state) => $body,
            AnyState::W4($state) => $body,
            AnyState::W5($state) => $body,
            AnyState::W6($state) => $body,
        }
    };
}

/// Runs an expression on the compiled rules inside an [`Engine`], whatever their width.
macro_rules! with_compiled {
    ($engine:expr, |$compiled:ident| $body:expr) => {
        match $engine {
            Engine::W1($compiled) => $body,
            Engine::W2($compiled) => $body,
            Engine::W3($compiled) => $body,
            Engine::W4($compiled) => $body,
            Engine::W5($compiled) => $body,
            Engine::W6($compiled) => $body,
        }
    };
}

/// Runs an expression on the compiled rules and the state inside an [`Engine`] and a
/// [`Position`](crate::Position), whatever their width: `with_engine!(engine, position, |compiled, state| …)`.
///
/// # Panics
///
/// Where the position belongs to a board of another width.
#[macro_export]
macro_rules! with_engine {
    ($engine:expr, $position:expr, |$compiled:ident, $state:ident| $body:expr) => {
        match $engine {
            $crate::Engine::W1($compiled) => {
                let $state = $crate::engine::Width::<1>::state_of($position);
                $body
            }
            $crate::Engine::W2($compiled) => {
                let $state = $crate::engine::Width::<2>::state_of($position);
                $body
            }
            $crate::Engine::W3($compiled) => {
                let $state = $crate::engine::Width::<3>::state_of($position);
                $body
            }
            $crate::Engine::W4($compiled) => {
                let $state = $crate::engine::Width::<4>::state_of($position);
                $body
            }
            $crate::Engine::W5($compiled) => {
                let $state = $crate::engine::Width::<5>::state_of($position);
                $body
            }
            $crate::Engine::W6($compiled) => {
                let $state = $crate::engine::Width::<6>::state_of($position);
                $body
            }
        }
    };
}

/// Positions whose states have a width of `W` words.
pub trait Width<const W: usize> {
    /// The state inside a position.
    ///
    /// # Panics
    ///
    /// Where the position belongs to a board of another width.
    fn state_of(&self) -> State<W>;
}

macro_rules! widths {
    ($($variant:ident = $w:literal),+) => {
        $(
            impl Width<$w> for Position {
                fn state_of(&self) -> State<$w> {
                    match self.state {
                        AnyState::$variant(state) => state,
                        _ => panic!("the position belongs to a board of another size"),
                    }
                }
            }

            impl From<State<$w>> for AnyState {
                fn from(state: State<$w>) -> AnyState {
                    AnyState::$variant(state)
                }
            }
        )+
    };
}

widths!(W1 = 1, W2 = 2, W3 = 3, W4 = 4, W5 = 5, W6 = 6);

impl AnyState {
    pub(crate) fn side(&self) -> Side {
        with_state!(self, |state| state.side)
    }

    pub(crate) fn piece_at(&self, index: u16) -> Option<Piece> {
        with_state!(self, |state| state.piece_at(index))
    }

    pub(crate) fn king(&self) -> u16 {
        with_state!(self, |state| state.king)
    }

    pub(crate) fn quiet(&self) -> u32 {
        with_state!(self, |state| state.quiet)
    }

    pub(crate) fn key(&self) -> u64 {
        with_state!(self, |state| state.key)
    }

    pub(crate) fn repeats(&self, other: &AnyState) -> bool {
        match (self, other) {
            (AnyState::W1(a), AnyState::W1(b)) => a.repeats(b),
            (AnyState::W2(a), AnyState::W2(b)) => a.repeats(b),
            (AnyState::W3(a), AnyState::W3(b)) => a.repeats(b),
            (AnyState::W4(a), AnyState::W4(b)) => a.repeats(b),
            (AnyState::W5(a), AnyState::W5(b)) => a.repeats(b),
            (AnyState::W6(a), AnyState::W6(b)) => a.repeats(b),
            _ => false,
        }
    }
}

impl Engine {
    /// Compiles rules for a board, or says why the two do not fit.
    pub fn new(board: &Board, rules: &Rules) -> Result<Engine, FitError> {
        let engine = match board.size() {
            7 => Engine::W1(Box::new(Compiled::new(rules, 7))),
            size @ (9 | 11) => Engine::W2(Box::new(Compiled::new(rules, size))),
            13 => Engine::W3(Box::new(Compiled::new(rules, 13))),
            15 => Engine::W4(Box::new(Compiled::new(rules, 15))),
            17 => Engine::W5(Box::new(Compiled::new(rules, 17))),
            19 => Engine::W6(Box::new(Compiled::new(rules, 19))),
            size => unreachable!("no board has {size} ranks"),
        };
        for &(square, piece) in board.pieces() {
            if !engine.may_start_on(square, piece) {
                return Err(FitError::RestrictedSquare { square });
            }
        }
        Ok(engine)
    }

    /// The position of a setup, or what is wrong with it.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let size = self.size();
        if setup.size != size {
            return Err(SetupError::Size { expected: size, found: setup.size });
        }
        let mut seen = std::collections::HashSet::new();
        for &(square, piece) in &setup.pieces {
            if !square.is_on(size) {
                return Err(SetupError::OffBoard(square));
            }
            if !seen.insert(square) {
                return Err(SetupError::TwoPieces(square));
            }
            if !self.may_start_on(square, piece) {
                return Err(SetupError::RestrictedSquare(square));
            }
        }
        let of_kind = |kind: Piece| {
            setup.pieces.iter().filter(move |(_, piece)| *piece == kind).map(|(square, _)| *square)
        };
        let mut kings = of_kind(Piece::King);
        let (Some(king), None) = (kings.next(), kings.next()) else {
            return Err(SetupError::Kings(of_kind(Piece::King).count()));
        };
        let side = setup.side_to_move.unwrap_or(self.rules().first_to_move);
        let state = with_compiled!(self, |compiled| {
            let set = |kind| of_kind(kind).map(|square| compiled.index(square)).collect();
            compiled
                .state(
                    set(Piece::Attacker),
                    set(Piece::Defender),
                    compiled.index(king),
                    side,
                    setup.quiet_plies,
                )
                .into()
        });
        Ok(Position { size, move_number: setup.move_number.max(1), state })
    }

    /// Whether a piece may stand on a square of a setup. The king may always start on the throne.
    fn may_start_on(&self, square: Square, piece: Piece) -> bool {
        with_compiled!(self, |compiled| {
            compiled.stop_squares(piece).contains(compiled.index(square))
                || piece == Piece::King && square == centre(compiled.size())
        })
    }

    /// The rule set.
    pub fn rules(&self) -> &Rules {
        with_compiled!(self, |compiled| compiled.rules())
    }

    /// The number of files of the board, which is that of ranks.
    pub fn size(&self) -> u8 {
        with_compiled!(self, |compiled| compiled.size())
    }

    /// The legal moves in a position that is not over, without allocation. Moves forbidden because they
    /// repeat a position are among them: only a [`Game`](crate::Game) knows those.
    pub fn legal_moves<'a>(&'a self, position: &Position) -> LegalMoves<'a> {
        match self {
            Engine::W1(compiled) => LegalMoves::W1(compiled, compiled.moves(&position.state_of())),
            Engine::W2(compiled) => LegalMoves::W2(compiled, compiled.moves(&position.state_of())),
            Engine::W3(compiled) => LegalMoves::W3(compiled, compiled.moves(&position.state_of())),
            Engine::W4(compiled) => LegalMoves::W4(compiled, compiled.moves(&position.state_of())),
            Engine::W5(compiled) => LegalMoves::W5(compiled, compiled.moves(&position.state_of())),
            Engine::W6(compiled) => LegalMoves::W6(compiled, compiled.moves(&position.state_of())),
        }
    }

    /// Whether a move is legal in a position that is not over, and if not, why.
    pub fn check(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        let Move { from, to } = mv;
        let size = self.size();
        for square in [from, to] {
            if !square.is_on(size) {
                return Err(Refusal::OffBoard(square));
            }
        }
        let piece = position.piece_at(from).ok_or(Refusal::NoPiece(from))?;
        let side = position.side_to_move();
        if piece.side() != side {
            return Err(Refusal::NotYourPiece { square: from, side });
        }
        if from == to {
            return Err(Refusal::SameSquare);
        }
        let direction = line(from, to).ok_or(Refusal::NotALine)?;
        with_engine!(self, position, |compiled, state| {
            let (start, end) = (compiled.index(from), compiled.index(to));
            let occupied = state.occupied();
            let limit = compiled.speed[piece.index()];
            let mut at = start;
            let mut steps = 0;
            while at != end {
                at = compiled.step(at, direction);
                steps += 1;
                if occupied.contains(at) {
                    let piece = state.piece_at(at).expect("the square is occupied");
                    return Err(Refusal::Blocked { piece, square: compiled.square(at) });
                }
                if steps > limit {
                    return Err(Refusal::TooFar { limit });
                }
                if at != end && !compiled.cross[piece.index()].contains(at) {
                    return Err(Refusal::MayNotCrossThrone(compiled.square(at)));
                }
            }
            if compiled.stop[piece.index()].contains(end) {
                Ok(())
            } else if compiled.throne != Some(end) {
                Err(Refusal::CornerIsTheKings(to))
            } else if piece == Piece::King {
                Err(Refusal::ThroneIsClosed(to))
            } else {
                Err(Refusal::ThroneIsTheKings(to))
            }
        })
    }

    /// The squares on which a piece may stop, and those it may cross but not stop on, whoever's turn it is.
    pub fn destinations(&self, position: &Position, from: Square) -> Destinations {
        let mut destinations = Destinations::default();
        if let Some(piece) = position.piece_at(from) {
            with_engine!(self, position, |compiled, state| {
                for reached in compiled.walk(&state, piece, compiled.index(from)) {
                    let square = compiled.square(reached.index);
                    if reached.stops {
                        destinations.stops.push(square);
                    } else {
                        destinations.crossings.push(square);
                    }
                }
            });
        }
        // What has no square to stop on behind it is not crossed: a corner, a throne with a piece behind.
        let Destinations { stops, crossings } = &mut destinations;
        crossings.retain(|&crossed| {
            let beyond = line(from, crossed).and_then(|direction| crossed.step(direction, self.size()));
            beyond.is_some_and(|square| stops.contains(&square))
        });
        destinations
    }

    /// The men a legal move takes, with the rule that takes each, sorted by square.
    pub fn captures(&self, position: &Position, mv: Move) -> Vec<Capture> {
        with_engine!(self, position, |compiled, state| {
            compiled.captures(&state, Ply { from: compiled.index(mv.from), to: compiled.index(mv.to) })
        })
    }

    /// The directions in which the king reaches a goal square with one move.
    pub fn roads(&self, position: &Position) -> Vec<Direction> {
        with_engine!(self, position, |compiled, state| compiled.roads(&state).collect())
    }

    /// Plays a legal move: the position after it, and the outcome if the move decides the game at once or
    /// leaves the other side stuck or the game too quiet. Repetition, which comes between the two, is for
    /// the caller, who knows the history.
    pub(crate) fn advance(&self, position: &Position, mv: Move) -> Advanced {
        with_engine!(self, position, |compiled, state| {
            let mut after = state;
            let ply = Ply { from: compiled.index(mv.from), to: compiled.index(mv.to) };
            let undo = compiled.make(&mut after, ply);
            let first = compiled.rules().first_to_move;
            let told = |verdict: Verdict| compiled.outcome(&after, verdict, Some(ply.to));
            Advanced {
                position: Position {
                    size: position.size,
                    move_number: position.move_number.saturating_add(u32::from(undo.mover.side() != first)),
                    state: after.into(),
                },
                mover: undo.mover,
                decided: compiled.decided(&after, &undo).map(told),
                exhausted: compiled.exhausted(&after).map(told),
            }
        })
    }

    /// The outcome of a position that was set up, if it is over before its first move.
    pub fn outcome_of_setup(&self, position: &Position) -> Option<Outcome> {
        with_engine!(self, position, |compiled, state| {
            compiled.verdict_of_setup(&state).map(|verdict| compiled.outcome(&state, verdict, None))
        })
    }

    /// The outcome for a side that is left without a legal move.
    pub(crate) fn outcome_when_stuck(&self, position: &Position) -> Outcome {
        with_engine!(self, position, |compiled, state| {
            compiled.outcome(&state, compiled.stuck(state.side()), None)
        })
    }

    /// The key of a position computed from nothing; for tests of [`Position::key`].
    #[doc(hidden)]
    pub fn full_key(&self, position: &Position) -> u64 {
        with_engine!(self, position, |compiled, state| compiled.full_key(&state))
    }
}

/// Where a piece can go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Destinations {
    /// The squares on which it may stop.
    pub stops: Vec<Square>,
    /// The squares it may cross but not stop on.
    pub crossings: Vec<Square>,
}

/// A move played on a position, before repetition is looked at.
pub(crate) struct Advanced {
    pub(crate) position: Position,
    pub(crate) mover: Piece,
    pub(crate) decided: Option<Outcome>,
    pub(crate) exhausted: Option<Outcome>,
}

/// The direction of a straight line between two different squares.
fn line(from: Square, to: Square) -> Option<Direction> {
    use std::cmp::Ordering::*;
    match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
        (Equal, Greater) => Some(Direction::North),
        (Greater, Equal) => Some(Direction::East),
        (Equal, Less) => Some(Direction::South),
        (Less, Equal) => Some(Direction::West),
        _ => None,
    }
}

macro_rules! legal_moves {
    ($($variant:ident = $w:literal),+) => {
        /// The legal moves of a position, one after another.
        #[derive(Clone, Debug)]
        pub enum LegalMoves<'a> {
            $(
                #[doc = concat!("Boards of ", stringify!($w), " words.")]
                $variant(&'a Compiled<$w>, Moves<'a, $w>),
            )+
        }

        impl Iterator for LegalMoves<'_> {
            type Item = Move;

            fn next(&mut self) -> Option<Move> {
                match self {
                    $(LegalMoves::$variant(compiled, moves) => moves.next().map(|ply| Move {
                        from: compiled.square(ply.from),
                        to: compiled.square(ply.to),
                    }),)+
                }
            }
        }
    };
}

legal_moves!(W1 = 1, W2 = 2, W3 = 3, W4 = 4, W5 = 5, W6 = 6);
