//! Nothing is lost: the game is written after every change, and what cannot be read is kept.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use tafl_rules::notation::{Comment, GameRecord};
use tafl_rules::{BySide, Game, Side};

use super::facts::Facts;
use super::start::{MatchSetup, Purpose};
use super::table::{Match, Variants};
use super::{MatchNotice, Player, SessionSet};

/// The folder in which games are kept; without it, nothing is written.
#[derive(Resource, Clone, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// The file of the game that is being played.
    pub fn autosave(&self) -> PathBuf {
        self.0.join("autosave.tafl")
    }

    /// The folder that games are saved to and opened from, unless the player names another.
    pub fn games(&self) -> PathBuf {
        self.0.join("games")
    }
}

/// Whether there is an unfinished game to go on with.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct UnfinishedGame(pub bool);

/// What has been written in this run.
#[derive(Resource, Default)]
struct Written {
    /// The generation of the match that was written last.
    generation: Option<u64>,
    /// Whether the file may be replaced; nothing before an earlier run's was looked at.
    replaces: Option<bool>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnfinishedGame>()
        .init_resource::<Written>()
        .add_systems(Startup, look_for_unfinished_game)
        .add_systems(Update, autosave.in_set(SessionSet::Save).run_if(resource_exists::<Match>));
}

fn look_for_unfinished_game(folder: Option<Res<SaveFolder>>, mut unfinished: ResMut<UnfinishedGame>) {
    // A file that cannot be read counts: going on with it tells the player what is wrong.
    unfinished.0 = folder.is_some_and(|folder| {
        let path = folder.autosave();
        path.exists()
            && fs::read_to_string(path)
                .ok()
                .and_then(|text| GameRecord::parse(&text).ok())
                .is_none_or(|record| is_unfinished(&record))
    });
}

fn is_unfinished(record: &GameRecord) -> bool {
    use tafl_rules::notation::WrittenResult;
    // Where nothing has been played, a new game is as good.
    !record.moves.is_empty() && !matches!(record.result, Some(WrittenResult::Won(_) | WrittenResult::Draw))
}

/// Writes the game whenever it has changed.
fn autosave(
    current: Res<Match>,
    folder: Option<Res<SaveFolder>>,
    variants: Res<Variants>,
    mut written: ResMut<Written>,
    mut unfinished: ResMut<UnfinishedGame>,
    mut facts: Facts,
) {
    let Some(folder) = folder else { return };
    if current.purpose() != Purpose::Played || written.generation == Some(current.generation()) {
        return;
    }
    let path = folder.autosave();
    let replaces = *written.replaces.get_or_insert_with(|| make_way(&folder, &variants, &mut facts));
    if !replaces {
        return;
    }
    written.generation = Some(current.generation());
    match write_whole(&path, &text_of(&current)) {
        Ok(()) => {
            let game = current.game();
            unfinished.set_if_neq(UnfinishedGame(game.outcome().is_none() && game.ply_count() > 0));
        }
        Err(error) => facts.notify(MatchNotice::SaveFailed { path, error: error.to_string() }),
    }
}

/// Sees to it that nothing is lost when the game that an earlier run saved is replaced: what cannot be read
/// is put aside and reported. False where that fails, and the file must stay.
fn make_way(folder: &SaveFolder, variants: &Variants, facts: &mut Facts) -> bool {
    let path = folder.autosave();
    if path.exists()
        && let Err(notice) = read_autosave(Some(folder), variants)
    {
        facts.notify(notice);
        return !path.exists();
    }
    true
}

/// The match as the text of a `.tafl` file.
pub fn text_of(current: &Match) -> String {
    write(current.game(), current.players(), &current.keepsakes)
}

/// A match that is not on the table as the text of a `.tafl` file.
pub fn text_of_setup(setup: &MatchSetup) -> String {
    write(&setup.game, setup.players, &setup.keepsakes)
}

fn write(game: &Game, players: BySide<Player>, keepsakes: &Keepsakes) -> String {
    let mut record = GameRecord::of(game);
    for (side, tag) in SIDE_TAGS {
        let name = keepsakes.tag(tag).map(str::to_owned);
        let player = players[side];
        // A name that was read stays, as long as a person plays that side.
        let value = name.filter(|_| player.is_human()).unwrap_or_else(|| player.to_string());
        record.set_tag(tag, &value);
    }
    for (tag, value) in &keepsakes.tags {
        if record.tag(tag).is_none() && !DERIVED_TAGS.contains(&tag.as_str()) {
            record.set_tag(tag, value);
        }
    }
    let plies = game.ply_count();
    record.comments = keepsakes.comments.clone();
    record.comments.retain(|comment| comment.after <= plies);
    record.to_string()
}

