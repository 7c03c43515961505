//! The fire in the room: a low draught, a breath of hiss, and wood that crackles.
//!
//! The sound is a ring: everything is written with its end running over into its beginning, so the
//! loop has no seam to hide.

use std::f32::consts::{PI, TAU};

use super::filter::{Filter, chain};
use super::random::Random;
use super::sound::{SAMPLE_RATE, Sound, frames};

/// Length of the loop. Long enough that nobody hums along.
const SECONDS: f32 = 26.0;
/// Samples between two looks at the swelling of the draught.
const STEP: usize = 256;

/// The fire, to be played in a loop.
pub(super) fn hearth(seed: u64) -> Sound {
    let mut random = Random::new("hearth", seed);
    let length = frames(SECONDS);
    let mut frames = vec![[0.0; 2]; length];
    for side in 0..2 {
        draught(&mut frames, side, &mut random);
    }
    crackle(&mut frames, &mut random);
    Sound::finish_loop(frames, -9.0)
}

/// The steady part on one side: rumble and hiss, each swelling and sinking slowly.
fn draught(frames: &mut [[f32; 2]], side: usize, random: &mut Random) {
    let noise: Vec<f32> = frames.iter().map(|_| random.noise()).collect();
    let rumble = ring(&noise, &mut [Filter::low_pass(130.0), Filter::high_pass(38.0)]);
    let hiss = ring(&noise, &mut [Filter::band_pass(1_150.0, 0.5), Filter::low_pass(3_000.0)]);
    let swell = [Swell::new(random), Swell::new(random)];
    let length = frames.len() as f32;
    // The swelling is so slow that steps of a few milliseconds are smooth.
    for (block, frames) in frames.chunks_mut(STEP).enumerate() {
        let turn = (block * STEP) as f32 / length;
        let (low, high) = (0.5 * swell[0].at(turn), 0.012 * swell[1].at(turn));
        for (i, frame) in frames.iter_mut().enumerate() {
            let i = block * STEP + i;
            frame[side] += low * rumble[i] + high * hiss[i];
        }
    }
}

/// Filters a ring of noise. Its last second is run first, only to fill the filters' memory: so they
/// begin where they will be at the end.
fn ring(noise: &[f32], filters: &mut [Filter]) -> Vec<f32> {
    for &x in &noise[noise.len() - SAMPLE_RATE as usize..] {
        chain(filters, x);
    }
    noise.iter().map(|&x| chain(filters, x)).collect()
}

/// A slow swelling that comes back to itself after one turn of the loop.
struct Swell([(f32, f32, f32); 4]);

impl Swell {
    fn new(random: &mut Random) -> Self {
        Swell([2.0, 5.0, 9.0, 17.0].map(|times| {
            let depth = random.between(0.08, 0.2);
            (times, depth, random.unit())
        }))
    }

    fn at(&self, turn: f32) -> f32 {
        let waves = |(times, depth, phase): &(f32, f32, f32)| depth * (TAU * (times * turn + phase)).sin();
        1.0 + self.0.iter().map(waves).sum::<f32>()
    }
}

/// Wood that bursts: mostly tiny snaps, in flurries, and now and then a pop.
fn crackle(frames: &mut [[f32; 2]], random: &mut Random) {
    let length = frames.len() as f32 / SAMPLE_RATE as f32;
    let mut at = 0.0;
    while at < length {
        // A flurry: a few snaps close together, somewhere in the fire.
        let pan = random.between(-0.6, 0.6);
        let snaps = 1 + (random.unit().powi(3) * 9.0) as usize;
        let mut when = at;
        for _ in 0..snaps {
            snap(frames, when, pan, random);
            when += random.between(0.012, 0.11);
        }
        at += -random.between(0.02, 1.0).ln() * 0.3;
    }
}

/// One snap at `when` seconds.
fn snap(frames: &mut [[f32; 2]], when: f32, pan: f32, random: &mut Random) {
    // Few are loud: a fire is a matter of many small things.
    let loud = 0.03 + 0.33 * random.unit().powi(5);
    let pitch = random.between(700.0, 2_600.0) * (1.0 - 0.9 * loud);
    let decay = random.between(0.002, 0.007) + 0.03 * loud;
    let mut tone = Filter::band_pass(pitch, 1.4);
    let mut soft = Filter::low_pass(4_500.0);
    let start = (when * SAMPLE_RATE as f32) as usize;
    let (left, right) = (((1.0 - pan) / 2.0).sqrt(), ((1.0 + pan) / 2.0).sqrt());
    let length = (decay * 8.0 * SAMPLE_RATE as f32) as usize;
    for i in 0..length {
        let t = i as f32 / SAMPLE_RATE as f32;
        let envelope = (-t / decay).exp() * (PI / 2.0 * (t / 0.0006).min(1.0)).sin();
        let sample = loud * soft.run(tone.run(random.noise() * envelope * 2.0));
        let place = (start + i) % frames.len();
        frames[place][0] += left * sample;
        frames[place][1] += right * sample;
    }
}
