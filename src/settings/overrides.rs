//! What the command line decides for one run, and does not become a preference by it.

use super::Settings;
use crate::args::Args;

/// Settings as the player last chose them, and as the command line has them for this run.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Overrides {
    preferred: Settings,
    started_with: Settings,
}

impl Overrides {
    /// Overrides preferences by a command line.
    pub(super) fn new(preferred: Settings, args: &Args) -> Overrides {
        let mut started_with = preferred.clone();
        started_with.muted |= args.mute;
        started_with.quality = args.quality.or(preferred.quality);
        started_with.render_scale = args.scale.or(preferred.render_scale);
        started_with.fullscreen = args.fullscreen || preferred.fullscreen && !args.windowed;
        Overrides { preferred, started_with }
    }

    /// The settings that the run starts with.
    pub(super) fn started_with(&self) -> &Settings {
        &self.started_with
    }

    /// The preferences to keep, given the settings as they are now: what the command line decided and the
    /// player has left as it was, stays as it was preferred.
    pub(super) fn preferences(&self, now: &Settings) -> Settings {
        let Overrides { preferred, started_with } = self;
        let mut kept = now.clone();
        if now.muted == started_with.muted {
            kept.muted = preferred.muted;
        }
        if now.quality == started_with.quality {
            kept.quality = preferred.quality;
        }
        if now.render_scale == started_with.render_scale {
            kept.render_scale = preferred.render_scale;
        }
        if now.fullscreen == started_with.fullscreen {
            kept.fullscreen = preferred.fullscreen;
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Quality;

    #[test]
    fn the_command_line_decides_for_one_run_only() {
        let args = Args {
            mute: true,
            quality: Some(Quality::High),
            scale: Some(0.5),
            fullscreen: true,
            ..Args::default()
        };
        let overrides = Overrides::new(Settings::default(), &args);
        let mut now = overrides.started_with().clone();
        assert!(now.muted && now.fullscreen && now.quality == Some(Quality::High));
        assert_eq!(now.render_scale, Some(0.5));
        assert_eq!(overrides.preferences(&now), Settings::default());
        now.hints = false;
        assert_eq!(overrides.preferences(&now), Settings { hints: false, ..Settings::default() });
    }

    #[test]
    fn what_the_player_changes_is_kept() {
        let args = Args { quality: Some(Quality::High), ..Args::default() };
        let overrides =
            Overrides::new(Settings { quality: Some(Quality::Low), ..Settings::default() }, &args);
        let now = Settings { quality: None, ..overrides.started_with().clone() };
        assert_eq!(overrides.preferences(&now).quality, None);
    }

    #[test]
    fn a_window_can_be_asked_for() {
        let args = Args { windowed: true, ..Args::default() };
        let preferred = Settings { fullscreen: true, ..Settings::default() };
        let overrides = Overrides::new(preferred.clone(), &args);
        assert!(!overrides.started_with().fullscreen);
        assert_eq!(overrides.preferences(overrides.started_with()), preferred);
    }
}