const SIDE_TAGS: [(Side, &str); 2] = [(Side::Attackers, "Attackers"), (Side::Defenders, "Defenders")];

/// Tags that follow from the game and are never carried over from a file.
const DERIVED_TAGS: [&str; 4] = ["Variant", "Position", "Result", "Reason"];

/// What a game file holds beside the game, kept for the next time it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keepsakes {
    tags: Vec<(String, String)>,
    comments: Vec<Comment>,
}

impl Keepsakes {
    fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }
}

/// A match read from a text, with what the player should know about it.
#[derive(Clone, Debug)]
pub struct ReadMatch {
    /// The match.
    pub setup: MatchSetup,
    /// Something that was odd, but not wrong.
    pub remark: Option<MatchNotice>,
}

/// Reads the match of a text.
pub fn read_text(text: &str, variants: &Variants) -> Result<ReadMatch, MatchNotice> {
    parse(text, variants).map_err(|error| MatchNotice::CannotRead { path: None, error, kept: None })
}

/// Reads the match of a file, which is left as it is whatever it holds.
pub fn read_file(path: &Path, variants: &Variants) -> Result<ReadMatch, MatchNotice> {
    let read = fs::read_to_string(path).map_err(|error| error.to_string());
    read.and_then(|text| parse(&text, variants)).map_err(|error| MatchNotice::CannotRead {
        path: Some(path.to_owned()),
        error,
        kept: None,
    })
}

/// Reads the game that was saved last. A broken file is put aside, so that it is not overwritten.
pub(super) fn read_autosave(
    folder: Option<&SaveFolder>,
    variants: &Variants,
) -> Result<ReadMatch, MatchNotice> {
    let path = folder.map(SaveFolder::autosave).filter(|path| path.exists());
    let path = path.ok_or(MatchNotice::NothingToContinue)?;
    read_file(&path, variants).map_err(|notice| match notice {
        MatchNotice::CannotRead { path: Some(path), error, .. } => {
            let kept = put_aside(&path).ok();
            MatchNotice::CannotRead { path: Some(path), error, kept }
        }
        other => other,
    })
}

fn parse(text: &str, variants: &Variants) -> Result<ReadMatch, String> {
    let record = GameRecord::parse(text).map_err(|error| error.to_string())?;
    let replayed = record.replay(&variants.0).map_err(|error| error.to_string())?;
    let player = |tag| record.tag(tag).and_then(|name| name.parse().ok()).unwrap_or(Player::Human);
    let [attackers, defenders] = SIDE_TAGS.map(|(_, tag)| player(tag));
    let remark = replayed
        .differences
        .first()
        .map(|first| MatchNotice::CapturesDiffer { ply: first.ply, plies: replayed.differences.len() });
    Ok(ReadMatch {
        setup: MatchSetup {
            game: replayed.game,
            players: BySide { attackers, defenders },
            purpose: Purpose::Played,
            keepsakes: Keepsakes { tags: record.tags, comments: record.comments },
        },
        remark,
    })
}

/// Writes the match to a file that the player chose.
pub(super) fn save_as(path: &Path, current: &Match) -> MatchNotice {
    match write_whole(path, &text_of(current)) {
        Ok(()) => MatchNotice::Saved(path.to_owned()),
        Err(error) => MatchNotice::SaveFailed { path: path.to_owned(), error: error.to_string() },
    }
}

/// Writes a file so that it is whole at every moment: to a temporary file beside it, which then takes its
/// place. Folders that are missing are made.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    let mut file = fs::File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&temporary, path)
}

/// Renames a file that cannot be read, so that nothing overwrites it: `NAME.broken-1`, or the next number
/// that is free.
pub fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let free = (1..).map(|number| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".broken-{number}"));
        PathBuf::from(name)
    });
    let kept = free.into_iter().find(|path| !path.exists()).expect("some number is free");
    fs::rename(path, &kept)?;
    Ok(kept)
}
