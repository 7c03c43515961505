//! The text of the settings file.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;

use super::Settings;
use super::fields::{self, Field};

/// What a settings file holds.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Contents {
    /// The settings, each with its usual value where the file is silent.
    pub(super) settings: Settings,
    /// Fields that this version does not know, as they are written.
    pub(super) unknown: Vec<Field>,
}

/// Why a text holds no settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Problem {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: usize,
    /// What is wrong.
    pub(super) what: String,
}

/// RON in which `Some` need not be written.
fn ron() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads settings.
pub(super) fn read(text: &str) -> Result<Contents, Problem> {
    let settings: Settings = ron().from_str(text).map_err(|error| Problem {
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
    })?;
    let known = fields::of(&body(&Settings::default()));
    let mut unknown = fields::of(text);
    unknown.retain(|field| known.iter().all(|known| known.name != field.name));
    Ok(Contents { settings: settings.within_bounds(), unknown })
}

/// Writes settings, with the fields that this version does not know.
pub(super) fn write(settings: &Settings, unknown: &[Field]) -> String {
    let body = body(settings);
    let (head, _) = body.rsplit_once(')').expect("a struct ends in a parenthesis");
    let mut text = head.trim_end().to_owned();
    for field in unknown {
        text.push_str(&format!("\n    {}: {},", field.name, field.value));
    }
    text.push_str("\n)\n");
    text
}

fn body(settings: &Settings) -> String {
    ron()
        .to_string_pretty(settings, PrettyConfig::default())
        .expect("numbers, names and switches can always be written")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::{Choices, Opponent, SideWish};
    use crate::scene::Quality;
    use crate::settings::{AnimationSpeed, MoveStyle};

    fn unusual() -> Settings {
        Settings {
            effects: 0.25,
            ambience: 0.0,
            muted: true,
            animation: AnimationSpeed::Slow,
            quality: Some(Quality::Low),
            render_scale: Some(0.5),
            interface_scale: 1.25,
            moves: MoveStyle::Drag,
            coordinates: false,
            hints: false,
            fullscreen: true,
            new_game: Choices {
                variant: "tablut-linnaeus-9x9".to_owned(),
                side: SideWish::Random,
                opponent: Opponent::Hirdman,
            },
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for settings in [Settings::default(), unusual()] {
            let text = write(&settings, &[]);
            assert_eq!(read(&text), Ok(Contents { settings, unknown: Vec::new() }), "{text}");
        }
    }

    #[test]
    fn what_is_not_written_is_as_usual() {
        let read = read("(muted: true, quality: low)").unwrap();
        assert_eq!(
            read.settings,
            Settings { muted: true, quality: Some(Quality::Low), ..Settings::default() }
        );
    }

    #[test]
    fn a_level_of_earlier_versions_is_the_one_that_took_its_place() {
        for (old, new) in [("easy", Opponent::Karl), ("normal", Opponent::Drengr), ("hard", Opponent::Hersir)]
        {
            let read = read(&format!("(new_game: (side: random, opponent: {old}))")).unwrap();
            assert_eq!(read.settings.new_game.opponent, new);
            assert!(write(&read.settings, &[]).contains(&format!("opponent: {}", new.level().unwrap().id())));
        }
    }

    #[test]
    fn unknown_fields_are_named_and_stay() {
        let text = "(hints: false, weather: (snow: 3, wind: \"north, west\"), muted: true)";
        let contents = read(text).unwrap();
        assert!(contents.settings.muted && !contents.settings.hints);
        assert_eq!(contents.unknown.len(), 1);
        assert_eq!(contents.unknown[0].name, "weather");
        let again = read(&write(&contents.settings, &contents.unknown)).unwrap();
        assert_eq!(again, contents);
    }

    #[test]
    fn numbers_are_brought_into_their_range() {
        let read = read("(effects: 7.0, ambience: -1.0, interface_scale: 0.0, render_scale: 0.01)").unwrap();
        let Settings { effects, ambience, interface_scale, render_scale, .. } = read.settings;
        assert_eq!((effects, ambience, interface_scale, render_scale), (1.0, 0.0, 0.8, Some(0.25)));
    }

    #[test]
    fn a_broken_text_is_refused_with_its_place() {
        for (text, line) in [
            ("(\n  muted: maybe,\n)", 2),
            ("(\n  muted: true,\n  animation: brisk,\n)", 3),
            ("", 1),
            ("{", 1),
        ] {
            let problem = read(text).unwrap_err();
            assert_eq!(problem.line, line, "{text:?}: {problem:?}");
            assert!(problem.column >= 1 && !problem.what.is_empty(), "{text:?}: {problem:?}");
        }
    }
}
