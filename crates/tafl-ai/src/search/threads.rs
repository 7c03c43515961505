use tafl_rules::engine::Ply;

use super::{Task, Worker};
use crate::Report;
use crate::clock::Clock;

/// Has one worker search and report, and others search beside it: they share what they learn through the
/// table, and end when the first does. Half of them look a ply further, so that not all do the same.
pub(super) fn search<'a, const W: usize>(
    task: Task,
    clock: &Clock,
    plies: &[Ply],
    worker: impl Fn() -> Worker<'a, W> + Sync,
) -> Report {
    let mut report = std::thread::scope(|scope| {
        for number in 1..task.options.threads {
            let worker = &worker;
            scope.spawn(move || worker().help(plies, task.limits.depth, number % 2 == 1));
        }
        let report = worker().lead(plies, task, clock);
        clock.end();
        report
    });
    report.nodes = clock.nodes();
    report.time = clock.elapsed();
    report
}
