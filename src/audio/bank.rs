//! All sounds, computed in the background while the game starts.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_kira_audio::prelude::*;

use super::AudioSet;
use crate::art::sounds::{Kind, make};

/// The sounds that are ready.
#[derive(Resource, Default)]
pub(super) struct SoundBank {
    ready: HashMap<Kind, Vec<Handle<AudioSource>>>,
}

impl SoundBank {
    /// All variants of a kind; empty as long as they are being computed.
    pub fn variants(&self, kind: Kind) -> &[Handle<AudioSource>] {
        self.ready.get(&kind).map_or(&[], Vec::as_slice)
    }
}

/// The sounds that are still being computed, a task for each kind.
#[derive(Resource, Default)]
struct Computing(Vec<(Kind, Task<Vec<AudioSource>>)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundBank>()
        .init_resource::<Computing>()
        .add_systems(Startup, begin)
        .add_systems(PostUpdate, gather.in_set(AudioSet::Gather).run_if(unfinished));
}

fn begin(mut computing: ResMut<Computing>) {
    let pool = AsyncComputeTaskPool::get();
    computing.0 =
        Kind::ALL.into_iter().map(|kind| (kind, pool.spawn(async move { compute(kind) }))).collect();
}

fn compute(kind: Kind) -> Vec<AudioSource> {
    (0..kind.variants())
        .map(|seed| {
            let sound = make(kind, seed);
            let frames: Arc<[Frame]> =
                sound.frames.iter().map(|&[left, right]| Frame::new(left, right)).collect();
            AudioSource {
                sound: StaticSoundData {
                    sample_rate: sound.sample_rate,
                    frames,
                    settings: StaticSoundSettings::new(),
                    slice: None,
                },
            }
        })
        .collect()
}

fn unfinished(computing: Res<Computing>) -> bool {
    !computing.0.is_empty()
}

/// Takes over what is ready. A kind comes with all its variants or not yet.
fn gather(
    mut computing: ResMut<Computing>,
    mut bank: ResMut<SoundBank>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    computing.0.retain_mut(|(kind, task)| {
        let Some(variants) = check_ready(task) else {
            return true;
        };
        let handles = variants.into_iter().map(|source| sources.add(source));
        bank.ready.insert(*kind, handles.collect());
        false
    });
}
