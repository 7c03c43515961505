use std::sync::Arc;

use tafl_ai::{Options, Technique};
use tafl_rules::{Library, Variant};

use crate::variants::find;

/// What can be set by `setoption`.
#[derive(Clone, Debug)]
pub struct Settings {
    pub variant: Arc<Variant>,
    pub options: Options,
}

/// What a setting changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    Variant,
    Options,
}

impl Settings {
    /// The lines that tell which options there are.
    pub fn told(&self, library: &Library) -> Vec<String> {
        let spin = |name: &str, default: usize, range: std::ops::RangeInclusive<usize>| {
            format!(
                "option name {name} type spin default {default} min {} max {}",
                range.start(),
                range.end()
            )
        };
        let mut variants = format!("option name Variant type combo default {}", self.variant.id);
        for variant in library.variants() {
            variants.push_str(&format!(" var {}", variant.id));
        }
        vec![
            variants,
            spin("Hash", self.options.hash, Options::HASH),
            spin("Threads", self.options.threads, Options::THREADS),
            spin("MultiPV", self.options.lines, Options::LINES),
            "option name Without type string default <empty>".to_owned(),
        ]
    }

    /// Sets an option by its name, in either case.
    pub fn set(&mut self, library: &Library, name: &str, value: &str) -> Result<Changed, String> {
        let number = |range: std::ops::RangeInclusive<usize>| {
            value.parse().ok().filter(|number| range.contains(number)).ok_or(format!(
                "{name} is a number from {} to {}, not `{value}`",
                range.start(),
                range.end()
            ))
        };
        match name.to_ascii_lowercase().as_str() {
            "variant" => {
                self.variant = find(library, value)?;
                return Ok(Changed::Variant);
            }
            "hash" => self.options.hash = number(Options::HASH)?,
            "threads" => self.options.threads = number(Options::THREADS)?,
            "multipv" => self.options.lines = number(Options::LINES)?,
            "without" => {
                // So the protocol writes that a text is empty.
                let ids = if value == "<empty>" { "" } else { value };
                self.options.without = Technique::read_all(ids).map_err(|error| error.to_string())?;
            }
            _ => return Err(format!("unknown option `{name}`")),
        }
        Ok(Changed::Options)
    }
}
