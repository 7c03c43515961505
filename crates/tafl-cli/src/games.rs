//! The games of the files on the command line, one after another.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tafl_rules::notation::{GameRecord, Games, NotationError, RowOrder, WrittenResult};
use tafl_rules::{Library, Outcome, Variant};

use crate::args::GamesArgs;
use crate::failure::{Failure, Told};
use crate::input;
use crate::progress::Progress;
use crate::variants::{argument, find, library};

/// A game as it was found.
pub struct Found<'a> {
    /// Its number in the whole run, from 1.
    pub number: usize,
    /// The file it stands in.
    pub file: &'a Path,
    /// The game, or why it cannot be read.
    pub read: Result<GameRecord, NotationError>,
}

impl Found<'_> {
    /// Whether the game starts from a position that is written from rank 1 up.
    fn starts_from_rank_one(&self) -> bool {
        let position = self.read.as_ref().ok().and_then(|record| record.tag("Position"));
        position.is_some_and(|position| RowOrder::of(position) == RowOrder::RankOneFirst)
    }

    /// The game's place in words: `games.csv, game 3`.
    pub fn place(&self) -> String {
        format!("{}, game {}", input::name(self.file), self.number)
    }
}

/// Hands every game of every file to a function. A file that cannot be read is told, and the next one is
/// read; the failure comes at the end.
pub fn for_each(
    files: &[PathBuf],
    mut handle: impl FnMut(Found<'_>, &Progress) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut number = 0;
    let mut unread = false;
    let mut noted = false;
    for file in files {
        let text = match input::read(file) {
            Ok(text) => text,
            Err(problem) => {
                eprintln!("error: {problem}");
                unread = true;
                continue;
            }
        };
        let progress = Progress::new(text.len(), "reading");
        let mut games = Games::of(&text);
        while let Some(read) = games.next() {
            number += 1;
            let found = Found { number, file, read };
            if !noted && found.starts_from_rank_one() {
                noted = true;
                progress.aside(|| eprintln!("note: {}: {FROM_RANK_ONE}", found.place()));
            }
            handle(found, &progress)?;
            progress.set(text.len() - games.bytes_left());
        }
    }
    if unread { Err(Failure::Told(Told::Usage)) } else { Ok(()) }
}

/// Chooses the variant of each game: the one asked for, or else the one that the game names.
pub struct Chooser {
    library: Library,
    asked: Option<Arc<Variant>>,
    named: HashMap<String, Arc<Variant>>,
}

impl Chooser {
    pub fn new(args: &GamesArgs) -> Result<Chooser, Failure> {
        let library = library();
        let asked = args.variant.as_deref().map(|name| argument(&library, name)).transpose()?;
        Ok(Chooser { library, asked, named: HashMap::new() })
    }

    /// The variant of a game; nothing where none is asked for or named.
    pub fn choose(&mut self, record: &GameRecord) -> Result<Option<Arc<Variant>>, String> {
        if let Some(asked) = &self.asked {
            return Ok(Some(Arc::clone(asked)));
        }
        let Some(name) = record.tag("Variant") else {
            return Ok(None);
        };
        if let Some(variant) = self.named.get(name) {
            return Ok(Some(Arc::clone(variant)));
        }
        let variant = find(&self.library, name)?;
        self.named.insert(name.to_owned(), Arc::clone(&variant));
        Ok(Some(variant))
    }
}

/// What is said of a result that the board contradicts.
pub fn contradiction(told: Option<WrittenResult>, outcome: Option<&Outcome>) -> Option<String> {
    let outcome = outcome?;
    let shown = outcome.winner.map_or(WrittenResult::Draw, WrittenResult::Won);
    let told = told.filter(|&told| told != WrittenResult::Unfinished && told != shown)?;
    let reason = outcome.reason().id();
    Some(format!(
        "the result is written as `{}`, but by the rules it is `{}` ({reason})",
        told.id(),
        shown.id()
    ))
}

/// What is said of a position in OpenTafl's form, which is easily taken for one of ours upside down.
pub const FROM_RANK_ONE: &str = "the position begins with a slash: its first row is read as rank 1";

/// What is said of a game without a variant.
pub const NO_VARIANT: &str = "the game names no variant, and none is given with --variant";
