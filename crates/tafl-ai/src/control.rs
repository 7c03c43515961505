use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tafl_rules::Move;

use crate::Score;

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

#[derive(Debug, Default)]
struct Shared {
    stop: AtomicBool,
    progress: Mutex<Progress>,
}

/// How far a running search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The deepest depth that is finished, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The best move so far.
    pub best: Option<Move>,
    /// What it is thought to be worth to the side to move.
    pub score: Option<Score>,
}

impl Control {
    /// A control for one search.
    pub fn new() -> Control {
        Control::default()
    }

    /// Asks the search to end as soon as it can, with the best move it has.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed)
    }

    /// How far the search has come; brought up to date many times a second.
    pub fn progress(&self) -> Progress {
        *self.shared.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn report(&self, progress: Progress) {
        *self.shared.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }
}
