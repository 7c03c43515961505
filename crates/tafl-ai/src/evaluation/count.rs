use tafl_rules::Piece;
use tafl_rules::engine::State;

use super::places::{Places, Standing};
use super::terms::{self, TERMS, Term};

/// Takes in what is counted on a board. One walk over the board serves those who want its value and those
/// who want to know what the value is made of: the two cannot drift apart.
pub(super) trait Count {
    /// So many more of a term.
    fn add(&mut self, term: Term, count: i32);

    /// Every piece where it stands. Returns what is known of their places.
    fn pieces<const W: usize>(&mut self, places: &Places, state: &State<W>) -> Standing;
}

/// Adds up what everything is worth, in weights' units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    weights: &'a [i32; TERMS],
    /// What the pieces count by their places, which whoever asks has kept.
    standing: Standing,
    pub(super) total: i32,
}

impl<'a> Value<'a> {
    pub(super) fn new(weights: &'a [i32; TERMS], standing: Standing) -> Value<'a> {
        Value { weights, standing, total: 0 }
    }
}

impl Count for Value<'_> {
    #[inline(always)]
    fn add(&mut self, term: Term, count: i32) {
        self.total += self.weights[term as usize] * count;
    }

    #[inline(always)]
    fn pieces<const W: usize>(&mut self, places: &Places, state: &State<W>) -> Standing {
        debug_assert_eq!(self.standing, places.standing(state), "kept as the pieces moved");
        self.total += self.standing.worth;
        self.standing
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

    fn pieces<const W: usize>(&mut self, places: &Places, state: &State<W>) -> Standing {
        for (piece, squares) in state.by_kind() {
            for index in squares {
                self.counts[terms::place(piece, places.class(index))] += 1;
                match piece {
                    Piece::Attacker => self.add(Term::Attacker, 1),
                    Piece::Defender => self.add(Term::Defender, places.quarters()),
                    Piece::King => {}
                }
            }
        }
        places.standing(state)
    }
}
