//! The command line.

use std::path::PathBuf;

use bevy::prelude::{Resource, UVec2};
use clap::Parser;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tafl_ai::Level;
use tafl_home::Folders;
use tafl_rules::UnknownVariant;

use crate::flow::SideWish;
use crate::scene::Quality;
use crate::state::Place;

/// Hnefatafl, the Viking board game, on a rendered board.
#[derive(Parser, Resource, Clone, Debug, Default, PartialEq)]
#[command(name = "skjaldborg", version, about, max_term_width = 100)]
pub struct Args {
    /// Play this variant, for example copenhagen-hnefatafl-11x11-2025-v1; or RULES@BOARD, rules and
    /// board each by its own name or by that of a variant.
    #[arg(long, value_name = "ID", value_parser = known_variant)]
    pub variant: Option<String>,

    /// The computer's strength.
    #[arg(long, value_parser = levels())]
    pub level: Option<Level>,

    /// The side you play.
    #[arg(long, value_enum)]
    pub side: Option<SideWish>,

    /// Open a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    pub load: Option<PathBuf>,

    /// Start in a window.
    #[arg(long)]
    pub windowed: bool,

    /// Start filling the screen.
    #[arg(long, conflicts_with = "windowed")]
    pub fullscreen: bool,

    /// How well to draw; chosen to suit the machine if not given.
    #[arg(long, value_enum)]
    pub quality: Option<Quality>,

    /// Scale of the scene under the interface, from 0.25 to 1; chosen to suit the machine if not
    /// given.
    #[arg(long, value_name = "FACTOR", value_parser = parse_scale)]
    pub scale: Option<f32>,

    /// No sound.
    #[arg(long)]
    pub mute: bool,

    /// Draw without a window or a display, write what --picture or --frames asks for, and exit.
    #[arg(long, conflicts_with_all = ["windowed", "fullscreen"])]
    pub headless: bool,

    /// Play these moves first, for example "d1-d3 f4-i4".
    #[arg(long, value_name = "MOVES", requires = "headless")]
    pub moves: Option<String>,

    /// Then let the computer play this many moves against itself.
    #[arg(long, value_name = "N", requires = "headless", default_value_t = 0)]
    pub auto: u32,

    /// Then open this screen or dialog.
    #[arg(long, value_name = "NAME", value_enum, requires = "headless")]
    pub screen: Option<Place>,

    /// Leave the interface out of the pictures.
    #[arg(long, requires = "headless")]
    pub no_hud: bool,

    /// Write a picture (PNG) when all has come to rest.
    #[arg(long, value_name = "FILE", requires = "headless")]
    pub picture: Option<PathBuf>,

    /// Write every frame into this folder as numbered pictures.
    #[arg(long, value_name = "DIR", requires = "headless")]
    pub frames: Option<PathBuf>,

    /// Frames for each second of the game's time, with --frames.
    #[arg(long, value_name = "N", requires = "frames", default_value_t = 30,
          value_parser = clap::value_parser!(u32).range(1..=240))]
    pub fps: u32,

    /// Size of the pictures.
    #[arg(long, value_name = "WIDTHxHEIGHT", requires = "headless", default_value = "1280x720",
          value_parser = parse_size)]
    pub size: UVec2,
}

impl Args {
    /// The command line of this process. Wrong arguments end it with a message and status 2.
    pub fn from_command_line() -> Self {
        let args = Self::parse();
        if args.headless && args.picture.is_none() && args.frames.is_none() {
            use clap::CommandFactory;
            Self::command()
                .error(
                    clap::error::ErrorKind::MissingRequiredArgument,
                    "--headless needs --picture FILE or --frames DIR",
                )
                .exit();
        }
        args
    }
}

/// The id of the variant that a name stands for, where there is one. A file of the player's own that cannot
/// be used may be what was meant.
fn known_variant(name: &str) -> Result<String, String> {
    let (library, bad) = tafl_home::library(Folders::find().as_ref());
    let problem = match library.resolve(name) {
        Ok(variant) => return Ok(variant.id.clone()),
        Err(problem) => problem,
    };
    let mut told = problem.to_string();
    if !matches!(problem, UnknownVariant::DoNotFit { .. }) {
        told += "\n\nThere are:";
        for variant in library.variants() {
            told += &format!("\n  {}", variant.id);
        }
        for file in bad {
            told += &format!("\nNot to be used: {file}");
        }
    }
    Err(told)
}

