use tafl_rules::engine::Ply;

use super::node::{Care, Window};
use super::{Task, Worker};
use crate::clock::{Clock, Stopped};
use crate::ordering::Hints;
use crate::score::{MAX_HEIGHT, SURE, WIN};
use crate::threats::winning_ply;
use crate::{Line, Report, Score, Technique};

/// How far around the last value the next is looked for first, and from which depth on.
const ASPIRATION: i32 = 30;
const ASPIRATION_DEPTH: i32 = 4;

/// How many plies beyond twice the depth threats to win at once are still answered.
const THREATS_BEYOND: usize = 4;

/// The legal plies at the root, the best first.
#[derive(Clone, Debug)]
struct Root {
    plies: Vec<RootPly>,
}

/// A legal ply at the root, with what the search has found of it.
#[derive(Clone, Debug)]
struct RootPly {
    ply: Ply,
    found: Option<Found>,
}

/// A line that was looked at to the end.
#[derive(Clone, Debug)]
struct Found {
    value: i32,
    line: Vec<Ply>,
    depth: i32,
}

impl Root {
    /// The value of the line of a rank, as far as it is known.
    fn value(&self, rank: usize) -> Option<i32> {
        self.plies.get(rank).and_then(|ply| ply.found.as_ref()).map(|found| found.value)
    }

    /// Whether the first lines all end the game within a depth.
    fn is_decided(&self, lines: usize, depth: i32) -> bool {
        self.plies.iter().take(lines).all(|ply| {
            ply.found.as_ref().is_some_and(|found| {
                found.value.abs() >= SURE && WIN - found.value.abs() <= depth.max(found.line.len() as i32)
            })
        })
    }
}

