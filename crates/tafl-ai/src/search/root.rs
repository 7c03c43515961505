use tafl_rules::engine::Ply;

use super::Search;
use super::node::{Care, Window};
use crate::clock::Stopped;
use crate::ordering::Hints;
use crate::score::{MAX_HEIGHT, SURE, WIN};
use crate::{Line, Report, Score};

/// How far beyond the depth a threat to win at once is still answered, in plies.
const THREATS_BEYOND: usize = 4;

/// A legal ply at the root, with what the search has found of it.
#[derive(Clone, Debug)]
struct RootPly {
    ply: Ply,
    /// The line it begins and its value, if this depth has looked at it to the end.
    found: Option<(i32, Vec<Ply>)>,
}

impl<const W: usize> Search<'_, W> {
    /// Looks deeper and deeper until a limit ends it or the game is decided.
    pub(super) fn run(mut self, plies: Vec<Ply>, depth_limit: Option<u32>) -> Report {
        let mut root = self.order_at_first(plies);
        let mut report =
            Report { best: root.first().map(|first| self.as_move(first.ply)), ..Report::default() };
        let deepest = depth_limit.unwrap_or(u32::MAX).clamp(1, MAX_HEIGHT as u32 - 1);
        for depth in 1..=deepest {
            if root.is_empty() {
                break;
            }
            let ended = self.pass(&mut root, depth);
            self.collect(&root, depth, &mut report);
            if ended.is_err() {
                break;
            }
            report.depth = depth;
            self.clock.tell(depth, &report.lines);
            self.table.grow_older();
            root.sort_by_key(|ply| std::cmp::Reverse(ply.found.as_ref().map(|(value, _)| *value)));
            let decided = report.score().is_some_and(|score| {
                let value = score.value().abs();
                value >= SURE && WIN - value <= depth as i32
            });
            if decided || self.clock.is_nearly_out() {
                break;
            }
        }
        report.nodes = self.clock.nodes();
        report.time = self.clock.elapsed();
        report
    }

    /// The legal plies in the order of their looks.
    fn order_at_first(&self, plies: Vec<Ply>) -> Vec<RootPly> {
        let hints = Hints::new(self.compiled, &self.lines, &self.state);
        let side = self.state.side();
        let mut root: Vec<_> = plies.into_iter().map(|ply| RootPly { ply, found: None }).collect();
        root.sort_by_key(|root| std::cmp::Reverse(self.ordering.rank(side, root.ply, 0, None, &hints)));
        root
    }

    /// Looks at every ply to one depth. Those that come within the margin of the best have their line
    /// looked at to the end; of the others it is only known that they are worse.
    fn pass(&mut self, root: &mut [RootPly], depth: u32) -> Result<(), Stopped> {
        for ply in root.iter_mut() {
            ply.found = None;
        }
        self.threat_horizon = (depth as usize + THREATS_BEYOND).min(MAX_HEIGHT);
        let mut best = -WIN;
        for (number, root) in root.iter_mut().enumerate() {
            let (low, care) = match number {
                0 => (-WIN, Care::Full),
                _ => (self.lower_bound(best), Care::Scout { reduction: 0 }),
            };
            let window = Window { low, high: WIN };
            let value = self.explore(root.ply, depth as i32, 0, window, care)?;
            let value = value.expect("the game's legal moves hold no forbidden repetition");
            if value <= low && number > 0 {
                continue;
            }
            self.extend_variation(0, root.ply);
            root.found = Some((value, self.variations[0].clone()));
            if value > best {
                best = value;
            }
        }
        Ok(())
    }

    /// The value that a ply must beat to be of interest beside the best.
    fn lower_bound(&self, best: i32) -> i32 {
        if self.mind.margin == 0 || best.abs() >= SURE { best } else { best - self.mind.margin - 1 }
    }

    /// Puts what this depth has found into the report, if it is anything.
    fn collect(&self, root: &[RootPly], depth: u32, report: &mut Report) {
        let mut found: Vec<_> = root.iter().filter_map(|root| root.found.as_ref()).collect();
        found.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        if found.is_empty() {
            return;
        }
        report.lines = found
            .into_iter()
            .map(|(value, line)| Line {
                moves: line.iter().map(|&ply| self.as_move(ply)).collect(),
                score: Score::of(*value),
                depth,
            })
            .collect();
        report.best = report.lines.first().and_then(|line| line.moves.first().copied());
    }
}
