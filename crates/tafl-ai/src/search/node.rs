use tafl_rules::engine::Ply;

use super::Search;
use super::judge::Judged;
use crate::clock::Stopped;
use crate::ordering::{Candidate, Hints, Ordering};
use crate::score::{MAX_HEIGHT, WIN};
use crate::table::{Bound, Memory};
use crate::threats::winning_ply;

/// Values between which an answer matters: it is too bad to be chosen below the one, too good to be
/// allowed above the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Window {
    /// The same window as the other side sees it.
    pub(super) fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    /// The window that asks only whether a value is above the lower bound.
    fn scout(self) -> Window {
        Window { low: self.low, high: self.low + 1 }
    }

    /// Whether an exact value is asked for.
    fn is_full(self) -> bool {
        self.high - self.low > 1
    }
}

/// With what care a ply is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// As the line that is expected.
    Full,
    /// First only whether it beats the lower bound; so many plies less deeply at first.
    Scout {
        /// How many plies less.
        reduction: i32,
    },
}

impl<const W: usize> Search<'_, W> {
    /// Makes a ply at a height, finds its value for the side that makes it, and takes it back. Nothing if
    /// the rules forbid the ply.
    ///
    /// Once the search is stopped, the position is not restored: nobody uses it again.
    pub(super) fn explore(
        &mut self,
        ply: Ply,
        depth: i32,
        height: usize,
        window: Window,
        care: Care,
    ) -> Result<Option<i32>, Stopped> {
        self.clock.tick()?;
        let undo = self.compiled.make(&mut self.state, ply);
        self.path.push(self.state.key());
        self.variations[height + 1].clear();
        let value = match self.judge(&undo, height + 1) {
            Judged::Forbidden => None,
            Judged::Over(value) => Some(value),
            Judged::Open(key) => Some(match care {
                Care::Full => -self.node(key, depth - 1, height + 1, window.turned())?,
                Care::Scout { reduction } => self.scout(key, depth - 1, reduction, height + 1, window)?,
            }),
        };
        self.path.pop();
        self.compiled.unmake(&mut self.state, &undo);
        Ok(value)
    }

    /// Asks with little effort whether the position at hand beats the lower bound for the side that moved
    /// there, and looks closer only if it does.
    fn scout(
        &mut self,
        key: u64,
        depth: i32,
        reduction: i32,
        height: usize,
        window: Window,
    ) -> Result<i32, Stopped> {
        let narrow = window.scout();
        let mut value = -self.node(key, depth - reduction, height, narrow.turned())?;
        if value > window.low && reduction > 0 {
            value = -self.node(key, depth, height, narrow.turned())?;
        }
        if value > window.low && value < window.high {
            value = -self.node(key, depth, height, window.turned())?;
        }
        Ok(value)
    }

    /// The value of the position at hand, which is not over, for the side to move.
    pub(super) fn node(
        &mut self,
        key: u64,
        mut depth: i32,
        height: usize,
        window: Window,
    ) -> Result<i32, Stopped> {
        if depth <= 0 && !self.mind.sees_threats {
            return Ok(self.evaluate());
        }
        // No line from here is worse than a loss now, or better than a win with the next ply.
        let low = window.low.max(height as i32 - WIN);
        let high = window.high.min(WIN - height as i32 - 1);
        if low >= high {
            return Ok(low);
        }
        let mut window = Window { low, high };
        let side = self.state.side();
        let full = window.is_full();
        if let Some(ply) = winning_ply(self.compiled, &self.lines, &self.state, side) {
            self.variations[height].push(ply);
            return Ok(WIN - height as i32 - 1);
        }
        if height >= MAX_HEIGHT {
            return Ok(self.evaluate());
        }
        if depth <= 0 {
            let threatened = height < self.threat_horizon
                && winning_ply(self.compiled, &self.lines, &self.state, !side).is_some();
            if !threatened {
                return self.quiesce(height, window);
            }
            depth = 1;
        }
        let memory = self.table.recall(key, height);
        if let Some(memory) = memory
            && !full
            && memory.depth >= depth
        {
            match memory.bound {
                Bound::Exact => return Ok(memory.value),
                Bound::Lower if memory.value >= window.high => return Ok(memory.value),
                Bound::Upper if memory.value <= window.low => return Ok(memory.value),
                _ => {}
            }
        }
        let hints = Hints::new(self.compiled, &self.lines, &self.state);
        let first = self.candidates.len();
        let remembered = memory.and_then(|memory| memory.best);
        self.compiled.moves(&self.state).for_each(|ply| {
            let rank = self.ordering.rank(side, ply, height, remembered, &hints);
            self.candidates.push(Candidate { ply, rank });
        });
        let last = self.candidates.len();
        let start = window.low;
        // Where every ply is forbidden, this stays: the side is stuck.
        let stuck = match self.compiled.stuck(side).winner {
            None => 0,
            Some(_) => height as i32 - WIN,
        };
        let mut best = None;
        let mut best_ply = None;
        for at in first..last {
            let candidate = self.take_next(at, last);
            let quiet = !hints.captures.contains(candidate.ply.to);
            let care = self.care(candidate, depth, at - first, full);
            let Some(value) = self.explore(candidate.ply, depth, height, window, care)? else {
                continue;
            };
            if best.is_some_and(|best| value <= best) {
                continue;
            }
            best = Some(value);
            if value > window.low {
                window.low = value;
                best_ply = Some(candidate.ply);
                if full {
                    self.extend_variation(height, candidate.ply);
                }
                if value >= window.high {
                    self.ordering.learn(side, height, depth, &self.candidates[first..=at], quiet);
                    break;
                }
            }
        }
        self.candidates.truncate(first);
        let value = best.unwrap_or(stuck);
        let bound = if value >= window.high {
            Bound::Lower
        } else if value > start {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.remember(key, height, Memory { best: best_ply.or(remembered), value, bound, depth });
        Ok(value)
    }

    /// Moves the highest ranked of the candidates left to the front of them.
    pub(super) fn take_next(&mut self, at: usize, last: usize) -> Candidate {
        let rest = &mut self.candidates[at..last];
        let mut highest = 0;
        for (index, candidate) in rest.iter().enumerate() {
            if candidate.rank > rest[highest].rank {
                highest = index;
            }
        }
        rest.swap(0, highest);
        rest[0]
    }

    /// How a candidate is looked at: the first in full, quiet late ones less deeply.
    fn care(&self, candidate: Candidate, depth: i32, number: usize, full: bool) -> Care {
        if number == 0 {
            return Care::Full;
        }
        let late = if full { 6 } else { 4 };
        let reduction = if depth < 2 || number < late || !Ordering::is_plain(candidate.rank) {
            0
        } else {
            1 + i32::from(depth >= 3 && number >= 12) + i32::from(depth >= 5 && number >= 30)
        };
        Care::Scout { reduction }
    }
}
