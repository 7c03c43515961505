//! The rules of tafl once more, the slow way: sets and loops, written from the rules alone and sharing
//! nothing with the crate but the words for pieces and answers. Where the two disagree, one of them is wrong.

use std::collections::{BTreeMap, BTreeSet};

use tafl_rules::*;

/// File and rank from 0; squares off the board have a place too.
pub type Place = (i32, i32);

const WAYS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Pieces on a board, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub men: BTreeMap<Place, Piece>,
    pub side: Side,
    pub quiet: u32,
}

/// What a move did.
pub struct Done {
    pub table: Table,
    pub mover: Piece,
    pub custodial: BTreeSet<Place>,
    pub shieldwall: BTreeSet<Place>,
    pub king_taken: bool,
}

pub struct Reference {
    pub rules: Rules,
    pub size: i32,
}

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(a: Place, b: Place) -> Place {
    (a.0 - b.0, a.1 - b.1)
}

fn king_of(table: &Table) -> Place {
    *table.men.iter().find(|(_, piece)| **piece == Piece::King).expect("a king").0
}

fn belongs(table: &Table, place: Place, side: Side) -> bool {
    table.men.get(&place).is_some_and(|piece| piece.side() == side)
}

impl Reference {
    fn on_board(&self, (file, rank): Place) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn on_edge(&self, place: Place) -> bool {
        self.on_board(place) && WAYS.iter().any(|&way| !self.on_board(plus(place, way)))
    }

    fn is_corner(&self, place: Place) -> bool {
        self.on_board(place) && WAYS.iter().filter(|&&way| !self.on_board(plus(place, way))).count() == 2
    }

    fn is_throne(&self, place: Place) -> bool {
        self.rules.throne.stop != ThroneStop::Everyone && place == (self.size / 2, self.size / 2)
    }

    fn is_goal(&self, place: Place) -> bool {
        match self.rules.goal {
            Goal::Corner => self.is_corner(place),
            Goal::Edge => self.on_edge(place),
        }
    }

    fn may_stop(&self, piece: Piece, place: Place) -> bool {
        if self.is_throne(place) {
            return self.rules.throne.stop == ThroneStop::King && piece == Piece::King;
        }
        piece == Piece::King || !self.is_corner(place) || self.rules.corners.stop == CornerStop::Everyone
    }

    fn may_cross(&self, piece: Piece, place: Place) -> bool {
        !self.is_throne(place)
            || match self.rules.throne.cross {
                ThroneCross::Everyone => true,
                ThroneCross::King => piece == Piece::King,
                ThroneCross::DefendersAndKing => piece.side() == Side::Defenders,
                ThroneCross::Nobody => false,
            }
    }

    fn moves_from(&self, table: &Table, from: Place) -> Vec<Place> {
        let piece = table.men[&from];
        let speed = match piece {
            Piece::Attacker => self.rules.speed.attackers,
            Piece::Defender => self.rules.speed.defenders,
            Piece::King => self.rules.speed.king,
        };
        let mut found = Vec::new();
        for way in WAYS {
            let mut to = plus(from, way);
            let mut steps = 1;
            while self.on_board(to) && !table.men.contains_key(&to) {
                if matches!(speed, Speed::AtMost(limit) if steps > i32::from(limit)) {
                    break;
                }
                if self.may_stop(piece, to) {
                    found.push(to);
                }
                if !self.may_cross(piece, to) {
                    break;
                }
                to = plus(to, way);
                steps += 1;
            }
        }
        found
    }

    fn all_moves(&self, table: &Table) -> BTreeSet<(Place, Place)> {
        table
            .men
            .iter()
            .filter(|(_, piece)| piece.side() == table.side)
            .flat_map(|(&from, _)| self.moves_from(table, from).into_iter().map(move |to| (from, to)))
            .collect()
    }