impl<const W: usize> Worker<'_, W> {
    /// Looks deeper and deeper until a limit ends it or the game is decided, and reports.
    pub(super) fn lead(mut self, plies: &[Ply], task: Task, clock: &Clock) -> Report {
        let mut root = self.order_at_first(plies);
        let lines = task.options.lines.clamp(1, root.plies.len().max(1));
        let best = root.plies.first().map(|first| self.as_move(first.ply));
        let mut report = Report { best, ..Report::default() };
        for depth in 1..=deepest(task.limits.depth) {
            if root.plies.is_empty() {
                break;
            }
            let ended = self.pass_over(&mut root, depth, lines);
            self.collect(&root, lines, &mut report);
            if ended.is_err() {
                break;
            }
            report.depth = depth as u32;
            self.ticker.settle();
            clock.tell(report.depth, &report.lines);
            if root.is_decided(lines, depth) {
                break;
            }
        }
        self.ticker.settle();
        report
    }

    /// Looks deeper and deeper beside the worker that leads, for the sake of the table.
    pub(super) fn help(mut self, plies: &[Ply], depth_limit: Option<u32>, further: bool) {
        let mut root = self.order_at_first(plies);
        for depth in 1..=deepest(depth_limit) {
            let ahead = depth + i32::from(further);
            if root.plies.is_empty() || self.pass_over(&mut root, ahead, 1).is_err() {
                break;
            }
        }
        self.ticker.settle();
    }

    /// The legal plies in the order of their looks.
    fn order_at_first(&self, plies: &[Ply]) -> Root {
        let hints = Hints::new(self.compiled, self.lines, &self.state);
        let mut plies: Vec<_> = plies.iter().map(|&ply| RootPly { ply, found: None }).collect();
        plies.sort_by_key(|root| std::cmp::Reverse(self.ordering.rank(&hints, root.ply)));
        Root { plies }
    }

    /// Looks to one depth for the best lines, each beginning with another ply.
    fn pass_over(&mut self, root: &mut Root, depth: i32, lines: usize) -> Result<(), Stopped> {
        self.threat_horizon = (2 * depth as usize + THREATS_BEYOND).min(MAX_HEIGHT);
        for rank in 0..lines {
            self.aspire(root, depth, rank)?;
        }
        let known = root.plies.iter().take_while(|ply| ply.found.is_some()).count().min(lines);
        root.plies[..known].sort_by_key(|ply| std::cmp::Reverse(ply.found.as_ref().map(|found| found.value)));
        Ok(())
    }

    /// Looks for the line of a rank, first near the value it had.
    fn aspire(&mut self, root: &mut Root, depth: i32, rank: usize) -> Result<(), Stopped> {
        let mut width = ASPIRATION;
        let near = |value: i32, width: i32| Window { low: value - width, high: value + width };
        let whole = Window { low: -WIN, high: WIN };
        let mut window = match root.value(rank) {
            Some(value)
                if self.has(Technique::Aspiration) && depth >= ASPIRATION_DEPTH && value.abs() < SURE =>
            {
                near(value, width)
            }
            _ => whole,
        };
        loop {
            let value = self.try_root(root, depth, rank, window)?;
            let low = value <= window.low && window.low > -WIN;
            let high = value >= window.high && window.high < WIN;
            if !low && !high {
                return Ok(());
            }
            width *= 4;
            let beyond = width > 1000 || value.abs() >= SURE;
            window = match (low, beyond) {
                (_, true) => whole,
                (true, _) => Window { low: value - width, ..window },
                (false, _) => Window { high: value + width, ..window },
            };
        }
    }

    /// Tries the plies from a rank on; one that turns out better than those before takes the rank at once,
    /// so that the best is known whenever the search is stopped.
    fn try_root(&mut self, root: &mut Root, depth: i32, rank: usize, window: Window) -> Result<i32, Stopped> {
        let mut best = -WIN;
        let mut low = window.low;
        self.evaluations[0] = self.evaluate();
        for at in rank..root.plies.len() {
            let ply = root.plies[at].ply;
            let late = at - rank;
            let care = if late == 0 { Care::Full } else { Care::Scout { reduction: 0 } };
            let window = Window { low, high: window.high };
            let value = self.explore(ply, depth, 0, window, care)?;
            // Rules seen as fewer than they are may forbid what the game allows.
            let Some(value) = value else { continue };
            best = best.max(value);
            if value <= low && !(late == 0 && window.low == -WIN) {
                continue;
            }
            low = low.max(value);
            self.extend_variation(0, ply);
            let line = self.told_to_the_end(self.variations[0].clone(), value);
            root.plies[at].found = Some(Found { value, line, depth });
            root.plies[rank..=at].rotate_right(1);
            if value >= window.high {
                break;
            }
        }
        Ok(best)
    }

    /// Completes a line that ends the game but was cut short, where the table knew of the win or a threat
    /// could not be met: by wins that are in hand, plies the table remembers, and any ply where none helps.
    fn told_to_the_end(&mut self, mut line: Vec<Ply>, value: i32) -> Vec<Ply> {
        let plies = (WIN - value.abs()) as usize;
        if value.abs() < SURE || line.len() >= plies {
            return line;
        }
        let mut undos: Vec<_> = line.iter().map(|&ply| self.compiled.make(&mut self.state, ply)).collect();
        while line.len() < plies {
            let side = self.state.side();
            let in_hand = winning_ply(self.compiled, self.lines, &self.state, side);
            let remembered = || {
                let best = self.table.recall(self.table_key(1), line.len())?.best?;
                self.lines.allows(self.compiled, &self.state, best).then_some(best)
            };
            // The side that loses moves in vain whatever it does.
            let loses = (plies - line.len()).is_multiple_of(2);
            let any = || if loses { self.compiled.moves(&self.state).next() } else { None };
            let Some(ply) = in_hand.or_else(remembered).or_else(any) else { break };
            line.push(ply);
            undos.push(self.compiled.make(&mut self.state, ply));
            if in_hand.is_some() {
                break;
            }
        }
        for undo in undos.iter().rev() {
            self.compiled.unmake(&mut self.state, undo);
        }
        line
    }

    /// Puts the best lines into the report.
    fn collect(&self, root: &Root, lines: usize, report: &mut Report) {
        let found = root.plies.iter().take(lines).filter_map(|ply| ply.found.as_ref());
        report.lines = found
            .map(|found| Line {
                moves: found.line.iter().map(|&ply| self.as_move(ply)).collect(),
                score: Score::of(found.value),
                depth: found.depth as u32,
            })
            .collect();
        if let Some(first) = report.lines.first() {
            report.best = first.moves.first().copied();
        }
    }
}

fn deepest(limit: Option<u32>) -> i32 {
    limit.unwrap_or(u32::MAX).clamp(1, MAX_HEIGHT as u32 / 2 - 1) as i32
}
