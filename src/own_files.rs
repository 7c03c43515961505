//! Boards, rule sets and variants of the player's own, beside those that come with the game.

use bevy::prelude::*;
use tafl_home::{BadFile, Folders};

use crate::args::Args;
use crate::session::Variants;

/// Files of the player's own that cannot be used.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct BadFiles(pub Vec<BadFile>);

/// Finds what can be played. The session must be added after: by itself it knows only what comes with the
/// game.
pub fn plugin(app: &mut App) {
    app.add_plugins(OwnFiles { folders: Folders::find() });
}

/// Looks for files in a player's folders, or nowhere.
struct OwnFiles {
    folders: Option<Folders>,
}

impl Plugin for OwnFiles {
    fn build(&self, app: &mut App) {
        let (library, bad) = tafl_home::library(self.folders.as_ref());
        app.insert_resource(Variants(library))
            .insert_resource(Unsaid(bad))
            .add_message::<BadFiles>()
            .add_systems(Startup, speak);
    }
}

/// What was found at the start and the player does not know yet.
#[derive(Resource)]
struct Unsaid(Vec<BadFile>);

/// Says on standard error what cannot be used, and on the screen where there is a player in front of it.
fn speak(mut unsaid: ResMut<Unsaid>, args: Option<Res<Args>>, mut messages: MessageWriter<BadFiles>) {
    let bad = std::mem::take(&mut unsaid.0);
    for file in &bad {
        eprintln!("skjaldborg: {file}");
    }
    let is_watched = args.is_none_or(|args| !args.headless);
    if is_watched && !bad.is_empty() {
        messages.write(BadFiles(bad));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    /// A home with a good board, a variant on it, and a board that is none; gone when the test is.
    struct Home(PathBuf);

    impl Home {
        fn new(name: &str) -> Home {
            let home = std::env::temp_dir().join(format!("skjaldborg-own-{}-{name}", std::process::id()));
            for (file, text) in [
                ("boards/holm-7x7.ron", "Board(layout: \"2t1t2/7/7/t1TKT1t/7/7/2t1t2\")"),
                ("boards/narrow.ron", "Board(\n    layout: \"7/7/7/3K2/7/7/7\",\n)"),
                ("variants/holm.ron", "Variant(name: \"Holm\", board: \"holm-7x7\", rules: \"brandubh\")"),
            ] {
                let path = home.join(file);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, text).unwrap();
            }
            Home(home)
        }

        /// The program as it has started here.
        fn start(&self, args: Args) -> App {
            let mut app = App::new();
            let folders = Folders { settings: self.0.clone(), games: self.0.clone() };
            app.insert_resource(args).add_plugins(OwnFiles { folders: Some(folders) });
            app.update();
            app
        }
    }

    impl Drop for Home {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn told(app: &App) -> Vec<String> {
        let messages = app.world().resource::<Messages<BadFiles>>();
        let mut cursor = messages.get_cursor();
        cursor.read(messages).flat_map(|BadFiles(files)| files).map(ToString::to_string).collect()
    }

    #[test]
    fn good_files_can_be_played_and_bad_ones_are_told() {
        let home = Home::new("told");
        let app = home.start(Args::default());
        let library = &app.world().resource::<Variants>().0;
        assert_eq!(library.variants().last().map(|variant| variant.id.as_str()), Some("holm"));
        let [narrow] = &told(&app)[..] else { panic!("{:?}", told(&app)) };
        let path = home.0.join("boards").join("narrow.ron");
        assert!(narrow.starts_with(&format!("{}: line 2, column ", path.display())), "{narrow}");
        assert!(narrow.contains("field `layout`: "), "{narrow}");
    }

    #[test]
    fn a_picture_without_a_window_shows_no_bad_news() {
        let app = Home::new("headless").start(Args { headless: true, ..Args::default() });
        assert!(app.world().resource::<Variants>().0.variant("holm").is_some());
        assert_eq!(told(&app), [] as [String; 0]);
    }
}
