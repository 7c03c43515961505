//! A game of the crate and one of the reference, played side by side.

use std::collections::BTreeSet;
use std::sync::Arc;

use tafl_rules::*;

use crate::common::random::Random;
use crate::common::shortcuts;
use crate::met::Met;
use crate::reference::{Place, Reference, Table};

fn place(square: Square) -> Place {
    (i32::from(square.file()), i32::from(square.rank()))
}

pub fn square_at((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8).expect("on the board")
}

pub fn table(position: &Position) -> Table {
    Table {
        men: position.pieces().map(|(at, piece)| (place(at), piece)).collect(),
        side: position.side_to_move(),
        quiet: position.quiet_plies(),
    }
}

fn brief(outcome: Option<&Outcome>) -> Option<(Option<Side>, Reason)> {
    outcome.map(|outcome| (outcome.winner, outcome.reason()))
}

/// A game and its twin.
pub struct Twins {
    game: Game,
    reference: Reference,
    history: Vec<Table>,
}

impl Twins {
    pub fn new(variant: &Arc<Variant>, setup: &Setup, met: &mut Met) -> Option<Twins> {
        let game = Game::from_setup(Arc::clone(variant), setup).ok()?;
        let reference = Reference::of(variant);
        let history = vec![table(game.position())];
        let twins = Twins { game, reference, history };
        let outcome = brief(twins.game.outcome());
        assert_eq!(outcome, twins.reference.outcome_of_setup(&twins.history[0]), "{}", twins.describe(None));
        if let Some((_, reason)) = outcome {
            met.count(&format!("set up: {}", reason.id()));
        }
        Some(twins)
    }

    fn describe(&self, mv: Option<Move>) -> String {
        let mv = mv.map_or(String::new(), |mv| mv.to_string());
        format!("{} {mv}\n{:?}", self.game.position(), self.reference.rules)
    }

    /// The legal moves, which must be the same for both.
    pub fn moves(&self, met: &mut Met) -> Vec<Move> {
        let moves: Vec<Move> = self.game.legal_moves().collect();
        let places: BTreeSet<(Place, Place)> =
            moves.iter().map(|mv| (place(mv.from), place(mv.to))).collect();
        assert_eq!(places.len(), moves.len(), "a move is listed twice: {}", self.describe(None));
        let expected = match self.game.outcome() {
            Some(_) => BTreeSet::new(),
            None => self.reference.legal_moves(&self.history),
        };
        assert_eq!(places, expected, "{}", self.describe(None));
        let unforbidden = self.game.variant().engine().legal_moves(self.game.position()).count();
        if self.game.outcome().is_none() && unforbidden > moves.len() {
            met.count("a repetition forbidden");
        }
        moves
    }

    /// Compares what the engine leaves out to be fast with the same judged in full.
    pub fn check_shortcuts(&self) {
        if self.game.outcome().is_none() {
            shortcuts::check(self.game.variant().engine(), self.game.position());
        }
    }

    /// What a move does, which must be the same for both.
    pub fn check(&self, mv: Move, met: &mut Met) {
        let before = self.history.last().expect("a table");
        let done = self.reference.play(before, place(mv.from), place(mv.to));
        let played = self.game.preview(mv).unwrap_or_else(|why| panic!("{why}: {}", self.describe(Some(mv))));
        let by_rule = |clause: &str| -> BTreeSet<Place> {
            let captures = played.captures.iter().filter(|capture| capture.cause.clause() == clause);
            captures.map(|capture| place(capture.square)).collect()
        };
        assert_eq!(by_rule("custodial"), done.custodial, "{}", self.describe(Some(mv)));
        assert_eq!(by_rule("shieldwall"), done.shieldwall, "{}", self.describe(Some(mv)));
        let outcome = self.reference.outcome(&self.history, &done);
        assert_eq!(brief(played.outcome.as_ref()), outcome, "{}", self.describe(Some(mv)));
        let roads = match (outcome, played.side()) {
            (None, Side::Defenders) => self.reference.roads(&done.table),
            _ => 0,
        };
        let call = match (self.reference.rules.calls, roads) {
            (Calls::None, _) | (_, 0) => None,
            (Calls::RaichiTuichu, 1) => Some(Call::Raichi),
            (Calls::RaichiTuichu, _) => Some(Call::Tuichu),
        };
        assert_eq!((played.roads.len(), played.call), (roads, call), "{}", self.describe(Some(mv)));
        self.count(&played, outcome, met);
    }

    fn count(&self, played: &Played, outcome: Option<(Option<Side>, Reason)>, met: &mut Met) {
        for capture in &played.captures {
            match &capture.cause {
                Cause::Custodial { anvil_piece: None, .. } => met.count("a hostile square as jaw"),
                Cause::Custodial { anvil_piece: Some(Piece::King), .. } => met.count("the king as jaw"),
                Cause::Custodial { .. } if played.mover == Piece::King => met.count("the king takes"),
                Cause::Custodial { .. } => met.count("custodial"),
                Cause::Shieldwall { king: Some(_), .. } => met.count("shieldwall with the king in it"),
                Cause::Shieldwall { far_piece: None, .. } => met.count("shieldwall at a corner"),
                Cause::Shieldwall { .. } => met.count("shieldwall"),
            }
        }
        if played.captures.len() >= 3 {
            met.count("three and more at once");
        }
        match played.call {
            Some(Call::Raichi) => met.count("raichi"),
            Some(Call::Tuichu) => met.count("tuichu"),
            None => {}
        }
        let Some((_, reason)) = outcome else { return };
        met.count(reason.id());
        if let Some(Ending::Encirclement { region, .. }) = played.outcome.as_ref().map(|end| &end.ending)
            && self.reference.regions(region.iter().copied().map(place).collect()) > 1
        {
            met.count("encirclement in several regions");
        }
        if reason == Reason::Encirclement && played.side() == Side::Defenders {
            met.count("encirclement by the defenders' capture");
        }
        if let Some(Ending::KingCaptured { king, .. }) =
            played.outcome.as_ref().map(|outcome| &outcome.ending)
        {
            let size = self.reference.size;
            let (file, rank) = place(*king);
            let away = (file - size / 2).abs() + (rank - size / 2).abs();
            let edge = file == 0 || rank == 0 || file == size - 1 || rank == size - 1;
            met.count(match (away, edge) {
                (0, _) => "king taken in the middle",
                (1, _) => "king taken beside the middle",
                (_, true) => "king taken on the edge",
                _ => "king taken elsewhere",
            });
        }
    }

    pub fn play(&mut self, mv: Move) {
        self.game.play(mv).expect("a legal move");
        self.history.push(table(self.game.position()));
    }
}

/// Plays at random, so many times in a hundred the move that undoes one's last, and compares every ply.
pub fn wander(twins: &mut Twins, plies: usize, back: usize, random: &mut Random, met: &mut Met) -> usize {
    for ply in 0..plies {
        let moves = twins.moves(met);
        if moves.is_empty() {
            return ply;
        }
        let last = twins.game.plays().rev().nth(1).map(|played| Move { from: played.to, to: played.from });
        let mv = match last.filter(|mv| random.chance(back) && moves.contains(mv)) {
            Some(mv) => mv,
            None => *random.pick(&moves),
        };
        twins.check(mv, met);
        twins.play(mv);
    }
    plies
}
