//! What went wrong, kept until it has been read.

use std::path::PathBuf;

use bevy::prelude::*;
use tafl_home::BadFile;

use super::FlowSet;
use crate::own_files::BadFiles;
use crate::session::MatchNotice;

/// Something that went wrong and has to be read.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// A game cannot be read.
    CannotRead {
        /// The file; nothing for pasted text.
        path: Option<PathBuf>,
        /// What is wrong.
        error: String,
        /// Where a broken file was put.
        kept: Option<PathBuf>,
    },
    /// A game cannot be written.
    CannotSave {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
    /// The computer failed.
    ComputerFailed(String),
    /// Boards, rule sets or variants of the player's own cannot be used.
    OwnFiles(Vec<BadFile>),
}

/// What went wrong and has not been read yet, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Troubles(pub Vec<Trouble>);

impl Troubles {
    /// Adds one, unless the same waits already: a full disk fails after every ply.
    pub fn add(&mut self, trouble: Trouble) {
        if !self.0.contains(&trouble) {
            self.0.push(trouble);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Troubles>()
        .add_message::<BadFiles>()
        .add_systems(Update, (note, note_own_files).in_set(FlowSet));
}

fn note_own_files(mut found: MessageReader<BadFiles>, mut troubles: ResMut<Troubles>) {
    for BadFiles(files) in found.read() {
        troubles.add(Trouble::OwnFiles(files.clone()));
    }
}

fn note(mut notices: MessageReader<MatchNotice>, mut troubles: ResMut<Troubles>) {
    for notice in notices.read() {
        match notice.clone() {
            MatchNotice::CannotRead { path, error, kept } => {
                troubles.add(Trouble::CannotRead { path, error, kept });
            }
            MatchNotice::SaveFailed { path, error } => troubles.add(Trouble::CannotSave { path, error }),
            MatchNotice::ComputerFailed(words) => troubles.add(Trouble::ComputerFailed(words)),
            _ => {}
        }
    }
}
