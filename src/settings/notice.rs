//! What the player should know about the settings file.

use std::path::PathBuf;

use bevy::prelude::*;
use tafl_words::{Words, args};

/// Something about the settings file that the player should know.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum SettingsNotice {
    /// The file cannot be read; the usual settings are used.
    Broken {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        problem: String,
        /// Where it was put, so that it is not overwritten. Where it could not be put aside, nothing is
        /// written in this run.
        kept: Option<PathBuf>,
    },
    /// The system does not let the file be read; the usual settings are used and nothing is written.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
    /// The file has fields that this version does not know. They stay in it.
    UnknownFields {
        /// The file.
        path: PathBuf,
        /// Their names.
        fields: Vec<String>,
    },
    /// The settings cannot be written.
    NotWritten {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
}

impl SettingsNotice {
    /// The notice as the player reads it.
    pub fn text(&self, words: &Words) -> String {
        match self {
            SettingsNotice::Broken { path, line, column, problem, kept } => {
                let args = args![path = path.as_path(), line = *line, column = *column, problem = problem];
                match kept {
                    Some(kept) => {
                        words.text_with("settings-notice.broken", &args.with("kept", kept.as_path()))
                    }
                    None => words.text_with("settings-notice.broken-left", &args),
                }
            }
            SettingsNotice::Unreadable { path, error } => {
                words.text_with("settings-notice.unreadable", &args![path = path.as_path(), error = error])
            }
            SettingsNotice::UnknownFields { path, fields } => words.text_with(
                "settings-notice.unknown-fields",
                &args![path = path.as_path(), count = fields.len(), fields = words.list(fields)],
            ),
            SettingsNotice::NotWritten { path, error } => {
                words.text_with("settings-notice.not-written", &args![path = path.as_path(), error = error])
            }
        }
    }
}
