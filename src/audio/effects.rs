//! Plays the cues.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::AudioSet;
use super::bank::SoundBank;
use super::cue::{Cue, CueAt, Voice};
use super::device::Effects;
use super::pulse::Pulse;
use super::volumes::Volumes;
use crate::art::sounds::{Kind, Random};

/// How far from the middle a sound at the edge of the picture is heard, of 1. The board is a table
/// in front of the player, not a stage.
const WIDTH: f32 = 0.45;
/// By how much the loudness of two knocks may differ, in decibels.
const LOUDNESS_SPREAD: f32 = 2.5;
/// So many sounds of one kind are heard as a crowd; more in the same frame would only be louder.
const CROWD: usize = 3;

/// The choices made so far, so that the next one differs.
#[derive(Resource)]
struct Chooser {
    random: Random,
    last: HashMap<Kind, usize>,
}

impl Default for Chooser {
    fn default() -> Self {
        Chooser { random: Random::new("choice of sounds", 1), last: HashMap::new() }
    }
}

impl Chooser {
    /// One of so many variants (at least one), never the one chosen last if there is another.
    fn choose(&mut self, kind: Kind, variants: usize) -> usize {
        let choice = match self.last.get(&kind) {
            Some(&last) if variants > 1 => (last + 1 + self.random.below(variants - 1)) % variants,
            _ => self.random.below(variants),
        };
        self.last.insert(kind, choice);
        choice
    }
}

/// What is sounding. The audio plugin keeps the instance of every sound ever played, so these are
/// freed here when they have ended.
#[derive(Resource, Default)]
pub(super) struct Sounding(pub Vec<Handle<AudioInstance>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chooser>()
        .init_resource::<Sounding>()
        .add_systems(PostUpdate, (free_ended, play_cues).chain().in_set(AudioSet::Effects));
}

/// Plays this frame's cues. They are read also when nothing can be heard, so that none is kept for
/// later.
fn play_cues(
    mut cues: MessageReader<Cue>,
    mut cues_at: MessageReader<CueAt>,
    mut chooser: ResMut<Chooser>,
    mut sounding: ResMut<Sounding>,
    bank: Res<SoundBank>,
    volumes: Res<Volumes>,
    pulse: Res<Pulse>,
    channel: Res<AudioChannel<Effects>>,
) {
    let middle = cues.read().map(|&cue| (cue, 0.0));
    let placed = cues_at.read().map(|at| (at.cue, at.x));
    let cues: Vec<_> = middle.chain(placed).collect();
    let Some(gain) = volumes.effects_gain().filter(|_| *pulse == Pulse::Beating) else {
        return;
    };
    for (voice, x, share) in crowd(&cues) {
        let variants = bank.variants(voice.kind);
        if variants.is_empty() {
            continue;
        }
        let source = variants[chooser.choose(voice.kind, variants.len())].clone();
        let raised = voice.raised + voice.vary * chooser.random.noise();
        let loudness = share - LOUDNESS_SPREAD * chooser.random.unit();
        let instance = channel
            .play(source)
            .with_volume(gain.0 + loudness)
            .with_playback_rate(f64::from((raised / 12.0).exp2()))
            .with_panning(WIDTH * x.clamp(-1.0, 1.0))
            .handle();
        sounding.0.push(instance);
    }
}

/// What is played of the cues of one frame: each voice, where it is heard, and how much more
/// quietly (in decibels) because others of its kind sound at the same instant.
fn crowd(cues: &[(Cue, f32)]) -> Vec<(Voice, f32, f32)> {
    let mut counts: HashMap<Kind, usize> = HashMap::new();
    let mut heard = Vec::new();
    for (cue, x) in cues {
        let voice = cue.voice();
        let count = counts.entry(voice.kind).or_default();
        *count += 1;
        if *count <= CROWD {
            heard.push((voice, *x, -20.0 * (*count as f32).log10()));
        }
    }
    heard
}

/// Frees what has ended.
fn free_ended(
    mut sounding: ResMut<Sounding>,
    mut instances: ResMut<Assets<AudioInstance>>,
    channel: Res<AudioChannel<Effects>>,
) {
    if sounding.0.is_empty() {
        return;
    }
    sounding.0.retain(|instance| {
        let ended = channel.state(instance) == PlaybackState::Stopped;
        if ended {
            instances.remove(instance);
        }
        !ended
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_variant_comes_twice_in_a_row_and_all_come() {
        let mut chooser = Chooser::default();
        let choices: Vec<_> = (0..400).map(|_| chooser.choose(Kind::SetDown, 6)).collect();
        assert!(choices.windows(2).all(|pair| pair[0] != pair[1]));
        for variant in 0..6 {
            assert!(choices.iter().filter(|&&c| c == variant).count() > 30, "{variant}");
        }
    }

    #[test]
    fn a_single_variant_is_chosen_again() {
        let mut chooser = Chooser::default();
        assert_eq!([0, 0], [0; 2].map(|_: i32| chooser.choose(Kind::HornDraw, 1)));
    }

    #[test]
    fn what_happens_at_the_same_instant_stays_below_full_scale() {
        let strikes = [(Cue::Strike, 0.0); 12];
        let heard = crowd(&strikes);
        assert_eq!(heard.len(), CROWD);
        let sum: f32 = heard.iter().map(|(.., db)| 10.0f32.powf((db - 5.0) / 20.0)).sum();
        assert!(sum < 1.1, "{sum}");
        // Different things do not push each other aside.
        let mixed = [(Cue::Lift, 0.0), (Cue::SetDown { king: true }, 0.3), (Cue::Strike, -0.5)];
        assert!(crowd(&mixed).iter().all(|(.., db)| *db == 0.0));
    }
}
