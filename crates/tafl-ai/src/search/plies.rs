//! The plies of a node, one after another: what the table remembers first, before any other is generated.

use tafl_rules::engine::Ply;
use tafl_rules::{Bitboard, Side};

use super::Worker;
use super::danger::Danger;
use crate::ordering::{Candidate, Scene};

/// How many plies are picked one by one, before the rest is put in order.
const PICKED: usize = 8;

/// Where the plies of a node come from, and how many have been handed out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plies<const W: usize> {
    remembered: Option<Ply>,
    /// The squares that a ply must end on, where only some can help.
    only_to: Option<Bitboard<W>>,
    /// Where they begin on the stack of candidates.
    first: usize,
    last: usize,
    next: usize,
    generated: bool,
}

impl<const W: usize> Plies<W> {
    /// The plies of the position at hand, the remembered one first if it is legal.
    pub(super) fn new(worker: &Worker<W>, remembered: Option<Ply>, danger: &Danger<W>) -> Plies<W> {
        let only_to = match danger {
            Danger::Road(way) => Some(*way),
            _ => None,
        };
        let remembered = remembered.filter(|&ply| {
            only_to.is_none_or(|squares| squares.contains(ply.to))
                && worker.lines.allows(worker.compiled, &worker.state, ply)
        });
        let first = worker.candidates.len();
        Plies { remembered, only_to, first, last: first, next: first, generated: false }
    }

    /// The next ply; nothing when all were handed out.
    #[inline]
    pub(super) fn next(&mut self, worker: &mut Worker<W>, scene: &Scene<W>) -> Option<Candidate> {
        if !self.generated {
            if self.next == self.first
                && let Some(ply) = self.remembered
            {
                // A place on the stack for it, so that those behind it are counted alike.
                worker.candidates.push(Candidate { ply, rank: i32::MAX });
                self.next += 1;
                return Some(Candidate { ply, rank: i32::MAX });
            }
            self.generate(worker, scene);
        }
        if self.next == self.last {
            return None;
        }
        let rest = &mut worker.candidates[self.next..self.last];
        match self.next - self.first {
            0..PICKED => {
                let mut highest = 0;
                for (index, candidate) in rest.iter().enumerate() {
                    if candidate.rank > rest[highest].rank {
                        highest = index;
                    }
                }
                rest.swap(0, highest);
            }
            PICKED => rest.sort_unstable_by_key(|candidate| {
                (std::cmp::Reverse(candidate.rank), candidate.ply.from, candidate.ply.to)
            }),
            _ => {}
        }
        self.next += 1;
        Some(rest[0])
    }

    fn generate(&mut self, worker: &mut Worker<W>, scene: &Scene<W>) {
        self.generated = true;
        let marked = worker.ordering.marked(scene);
        let Worker { candidates, ordering, compiled, lines, state, .. } = worker;
        let mut add = |ply| {
            if self.remembered != Some(ply) {
                candidates.push(Candidate { ply, rank: ordering.rank(scene, &marked, ply) });
            }
        };
        match &self.only_to {
            None => compiled.moves(state).for_each(&mut add),
            Some(squares) => squares
                .iter()
                .flat_map(|to| lines.arrivals(compiled, state, Side::Attackers, to))
                .for_each(&mut add),
        }
        self.last = candidates.len();
    }

    /// How many plies were handed out.
    pub(super) fn count(&self) -> usize {
        self.next - self.first
    }

    /// Takes them off the stack.
    pub(super) fn put_away(self, worker: &mut Worker<W>) {
        worker.candidates.truncate(self.first);
    }
}