    /// The legal moves after the tables that have been, the last being the one on which to move.
    pub fn legal_moves(&self, history: &[Table]) -> BTreeSet<(Place, Place)> {
        let table = history.last().expect("a table");
        let mut moves = self.all_moves(table);
        let forbidden = match self.rules.third_occurrence {
            ThirdOccurrence::ForbiddenToDefenders => table.side == Side::Defenders,
            ThirdOccurrence::ForbiddenToMover => true,
            _ => false,
        };
        if forbidden {
            moves.retain(|&(from, to)| {
                let after = self.play(table, from, to).table;
                occurrences(history, &after) + 1 < 3
            });
        }
        moves
    }

    fn hostile(&self, table: &Table, place: Place, victim: Piece) -> bool {
        let there = table.men.get(&place);
        if self.is_throne(place) {
            return match there {
                None => self.rules.throne.hostile_empty.includes(victim),
                Some(Piece::King) => self.rules.throne.hostile_with_king.includes(victim.side()),
                Some(_) => false,
            };
        }
        self.is_corner(place) && there.is_none() && self.rules.corners.hostile.includes(victim)
    }

    /// Moves, captures; no judgement.
    pub fn play(&self, table: &Table, from: Place, to: Place) -> Done {
        let mut table = table.clone();
        let mover = table.men.remove(&from).expect("a piece moves");
        table.men.insert(to, mover);
        let custodial = self.custodial(&table, to);
        let shieldwall = self.shieldwall(&table, to);
        let king_taken = mover == Piece::Attacker && self.king_taken(&table, to);
        let all: BTreeSet<Place> = custodial.union(&shieldwall).copied().collect();
        for place in &all {
            table.men.remove(place);
        }
        table.quiet = if all.is_empty() { table.quiet + 1 } else { 0 };
        table.side = !table.side;
        Done { table, mover, custodial, shieldwall, king_taken }
    }

    fn custodial(&self, table: &Table, to: Place) -> BTreeSet<Place> {
        let mover = table.men[&to];
        let armed = self.rules.king_armed;
        let mut taken = BTreeSet::new();
        if mover == Piece::King && !matches!(armed, KingArmed::Always | KingArmed::WhenMoving) {
            return taken;
        }
        for way in WAYS {
            let victim = plus(to, way);
            let beyond = plus(victim, way);
            let Some(&man) = table.men.get(&victim) else { continue };
            if man == Piece::King || man.side() == mover.side() || !self.on_board(beyond) {
                continue;
            }
            let friend = match table.men.get(&beyond) {
                Some(Piece::King) => {
                    mover.side() == Side::Defenders
                        && matches!(armed, KingArmed::Always | KingArmed::WhenStanding)
                }
                Some(piece) => piece.side() == mover.side(),
                None => false,
            };
            if friend || self.hostile(table, beyond, man) {
                taken.insert(victim);
            }
        }
        taken
    }

    fn shieldwall(&self, table: &Table, to: Place) -> BTreeSet<Place> {
        let mut taken = BTreeSet::new();
        if self.rules.shieldwall == Shieldwall::No {
            return taken;
        }
        let mine = table.men[&to].side();
        for outward in WAYS.into_iter().filter(|&way| !self.on_board(plus(to, way))) {
            for along in WAYS.into_iter().filter(|way| way.0 * outward.0 + way.1 * outward.1 == 0) {
                let mut row = Vec::new();
                let mut end = plus(to, along);
                while belongs(table, end, !mine) {
                    row.push(end);
                    end = plus(end, along);
                }
                let corner = self.is_corner(end)
                    && !table.men.contains_key(&end)
                    && self.rules.corners.stop == CornerStop::King;
                let fronts = row.iter().all(|&place| belongs(table, minus(place, outward), mine));
                if row.len() >= 2 && fronts && (corner || belongs(table, end, mine)) {
                    taken.extend(row.into_iter().filter(|place| table.men[place] != Piece::King));
                }
            }
        }
        taken
    }

