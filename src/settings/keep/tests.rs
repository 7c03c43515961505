use std::sync::atomic::{AtomicU32, Ordering};

use bevy::time::{TimePlugin, TimeUpdateStrategy};

use super::*;

/// A folder of its own for each test, gone when the test is.
struct Place(PathBuf);

impl Place {
    fn new() -> Place {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let place = std::env::temp_dir().join(format!("skjaldborg-settings-{}-{number}", std::process::id()));
        fs::create_dir_all(&place).unwrap();
        Place(place)
    }

    fn file(&self) -> PathBuf {
        self.0.join("settings.ron")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).unwrap_or_default()
    }

    fn start(&self, args: Args) -> App {
        let mut app = App::new();
        let folders = Folders { settings: self.0.clone(), games: self.0.clone() };
        app.add_plugins(TimePlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
            .add_plugins(Keep { args, folders: Some(folders) });
        app.update();
        app
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn notices(app: &App) -> Vec<SettingsNotice> {
    let messages = app.world().resource::<Messages<SettingsNotice>>();
    messages.get_cursor().read(messages).cloned().collect()
}

fn settings(app: &mut App) -> Mut<'_, Settings> {
    app.world_mut().resource_mut::<Settings>()
}

/// Real time, with the manual strategy, goes on by the step as well.
fn frames(app: &mut App, count: u32) {
    (0..count).for_each(|_| app.update());
}

#[test]
fn a_first_start_writes_nothing_and_says_nothing() {
    let place = Place::new();
    let mut app = place.start(Args::default());
    frames(&mut app, 20);
    assert!(!place.file().exists());
    assert_eq!(notices(&app), []);
    assert_eq!(app.world().resource::<SaveFolder>().0, place.0);
}

#[test]
fn a_change_is_written_when_it_has_rested_and_read_at_the_next_start() {
    let place = Place::new();
    let mut app = place.start(Args::default());
    for step in 0..20 {
        settings(&mut app).effects = step as f32 / 40.0;
        app.update();
        assert!(!place.file().exists(), "written while the slider moves");
    }
    frames(&mut app, 10);
    assert!(place.text().contains("effects: 0.475"), "{}", place.text());
    drop(app);
    assert_eq!(settings(&mut place.start(Args::default())).effects, 0.475);
}

#[test]
fn a_change_is_written_at_the_end_however_fresh() {
    let place = Place::new();
    let mut app = place.start(Args::default());
    settings(&mut app).hints = false;
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(place.text().contains("hints: false"));
}

#[test]
fn what_the_command_line_says_is_not_kept() {
    let place = Place::new();
    let mut app = place.start(Args { mute: true, ..Args::default() });
    assert!(settings(&mut app).muted);
    settings(&mut app).hints = false;
    frames(&mut app, 10);
    assert!(place.text().contains("muted: false") && place.text().contains("hints: false"));
}

#[test]
fn a_broken_file_is_put_aside_and_reported_and_never_overwritten() {
    let place = Place::new();
    let broken = "(\n    muted: perhaps,\n)\n";
    fs::write(place.file(), broken).unwrap();
    let mut app = place.start(Args::default());
    assert_eq!(*settings(&mut app), Settings::default());
    let told = notices(&app);
    let [SettingsNotice::Broken { line: 2, column, kept: Some(kept), .. }] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(*column, 11);
    assert_eq!(fs::read_to_string(kept).unwrap(), broken);
    settings(&mut app).muted = true;
    frames(&mut app, 10);
    assert!(place.text().contains("muted: true"));
    assert_eq!(fs::read_to_string(kept).unwrap(), broken);
}

#[test]
fn a_file_that_is_no_text_is_put_aside() {
    let place = Place::new();
    fs::write(place.file(), [0xff, 0xfe, 0x00]).unwrap();
    let app = place.start(Args::default());
    assert!(matches!(notices(&app)[..], [SettingsNotice::Broken { kept: Some(_), .. }]));
}

#[test]
fn fields_of_a_later_version_are_reported_and_stay() {
    let place = Place::new();
    fs::write(place.file(), "(hints: false, weather: (snow: 3))").unwrap();
    let mut app = place.start(Args::default());
    assert!(!settings(&mut app).hints);
    let expected = SettingsNotice::UnknownFields { path: place.file(), fields: vec!["weather".to_owned()] };
    assert_eq!(notices(&app), [expected]);
    settings(&mut app).muted = true;
    frames(&mut app, 10);
    assert!(place.text().contains("weather: (snow: 3)") && place.text().contains("muted: true"));
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_once() {
    let place = Place::new();
    let mut app = place.start(Args::default());
    // A folder stands where the temporary file is to be made.
    fs::create_dir_all(place.0.join("settings.ron.new")).unwrap();
    let mut told = 0;
    for muted in [true, false, true] {
        settings(&mut app).muted = muted;
        for _ in 0..10 {
            app.update();
            told += app.world().resource::<Messages<SettingsNotice>>().iter_current_update_messages().count();
        }
    }
    assert_eq!(told, 1);
}
