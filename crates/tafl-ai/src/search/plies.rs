//! The plies of a node, one after another: what the table remembers first, then what may take something, before any
//! other is generated.

use tafl_rules::engine::Ply;
use tafl_rules::{Bitboard, Direction, Side};

use super::Worker;
use crate::ordering::{Candidate, Hints, Ordering};

/// How many plies are picked one by one, before the rest is put in order.
const PICKED: usize = 8;

/// Which plies of a node are tried.
#[derive(Clone, Copy, Debug)]
pub(super) enum Choice<const W: usize> {
    /// All.
    All,
    /// Attackers' plies that end on one of these squares.
    To(Bitboard<W>),
    /// Plies that end on one of these squares, and those of pieces that stand on one of the others.
    Lively { to: Bitboard<W>, from: Bitboard<W> },
}

/// The batches in which plies are generated: most nodes need none after the one before the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// What the table remembers.
    Remembered,
    /// What lands where something may be taken.
    Captures,
    /// Everything else.
    Rest,
    /// Nothing is left to be generated.
    Done,
}

/// Where the plies of a node come from, and how many have been handed out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plies<const W: usize> {
    remembered: Option<Ply>,
    choice: Choice<W>,
    /// The batch that comes next.
    stage: Stage,
    /// Where they begin on the stack of candidates.
    first: usize,
    /// Where the batch at hand begins.
    batch: usize,
    last: usize,
    next: usize,
}

impl<const W: usize> Plies<W> {
    /// The plies of the position at hand, the remembered one first if it is legal.
    pub(super) fn new(worker: &Worker<W>, remembered: Option<Ply>, choice: Choice<W>) -> Plies<W> {
        let remembered = remembered.filter(|&ply| {
            let chosen = match &choice {
                Choice::To(squares) => squares.contains(ply.to),
                Choice::All | Choice::Lively { .. } => true,
            };
            chosen && worker.lines.allows(worker.compiled, &worker.state, ply)
        });
        let first = worker.candidates.len();
        Plies { remembered, choice, stage: Stage::Remembered, first, batch: first, last: first, next: first }
    }

    /// The next ply; nothing when all were handed out.
    #[inline]
    pub(super) fn next(&mut self, worker: &mut Worker<W>, hints: &Hints<W>) -> Option<Ply> {
        while self.next == self.last {
            debug_assert_eq!(worker.candidates.len(), self.last, "only the nodes above have plies here");
            match self.stage {
                Stage::Remembered => {
                    worker.candidates.extend(self.remembered.map(|ply| Candidate::new(ply, i32::MAX)));
                    self.stage = match self.choice {
                        Choice::All => Stage::Captures,
                        Choice::To(_) | Choice::Lively { .. } => Stage::Rest,
                    };
                }
                Stage::Captures => {
                    self.generate_captures(worker, hints);
                    self.stage = Stage::Rest;
                }
                Stage::Rest => {
                    self.generate(worker, hints);
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
            self.batch = self.last;
            self.last = worker.candidates.len();
        }
        let rest = &mut worker.candidates[self.next..self.last];
        match self.next - self.batch {
            0..PICKED => {
                // Without a branch for each: which one is first nobody can foresee.
                let (mut first, mut at) = (rest[0], 0);
                for (index, &candidate) in rest.iter().enumerate() {
                    (first, at) = if candidate < first { (candidate, index) } else { (first, at) };
                }
                rest.swap(0, at);
            }
            PICKED => rest.sort_unstable(),
            _ => {}
        }
        self.next += 1;
        Some(rest[0].ply())
    }

    /// Adds what lands where something may be taken.
    fn generate_captures(&self, worker: &mut Worker<W>, hints: &Hints<W>) {
        let Worker { candidates, ordering, compiled, lines, state, .. } = worker;
        let mut add = self.adding(hints, ordering, candidates);
        for to in hints.captures {
            lines.arrivals(compiled, state, hints.side, to).for_each(&mut add);
        }
    }

    /// Adds everything that was not added before.
    fn generate(&self, worker: &mut Worker<W>, hints: &Hints<W>) {
        let Worker { candidates, ordering, compiled, lines, state, .. } = worker;
        let mut add = self.adding(hints, ordering, candidates);
        match &self.choice {
            Choice::All => {
                compiled.moves(state).filter(|ply| !hints.captures.contains(ply.to)).for_each(&mut add)
            }
            Choice::To(squares) => squares
                .iter()
                .flat_map(|to| lines.arrivals(compiled, state, Side::Attackers, to))
                .for_each(&mut add),
            Choice::Lively { to: squares, from } => {
                let (side, occupied) = (state.side(), state.occupied());
                for to in squares.without(&occupied) {
                    lines.arrivals(compiled, state, side, to).for_each(&mut add);
                }
                for from in *from & state.pieces(side) {
                    let Some(piece) = state.piece_at(from) else { continue };
                    for direction in Direction::ALL {
                        let stops = compiled.reach(piece, from, &occupied, direction).without(squares);
                        stops.iter().for_each(|to| add(Ply { from, to }));
                    }
                }
            }
        }
    }

    /// What puts plies on the stack with their ranks, all but the remembered one, which was handed out first.
    #[inline(always)]
    fn adding<'a>(
        &self,
        hints: &'a Hints<W>,
        ordering: &'a Ordering,
        candidates: &'a mut Vec<Candidate>,
    ) -> impl FnMut(Ply) + 'a {
        let remembered = self.remembered;
        move |ply| {
            if remembered != Some(ply) {
                candidates.push(Candidate::new(ply, ordering.rank(hints, ply)));
            }
        }
    }

    /// Drops what is still to come of the batch at hand, but for what is to be kept.
    pub(super) fn keep(&mut self, worker: &mut Worker<W>, keep: impl Fn(Ply) -> bool) {
        let mut kept = self.next;
        for at in self.next..self.last {
            if keep(worker.candidates[at].ply()) {
                worker.candidates.swap(kept, at);
                kept += 1;
            }
        }
        worker.candidates.truncate(kept);
        self.last = kept;
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
