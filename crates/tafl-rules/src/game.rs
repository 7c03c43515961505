use std::sync::Arc;

use crate::{
    Call, Calls, Capture, Ending, Move, Outcome, Played, Position, Refusal, Rules, Setup, SetupError, Side,
    Square, ThirdOccurrence, Variant,
};

/// How often a position may stand on the board before the rules speak.
const THIRD: u32 = 3;

/// A game: where it started, every move played, and how it stands.
///
/// The moves, the positions after them and with them the history of repetitions are one stack, so that
/// undo takes everything back together.
#[derive(Clone, Debug)]
pub struct Game {
    variant: Arc<Variant>,
    start: Position,
    /// The outcome of a start that is over before its first move.
    start_outcome: Option<Outcome>,
    plies: Vec<Step>,
    /// Plies taken back, the next to redo last.
    undone: Vec<Step>,
    /// An end made by the players: a draw agreed, or a side that gave up.
    conclusion: Option<Outcome>,
}

#[derive(Clone, Debug)]
struct Step {
    played: Played,
    position: Position,
}

/// What a third occurrence of the position on the board would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepetitionWarning {
    /// This side would lose.
    Loses(Side),
    /// The game would be a draw.
    Draw,
    /// The move that brings it about would be forbidden.
    Forbidden,
}

impl Game {
    /// A game from the variant's starting position.
    pub fn new(variant: Arc<Variant>) -> Game {
        let setup = variant.board().setup();
        Game::from_setup(variant, &setup).expect("a variant's board fits its rules")
    }

    /// A game from a position set up by hand. It is judged before its first move, and starts a new count
    /// of repetitions.
    pub fn from_setup(variant: Arc<Variant>, setup: &Setup) -> Result<Game, SetupError> {
        let start = variant.engine().position(setup)?;
        let start_outcome = variant.engine().outcome_of_setup(&start);
        Ok(Game { variant, start, start_outcome, plies: Vec::new(), undone: Vec::new(), conclusion: None })
    }

    /// The variant played.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The rules played by.
    pub fn rules(&self) -> &Rules {
        self.variant.rules()
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the game started from the variant's own starting position.
    pub fn starts_as_usual(&self) -> bool {
        let usual = Game::new(Arc::clone(&self.variant));
        usual.start == self.start
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |step| &step.position)
    }

