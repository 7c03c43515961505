use indicatif::{ProgressBar, ProgressStyle};

/// A bar for long work on standard error; nothing is drawn where that is no terminal.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar for so much work, counted in whatever the words say.
    pub fn new(length: usize, words: &'static str) -> Progress {
        let bar = ProgressBar::new(length as u64);
        let template = "{msg} {wide_bar} {percent:>3} %  {eta} left";
        let style = ProgressStyle::with_template(template).expect("the template is well formed");
        bar.set_style(style.progress_chars("━━ "));
        bar.set_message(words);
        Progress(bar)
    }

    /// So much is done.
    pub fn set(&self, done: usize) {
        self.0.set_position(done as u64);
    }

    /// Writes something while the bar is out of the way.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
