use tafl_rules::Piece;

use super::places::Places;
use super::terms::{self, TERMS, Term};

/// Takes in what is counted on a board. One walk over the board serves those who want its value and those
/// who want to know what the value is made of: the two cannot drift apart.
pub(super) trait Count {
    /// So many more of a term.
    fn add(&mut self, term: Term, count: i32);

    /// A piece on a square.
    fn piece(&mut self, places: &Places, piece: Piece, index: u16);
}

/// Adds up what everything is worth, in weights' units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    weights: &'a [i32; TERMS],
    pub(super) total: i32,
}

impl<'a> Value<'a> {
    pub(super) fn new(weights: &'a [i32; TERMS]) -> Value<'a> {
        Value { weights, total: 0 }
    }
}

impl Count for Value<'_> {
    #[inline(always)]
    fn add(&mut self, term: Term, count: i32) {
        self.total += self.weights[term as usize] * count;
    }

    #[inline(always)]
    fn piece(&mut self, places: &Places, piece: Piece, index: u16) {
        self.total += places.worth(piece, index);
    }
}

/// Keeps how many there are of each term.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) counts: [i32; TERMS],
}

impl Count for Tally {
    fn add(&mut self, term: Term, count: i32) {
        self.counts[term as usize] += count;
    }

    fn piece(&mut self, places: &Places, piece: Piece, index: u16) {
        self.counts[terms::place(piece, places.class(index))] += 1;
        match piece {
            Piece::Attacker => self.add(Term::Attacker, 1),
            Piece::Defender => self.add(Term::Defender, places.quarters()),
            Piece::King => {}
        }
    }
}
