//! The rules of tafl once more, the slow way: sets and loops, written from the rules alone and sharing
//! nothing with the crate but the words for pieces and answers. Where the two disagree, one of them is wrong.

mod captures;
mod endings;

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
    pub fn of(variant: &Variant) -> Reference {
        Reference { rules: variant.rules().clone(), size: i32::from(variant.board().size()) }
    }

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
}

fn occurrences(history: &[Table], table: &Table) -> usize {
    history.iter().filter(|earlier| earlier.side == table.side && earlier.men == table.men).count()
}
