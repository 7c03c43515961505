use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use directories::BaseDirs;

/// The environment variable that names one folder for settings and games alike, instead of the usual ones:
/// for a second player, a stick that is carried about, or a trial run.
pub const HOME_VARIABLE: &str = "SKJALDBORG_HOME";

/// Where a player's things are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The folder of the settings.
    pub settings: PathBuf,
    /// The folder of the games, and of the player's own boards, rule sets and variants.
    pub games: PathBuf,
}

impl Folders {
    /// The folders of this player on this machine; nothing where the system names none.
    pub fn find() -> Option<Folders> {
        Folders::of(env::var_os(HOME_VARIABLE), BaseDirs::new().as_ref())
    }

    fn of(named: Option<OsString>, usual: Option<&BaseDirs>) -> Option<Folders> {
        if let Some(named) = named.filter(|named| !named.is_empty()) {
            let folder = PathBuf::from(named);
            return Some(Folders { settings: folder.clone(), games: folder });
        }
        let usual = usual?;
        Some(Folders {
            settings: usual.config_dir().join("skjaldborg"),
            games: usual.data_dir().join("skjaldborg"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_folder_holds_everything() {
        let found = Folders::of(Some("/tmp/elsewhere".into()), BaseDirs::new().as_ref()).unwrap();
        assert_eq!(found.settings, PathBuf::from("/tmp/elsewhere"));
        assert_eq!(found.games, PathBuf::from("/tmp/elsewhere"));
    }

    #[test]
    fn an_empty_name_is_none() {
        assert_eq!(Folders::of(Some("".into()), None), None);
        let usual = BaseDirs::new();
        assert_eq!(Folders::of(Some("".into()), usual.as_ref()), Folders::of(None, usual.as_ref()));
    }
}
