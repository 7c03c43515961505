use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use tafl_rules::{FileKind, Library, LoadError, Place};

use crate::Folders;

/// A file or folder of the player's own that cannot be used. Displayed, it is a line that says which and why.
#[derive(Clone, PartialEq, Debug)]
pub struct BadFile {
    /// Where it lies.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a file or folder of the player's own.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The system does not let it be read; the words are the system's.
    Unreadable(String),
    /// It is not text.
    NotText(Place),
    /// The library refuses it.
    Refused(LoadError),
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable(error) => write!(f, "cannot be read: {error}"),
            Problem::NotText(Place { line, column }) => {
                write!(f, "line {line}, column {column}: this is not text (UTF-8)")
            }
            Problem::Refused(error) => f.write_str(&error.problem()),
        }
    }
}

/// What can be played: all that comes with the game, and behind it the player's own, if there are folders
/// for it. Files that cannot be used come back with what is wrong with them.
pub fn library(folders: Option<&Folders>) -> (Library, Vec<BadFile>) {
    let mut library = Library::built_in();
    let bad = folders.map_or(Vec::new(), |folders| add_own_files(&mut library, &folders.games));
    (library, bad)
}

/// Adds the player's own boards, rule sets and variants to a library: the files that end in `.ron` in the
/// folders `boards`, `rules` and `variants` of a folder, each of which may be missing. Those that cannot be
/// used come back with what is wrong with them; all others are added.
pub fn add_own_files(library: &mut Library, folder: &Path) -> Vec<BadFile> {
    let mut files = Vec::new();
    let mut bad = Vec::new();
    for kind in FileKind::ALL {
        let folder = folder.join(kind.folder());
        match files_in(&folder) {
            Ok(paths) => paths.into_iter().for_each(|path| match read(&path) {
                Ok(text) => files.push((kind, name_of(&path), text)),
                Err(problem) => bad.push(BadFile { path, problem }),
            }),
            Err(error) => bad.push(BadFile { path: folder, problem: unreadable(error) }),
        }
    }
    let refused = library.add_files(files);
    bad.extend(refused.into_iter().map(|error| BadFile {
        path: folder.join(error.kind.folder()).join(format!("{}.ron", error.id)),
        problem: Problem::Refused(error),
    }));
    bad.sort_by(|one, other| one.path.cmp(&other.path));
    bad
}

/// The files that are meant to be read. Hidden ones are notes of editors and systems.
fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let is_meant = |path: &PathBuf| {
        let name = name_of(path);
        name.ends_with(".ron") && !name.starts_with('.')
    };
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(paths.into_iter().filter(is_meant).collect())
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(path: &Path) -> Result<String, Problem> {
    // What is neither a file nor a folder might never end.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(Problem::Unreadable("it is not a file".to_owned()));
    }
    let text = String::from_utf8(fs::read(path).map_err(unreadable)?).map_err(|error| {
        let whole = error.utf8_error().valid_up_to();
        Problem::NotText(place_behind(&String::from_utf8_lossy(&error.as_bytes()[..whole])))
    })?;
    // Some editors put a mark in front that is no part of the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn unreadable(error: io::Error) -> Problem {
    Problem::Unreadable(error.to_string())
}

/// The place at which a text ends.
fn place_behind(text: &str) -> Place {
    let last_line = text.rsplit('\n').next().unwrap_or_default();
    Place { line: text.matches('\n').count() + 1, column: last_line.chars().count() + 1 }
}

#[cfg(test)]
mod tests;