    fn king_taken(&self, table: &Table, to: Place) -> bool {
        let king = king_of(table);
        let Some(from) = WAYS.into_iter().find(|&way| plus(to, way) == king) else {
            return false;
        };
        let counts = |place: Place, throne_helps: bool| {
            if !self.on_board(place) {
                return self.rules.king_taken.on_edge == TakenOnEdge::EdgeCounts;
            }
            match table.men.get(&place) {
                Some(piece) => *piece == Piece::Attacker,
                None => {
                    throne_helps
                        && self.is_throne(place)
                        && self.rules.throne.hostile_empty.includes(Piece::King)
                        || self.is_corner(place) && self.rules.corners.hostile.includes(Piece::King)
                }
            }
        };
        let four = |throne: bool| WAYS.iter().all(|&way| counts(plus(king, way), throne));
        let two = |throne: bool| counts(to, false) && counts(plus(king, from), throne);
        let beside = WAYS.iter().any(|&way| self.is_throne(plus(king, way)));
        if self.is_throne(king) {
            match self.rules.king_taken.on_throne {
                TakenOnThrone::Four => four(false),
                TakenOnThrone::TwoOpposite => two(false),
            }
        } else if beside {
            match self.rules.king_taken.beside_throne {
                TakenBesideThrone::ThreeAndThrone => four(true),
                TakenBesideThrone::Four => four(false),
                TakenBesideThrone::TwoOpposite => two(false),
                TakenBesideThrone::TwoOppositeWithThrone => two(true),
            }
        } else if self.on_edge(king) {
            match self.rules.king_taken.on_edge {
                TakenOnEdge::Never | TakenOnEdge::NotReached => false,
                TakenOnEdge::EdgeCounts => four(false),
                TakenOnEdge::TwoAlongEdge => self.on_board(plus(king, from)) && two(false),
            }
        } else {
            match self.rules.king_taken.elsewhere {
                TakenElsewhere::Four => four(false),
                TakenElsewhere::TwoOpposite => two(false),
            }
        }
    }

    /// Everything joined to some places through squares that are open.
    fn joined(&self, from: Vec<Place>, open: impl Fn(Place) -> bool) -> BTreeSet<Place> {
        let mut reached: BTreeSet<Place> = from.iter().copied().collect();
        let mut waiting = from;
        while let Some(place) = waiting.pop() {
            for next in WAYS.map(|way| plus(place, way)) {
                if self.on_board(next) && open(next) && reached.insert(next) {
                    waiting.push(next);
                }
            }
        }
        reached
    }

    fn all_of(table: &Table, kind: Piece) -> BTreeSet<Place> {
        table.men.iter().filter(|(_, piece)| **piece == kind).map(|(&place, _)| place).collect()
    }

    pub fn is_fort(&self, table: &Table) -> bool {
        let king = king_of(table);
        if !self.on_edge(king) || self.is_corner(king) || self.moves_from(table, king).is_empty() {
            return false;
        }
        let mut men = Self::all_of(table, Piece::Defender);
        loop {
            let attackers = Self::all_of(table, Piece::Attacker);
            let reach = self.joined(attackers.into_iter().collect(), |at| at != king && !men.contains(&at));
            if WAYS.iter().any(|&way| reach.contains(&plus(king, way))) {
                return false;
            }
            let stops = |at: Place| reach.contains(&at) && self.may_stop(Piece::Attacker, at);
            let hostile_corner =
                |at: Place| self.is_corner(at) && self.rules.corners.hostile.includes(Piece::Defender);
            let threatens = |at: Place| {
                let throne = self.is_throne(at)
                    && !table.men.contains_key(&at)
                    && self.rules.throne.hostile_empty.includes(Piece::Defender);
                reach.contains(&at) || hostile_corner(at) || throne
            };
            let mut falling: BTreeSet<Place> = men
                .iter()
                .copied()
                .filter(|&man| {
                    WAYS.iter().any(|&way| {
                        let (one, other) = (plus(man, way), minus(man, way));
                        threatens(one) && threatens(other) && stops(one)
                    })
                })
                .collect();
            if self.rules.shieldwall == Shieldwall::Yes {
                for outward in WAYS {
                    let along = (outward.1.abs(), outward.0.abs());
                    for &start in men.iter().chain([&king]) {
                        let stands = |at: Place| at == king || men.contains(&at);
                        if self.on_board(plus(start, outward)) || stands(minus(start, along)) {
                            continue;
                        }
                        let mut row = Vec::new();
                        let mut end = start;
                        while stands(end) {
                            row.push(end);
                            end = plus(end, along);
                        }
                        let ends = [minus(start, along), end];
                        let closed = ends.iter().all(|&at| stops(at) || hostile_corner(at))
                            && ends.iter().any(|&at| stops(at));
                        if row.len() >= 2 && closed && row.iter().all(|&at| stops(minus(at, outward))) {
                            falling.extend(row.into_iter().filter(|&at| at != king));
                        }
                    }
                }
            }
            if falling.is_empty() {
                return true;
            }
            men.retain(|man| !falling.contains(man));
        }
    }

