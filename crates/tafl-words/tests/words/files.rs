//! The Fluent files and the sources that use them: no key twice, none missing, none unused, and every
//! argument that a message asks for is given to it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tafl_rules::Question;

use crate::answers::answers;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A message or an attribute as it stands in a file.
struct Entry {
    file: String,
    key: String,
    /// The names of the arguments it asks for.
    asks: BTreeSet<String>,
}

fn entries() -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("assets/i18n/en")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        let mut message = String::new();
        for line in fs::read_to_string(&file).unwrap().lines() {
            if line.starts_with('#') {
                continue;
            }
            let head = line.split_once(" =").map(|(head, _)| head);
            let mut key = None;
            if let Some(head) = head {
                if let Some(attribute) = head.strip_prefix("    .") {
                    key = Some(format!("{message}.{attribute}"));
                } else if !head.starts_with(' ') && !head.is_empty() {
                    message = head.to_owned();
                    // A message without a value of its own is not a key: its attributes are.
                    key = Some(message.clone());
                }
            }
            if let Some(key) = key {
                entries.push(Entry { file: name.clone(), key, asks: BTreeSet::new() });
            }
            if let Some(entry) = entries.last_mut() {
                entry.asks.extend(arguments_in(line));
            }
        }
    }
    let words = tafl_words::Words::english();
    entries.retain(|entry| words.has(&entry.key));
    entries
}

fn arguments_in(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split('$').skip(1).map(|rest| {
        rest.chars().take_while(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect()
    })
}

/// The sources of the game and its crates.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src")];
    for crate_folder in fs::read_dir(root().join("crates")).unwrap() {
        folders.push(crate_folder.unwrap().path().join("src"));
    }
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found
}

/// Whether a literal looks like a key.
fn is_key(text: &str) -> bool {
    let word = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
    };
    match text.split_once('.') {
        None => word(text),
        Some((message, attribute)) => word(message) && word(attribute),
    }
}

/// The string literals of a source that look like keys. Literals with anything else in them, and what
/// stands in comments, do no harm: they are no key.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').filter(|text| is_key(text))
}

/// A call with a literal key: its place in the source, the key, and the names of the arguments where they
/// are written out.
struct Call {
    key: String,
    given: Option<BTreeSet<String>>,
}

fn calls(source: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for (opening, with_arguments) in [(".text(", false), (".text_with(", true)] {
        for (at, _) in source.match_indices(opening) {
            let rest = source[at + opening.len()..].trim_start();
            let Some((key, after)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) else {
                continue;
            };
            let given = if with_arguments {
                let after = after.trim_start_matches([',', ' ', '\n', '\r', '\t']);
                after.strip_prefix("&args![").and_then(argument_names)
            } else {
                Some(BTreeSet::new())
            };
            calls.push(Call { key: key.to_owned(), given });
        }
    }
    calls
}

/// The names in `name = value, … ]`; nothing where more arguments are added behind the list.
fn argument_names(text: &str) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let mut depth = 0;
    let mut start = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ']' if depth == 0 => {
                names.extend(text[start..at].split_once('=').map(|(name, _)| name.trim().to_owned()));
                return (!text[at + 1..].starts_with('.')).then_some(names);
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                names.extend(text[start..at].split_once('=').map(|(name, _)| name.trim().to_owned()));
                start = at + 1;
            }
            _ => {}
        }
    }
    None
}

/// The keys that are put together from the ids of questions and answers.
fn keys_of_the_rules() -> BTreeSet<String> {
    let part = |id: &str| id.replace(['.', '_'], "-");
    let mut keys = BTreeSet::new();
    for &question in Question::ALL {
        let name = part(question.id());
        keys.insert(format!("rule-{name}"));
        for answer in answers(question) {
            keys.insert(format!("rule-{name}.{}", part(answer.id)));
            keys.insert(format!("answer-{name}.{}", part(answer.id)));
        }
    }
    // Where all pieces move alike, one sentence says so.
    keys.extend(["rule-speed.any".to_owned(), "rule-speed.at-most".to_owned()]);
    keys
}

#[test]
fn no_key_stands_twice() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for entry in entries() {
        if let Some(earlier) = seen.insert(entry.key.clone(), entry.file.clone()) {
            panic!("`{}` stands in {earlier} and again in {}", entry.key, entry.file);
        }
    }
    assert!(seen.len() > 200, "the files were not read: {} keys", seen.len());
}

#[test]
fn every_key_that_is_used_is_there() {
    let entries = entries();
    let known: BTreeSet<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
    let messages: BTreeSet<&str> =
        known.iter().map(|key| key.split_once('.').map_or(*key, |(message, _)| message)).collect();
    let mut missing = Vec::new();
    for (path, source) in sources() {
        missing.extend(
            calls(&source)
                .into_iter()
                .filter(|call| !known.contains(call.key.as_str()))
                .map(|call| (path.clone(), call.key)),
        );
        // A key that does not stand in the call itself is known by its message.
        missing.extend(
            literals(&source)
                .filter(|literal| {
                    let (message, attribute) = literal.split_once('.').unwrap_or((literal, ""));
                    !attribute.is_empty() && messages.contains(message) && !known.contains(literal)
                })
                .map(|literal| (path.clone(), literal.to_owned())),
        );
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_argument_that_is_asked_for_is_given() {
    let asks: BTreeMap<String, BTreeSet<String>> =
        entries().into_iter().map(|entry| (entry.key, entry.asks)).collect();
    let mut missing = Vec::new();
    for (path, source) in sources() {
        for call in calls(&source) {
            if let (Some(asked), Some(given)) = (asks.get(&call.key), &call.given)
                && !asked.is_subset(given)
            {
                missing.push((path.clone(), call.key, asked.difference(given).cloned().collect::<Vec<_>>()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_key_is_used() {
    let sources = sources();
    let mut used: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
    let of_the_rules = keys_of_the_rules();
    used.extend(of_the_rules.iter().map(String::as_str));
    let unused: Vec<(String, String)> = entries()
        .into_iter()
        .filter(|entry| !used.contains(entry.key.as_str()))
        .map(|entry| (entry.file, entry.key))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}
