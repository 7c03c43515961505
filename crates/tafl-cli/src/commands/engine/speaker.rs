use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// Writes whole lines to standard output at once, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Speaker {
    /// Nobody listens any more.
    closed: Arc<AtomicBool>,
}

impl Speaker {
    /// Says a line, or several.
    pub fn say(&self, text: &str) {
        let mut out = io::stdout().lock();
        if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
            self.closed.store(true, Ordering::Relaxed);
        }
    }

    /// An error once nobody listens any more.
    pub fn check(&self) -> Result<(), Failure> {
        if self.closed.load(Ordering::Relaxed) { Err(Failure::Closed) } else { Ok(()) }
    }
}
