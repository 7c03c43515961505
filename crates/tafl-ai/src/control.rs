use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tafl_rules::Move;

use crate::{Line, Score};

/// The handle on a search that runs elsewhere: it stops the search and tells how far it has come.
///
/// Clones share one state. A control serves one search; a stopped one stays stopped.
///
/// ```
/// use tafl_ai::Control;
///
/// let control = Control::new();
/// let elsewhere = control.clone();
/// control.stop();
/// assert!(elsewhere.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Control {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    progress: Mutex<Progress>,
    watcher: Option<Box<dyn Fn(&Progress) + Send + Sync>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stop = self.stop.load(Ordering::Relaxed);
        f.debug_struct("Shared").field("stop", &stop).finish_non_exhaustive()
    }
}

/// How far a running search has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The deepest depth that is finished, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// How long it has taken.
    pub time: Duration,
    /// The best lines of the deepest depth that is finished, best first: as many as were asked for, or as
    /// there are moves.
    pub lines: Vec<Line>,
}

impl Progress {
    /// The best move so far.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// What the best move is thought to be worth to the side to move.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}

impl Control {
    /// A control for one search.
    pub fn new() -> Control {
        Control::default()
    }

    /// A control that has a function called, on a thread of the search, whenever a depth is finished.
    pub fn watched(watcher: impl Fn(&Progress) + Send + Sync + 'static) -> Control {
        Control { shared: Arc::new(Shared { watcher: Some(Box::new(watcher)), ..Shared::default() }) }
    }

    /// Asks the search to end as soon as it can, with the best move it has.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed)
    }

    /// How far the search has come; nodes and time are brought up to date many times a second.
    pub fn progress(&self) -> Progress {
        self.shared.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes that another depth is finished, and tells whoever watches.
    pub(crate) fn report(&self, progress: Progress) {
        if let Some(watcher) = &self.shared.watcher {
            watcher(&progress);
        }
        *self.shared.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }

    /// Notes how many nodes were visited in which time.
    pub(crate) fn count(&self, nodes: u64, time: Duration) {
        let mut progress = self.shared.progress.lock().unwrap_or_else(PoisonError::into_inner);
        (progress.nodes, progress.time) = (nodes, time);
    }
}
