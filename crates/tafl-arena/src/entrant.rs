use std::fmt;

use tafl_ai::{Level, Options, Technique, UnknownTechnique};
use thiserror::Error;

/// Who plays in a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name in tables and files.
    pub name: String,
    /// Whether the name was given, and is not only what the entrant is called until it names itself.
    pub named: bool,
    /// What it is.
    pub kind: Kind,
}

/// What plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A level, within its own limits where the contest sets none.
    Level(Level),
    /// Our search.
    Ours(Options),
    /// A program that speaks the line protocol: its command and arguments.
    Program(Vec<String>),
}

/// Why a text names no entrant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EntrantError {
    /// Nothing is there.
    #[error("an engine has an empty name or command")]
    Empty,
    /// The level is not known.
    #[error("there is no level `{id}`; levels are {}", levels())]
    UnknownLevel {
        /// What is written.
        id: String,
    },
    /// The option is not known.
    #[error("`{0}` is no option of `ours`; options are threads=N, hash=MIB, without=TECHNIQUE+…")]
    UnknownOption(String),
    /// The number is none, or out of bounds.
    #[error("`{option}={value}` is out of bounds: a number from {least} to {most} is expected")]
    OutOfBounds {
        /// The option.
        option: &'static str,
        /// What is written.
        value: String,
        /// The least value.
        least: usize,
        /// The greatest value.
        most: usize,
    },
    /// The technique is not known.
    #[error(transparent)]
    UnknownTechnique(#[from] UnknownTechnique),
    /// A quotation mark is not closed.
    #[error("`{0}`: a quotation mark is not closed")]
    Unclosed(String),
}

fn levels() -> String {
    Level::ALL.map(Level::id).join(", ")
}

impl Entrant {
    /// Reads `level:jarl`, `ours`, `ours:threads=2,hash=64,without=null-move+futility`, or a command line;
    /// `NAME=` in front gives it another name.
    pub fn parse(text: &str) -> Result<Entrant, EntrantError> {
        let (name, text) = match text.split_once('=') {
            Some((name, rest)) if is_name(name) => (Some(name), rest),
            _ => (None, text),
        };
        let kind = Kind::parse(text)?;
        let own = match &kind {
            Kind::Program(words) => {
                let command = words.first().map_or("", String::as_str);
                command.rsplit(['/', '\\']).next().unwrap_or(command).to_owned()
            }
            Kind::Level(level) => level.id().to_owned(),
            Kind::Ours(_) => text.to_owned(),
        };
        Ok(Entrant { named: name.is_some(), name: name.map_or(own, str::to_owned), kind })
    }
}

/// Whether a text in front of `=` is a name and not the beginning of an option or a path.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || "-_. ".contains(letter))
}

impl Kind {
    fn parse(text: &str) -> Result<Kind, EntrantError> {
        if let Some(level) = text.strip_prefix("level:") {
            let found = Level::from_id(level);
            return found.map(Kind::Level).ok_or_else(|| EntrantError::UnknownLevel { id: level.to_owned() });
        }
        if text == "ours" {
            return Ok(Kind::Ours(Options::default()));
        }
        if let Some(options) = text.strip_prefix("ours:") {
            return parse_options(options).map(Kind::Ours);
        }
        let words = shlex::split(text).ok_or_else(|| EntrantError::Unclosed(text.to_owned()))?;
        match words.first() {
            Some(command) if !command.is_empty() => Ok(Kind::Program(words)),
            _ => Err(EntrantError::Empty),
        }
    }
}

fn parse_options(text: &str) -> Result<Options, EntrantError> {
    let mut options = Options::default();
    for option in text.split(',').filter(|option| !option.is_empty()) {
        let unknown = || EntrantError::UnknownOption(option.to_owned());
        let (name, value) = option.split_once('=').ok_or_else(unknown)?;
        match name {
            "threads" => options.threads = number("threads", value, &Options::THREADS)?,
            "hash" => options.hash = number("hash", value, &Options::HASH)?,
            "without" => options.without = Technique::read_all(value)?,
            _ => return Err(unknown()),
        }
    }
    Ok(options)
}

fn number(
    option: &'static str,
    value: &str,
    bounds: &std::ops::RangeInclusive<usize>,
) -> Result<usize, EntrantError> {
    value.parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| EntrantError::OutOfBounds {
        option,
        value: value.to_owned(),
        least: *bounds.start(),
        most: *bounds.end(),
    })
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_read() {
        let read = |text| Entrant::parse(text).map(|entrant| (entrant.name, entrant.kind));
        let ours = |threads, hash, without: &[Technique]| {
            let without = without.iter().copied().collect();
            Kind::Ours(Options { threads, hash, without, ..Options::default() })
        };
        let program = |words: &[&str]| Kind::Program(words.iter().map(ToString::to_string).collect());
        let cases = [
            ("level:jarl", "jarl", Kind::Level(Level::Jarl)),
            ("strong=level:hard", "strong", Kind::Level(Level::Hersir)),
            ("ours", "ours", ours(1, 32, &[])),
            ("ours:threads=2,hash=64", "ours:threads=2,hash=64", ours(2, 64, &[])),
            (
                "plain=ours:without=null-move+futility",
                "plain",
                ours(1, 32, &[Technique::NullMove, Technique::Futility]),
            ),
            ("/usr/bin/engine --a 'b c'", "engine", program(&["/usr/bin/engine", "--a", "b c"])),
            ("old=./engine --level=3", "old", program(&["./engine", "--level=3"])),
            ("./engine --level=3", "engine", program(&["./engine", "--level=3"])),
        ];
        for (text, name, kind) in cases {
            assert_eq!(read(text), Ok((name.to_owned(), kind)), "{text}");
        }
    }

    #[test]
    fn bad_engines_are_told() {
        let cases = [
            ("", "an engine has an empty name or command"),
            ("a=", "an engine has an empty name or command"),
            ("level:king", "there is no level `king`"),
            ("ours:speed=3", "`speed=3` is no option of `ours`"),
            ("ours:threads", "`threads` is no option of `ours`"),
            ("ours:threads=0", "`threads=0` is out of bounds: a number from 1 to 256 is expected"),
            ("ours:without=luck", "there is no technique `luck`"),
            ("engine 'a", "`engine 'a`: a quotation mark is not closed"),
        ];
        for (text, expected) in cases {
            let error = Entrant::parse(text).expect_err(text).to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        }
    }
}
