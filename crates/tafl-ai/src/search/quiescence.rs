use tafl_rules::engine::Ply;

use super::Search;
use super::judge::Judged;
use super::node::Window;
use crate::clock::Stopped;
use crate::ordering::{Candidate, capture_squares};
use crate::score::{MAX_HEIGHT, SURE, WIN};
use crate::threats::winning_ply;

/// How many captures in a row are followed beyond the depth.
const CAPTURES: u32 = 6;

impl<const W: usize> Search<'_, W> {
    /// The value of the position at hand for the side to move, which has no win in hand and may leave
    /// things as they are or take something; so that no line ends in the middle of an exchange.
    pub(super) fn quiesce(&mut self, height: usize, window: Window) -> Result<i32, Stopped> {
        self.captures(height, CAPTURES, window)
    }

    fn captures(&mut self, height: usize, left: u32, mut window: Window) -> Result<i32, Stopped> {
        let side = self.state.side();
        let mut best = self.evaluate();
        if best >= window.high || left == 0 || height >= MAX_HEIGHT {
            return Ok(best);
        }
        window.low = window.low.max(best);
        let squares = capture_squares(self.compiled, &self.lines, &self.state);
        let first = self.candidates.len();
        for to in squares {
            for ply in self.lines.arrivals(self.compiled, &self.state, side, to) {
                self.candidates.push(Candidate { ply, rank: 0 });
            }
        }
        for at in first..self.candidates.len() {
            let ply = self.candidates[at].ply;
            let Some(value) = self.capture(ply, height, left, window)? else {
                continue;
            };
            if value > best {
                best = value;
                window.low = window.low.max(value);
                if value >= SURE {
                    self.extend_variation(height, ply);
                }
            }
            if best >= window.high {
                break;
            }
        }
        self.candidates.truncate(first);
        Ok(best)
    }

    /// The value of a ply if it takes something; nothing if it does not, or is forbidden.
    fn capture(
        &mut self,
        ply: Ply,
        height: usize,
        left: u32,
        window: Window,
    ) -> Result<Option<i32>, Stopped> {
        let undo = self.compiled.make(&mut self.state, ply);
        if undo.taken.men.is_empty() {
            self.compiled.unmake(&mut self.state, &undo);
            return Ok(None);
        }
        self.clock.tick()?;
        self.path.push(self.state.key());
        self.variations[height + 1].clear();
        let value = match self.judge(&undo, height + 1) {
            Judged::Forbidden => None,
            Judged::Over(value) => Some(value),
            Judged::Open(_) => {
                let answers = self.state.side();
                match winning_ply(self.compiled, &self.lines, &self.state, answers) {
                    Some(_) => Some(height as i32 + 2 - WIN),
                    None => Some(-self.captures(height + 1, left - 1, window.turned())?),
                }
            }
        };
        self.path.pop();
        self.compiled.unmake(&mut self.state, &undo);
        Ok(value)
    }
}
