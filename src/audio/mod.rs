//! What is heard. A [`Cue`] says what happened; this module finds a sound for it and plays it.
//!
//! - `cue`: the cues, and which sound each one means
//! - `contact`: from what touches on the board to cues
//! - `bank`: all sounds, computed in the background while the game starts
//! - `effects`: plays the cues
//! - `ambience`: the hearth
//! - `volumes`: the player's sliders, and decibels
//! - `pulse`: whether anything is heard at all
//! - `device`: the audio plugin, and its peculiarities
//!
//! Invariants: nothing outside knows of channels, sources or decibels. Nothing in the game ever
//! waits for a sound: with no device, no sound ready or the sound switched off, a cue is read and
//! forgotten. A cue that cannot be played now is never played later.

use bevy::prelude::*;
use bevy_kira_audio::AudioSystemSet;

mod ambience;
mod bank;
mod contact;
mod cue;
mod device;
mod effects;
mod pulse;
mod volumes;

#[cfg(test)]
mod tests;

pub use cue::{Cue, CueAt, HornCall};
pub use pulse::Pulse;
pub use volumes::Volumes;

/// The order in which sound is made in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum AudioSet {
    /// What has been computed becomes playable.
    Gather,
    /// The hearth is lit, and watched.
    Ambience,
    /// The sliders take effect, before anything new is played.
    Volume,
    /// This frame's cues are played.
    Effects,
}

/// Sound, with the machine's sound device.
pub fn plugin(app: &mut App) {
    app.add_plugins((device::plugin, logic));
}

/// The same to all who write cues or set volumes, but nothing is computed or played: for pictures,
/// which are taken without a sound device.
pub fn silent(app: &mut App) {
    app.add_plugins((cue::plugin, volumes::resource));
}

/// All but the device.
fn logic(app: &mut App) {
    // At the end of the frame, so that what touches in this frame is heard in this frame.
    app.configure_sets(
        PostUpdate,
        (AudioSet::Gather, AudioSet::Ambience, AudioSet::Volume, AudioSet::Effects)
            .chain()
            .before(AudioSystemSet::PlayTypedChannels),
    );
    app.add_plugins((
        cue::plugin,
        contact::plugin,
        bank::plugin,
        ambience::plugin,
        volumes::plugin,
        effects::plugin,
    ));
}
