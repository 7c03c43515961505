use tafl_rules::engine::Ply;
use tafl_rules::{Bitboard, Direction, Piece};

use super::Worker;
use super::danger::{self, Danger};
use super::judge::Judged;
use super::node::Window;
use crate::Technique;
use crate::clock::Stopped;
use crate::ordering::{Candidate, capture_squares};
use crate::score::{MAX_HEIGHT, SURE, WIN};

/// How many plies in a row are followed beyond the depth.
const PLIES: u32 = 8;

/// What a king who seems to be lost counts for his side, where not every way out was tried.
const SEEMS_LOST: i32 = 2500;

impl<const W: usize> Worker<'_, W> {
    /// The value of the position at hand for the side to move, which has no win in hand: it may leave
    /// things as they are or take something, so that no line ends in the middle of an exchange; but a
    /// threat to win at once it must answer.
    pub(super) fn quiesce(
        &mut self,
        height: usize,
        window: Window,
        danger: &Danger<W>,
    ) -> Result<i32, Stopped> {
        if !self.has(Technique::Quiescence) {
            return Ok(self.evaluate());
        }
        self.settle(height, PLIES, window, danger)
    }

    fn settle(
        &mut self,
        height: usize,
        left: u32,
        mut window: Window,
        danger: &Danger<W>,
    ) -> Result<i32, Stopped> {
        let mut best = match danger {
            Danger::None => self.evaluate(),
            Danger::Roads => return Ok(height as i32 + 2 - WIN),
            Danger::Road(_) => height as i32 + 2 - WIN,
            Danger::King => -SEEMS_LOST,
        };
        if best >= window.high {
            return Ok(best);
        }
        if left == 0 || height >= MAX_HEIGHT {
            return Ok(if danger.is_some() { self.evaluate() } else { best });
        }
        window.low = window.low.max(best);
        let first = self.candidates.len();
        let answers = match danger {
            Danger::Road(way) => *way,
            Danger::King => {
                self.add_king_moves();
                capture_squares(self.compiled, self.lines, &self.state)
                    | danger::rescues(self.compiled, self.lines, &self.state)
            }
            Danger::None | Danger::Roads => capture_squares(self.compiled, self.lines, &self.state),
        };
        self.add_arrivals(&answers, matches!(danger, Danger::King));
        for at in first..self.candidates.len() {
            let ply = self.candidates[at].ply();
            let Some(value) = self.settle_after(ply, height, left, window, danger.is_some())? else {
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

    fn add_king_moves(&mut self) {
        let (king, occupied) = (self.state.king(), self.state.occupied());
        for direction in Direction::ALL {
            for to in self.compiled.reach(Piece::King, king, &occupied, direction) {
                self.candidates.push(Candidate::new(Ply { from: king, to }, 0));
            }
        }
    }

    fn add_arrivals(&mut self, squares: &Bitboard<W>, without_king: bool) {
        let side = self.state.side();
        let king = self.state.king();
        for to in *squares {
            for ply in self.lines.arrivals(self.compiled, &self.state, side, to) {
                if !(without_king && ply.from == king) {
                    self.candidates.push(Candidate::new(ply, 0));
                }
            }
        }
    }

    /// The value of a ply if it takes something, or if any will do; nothing if it does not, or is forbidden.
    fn settle_after(
        &mut self,
        ply: Ply,
        height: usize,
        left: u32,
        window: Window,
        any: bool,
    ) -> Result<Option<i32>, Stopped> {
        let undo = self.compiled.make(&mut self.state, ply);
        if !any && undo.taken.men.is_empty() {
            self.compiled.unmake(&mut self.state, &undo);
            return Ok(None);
        }
        self.ticker.tick()?;
        let standing = self.standing;
        self.standing = self.evaluation.standing_after(standing, ply, &undo);
        self.path.push(self.state.key());
        self.variations[height + 1].clear();
        let value = match self.judge(&undo, height + 1) {
            Judged::Forbidden => None,
            Judged::Over(value) => Some(value),
            Judged::Open(_) => match danger::look(self.compiled, self.lines, &self.state) {
                Err(_) => Some(height as i32 + 2 - WIN),
                Ok(danger) => Some(-self.settle(height + 1, left - 1, window.turned(), &danger)?),
            },
        };
        self.path.pop();
        self.standing = standing;
        self.compiled.unmake(&mut self.state, &undo);
        Ok(value)
    }
}
