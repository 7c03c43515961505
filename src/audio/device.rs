//! The audio plugin with its two channels, and what is peculiar about it and the layers below.
//!
//! - With no sound device it only warns, never says so to the program, and its queue of commands
//!   grows for ever: `pulse` finds that out, and [`drop_queues`] empties what has piled up.
//! - It warns in its own words; the log's filter keeps those from the player, who gets one of ours.
//! - On Linux the ALSA library prints to standard error by itself.
//! - What has been played is never freed: see `effects`.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

/// The channel of everything that is an answer to something.
#[derive(Resource)]
pub(super) struct Effects;

/// The channel of what goes on in the background.
#[derive(Resource)]
pub(super) struct Ambience;

pub(super) fn plugin(app: &mut App) {
    keep_alsa_quiet();
    // This opens the device, here and now, on this thread.
    app.add_plugins(AudioPlugin).add_audio_channel::<Effects>().add_audio_channel::<Ambience>();
}

/// Forgets every command that nobody has taken.
pub(super) fn drop_queues(commands: &mut Commands) {
    commands.insert_resource(AudioChannel::<Effects>::default());
    commands.insert_resource(AudioChannel::<Ambience>::default());
}

/// Sends what the ALSA library has to say on this thread, which opens the device, into a buffer
/// instead of to standard error. Failing that it is as noisy as it always was.
#[cfg(target_os = "linux")]
fn keep_alsa_quiet() {
    if let Err(error) = alsa::Output::local_error_handler() {
        debug!("the sound library's messages cannot be redirected: {error}");
    }
}

#[cfg(not(target_os = "linux"))]
fn keep_alsa_quiet() {}
