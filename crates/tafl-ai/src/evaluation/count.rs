use tafl_rules::engine::State;
use tafl_rules::{Bitboard, Piece};

use super::memo::{Known, Memo};
use super::places::{Places, Standing};
use super::terms::{self, TERMS, Term};

/// Takes in what is counted on a board. One walk over the board serves those who want its value and those
/// who want to know what the value is made of: the two cannot drift apart.
pub(super) trait Count<const W: usize> {
    /// So many more of a term.
    fn add(&mut self, term: Term, count: i32);

    /// Every piece where it stands. Returns what is known of their places.
    fn pieces(&mut self, places: &Places, state: &State<W>) -> Standing;

    /// What depends on the attackers and the king alone, as counted by the function given, which returns the
    /// squares within a closed ring. Returns them too.
    fn hunt(&mut self, state: &State<W>, count: impl FnOnce(&mut Self) -> Bitboard<W>) -> Bitboard<W>;
}

/// Adds up what everything is worth, in weights' units.
#[derive(Debug)]
pub(super) struct Value<'a> {
    weights: &'a [i32; TERMS],
    /// What the pieces count by their places, which whoever asks has kept.
    standing: Standing,
    /// What hunts were found to count, where that is remembered.
    hunts: Option<&'a mut Known<i32>>,
    pub(super) total: i32,
}

impl<'a> Value<'a> {
    pub(super) fn new(
        weights: &'a [i32; TERMS],
        standing: Standing,
        hunts: Option<&'a mut Known<i32>>,
    ) -> Value<'a> {
        Value { weights, standing, hunts, total: 0 }
    }
}

impl<const W: usize> Count<W> for Value<'_> {
    #[inline(always)]
    fn add(&mut self, term: Term, count: i32) {
        self.total += self.weights[term as usize] * count;
    }

    #[inline(always)]
    fn pieces(&mut self, places: &Places, state: &State<W>) -> Standing {
        debug_assert_eq!(self.standing, places.standing(state), "kept as the pieces moved");
        self.total += self.standing.worth;
        self.standing
    }

    #[inline(always)]
    fn hunt(&mut self, state: &State<W>, count: impl FnOnce(&mut Self) -> Bitboard<W>) -> Bitboard<W> {
        let key = Memo::key_of_hunt(state);
        if let Some(terms) = self.hunts.as_ref().and_then(|hunts| hunts.recall(key)) {
            self.total += terms;
            return Bitboard::EMPTY;
        }
        let before = self.total;
        let closed = count(self);
        if let Some(hunts) = &mut self.hunts
            && closed.is_empty()
        {
            hunts.remember(key, self.total - before);
        }
        closed
    }
}

/// Keeps how many there are of each term.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) counts: [i32; TERMS],
}

impl<const W: usize> Count<W> for Tally {
    fn add(&mut self, term: Term, count: i32) {
        self.counts[term as usize] += count;
    }

    fn pieces(&mut self, places: &Places, state: &State<W>) -> Standing {
        for (piece, squares) in state.by_kind() {
            for index in squares {
                self.counts[terms::place(piece, places.class(index))] += 1;
                match piece {
                    Piece::Attacker => self.counts[Term::Attacker as usize] += 1,
                    Piece::Defender => self.counts[Term::Defender as usize] += places.quarters(),
                    Piece::King => {}
                }
            }
        }
        places.standing(state)
    }

    fn hunt(&mut self, _: &State<W>, count: impl FnOnce(&mut Self) -> Bitboard<W>) -> Bitboard<W> {
        count(self)
    }
}
