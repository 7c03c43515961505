//! Reads the settings at the start, and writes them when the player has changed something.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;

use super::fields::Field;
use super::overrides::Overrides;
use super::{Folders, Settings, SettingsNotice, file};
use crate::args::Args;
use crate::session::SaveFolder;
use crate::session::saves::{put_aside, write_whole};
use crate::words::Words;

/// The file of the settings, in their folder.
const FILE: &str = "settings.ron";

/// How long the settings must have stayed as they are before they are written: a slider that is dragged
/// changes them in every frame.
const PATIENCE: Duration = Duration::from_millis(500);

/// Keeps the settings in a folder, or nowhere.
pub(super) struct Keep {
    pub(super) args: Args,
    pub(super) folders: Option<Folders>,
}

impl Plugin for Keep {
    fn build(&self, app: &mut App) {
        let read = match &self.folders {
            Some(folders) => Read::from(&folders.settings.join(FILE)),
            None => Read::default(),
        };
        if let Some(folders) = &self.folders {
            app.insert_resource(SaveFolder(folders.games.clone()));
        }
        let overrides = Overrides::new(read.settings.clone(), &self.args);
        app.insert_resource(overrides.started_with().clone())
            .insert_resource(Kept {
                path: read.path,
                unknown: read.unknown,
                written: read.settings,
                overrides,
                due: None,
                failed: false,
            })
            .insert_resource(Unsaid(read.notices))
            .add_message::<SettingsNotice>()
            .add_systems(Startup, speak)
            .add_systems(Last, (notice_change.run_if(resource_changed::<Settings>), write).chain());
    }
}

/// What was found at the start.
#[derive(Default)]
struct Read {
    settings: Settings,
    unknown: Vec<Field>,
    /// Where settings are to be written; nowhere where they would destroy what could not be read.
    path: Option<PathBuf>,
    notices: Vec<SettingsNotice>,
}

impl Read {
    fn from(path: &Path) -> Read {
        let whole = Read { path: Some(path.to_owned()), ..Read::default() };
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return whole,
            Err(error) => {
                let notice = SettingsNotice::Unreadable { path: path.to_owned(), error: error.to_string() };
                return Read { path: None, notices: vec![notice], ..whole };
            }
        };
        // What is no text is broken at the place of its first wrong byte.
        match file::read(&String::from_utf8_lossy(&bytes)) {
            Ok(file::Contents { settings, unknown }) => {
                let fields: Vec<String> = unknown.iter().map(|field| field.name.clone()).collect();
                let notices = if fields.is_empty() {
                    Vec::new()
                } else {
                    vec![SettingsNotice::UnknownFields { path: path.to_owned(), fields }]
                };
                Read { settings, unknown, notices, ..whole }
            }
            Err(problem) => {
                let kept = put_aside(path).ok();
                let writable = kept.as_ref().map(|_| path.to_owned());
                let notice = SettingsNotice::Broken {
                    path: path.to_owned(),
                    line: problem.line,
                    column: problem.column,
                    problem: problem.what,
                    kept,
                };
                Read { path: writable, notices: vec![notice], ..whole }
            }
        }
    }
}

/// What has been kept, and when there is something to keep.
#[derive(Resource)]
struct Kept {
    path: Option<PathBuf>,
    unknown: Vec<Field>,
    /// The preferences as the file has them.
    written: Settings,
    overrides: Overrides,
    /// When they are to be written, by the clock.
    due: Option<Duration>,
    /// Whether the last attempt failed, and the player knows.
    failed: bool,
}

/// What was found at the start and the player does not know yet.
#[derive(Resource)]
struct Unsaid(Vec<SettingsNotice>);

fn speak(mut unsaid: ResMut<Unsaid>, words: Option<Res<Words>>, mut notices: MessageWriter<SettingsNotice>) {
    for notice in unsaid.0.drain(..) {
        if let Some(words) = &words {
            warn!("{}", notice.text(words));
        }
        notices.write(notice);
    }
}

fn notice_change(settings: Res<Settings>, mut kept: ResMut<Kept>, time: Res<Time<Real>>) {
    let differs = kept.overrides.preferences(&settings) != kept.written;
    kept.due = differs.then(|| time.elapsed() + PATIENCE);
}

/// Writes the preferences when they have stayed as they are for a while, and at the end.
fn write(
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
    mut notices: MessageWriter<SettingsNotice>,
) {
    let exiting = exits.read().count() > 0;
    let Some(due) = kept.due else { return };
    if !exiting && time.elapsed() < due {
        return;
    }
    kept.due = None;
    let Some(path) = kept.path.clone() else { return };
    let preferences = kept.overrides.preferences(&settings);
    match write_whole(&path, &file::write(&preferences, &kept.unknown)) {
        Ok(()) => {
            kept.written = preferences;
            kept.failed = false;
        }
        Err(error) if !kept.failed => {
            kept.failed = true;
            notices.write(SettingsNotice::NotWritten { path, error: error.to_string() });
        }
        Err(_) => {}
    }
}

#[cfg(test)]
mod tests;
