//! The player's sliders, and decibels, which no other module knows.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::AudioSet;
use super::device::{Ambience, Effects};
use super::pulse::Pulse;

/// How loud the player wants it. Changes are heard at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// Pieces, horns and buttons: from 0, silent, to 1.
    pub effects: f32,
    /// The hearth: from 0, silent, to 1.
    pub ambience: f32,
    /// True while nothing at all shall be heard, whatever the sliders say.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Volumes { effects: 0.8, ambience: 0.6, muted: false }
    }
}

/// Time in which a change of volume happens: too short to wait for, long enough not to click.
const GLIDE: Duration = Duration::from_millis(60);

impl Volumes {
    /// The gain of the effects, or none if they are silent.
    pub(super) fn effects_gain(&self) -> Option<Decibels> {
        self.gain(self.effects)
    }

    /// The gain of the hearth, or none if it is silent.
    pub(super) fn ambience_gain(&self) -> Option<Decibels> {
        self.gain(self.ambience)
    }

    fn gain(&self, slider: f32) -> Option<Decibels> {
        let gain = decibels(slider);
        (!self.muted && gain > Decibels::SILENCE).then_some(gain)
    }
}

/// Slider to decibels. Loudness is felt in ratios, so the amplitude goes with the square: half the
/// slider is 12 dB less, which is heard as about half as loud. Never louder than computed.
fn decibels(slider: f32) -> Decibels {
    // Written so that what is no number is silent.
    if slider > 0.0 {
        Decibels((40.0 * slider.min(1.0).log10()).max(Decibels::SILENCE.0))
    } else {
        Decibels::SILENCE
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(resource).add_systems(
        PostUpdate,
        apply_volumes
            .in_set(AudioSet::Volume)
            .run_if(resource_changed::<Volumes>.or_eager(resource_changed::<Pulse>)),
    );
}

pub(super) fn resource(app: &mut App) {
    app.init_resource::<Volumes>();
}

/// Lets the sliders take effect, also on what is sounding. Without a device nothing is sent, since
/// nothing would ever take it from the queue; the volumes are sent when one answers.
fn apply_volumes(
    volumes: Res<Volumes>,
    pulse: Res<Pulse>,
    effects: Res<AudioChannel<Effects>>,
    ambience: Res<AudioChannel<Ambience>>,
) {
    if *pulse == Pulse::Beating {
        send(&*effects, volumes.effects_gain(), GLIDE);
        send(&*ambience, volumes.ambience_gain(), GLIDE);
    }
}

/// Sets the volume of a channel. It must be set before the first sound is played: a channel that
/// was told nothing plays louder than computed.
pub(super) fn send(channel: &impl AudioControl, gain: Option<Decibels>, glide: Duration) {
    channel.set_volume(gain.unwrap_or(Decibels::SILENCE)).fade_in(AudioTween::linear(glide));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slider_is_silent_at_zero_and_as_computed_at_one() {
        for (slider, db) in [(0.0, -60.0), (-3.0, -60.0), (f32::NAN, -60.0), (1.0, 0.0), (7.0, 0.0)] {
            assert_eq!(decibels(slider).0, db, "{slider}");
        }
        assert!((decibels(0.5).0 + 12.0).abs() < 0.1);
    }

    #[test]
    fn a_slider_rises_all_the_way() {
        for step in 4..100 {
            let (low, high) = (step as f32 / 100.0, (step + 1) as f32 / 100.0);
            assert!(decibels(low) < decibels(high), "{low}");
        }
    }

    #[test]
    fn mute_silences_both_channels_whatever_the_sliders_say() {
        let mut volumes = Volumes::default();
        assert!(volumes.effects_gain().is_some() && volumes.ambience_gain().is_some());
        volumes.muted = true;
        assert!(volumes.effects_gain().is_none() && volumes.ambience_gain().is_none());
    }

    #[test]
    fn a_change_is_heard_within_a_tenth_of_a_second() {
        assert!(GLIDE <= Duration::from_millis(100));
    }
}
