use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Standard output, buffered. A reader who goes away ends the command quietly.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub fn standard() -> Output {
        Output(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Writes a line of text.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        self.0.write_all(text.as_bytes())?;
        self.0.write_all(b"\n")?;
        Ok(())
    }

    /// Writes text that brings its own line ends.
    pub fn text(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.0.write_all(text.as_bytes())?)
    }

    /// Writes a value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.0, value).map_err(io::Error::from)?;
        Ok(self.0.write_all(b"\n")?)
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }
}
