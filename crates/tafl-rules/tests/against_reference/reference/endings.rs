//! How games end.

use std::collections::BTreeSet;

use tafl_rules::*;

use super::{Done, Place, Reference, Table, WAYS, king_of, minus, occurrences, plus};

impl Reference {
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

    /// In how many directions the king has a move that ends on a goal square.
    pub fn roads(&self, table: &Table) -> usize {
        let king = king_of(table);
        let goals: Vec<Place> =
            self.moves_from(table, king).into_iter().filter(|&to| self.is_goal(to)).collect();
        let lies =
            |to: Place, way: Place| (to.0 - king.0).signum() == way.0 && (to.1 - king.1).signum() == way.1;
        WAYS.into_iter().filter(|&way| goals.iter().any(|&to| lies(to, way))).count()
    }

    /// Into how many parts a set of places falls.
    pub fn regions(&self, mut places: BTreeSet<Place>) -> usize {
        let mut parts = 0;
        while let Some(&first) = places.iter().next() {
            let part = self.joined(vec![first], |at| places.contains(&at));
            places.retain(|at| !part.contains(at));
            parts += 1;
        }
        parts
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
        self.exhausted(history, table)
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
        self.exhausted(&[], table)
    }

    fn exhausted(&self, history: &[Table], table: &Table) -> Option<(Option<Side>, Reason)> {
        let repeats_are_free = !matches!(
            self.rules.third_occurrence,
            ThirdOccurrence::ForbiddenToDefenders | ThirdOccurrence::ForbiddenToMover
        );
        let stuck = match repeats_are_free {
            true => !table
                .men
                .iter()
                .any(|(&from, piece)| piece.side() == table.side && !self.moves_from(table, from).is_empty()),
            false => {
                let history: Vec<Table> = history.iter().chain([table]).cloned().collect();
                self.legal_moves(&history).is_empty()
            }
        };
        if stuck {
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
