//! Positions in which what is rare in play is common.

use std::collections::BTreeMap;
use std::sync::Arc;

use tafl_rules::*;

use crate::common::empty_setup;
use crate::common::random::Random;
use crate::met::Met;
use crate::reference::Place;
use crate::twins::{Twins, square_at, wander};

/// Compares every move of many scenes, and a few plies of play from each.
pub fn compare(variant: &Arc<Variant>, count: usize, random: &mut Random, met: &mut Met) {
    for number in 0..count {
        let setup = Scene::new(variant.board().size(), random).setup(number % SCENES, variant.rules());
        let mut twins = Twins::new(variant, &setup, met).expect("a possible scene");
        twins.check_shortcuts();
        let mut moves = twins.moves(met);
        while moves.len() > 80 {
            moves.swap_remove(random.below(moves.len()));
        }
        moves.iter().for_each(|&mv| twins.check(mv, met));
        wander(&mut twins, 12, 45, random, met);
    }
}

/// How many kinds of scene there are.
pub const SCENES: usize = 7;

/// Sets pieces down by kind of scene, so that what is rare in play is common here.
pub struct Scene<'a> {
    size: i32,
    men: BTreeMap<Place, Piece>,
    /// Who can do what the scene is about.
    side: Option<Side>,
    random: &'a mut Random,
}

impl Scene<'_> {
    pub fn new(size: u8, random: &mut Random) -> Scene<'_> {
        Scene { size: i32::from(size), men: BTreeMap::new(), side: None, random }
    }

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
        self.side = Some(Side::Defenders);
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
        self.side = Some(others.side());
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
        // The defenders can close a ring themselves, by taking a man between two regions.
        let closing = if self.random.chance(65) { Side::Attackers } else { Side::Defenders };
        self.side = Some(closing);
        let (left, low) = (self.below(self.size - 5), self.below(self.size - 4));
        let (width, height) = (4 + self.below(self.size - left - 4), 3 + self.below(self.size - low - 3));
        let (right, high) = (left + width, low + height);
        let king = (left + 1 + self.below(width - 1), low + 1 + self.below(height - 1));
        self.men.insert(king, Piece::King);
        let across = if self.random.chance(40) { left + 2 + self.below(width - 3) } else { -1 };
        // With a wall across, somebody ought to stand on either side of it.
        let inside = if across < 0 { 15 } else { 28 };
        let (gap_file, gap_rank) = (left + 1 + self.below(width - 1), low + 1 + self.below(height - 1));
        for file in left..=right {
            for rank in low..=high {
                let side = file == left || file == right || rank == low || rank == high;
                let joint = (file == left || file == right) && (rank == low || rank == high);
                let gap = file == gap_file && rank == low || rank == gap_rank && file == right;
                let ring = side && !gap && (!joint || self.random.chance(30));
                self.put((file, rank), Piece::Attacker, if ring || file == across { 99 } else { 0 });
                self.put((file, rank), Piece::Defender, if side { 0 } else { inside });
            }
        }
        // Somebody to close the gaps.
        self.put((gap_file, low - 1), Piece::Attacker, 80);
        self.put((right + 1, gap_rank), Piece::Attacker, 80);
        self.scatter(3, 0);
    }

    /// The king hemmed in.
    fn hunt(&mut self) {
        self.side = Some(Side::Attackers);
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

    /// Enemies around a square, each with a jaw behind him, and somebody on his way to the square.
    fn cross(&mut self) {
        let (man, enemy) = match self.random.chance(50) {
            true => (Piece::Attacker, Piece::Defender),
            false => (Piece::Defender, Piece::Attacker),
        };
        self.side = Some(man.side());
        let centre = (2 + self.below(self.size - 4), 2 + self.below(self.size - 4));
        let ways = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let from = self.random.below(4);
        let distance = 1 + self.below(2);
        let king = match self.random.chance(40) {
            true => (centre.0 + 2 * ways[(from + 2) % 4].0, centre.1 + 2 * ways[(from + 2) % 4].1),
            false => (self.below(self.size), 1),
        };
        if king != centre {
            self.men.insert(king, Piece::King);
        }
        for (number, way) in ways.into_iter().enumerate() {
            let at = |steps: i32| (centre.0 + steps * way.0, centre.1 + steps * way.1);
            if number == from {
                self.put(at(distance), man, 99);
            } else {
                self.put(at(1), enemy, 95);
                self.put(at(2), man, 95);
            }
        }
        if king == centre {
            self.men.insert((0, 1), Piece::King);
        }
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
    pub fn setup(mut self, kind: usize, rules: &Rules) -> Setup {
        match kind {
            0 => self.crowd(),
            1 => self.fort(),
            2 => self.wall(),
            3 => self.ring(),
            4 => self.hunt(),
            5 => self.cross(),
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
        let any = *self.random.pick(&Side::BOTH);
        let side = self.side.filter(|_| self.random.chance(80)).unwrap_or(any);
        // Sometimes a game that has nearly gone on for too long, or quite.
        let quiet_plies = match rules.quiet_limit {
            QuietLimit::DrawAfter(plies) if self.random.chance(30) => {
                plies.saturating_sub(self.random.below(8) as u32)
            }
            _ => 0,
        };
        Setup { pieces, side_to_move: Some(side), quiet_plies, ..empty_setup(self.size as u8) }
    }
}
