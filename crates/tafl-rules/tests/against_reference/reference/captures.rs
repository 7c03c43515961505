//! What falls to a move.

use std::collections::BTreeSet;

use tafl_rules::*;

use super::{Place, Reference, Table, WAYS, belongs, king_of, minus, plus};

impl Reference {
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

    pub(super) fn custodial(&self, table: &Table, to: Place) -> BTreeSet<Place> {
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

    pub(super) fn shieldwall(&self, table: &Table, to: Place) -> BTreeSet<Place> {
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

    pub(super) fn king_taken(&self, table: &Table, to: Place) -> bool {
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
}
