use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::control::Progress;
use crate::{Control, Limits, Line};

/// How many nodes pass between two looks at the clock and the stop flag.
const NODES_BETWEEN_LOOKS: u64 = 256;

/// The search was stopped, or has reached a limit: everything on the way up is to be left at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Watches over the limits of a search, for all of its threads.
#[derive(Debug)]
pub(crate) struct Clock<'a> {
    limits: Limits,
    control: &'a Control,
    start: Instant,
    /// Nodes of all threads, as far as they have told.
    nodes: AtomicU64,
    /// The search has ended, whatever its limits say.
    over: AtomicBool,
}

/// One thread's share of a clock: counts its nodes.
#[derive(Debug)]
pub(crate) struct Ticker<'a> {
    clock: &'a Clock<'a>,
    nodes: u64,
    /// How many of them the clock knows of.
    told: u64,
    /// The nodes after which this thread ends for itself: the limit, where it is the only thread.
    limit: u64,
}

impl<'a> Clock<'a> {
    pub(crate) fn new(limits: Limits, control: &'a Control, start: Instant) -> Clock<'a> {
        Clock { limits, control, start, nodes: AtomicU64::new(0), over: AtomicBool::new(false) }
    }

    /// The counter of a thread, of so many threads.
    pub(crate) fn ticker(&'a self, threads: usize) -> Ticker<'a> {
        let limit = if threads == 1 { self.limits.nodes } else { None };
        Ticker { clock: self, nodes: 0, told: 0, limit: limit.unwrap_or(u64::MAX) }
    }

    /// Has all threads end.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    fn has_ended(&self) -> bool {
        self.over.load(Ordering::Relaxed)
            || self.control.is_stopped()
            || self.limits.time.is_some_and(|limit| self.elapsed() >= limit)
            || self.limits.nodes.is_some_and(|limit| self.nodes() >= limit)
    }

    /// Tells the control that a depth is finished, with the lines it found.
    pub(crate) fn tell(&self, depth: u32, lines: &[Line]) {
        let (nodes, time) = (self.nodes(), self.elapsed());
        self.control.report(Progress { depth, nodes, time, lines: lines.to_vec() });
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

impl Ticker<'_> {
    /// Counts a node; an error when the search must end before it.
    #[inline]
    pub(crate) fn tick(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.limit {
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
        self.settle();
        self.clock.control.count(self.clock.nodes(), self.clock.elapsed());
        if self.clock.has_ended() { Err(Stopped) } else { Ok(()) }
    }

    /// Lets the clock know of all nodes.
    pub(crate) fn settle(&mut self) {
        self.clock.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
    }
}
