use std::time::{Duration, Instant};

use crate::control::Progress;
use crate::{Control, Limits, Line};

/// How many nodes pass between two looks at the clock and the stop flag.
const NODES_BETWEEN_LOOKS: u64 = 256;

/// The part of the time after which no further depth is begun: it would not be finished.
const LAST_START: f64 = 0.6;

/// The search was stopped, or has reached a limit: everything on the way up is to be left at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Counts the nodes of a search and watches over its limits.
#[derive(Clone, Debug)]
pub(crate) struct Clock<'a> {
    limits: Limits,
    control: &'a Control,
    start: Instant,
    nodes: u64,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(limits: Limits, control: &'a Control) -> Clock<'a> {
        Clock { limits, control, start: Instant::now(), nodes: 0 }
    }

    /// Counts a node; an error when the search must end before it.
    #[inline]
    pub(crate) fn tick(&mut self) -> Result<(), Stopped> {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        self.control.count(self.nodes, self.elapsed());
        let late = self.limits.time.is_some_and(|limit| self.elapsed() >= limit);
        if late || self.control.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Tells the control that a depth is finished, with the lines it found.
    pub(crate) fn tell(&self, depth: u32, lines: &[Line]) {
        let (nodes, time) = (self.nodes, self.elapsed());
        self.control.report(Progress { depth, nodes, time, lines: lines.to_vec() });
    }

    /// Whether so little time is left that another depth would be begun in vain.
    pub(crate) fn is_nearly_out(&self) -> bool {
        self.limits.time.is_some_and(|limit| self.elapsed() >= limit.mul_f64(LAST_START))
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }
}
