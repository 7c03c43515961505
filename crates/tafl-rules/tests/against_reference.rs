//! The crate against a naive implementation of the same rules: legal moves, captures and outcomes, over
//! random plies and positions, in every rule set that the questions allow.

mod common;
mod reference;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use common::random::Random;
use common::*;
use reference::{Place, Reference, Table};
use tafl_rules::*;

/// How often each thing was met, so that none is tested in name only.
#[derive(Default)]
struct Met(BTreeMap<String, usize>);

impl Met {
    fn count(&mut self, what: &str) {
        *self.0.entry(what.to_owned()).or_default() += 1;
    }
}

fn place(square: Square) -> Place {
    (i32::from(square.file()), i32::from(square.rank()))
}

fn square_at((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8).expect("on the board")
}

fn table(position: &Position) -> Table {
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
struct Twins {
    game: Game,
    reference: Reference,
    history: Vec<Table>,
}

impl Twins {
    fn new(variant: &Arc<Variant>, setup: &Setup, met: &mut Met) -> Option<Twins> {
        let game = Game::from_setup(Arc::clone(variant), setup).ok()?;
        let reference = Reference { rules: variant.rules().clone(), size: i32::from(variant.board().size()) };
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
    fn moves(&self, met: &mut Met) -> Vec<Move> {
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

    /// What a move does, which must be the same for both.
    fn check(&self, mv: Move, met: &mut Met) {
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
        let Some((_, reason)) = outcome else { return };
        met.count(reason.id());
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

    fn play(&mut self, mv: Move) {
        self.game.play(mv).expect("a legal move");
        self.history.push(table(self.game.position()));
    }
}

/// Plays at random, so many times in a hundred the move that undoes one's last, and compares every ply.
fn wander(twins: &mut Twins, plies: usize, back: usize, random: &mut Random, met: &mut Met) -> usize {
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

fn random_rules(random: &mut Random) -> Rules {
    fn one<T: Copy>(random: &mut Random, all: &[T]) -> T {
        *random.pick(all)
    }
    let mut speed = || match random.below(4) {
        0 => Speed::AtMost(1 + random.below(4) as u8),
        _ => Speed::Any,
    };
    let speed = Speeds { attackers: speed(), defenders: speed(), king: speed() };
    let mut some =
        |percent| -> Vec<Victim> { Victim::ALL.iter().copied().filter(|_| random.chance(percent)).collect() };
    let (mut empty, mut corners) = (HostileTo::from(some(60)), HostileTo::from(some(60)));
    let mut with_king =
        HostileToSides::from(Side::BOTH.into_iter().filter(|_| random.chance(50)).collect::<Vec<_>>());
    let stop = one(random, &[ThroneStop::King, ThroneStop::King, ThroneStop::Nobody, ThroneStop::Everyone]);
    let mut cross = one(random, ThroneCross::ALL);
    if stop == ThroneStop::Everyone {
        (empty, with_king, cross) = (HostileTo::default(), HostileToSides::default(), ThroneCross::Everyone);
    }
    let corner_stop = one(random, CornerStop::ALL);
    if corner_stop == CornerStop::Everyone {
        corners = HostileTo::default();
    }
    let goal = one(random, Goal::ALL);
    let beside: &[TakenBesideThrone] = match empty.includes(Piece::King) {
        true => &[TakenBesideThrone::ThreeAndThrone, TakenBesideThrone::TwoOppositeWithThrone],
        false => &[TakenBesideThrone::Four, TakenBesideThrone::TwoOpposite],
    };
    let edge: &[TakenOnEdge] = match goal {
        Goal::Edge => &[TakenOnEdge::NotReached],
        Goal::Corner => &[TakenOnEdge::Never, TakenOnEdge::EdgeCounts, TakenOnEdge::TwoAlongEdge],
    };
    let rules = Rules {
        first_to_move: one(random, &Side::BOTH),
        goal,
        king_armed: one(random, KingArmed::ALL),
        speed,
        throne: ThroneRules { stop, cross, hostile_empty: empty, hostile_with_king: with_king },
        corners: CornerRules { stop: corner_stop, hostile: corners },
        edge_hostile: EdgeHostility::Nobody,
        king_taken: KingTaken {
            on_throne: one(random, TakenOnThrone::ALL),
            beside_throne: one(random, beside),
            elsewhere: one(random, TakenElsewhere::ALL),
            on_edge: one(random, edge),
        },
        shieldwall: one(random, &[Shieldwall::Yes, Shieldwall::Yes, Shieldwall::No]),
        exit_fort: one(random, &[ExitFort::Wins, ExitFort::Wins, ExitFort::No]),
        encirclement: one(random, Encirclement::ALL),
        no_legal_move: one(random, NoLegalMove::ALL),
        third_occurrence: one(random, ThirdOccurrence::ALL),
        quiet_limit: match random.below(3) {
            0 => QuietLimit::DrawAfter(4 + random.below(30) as u32),
            _ => QuietLimit::None,
        },
        agreed_draw: one(random, AgreedDraw::ALL),
        calls: one(random, Calls::ALL),
    };
    rules.check().unwrap_or_else(|error| panic!("{error}: {rules:?}"));
    rules
}

/// A board of a size with nothing on it but the king.
fn bare_board(size: u8) -> Board {
    let half = size / 2;
    let rows = |count: u8| vec![size.to_string(); usize::from(count)].join("/");
    Board::from_layout(&format!("{}/{half}K{half}/{}", rows(half), rows(half))).expect("a board")
}

/// Sets pieces down by kind of scene, so that what is rare in play is common here.
struct Scene<'a> {
    size: i32,
    men: BTreeMap<Place, Piece>,
    random: &'a mut Random,
}

impl Scene<'_> {
    fn below(&mut self, limit: i32) -> i32 {
        self.random.below(limit as usize) as i32
    }

    fn anywhere(&mut self) -> Place {
        (self.below(self.size), self.below(self.size))
    }

    fn put(&mut self, at: Place, piece: Piece, percent: usize) {
        let on_board = (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1);
        if on_board && self.random.chance(percent) {
            self.men.entry(at).or_insert(piece);
        }
    }

    fn scatter(&mut self, attackers: usize, defenders: usize) {
        for file in 0..self.size {
            for rank in 0..self.size {
                self.put((file, rank), Piece::Attacker, attackers);
                self.put((file, rank), Piece::Defender, defenders);
            }
        }
    }

    /// Men of all kinds, sparse or crowded.
    fn crowd(&mut self) {
        let king = self.anywhere();
        self.men.insert(king, Piece::King);
        let (attackers, defenders) = (self.random.below(45), self.random.below(30));
        self.scatter(attackers, defenders);
    }

    /// The king on the edge behind defenders.
    fn fort(&mut self) {
        let along = self.below(self.size);
        self.men.insert((along, 0), Piece::King);
        let (width, height) = (1 + self.below(2), 1 + self.below(2));
        for file in along - width..=along + width {
            for rank in 0..=height {
                let wall = file == along - width || file == along + width || rank == height;
                let (defenders, attackers) = if wall { (92, 60) } else { (20, 4) };
                self.put((file, rank), Piece::Defender, defenders);
                self.put((file, rank), Piece::Attacker, attackers / 4);
            }
        }
        self.scatter(12, 3);
    }

    /// A row along the edge, its fronts and its ends nearly held.
    fn wall(&mut self) {
        let (row, others) = match self.random.chance(50) {
            true => (Piece::Defender, Piece::Attacker),
            false => (Piece::Attacker, Piece::Defender),
        };
        let length = 2 + self.below(3);
        let start = if self.random.chance(30) { 1 } else { self.below(self.size - length) };
        let king = match self.random.below(4) {
            0 => (start + self.below(length), 0),
            1 => (start + self.below(length), 1),
            2 => (start - 1, 0),
            _ => (self.below(self.size), 2 + self.below(self.size - 2)),
        };
        let king = (king.0.clamp(0, self.size - 1), king.1);
        self.men.insert(king, Piece::King);
        for file in start..start + length {
            self.put((file, 0), row, 95);
            self.put((file, 1), others, 95);
        }
        self.put((start - 1, 0), others, 70);
        let far = (start + length, 2 + self.below(3));
        self.put(far, others, 90);
        self.scatter(6, 6);
    }

    /// A ring of attackers with a gap, men inside, perhaps a wall across.
    fn ring(&mut self) {
        let (left, low) = (self.below(self.size - 5), self.below(self.size - 4));
        let (width, height) = (4 + self.below(self.size - left - 4), 3 + self.below(self.size - low - 3));
        let (right, high) = (left + width, low + height);
        let king = (left + 1 + self.below(width - 1), low + 1 + self.below(height - 1));
        self.men.insert(king, Piece::King);
        let across = if self.random.chance(40) { left + 2 + self.below(width - 3) } else { -1 };
        let (gap_file, gap_rank) = (left + 1 + self.below(width - 1), low + 1 + self.below(height - 1));
        for file in left..=right {
            for rank in low..=high {
                let side = file == left || file == right || rank == low || rank == high;
                let joint = (file == left || file == right) && (rank == low || rank == high);
                let gap = file == gap_file && rank == low || rank == gap_rank && file == right;
                let ring = side && !gap && (!joint || self.random.chance(30));
                self.put((file, rank), Piece::Attacker, if ring || file == across { 99 } else { 0 });
                self.put((file, rank), Piece::Defender, if !side && file != across { 15 } else { 0 });
            }
        }
        // Somebody to close the gaps.
        self.put((gap_file, low - 1), Piece::Attacker, 80);
        self.put((right + 1, gap_rank), Piece::Attacker, 80);
        self.scatter(3, 0);
    }

    /// The king hemmed in.
    fn hunt(&mut self) {
        let middle = self.size / 2;
        let king = match self.random.below(4) {
            0 => (middle, middle),
            1 => *self.random.pick(&[(middle + 1, middle), (middle, middle - 1)]),
            2 => (self.below(self.size), 0),
            _ => self.anywhere(),
        };
        self.men.insert(king, Piece::King);
        for (file, rank) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            self.put((king.0 + file, king.1 + rank), Piece::Attacker, 75);
            let distance = 2 + self.below(2);
            self.put((king.0 + distance * file, king.1 + distance * rank), Piece::Attacker, 50);
        }
        self.scatter(8, 4);
    }

    /// Hardly a square free to move to.
    fn jam(&mut self) {
        let king = self.anywhere();
        self.men.insert(king, Piece::King);
        match self.random.chance(50) {
            true => self.scatter(3, 95),
            false => self.scatter(95, 3),
        }
    }

    /// The setup, turned one of eight ways; men do not stand where none may stop.
    fn setup(mut self, kind: usize, rules: &Rules) -> Setup {
        match kind {
            0 => self.crowd(),
            1 => self.fort(),
            2 => self.wall(),
            3 => self.ring(),
            4 => self.hunt(),
            _ => self.jam(),
        }
        let last = self.size - 1;
        let (swap, flip_file, flip_rank) =
            (self.random.chance(50), self.random.chance(50), self.random.chance(50));
        let throne = rules.throne.stop != ThroneStop::Everyone;
        let corners = rules.corners.stop == CornerStop::King;
        let pieces = self
            .men
            .iter()
            .filter(|((file, rank), piece)| {
                let middle = (*file, *rank) == (last / 2, last / 2);
                let corner = [*file, *rank].iter().all(|&at| at == 0 || at == last);
                **piece == Piece::King || !(throne && middle || corners && corner)
            })
            .map(|(&(file, rank), &piece)| {
                let (file, rank) = if swap { (rank, file) } else { (file, rank) };
                let file = if flip_file { last - file } else { file };
                let rank = if flip_rank { last - rank } else { rank };
                (square_at((file, rank)), piece)
            })
            .collect();
        let side = *self.random.pick(&Side::BOTH);
        Setup { pieces, side_to_move: Some(side), ..empty_setup(self.size as u8) }
    }
}

/// How many different answers to each question were asked about, by question and answer.
fn count_answers(rules: &Rules, met: &mut Met) {
    for &question in Question::ALL {
        met.count(&format!("answer {}={}", question.id(), rules.answer(question).id));
    }
}

#[test]
fn random_games_of_both_variants() {
    let mut random = Random::new(1);
    let mut met = Met::default();
    let mut plies = 0;
    for id in [COPENHAGEN, TABLUT] {
        let variant = variant(id, "");
        let start = Game::new(Arc::clone(&variant)).position().to_setup();
        for number in 0..40 {
            let back = if number % 4 == 0 { 45 } else { 10 };
            let mut twins = Twins::new(&variant, &start, &mut met).expect("the start");
            plies += wander(&mut twins, 160, back, &mut random, &mut met);
        }
    }
    assert!(plies > 3000, "only {plies} plies");
    for what in ["custodial", "a hostile square as jaw", "escape", "repetition"] {
        assert!(met.0.contains_key(what), "never met: {what}; met: {:#?}", met.0);
    }
}

#[test]
fn scenes_of_both_variants() {
    let mut random = Random::new(2);
    let mut met = Met::default();
    for id in [COPENHAGEN, TABLUT] {
        let variant = variant(id, "");
        scenes(&variant, 600, &mut random, &mut met);
    }
    let wanted = [
        "shieldwall",
        "shieldwall at a corner",
        "shieldwall with the king in it",
        "exit_fort",
        "set up: exit_fort",
        "encirclement",
        "set up: encirclement",
        "king_captured",
        "no_moves",
        "escape",
        "king taken in the middle",
        "king taken beside the middle",
        "king taken elsewhere",
    ];
    for what in wanted {
        assert!(met.0.contains_key(what), "never met: {what}; met: {:#?}", met.0);
    }
}

/// Compares every move of many scenes, and a few plies of play from each.
fn scenes(variant: &Arc<Variant>, count: usize, random: &mut Random, met: &mut Met) {
    for number in 0..count {
        let scene = Scene { size: i32::from(variant.board().size()), men: BTreeMap::new(), random };
        let setup = scene.setup(number % 6, variant.rules());
        let mut twins = Twins::new(variant, &setup, met).expect("a possible scene");
        if twins.game.outcome().is_none() {
            shortcuts::check(variant.engine(), twins.game.position());
        }
        let mut moves = twins.moves(met);
        while moves.len() > 80 {
            moves.swap_remove(random.below(moves.len()));
        }
        moves.iter().for_each(|&mv| twins.check(mv, met));
        wander(&mut twins, 12, 45, random, met);
    }
}

#[test]
fn every_answer_to_every_question() {
    let mut random = Random::new(3);
    let mut met = Met::default();
    let sizes = [7, 7, 7, 9, 9, 11, 11, 13, 15, 17, 19];
    for number in 0..198 {
        let rules = random_rules(&mut random);
        count_answers(&rules, &mut met);
        let variant = pair(bare_board(sizes[number % sizes.len()]), &rules);
        scenes(&variant, 6, &mut random, &mut met);
        // Few men on a small board: repetitions, quiet games, stuck sides.
        if variant.board().size() == 7 {
            let scene = Scene { size: 7, men: BTreeMap::new(), random: &mut random };
            let setup = scene.setup(0, &rules);
            let mut twins = Twins::new(&variant, &setup, &mut met).expect("a possible scene");
            wander(&mut twins, 60, 45, &mut random, &mut met);
        }
    }
    let reasons =
        ["escape", "king_captured", "exit_fort", "encirclement", "repetition", "no_moves", "quiet_limit"];
    let others = [
        "custodial",
        "the king takes",
        "the king as jaw",
        "a hostile square as jaw",
        "shieldwall",
        "shieldwall at a corner",
        "shieldwall with the king in it",
        "three and more at once",
        "king taken in the middle",
        "king taken beside the middle",
        "king taken on the edge",
        "king taken elsewhere",
        "a repetition forbidden",
        "set up: exit_fort",
        "set up: encirclement",
        "set up: no_moves",
        "set up: escape",
        "encirclement by the defenders' capture",
    ];
    for what in reasons.into_iter().chain(others) {
        assert!(met.0.contains_key(what), "never met: {what}; met: {:#?}", met.0);
    }
    let missing: Vec<String> =
        all_answers().into_iter().filter(|answer| !met.0.contains_key(answer)).collect();
    assert!(missing.is_empty(), "never asked about: {missing:?}");
}

/// Every answer to every question, as they are counted.
fn all_answers() -> Vec<String> {
    let mut all = Vec::new();
    let mut add = |question: Question, ids: &[&str]| {
        all.extend(ids.iter().map(|id| format!("answer {}={id}", question.id())));
    };
    let speeds = ["any", "at_most"];
    let hostile = [
        "nobody",
        "attackers",
        "defenders",
        "king",
        "men",
        "attackers_and_king",
        "defenders_and_king",
        "all",
    ];
    for &question in Question::ALL {
        match question {
            Question::FirstToMove => add(question, &["attackers", "defenders"]),
            Question::Goal => add(question, &ids(Goal::ALL, Goal::id)),
            Question::KingArmed => add(question, &ids(KingArmed::ALL, KingArmed::id)),
            Question::SpeedAttackers | Question::SpeedDefenders | Question::SpeedKing => {
                add(question, &speeds)
            }
            Question::ThroneStop => add(question, &ids(ThroneStop::ALL, ThroneStop::id)),
            Question::ThroneCross => add(question, &ids(ThroneCross::ALL, ThroneCross::id)),
            Question::ThroneHostileEmpty | Question::CornersHostile => add(question, &hostile),
            Question::ThroneHostileWithKing => add(question, &["nobody", "attackers", "defenders", "both"]),
            Question::CornersStop => add(question, &ids(CornerStop::ALL, CornerStop::id)),
            Question::EdgeHostile => add(question, &ids(EdgeHostility::ALL, EdgeHostility::id)),
            Question::KingOnThrone => add(question, &ids(TakenOnThrone::ALL, TakenOnThrone::id)),
            Question::KingBesideThrone => add(question, &ids(TakenBesideThrone::ALL, TakenBesideThrone::id)),
            Question::KingElsewhere => add(question, &ids(TakenElsewhere::ALL, TakenElsewhere::id)),
            Question::KingOnEdge => add(question, &ids(TakenOnEdge::ALL, TakenOnEdge::id)),
            Question::Shieldwall => add(question, &ids(Shieldwall::ALL, Shieldwall::id)),
            Question::ExitFort => add(question, &ids(ExitFort::ALL, ExitFort::id)),
            Question::Encirclement => add(question, &ids(Encirclement::ALL, Encirclement::id)),
            Question::NoLegalMove => add(question, &ids(NoLegalMove::ALL, NoLegalMove::id)),
            Question::ThirdOccurrence => add(question, &ids(ThirdOccurrence::ALL, ThirdOccurrence::id)),
            Question::QuietLimit => add(question, &["none", "draw_after"]),
            Question::AgreedDraw => add(question, &ids(AgreedDraw::ALL, AgreedDraw::id)),
            Question::Calls => add(question, &ids(Calls::ALL, Calls::id)),
        }
    }
    all
}

fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|&answer| id(answer)).collect()
}
