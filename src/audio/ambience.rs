//! The hearth: lit when the game has loaded, burning until it ends.
//!
//! It burns also when nobody hears it, silently: it is the pulse by which the device is watched.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::AudioSet;
use super::bank::SoundBank;
use super::device::{Ambience, Effects, drop_queues};
use super::pulse::{Pulse, Watch};
use super::volumes::{Volumes, send};
use crate::art::sounds::Kind;
use crate::state::Screen;

/// The fire comes up slowly.
const FADE_IN: Duration = Duration::from_secs(4);

/// The fire that burns.
#[derive(Resource)]
struct Hearth {
    instance: Handle<AudioInstance>,
    watch: Watch,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>().add_systems(
        PostUpdate,
        (
            light_hearth.run_if(not(resource_exists::<Hearth>).and_then(not(in_state(Screen::Loading)))),
            watch_hearth.run_if(resource_exists::<Hearth>),
        )
            .chain()
            .in_set(AudioSet::Ambience),
    );
}

/// Starts the fire as soon as it has been computed. Both channels get their volumes first.
fn light_hearth(
    mut commands: Commands,
    bank: Res<SoundBank>,
    volumes: Res<Volumes>,
    time: Res<Time<Real>>,
    effects: Res<AudioChannel<Effects>>,
    ambience: Res<AudioChannel<Ambience>>,
) {
    let Some(source) = bank.variants(Kind::Hearth).first() else {
        return;
    };
    send(&*effects, volumes.effects_gain(), Duration::ZERO);
    send(&*ambience, volumes.ambience_gain(), Duration::ZERO);
    let instance = ambience.play(source.clone()).looped().fade_in(AudioTween::linear(FADE_IN)).handle();
    commands.insert_resource(Hearth { instance, watch: Watch::new(time.elapsed()) });
}

/// Sees whether it burns. The player is told once if it does not.
fn watch_hearth(
    mut commands: Commands,
    mut hearth: ResMut<Hearth>,
    mut pulse: ResMut<Pulse>,
    time: Res<Time<Real>>,
    ambience: Res<AudioChannel<Ambience>>,
    mut told: Local<bool>,
) {
    if *pulse == Pulse::Absent {
        return;
    }
    let state = ambience.state(&hearth.instance);
    let now = hearth.watch.look(*pulse, state, time.elapsed());
    if !pulse.set_if_neq(now) {
        return;
    }
    match *pulse {
        Pulse::Awaited | Pulse::Beating => {}
        Pulse::Absent => {
            // Nobody will ever take what waits there.
            drop_queues(&mut commands);
            tell(&mut told, "No sound device was found: the game is silent.");
        }
        Pulse::Stopped => tell(&mut told, "The sound device has stopped: the game is silent."),
    }
}

fn tell(told: &mut bool, words: &str) {
    if !std::mem::replace(told, true) {
        warn!("{words}");
    }
}
