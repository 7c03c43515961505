//! The saved games of a folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use tafl_rules::notation::{GameRecord, WrittenResult};
use tafl_rules::{Library, Side};

/// What is known of a saved game without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The file.
    pub path: PathBuf,
    /// The file's name without its ending.
    pub name: String,
    /// The name of the variant, or its id where it is not known; nothing if the file holds no game.
    pub variant: Option<String>,
    /// How many plies were played.
    pub plies: usize,
    /// Who won, where that is settled: nobody in a draw.
    pub result: Option<Option<Side>>,
    /// When it was written, as the day and in seconds since 1970.
    pub day: String,
    written: u64,
}

/// The saved games of a folder, the newest first; none if there is no such folder.
pub fn saved_games(folder: &Path, library: &Library) -> Vec<SavedGame> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut games: Vec<SavedGame> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tafl")))
        .filter_map(|path| look_into(path, library))
        .collect();
    games.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
    games
}

fn look_into(path: PathBuf, library: &Library) -> Option<SavedGame> {
    let written = fs::metadata(&path).and_then(|data| data.modified()).ok();
    let written =
        written.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).map_or(0, |age| age.as_secs());
    let name = path.file_stem()?.to_string_lossy().into_owned();
    let record = fs::read_to_string(&path).ok().and_then(|text| GameRecord::parse(&text).ok());
    let variant = record
        .as_ref()
        .and_then(|record| record.tag("Variant"))
        .map(|id| library.resolve(id).map_or_else(|_| id.to_owned(), |variant| variant.name.clone()));
    let result = record.as_ref().and_then(|record| match record.result {
        Some(WrittenResult::Won(side)) => Some(Some(side)),
        Some(WrittenResult::Draw) => Some(None),
        _ => None,
    });
    let plies = record.as_ref().map_or(0, |record| record.moves.len());
    Some(SavedGame { path, name, variant, plies, result, day: day_of(written), written })
}

/// The day of a time in seconds since 1970, as `2026-01-31`.
pub fn day_of(seconds: u64) -> String {
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Today, as `2026-01-31`.
pub(super) fn today() -> String {
    day_of(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |age| age.as_secs()))
}

/// Year, month and day of a number of days since 1970, by the calendar of today. Years are counted from
/// March, so that the leap day is the last of its year.
fn civil(days: u64) -> (u64, u64, u64) {
    const DAYS_OF_400_YEARS: u64 = 146_097;
    let since_year_0 = days + 719_468;
    let era = since_year_0 / DAYS_OF_400_YEARS;
    let of_era = since_year_0 % DAYS_OF_400_YEARS;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

/// The file for a name that a player typed: in the folder of games, with the usual ending. Nothing for a
/// name that is empty or would lead elsewhere.
pub fn file_name_for(name: &str, folder: &Path) -> Option<PathBuf> {
    let name = name.trim();
    let leads_elsewhere = name.contains(['/', '\\', ':', '\0']) || name.starts_with('.');
    if name.is_empty() || leads_elsewhere {
        return None;
    }
    let ending = if name.to_lowercase().ends_with(".tafl") { "" } else { ".tafl" };
    Some(folder.join(format!("{name}{ending}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, day) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_453, "2025-12-31"),
            (20_454, "2026-01-01"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(day_of(days * 86_400 + 86_399), day);
        }
    }

    #[test]
    fn names_become_files_in_the_folder_and_nowhere_else() {
        let folder = Path::new("games");
        assert_eq!(file_name_for(" A good one ", folder), Some(folder.join("A good one.tafl")));
        assert_eq!(file_name_for("b.TAFL", folder), Some(folder.join("b.TAFL")));
        for bad in ["", "  ", "../x", "a/b", "a\\b", "c:d", ".hidden"] {
            assert_eq!(file_name_for(bad, folder), None, "{bad}");
        }
    }
}
