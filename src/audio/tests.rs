//! The whole module in an app of its own, with channels from which nobody takes anything: just
//! what the game meets on a machine without a sound device.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_kira_audio::prelude::*;

use super::bank::SoundBank;
use super::device::{Ambience, Effects};
use super::effects::Sounding;
use super::{Cue, CueAt, HornCall, Pulse, Volumes, logic, silent};
use crate::art::sounds::Kind;

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<AudioSource>()
        .init_asset::<AudioInstance>()
        .init_resource::<AudioChannel<Effects>>()
        .init_resource::<AudioChannel<Ambience>>()
        // So slow that no patience ends by itself while sounds are computed.
        .insert_resource(step(1))
        .add_plugins(logic);
    app
}

fn step(milliseconds: u64) -> TimeUpdateStrategy {
    TimeUpdateStrategy::ManualDuration(Duration::from_millis(milliseconds))
}

/// Lets the app run until every sound has been computed.
fn with_sounds() -> App {
    let mut app = app();
    for _ in 0..2_900 {
        app.update();
        let bank = app.world().resource::<SoundBank>();
        if Kind::ALL.iter().all(|kind| !bank.variants(*kind).is_empty()) {
            return app;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("the sounds are not computed within a minute");
}

fn sounding(app: &App) -> &[Handle<AudioInstance>] {
    &app.world().resource::<Sounding>().0
}

fn hear(app: &mut App) {
    *app.world_mut().resource_mut::<Pulse>() = Pulse::Beating;
}

#[test]
fn every_kind_gets_all_its_variants() {
    let app = with_sounds();
    let bank = app.world().resource::<SoundBank>();
    let sources = app.world().resource::<Assets<AudioSource>>();
    for kind in Kind::ALL {
        let variants = bank.variants(kind);
        assert_eq!(variants.len() as u64, kind.variants(), "{kind:?}");
        for handle in variants {
            let source = sources.get(handle).expect("a source for each handle");
            assert!(source.sound.num_frames() > 0);
        }
    }
}

#[test]
fn without_a_device_the_game_falls_silent_and_sends_nothing_more() {
    let mut app = with_sounds();
    app.insert_resource(step(50));
    for _ in 0..100 {
        app.world_mut().write_message(Cue::Strike);
        app.world_mut().resource_mut::<Volumes>().effects = 0.3;
        app.update();
    }
    assert_eq!(*app.world().resource::<Pulse>(), Pulse::Absent);
    assert!(sounding(&app).is_empty(), "a cue was queued for nobody");
}

#[test]
fn a_cue_is_played_at_once_or_never() {
    let mut app = with_sounds();
    app.world_mut().write_message(Cue::Strike);
    app.update();
    assert!(sounding(&app).is_empty(), "nothing is known of a device yet");

    hear(&mut app);
    app.update();
    assert!(sounding(&app).is_empty(), "the old cue is forgotten");

    app.world_mut().write_message(Cue::Horn(HornCall::Draw));
    app.world_mut().write_message(CueAt { cue: Cue::SetDown { king: false }, x: -0.7 });
    app.update();
    let channel = app.world().resource::<AudioChannel<Effects>>();
    let states: Vec<_> = sounding(&app).iter().map(|i| channel.state(i)).collect();
    assert_eq!(states, [PlaybackState::Queued; 2]);
}

#[test]
fn what_is_muted_is_not_played() {
    for volumes in [Volumes { muted: true, ..default() }, Volumes { effects: 0.0, ..default() }] {
        let mut app = with_sounds();
        hear(&mut app);
        app.insert_resource(volumes);
        app.world_mut().write_message(Cue::Click);
        app.update();
        assert!(sounding(&app).is_empty(), "{volumes:?}");
    }
}

#[test]
fn what_has_ended_is_freed() {
    let mut app = with_sounds();
    hear(&mut app);
    app.world_mut().write_message(Cue::Click);
    app.update();
    assert_eq!(sounding(&app).len(), 1);
    // A channel that knows nothing of a sound and does not hold it in its queue has played it.
    app.insert_resource(AudioChannel::<Effects>::default());
    app.update();
    assert!(sounding(&app).is_empty());
}

#[test]
fn without_sound_cues_and_volumes_exist_all_the_same() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, silent));
    app.world_mut().write_message(Cue::Raichi);
    app.update();
    assert_eq!(*app.world().resource::<Volumes>(), Volumes::default());
}
