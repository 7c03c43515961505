use tafl_rules::engine::Ply;
use tafl_rules::{Bitboard, Direction, Side};

use super::Worker;
use super::danger::{self, Danger};
use super::judge::Judged;
use super::plies::{Choice, Plies};
use super::reductions::REDUCTIONS;
use crate::Technique;
use crate::clock::Stopped;
use crate::ordering::Hints;
use crate::score::{MAX_HEIGHT, SURE, WIN};
use crate::table::{Bound, Memory};

/// The depth up to which a position far above the window is left as it stands, and what a ply of depth may
/// change of it.
const STANDING_DEPTH: i32 = 5;
const STANDING_MARGIN: i32 = 70;

/// The depth up to which quiet plies of a position far below the window are left out, and what they may
/// change.
const FUTILE_DEPTH: i32 = 4;
const FUTILE_BASE: i32 = 60;
const FUTILE_MARGIN: i32 = 70;

/// The depth up to which late quiet plies are left out.
const PRUNED_DEPTH: i32 = 4;

/// The depth from which passing is tried.
const NULL_DEPTH: i32 = 3;
/// With fewer plies than this a side may be glad to pass: passing proves nothing.
const NULL_FREEDOM: u32 = 6;

/// The depth from which a node of which nothing is remembered is looked at less deeply.
const UNKNOWN_DEPTH: i32 = 4;

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
    pub(super) fn is_full(self) -> bool {
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

impl<const W: usize> Worker<'_, W> {
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
        self.ticker.tick()?;
        let undo = self.compiled.make(&mut self.state, ply);
        let standing = self.standing;
        self.standing = self.evaluation.standing_after(standing, ply, &undo);
        self.path.push(self.state.key());
        self.passed[height + 1] = false;
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
        self.standing = standing;
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
        // No line from here is worse than a loss with the next ply, or better than a win with this one.
        let low = window.low.max(height as i32 - WIN);
        let high = window.high.min(WIN - height as i32 - 1);
        if low >= high {
            return Ok(low);
        }
        let mut window = Window { low, high };
        let full = window.is_full();
        // Asked for early: it comes from far away.
        let early = depth > 0;
        let memory = if early { self.table.recall(key, height) } else { None };
        let mut danger = match danger::look(self.compiled, self.lines, &self.state) {
            Ok(danger) => danger,
            Err(ply) => {
                self.variations[height].push(ply);
                return Ok(WIN - height as i32 - 1);
            }
        };
        if let Danger::Roads = danger {
            if !full {
                return Ok(height as i32 + 2 - WIN);
            }
            // The line that is expected is told to its end.
            (danger, depth) = (Danger::None, depth.max(1));
        }
        if height >= MAX_HEIGHT {
            return Ok(self.evaluate());
        }
        // Where nearly every ply ends the game, to try them tells more than any estimate.
        let last = danger::is_last_quiet_ply(self.compiled, &self.state);
        if last {
            depth = depth.max(1);
        }
        if danger.is_some() && self.has(Technique::ThreatExtensions) && height < self.threat_horizon {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiesce(height, window, &danger);
        }
        let memory = if early { memory } else { self.table.recall(key, height) };
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
        let remembered = memory.and_then(|memory| memory.best);
        let standing = if danger.is_some() || last { None } else { Some(self.evaluate()) };
        self.evaluations[height] = standing.unwrap_or(i32::MIN);
        if let Some(standing) = standing
            && !full
            && window.high.abs() < SURE
        {
            if self.has(Technique::Futility)
                && depth <= STANDING_DEPTH
                && standing - STANDING_MARGIN * depth >= window.high
            {
                return Ok(standing);
            }
            if self.has(Technique::NullMove)
                && depth >= NULL_DEPTH
                && standing >= window.high
                && !self.passed[height]
                && self.compiled.moves(&self.state).nth(NULL_FREEDOM as usize).is_some()
                && let Some(value) = self.pass(depth, height, window)?
            {
                return Ok(value);
            }
        }
        if remembered.is_none() && depth >= UNKNOWN_DEPTH {
            depth -= 1;
        }
        self.try_all(key, depth, height, &mut window, remembered, &danger, standing)
    }

    /// Lets the side to move pass: a value above the window, if even then it stands that well.
    fn pass(&mut self, depth: i32, height: usize, window: Window) -> Result<Option<i32>, Stopped> {
        self.ticker.tick()?;
        let reduction = 3 + depth / 4;
        self.compiled.pass(&mut self.state);
        // A key that no position has: nothing is repeated across a pass.
        self.path.push(!self.state.key());
        self.passed[height + 1] = true;
        self.variations[height + 1].clear();
        let narrow = Window { low: window.high - 1, high: window.high };
        let key = self.table_key(1);
        let value = -self.node(key, depth - reduction, height + 1, narrow.turned())?;
        self.path.pop();
        self.compiled.pass(&mut self.state);
        // A win found after passing is not a win to its end.
        Ok((value >= window.high).then(|| value.min(SURE - 1)))
    }

    /// Tries the plies of the position at hand, which is not decided at once.
    fn try_all(
        &mut self,
        key: u64,
        depth: i32,
        height: usize,
        window: &mut Window,
        remembered: Option<Ply>,
        danger: &Danger<W>,
        standing: Option<i32>,
    ) -> Result<i32, Stopped> {
        let full = window.is_full();
        let side = self.state.side();
        let start = window.low;
        let hints = Hints::new(self.compiled, self.lines, &self.state);
        let sensitive = self.king_lines();
        let improving =
            height >= 2 && standing.is_some_and(|standing| standing > self.evaluations[height - 2]);
        let vain_first = self.vain.len();
        // What no quiet ply lifts into the window may still be saved by one that takes something or
        // touches the king's lines.
        let futile = standing.filter(|standing| {
            self.has(Technique::Futility)
                && !full
                && depth <= FUTILE_DEPTH
                && standing + futile_margin(depth) <= window.low
        });
        let choice = match (danger, futile) {
            (Danger::Road(way), _) => Choice::To(*way),
            (_, Some(_)) => Choice::Lively { to: hints.captures | sensitive, from: sensitive },
            (_, None) => Choice::All,
        };
        let mut plies = Plies::new(self, remembered, choice);
        // No quiet ply is worth more than what it was left out for.
        let mut best = futile.map(|standing| standing + futile_margin(depth));
        let mut best_ply = None;
        while let Some(ply) = plies.next(self, &hints) {
            let number = plies.count() - 1;
            let quiet = !hints.captures.contains(ply.to);
            let touches_king = sensitive.contains(ply.to) || sensitive.contains(ply.from);
            let may_be_late = quiet && !touches_king && !danger.is_some();
            if may_be_late
                && !full
                && self.has(Technique::LatePruning)
                && depth <= PRUNED_DEPTH
                && number >= late_from(depth, improving)
                && best.is_some_and(|best| best > -SURE)
            {
                // So are all after it that leave the king's lines alone.
                plies.keep(self, |ply| sensitive.contains(ply.to) || sensitive.contains(ply.from));
                continue;
            }
            let care = match number {
                0 => Care::Full,
                _ => {
                    let reduction = if may_be_late {
                        self.reduction(side, ply, depth, number, full, improving)
                    } else {
                        0
                    };
                    Care::Scout { reduction }
                }
            };
            let Some(value) = self.explore(ply, depth, height, *window, care)? else {
                continue;
            };
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                if value > window.low {
                    window.low = value;
                    best_ply = Some(ply);
                    if full {
                        self.extend_variation(height, ply);
                    }
                    if value >= window.high {
                        self.ordering.learn(side, depth, ply, &self.vain[vain_first..]);
                        break;
                    }
                }
            }
            if quiet && number < 64 {
                self.vain.push(ply);
            }
        }
        plies.put_away(self);
        self.vain.truncate(vain_first);
        let value = match (best, danger) {
            (Some(best), _) => best,
            // No attacker reaches the king's way: he goes home.
            (None, Danger::Road(_)) => height as i32 + 2 - WIN,
            // Every ply is forbidden: the side is stuck.
            (None, _) => match self.compiled.stuck(side).winner {
                None => 0,
                Some(_) => height as i32 - WIN,
            },
        };
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

    /// By how many plies less deeply a late quiet ply is looked at first.
    fn reduction(&self, side: Side, ply: Ply, depth: i32, number: usize, full: bool, improving: bool) -> i32 {
        if !self.has(Technique::LateReductions) || depth < 2 || number < 3 {
            return 0;
        }
        let history = self.ordering.history(side, ply) / 4096;
        let mut reduction = REDUCTIONS.of(depth, number) - history;
        if full {
            reduction -= 1;
        }
        if !improving {
            reduction += 1;
        }
        reduction.clamp(0, depth - 1)
    }

    /// The squares that the king could move over, and the pieces that stop him.
    fn king_lines(&self) -> Bitboard<W> {
        let king = self.state.king();
        let occupied = self.state.occupied();
        let sight = |direction| self.compiled.sight(king, &occupied, direction);
        Bitboard::of(king)
            | sight(Direction::North)
            | sight(Direction::East)
            | sight(Direction::South)
            | sight(Direction::West)
    }
}

/// What quiet plies may change of a position that is left so deep.
fn futile_margin(depth: i32) -> i32 {
    FUTILE_BASE + FUTILE_MARGIN * depth
}

/// The number from which late quiet plies near the end of a line are left out.
fn late_from(depth: i32, improving: bool) -> usize {
    let depth = depth as usize;
    (12 + 5 * depth * depth) / if improving { 2 } else { 4 }
}