    pub fn is_encircled(&self, table: &Table) -> bool {
        let open = |at: Place| table.men.get(&at) != Some(&Piece::Attacker);
        let touches_edge = |region: &BTreeSet<Place>| region.iter().any(|&at| self.on_edge(at));
        let inside = self.joined(vec![king_of(table)], open);
        let mut outside = Self::all_of(table, Piece::Defender);
        outside.retain(|man| !inside.contains(man));
        match self.rules.encirclement {
            Encirclement::No => false,
            Encirclement::OneRegion => !touches_edge(&inside) && outside.is_empty(),
            Encirclement::NoneReachesEdge => {
                !touches_edge(&inside)
                    && outside.iter().all(|&man| !touches_edge(&self.joined(vec![man], open)))
            }
        }
    }

    /// How the game stands after a move, given the tables before it.
    pub fn outcome(&self, history: &[Table], done: &Done) -> Option<(Option<Side>, Reason)> {
        let table = &done.table;
        let won = |side, reason| Some((Some(side), reason));
        if done.mover == Piece::King && self.is_goal(king_of(table)) {
            return won(Side::Defenders, Reason::Escape);
        }
        if done.king_taken {
            return won(Side::Attackers, Reason::KingCaptured);
        }
        let fort = self.rules.exit_fort == ExitFort::Wins;
        if fort && done.mover.side() == Side::Defenders && self.is_fort(table) {
            return won(Side::Defenders, Reason::ExitFort);
        }
        if self.is_encircled(table) {
            return won(Side::Attackers, Reason::Encirclement);
        }
        if occurrences(history, table) + 1 >= 3 {
            match self.rules.third_occurrence {
                ThirdOccurrence::DefendersLose => return won(Side::Attackers, Reason::Repetition),
                ThirdOccurrence::MoverLoses => return won(!done.mover.side(), Reason::Repetition),
                ThirdOccurrence::Draw => return Some((None, Reason::Repetition)),
                _ => {}
            }
        }
        let history: Vec<Table> = history.iter().chain([table]).cloned().collect();
        self.exhausted(&history)
    }

    /// How a position set up by hand stands before its first move.
    pub fn outcome_of_setup(&self, table: &Table) -> Option<(Option<Side>, Reason)> {
        if self.is_goal(king_of(table)) {
            return Some((Some(Side::Defenders), Reason::Escape));
        }
        if self.rules.exit_fort == ExitFort::Wins && self.is_fort(table) {
            return Some((Some(Side::Defenders), Reason::ExitFort));
        }
        if self.is_encircled(table) {
            return Some((Some(Side::Attackers), Reason::Encirclement));
        }
        self.exhausted(std::slice::from_ref(table))
    }

    fn exhausted(&self, history: &[Table]) -> Option<(Option<Side>, Reason)> {
        let table = history.last().expect("a table");
        if self.legal_moves(history).is_empty() {
            let winner = match self.rules.no_legal_move {
                NoLegalMove::Loses => Some(!table.side),
                NoLegalMove::Draw => None,
            };
            return Some((winner, Reason::NoMoves));
        }
        match self.rules.quiet_limit {
            QuietLimit::DrawAfter(plies) if table.quiet >= plies => Some((None, Reason::QuietLimit)),
            _ => None,
        }
    }
}

fn occurrences(history: &[Table], table: &Table) -> usize {
    history.iter().filter(|earlier| earlier.side == table.side && earlier.men == table.men).count()
}