/// The levels by their ids, and by the names of the three that there used to be.
fn levels() -> impl TypedValueParser<Value = Level> {
    let named = |level: Level| {
        let old =
            ["easy", "normal", "hard"].into_iter().filter(move |old| Level::from_id(old) == Some(level));
        PossibleValue::new(level.id()).aliases(old)
    };
    PossibleValuesParser::new(Level::ALL.map(named))
        .map(|id| Level::from_id(&id).expect("only ids of levels are let through"))
}

/// Sides of a picture in pixels: smaller holds no board, larger no graphics device.
const SIDES: std::ops::RangeInclusive<u32> = 64..=8192;

fn parse_scale(text: &str) -> Result<f32, String> {
    let scale: f32 = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
    if (0.25..=1.0).contains(&scale) { Ok(scale) } else { Err(format!("{scale} is not between 0.25 and 1")) }
}

fn parse_size(text: &str) -> Result<UVec2, String> {
    let (width, height) =
        text.split_once(['x', 'X']).ok_or("expected two numbers with an x between them, as in 1280x720")?;
    let side = |text: &str| {
        let side: u32 = text.trim().parse().map_err(|_| format!("{text:?} is not a number"))?;
        if SIDES.contains(&side) {
            Ok(side)
        } else {
            Err(format!("{side} is not between {} and {}", SIDES.start(), SIDES.end()))
        }
    };
    Ok(UVec2::new(side(width)?, side(height)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Args, clap::Error> {
        Args::try_parse_from(std::iter::once("skjaldborg").chain(line.split_whitespace()))
    }

    #[test]
    fn a_whole_headless_line_is_understood() {
        let args = parse("--headless --variant tablut-linnaeus-9x9 --moves d1-d3 --auto 4 --screen new-game --no-hud --picture a.png --size 800x600 --frames f --fps 25").unwrap();
        assert_eq!(args.size, UVec2::new(800, 600));
        assert_eq!(args.screen, Some(Place::NewGame));
        assert_eq!((args.auto, args.fps), (4, 25));
        assert!(args.no_hud && args.headless);
    }

    #[test]
    fn wrong_lines_are_refused_with_status_two() {
        for line in [
            "--picture a.png",
            "--auto 3",
            "--headless --frames f --fps 0",
            "--headless --picture a.png --size 800",
            "--headless --picture a.png --size 800x9",
            "--headless --picture a.png --size x",
            "--headless --windowed --picture a.png",
            "--windowed --fullscreen",
            "--quality best",
            "--level 9",
            "--variant chess",
            "--variant chess@ard-ri-7x7",
            "--variant copenhagen@chess",
            "--load a.tafl --variant x",
            "--fps 30",
            "--scale 2",
            "stray",
        ] {
            let error = parse(line).expect_err(line);
            assert_eq!(error.exit_code(), 2, "{line}");
        }
    }

    #[test]
    fn a_variant_is_named_by_its_id_or_by_its_rules_and_board() {
        for (name, id) in [
            ("tablut-linnaeus-9x9", "tablut-linnaeus-9x9"),
            ("copenhagen@ard-ri-7x7", "copenhagen@ard-ri-7x7"),
            ("sea-battle-9x9@brandubh-7x7", "sea-battle@brandubh-7x7"),
            ("tablut-linnaeus@tablut-9x9", "tablut-linnaeus-9x9"),
        ] {
            assert_eq!(parse(&format!("--variant {name}")).unwrap().variant.as_deref(), Some(id));
        }
        let told = parse("--variant brandubh-7x8").unwrap_err().to_string();
        assert!(
            told.contains("did you mean `brandubh-7x7`") && told.contains("\n  sea-battle-9x9"),
            "{told}"
        );
    }

    #[test]
    fn a_level_is_named_by_its_rank_or_as_it_used_to_be() {
        for level in Level::ALL {
            assert_eq!(parse(&format!("--level {}", level.id())).unwrap().level, Some(level));
        }
        for (old, level) in [("easy", Level::Karl), ("normal", Level::Drengr), ("hard", Level::Hersir)] {
            assert_eq!(parse(&format!("--level {old}")).unwrap().level, Some(level));
        }
    }

    #[test]
    fn nothing_at_all_is_fine() {
        let args = parse("").unwrap();
        assert!(!args.headless && args.variant.is_none() && !args.mute);
    }
}