    /// The position after a number of plies, 0 being the start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply {
            0 => Some(&self.start),
            _ => self.plies.get(ply - 1).map(|step| &step.position),
        }
    }

    /// How many plies have been played.
    pub fn ply_count(&self) -> usize {
        self.plies.len()
    }

    /// The plies played, in order.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = &Played> + ExactSizeIterator {
        self.plies.iter().map(|step| &step.played)
    }

    /// What a ply did, counted from 1.
    pub fn played(&self, ply: usize) -> Option<&Played> {
        self.plies.get(ply.checked_sub(1)?).map(|step| &step.played)
    }

    /// The last ply.
    pub fn last_played(&self) -> Option<&Played> {
        self.plies.last().map(|step| &step.played)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.conclusion.as_ref().or_else(|| match self.plies.last() {
            Some(step) => step.played.outcome.as_ref(),
            None => self.start_outcome.as_ref(),
        })
    }

    /// The moves that may be played: none when the game is over.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let over = self.outcome().is_some();
        self.variant
            .engine()
            .legal_moves(self.position())
            .filter(move |&mv| !over && !self.is_forbidden_repetition(mv))
    }

    /// Whether a move may be played, and if not, why.
    pub fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.variant.engine().check(self.position(), mv)?;
        if self.is_forbidden_repetition(mv) {
            return Err(Refusal::WouldRepeat);
        }
        Ok(())
    }

    /// What a legal move would take.
    pub fn captures(&self, mv: Move) -> Result<Vec<Capture>, Refusal> {
        self.check(mv)?;
        Ok(self.variant.engine().captures(self.position(), mv))
    }

    /// What a move would do, without playing it.
    pub fn preview(&self, mv: Move) -> Result<Played, Refusal> {
        self.check(mv)?;
        Ok(self.step(mv).played)
    }

    /// Plays a move, or says why it may not be played. What was taken back before can no longer be redone.
    pub fn play(&mut self, mv: Move) -> Result<&Played, Refusal> {
        self.check(mv)?;
        let step = self.step(mv);
        self.undone.clear();
        self.plies.push(step);
        Ok(&self.plies.last().expect("a ply was just played").played)
    }

    fn step(&self, mv: Move) -> Step {
        let engine = self.variant.engine();
        let before = self.position();
        let advanced = engine.advance(before, mv);
        let position = advanced.position;
        let side = advanced.mover.side();
        let earlier = self.earlier_occurrences(&position);
        let occurrence = earlier.len() as u32 + 1;
        let outcome = advanced
            .decided
            .or_else(|| self.repetition(side, earlier))
            .or_else(|| self.stuck_by_repetition(&position))
            .or(advanced.exhausted);
        let roads = match side {
            Side::Defenders if outcome.is_none() => engine.roads(&position),
            _ => Vec::new(),
        };
        let call = match self.rules().calls {
            Calls::RaichiTuichu => Call::for_roads(roads.len()),
            Calls::None => None,
        };
        Step {
            played: Played {
                mover: advanced.mover,
                from: mv.from,
                to: mv.to,
                captures: engine.captures(before, mv),
                occurrence,
                roads,
                call,
                outcome,
            },
            position,
        }
    }

    /// After how many plies a position stood on the board before, given the game as it stands. A capture
    /// makes all earlier positions unreachable.
    fn earlier_occurrences(&self, position: &Position) -> Vec<usize> {
        let quiet = usize::try_from(position.quiet_plies()).unwrap_or(usize::MAX);
        let next = self.plies.len() + 1;
        let first = next.saturating_sub(quiet);
        (first..next)
            .filter(|&ply| self.position_at(ply).is_some_and(|earlier| earlier.repeats(position)))
            .collect()
    }

    /// The outcome if a move of a side brings a position about for the third time.
    fn repetition(&self, mover: Side, mut plies: Vec<usize>) -> Option<Outcome> {
        if plies.len() as u32 + 1 < THIRD {
            return None;
        }
        let winner = match self.rules().third_occurrence {
            ThirdOccurrence::Draw => None,
            _ => Some(!self.rules().repetition_loser(mover)?),
        };
        plies.push(self.plies.len() + 1);
        Some(Outcome { winner, ending: Ending::Repetition { plies } })
    }

    fn is_forbidden_repetition(&self, mv: Move) -> bool {
        self.rules().forbids_repetition(self.position().side_to_move())
            && self.would_be_third(self.position(), mv)
    }

    fn would_be_third(&self, before: &Position, mv: Move) -> bool {
        let after = self.variant.engine().advance(before, mv).position;
        self.earlier_occurrences(&after).len() as u32 + 1 >= THIRD
    }

    /// The outcome if every move that a position leaves is forbidden because it repeats.
    fn stuck_by_repetition(&self, position: &Position) -> Option<Outcome> {
        if !self.rules().forbids_repetition(position.side_to_move()) {
            return None;
        }
        let engine = self.variant.engine();
        let stuck = engine.legal_moves(position).all(|mv| self.would_be_third(position, mv));
        stuck.then(|| engine.outcome_when_stuck(position))
    }

    /// How often the position on the board has stood there, this time included.
    pub fn occurrence(&self) -> u32 {
        self.last_played().map_or(1, |played| played.occurrence)
    }

    /// What it would mean if the position on the board, which stands there for the second time, came
    /// about once more. Nothing at the first occurrence, and where the rules do not care.
    pub fn repetition_warning(&self) -> Option<RepetitionWarning> {
        let played = self.last_played()?;
        if played.occurrence + 1 != THIRD || self.outcome().is_some() {
            return None;
        }
        match self.rules().third_occurrence {
            ThirdOccurrence::NoRule => None,
            ThirdOccurrence::Draw => Some(RepetitionWarning::Draw),
            ThirdOccurrence::ForbiddenToDefenders if played.side() == Side::Attackers => None,
            ThirdOccurrence::ForbiddenToDefenders | ThirdOccurrence::ForbiddenToMover => {
                Some(RepetitionWarning::Forbidden)
            }
            ThirdOccurrence::DefendersLose | ThirdOccurrence::MoverLoses => {
                self.rules().repetition_loser(played.side()).map(RepetitionWarning::Loses)
            }
        }
    }

    /// The squares on which a piece may stop and those it may only cross, for the side to move; none when
    /// the game is over or the piece is the other side's.
    pub fn destinations(&self, from: Square) -> crate::Destinations {
        let position = self.position();
        let mine = position.piece_at(from).is_some_and(|piece| piece.side() == position.side_to_move());
        if self.outcome().is_some() || !mine {
            return crate::Destinations::default();
        }
        let mut destinations = self.variant.engine().destinations(position, from);
        destinations.stops.retain(|&to| !self.is_forbidden_repetition(Move { from, to }));
        destinations
    }

    /// Takes the last thing back: a resignation or agreed draw, else the last ply. False at the start.
    ///
    /// However long the game, this takes the same time: nothing is replayed.
    pub fn undo(&mut self) -> bool {
        if self.conclusion.take().is_some() {
            return true;
        }
        match self.plies.pop() {
            Some(step) => {
                self.undone.push(step);
                true
            }
            None => false,
        }
    }

    /// Plays a ply again that was taken back. False where there is none.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            Some(step) if self.conclusion.is_none() => {
                self.plies.push(step);
                true
            }
            Some(step) => {
                self.undone.push(step);
                false
            }
            None => false,
        }
    }

    /// How many plies could be played again.
    pub fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// A side gives the game up. False when it is over already.
    pub fn resign(&mut self, side: Side) -> bool {
        self.conclude(Outcome { winner: Some(!side), ending: Ending::Resignation { side } })
    }

    /// The two sides agree on a draw. False when the game is over already or the rules know no such draw.
    pub fn agree_on_draw(&mut self) -> bool {
        self.rules().agreed_draw == crate::AgreedDraw::Allowed
            && self.conclude(Outcome { winner: None, ending: Ending::Agreement })
    }

    fn conclude(&mut self, outcome: Outcome) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        self.conclusion = Some(outcome);
        true
    }
}
