//! Modal synthesis: a thing that is struck sounds as the sum of its damped modes.
//!
//! Each mode is a resonator driven by the force of the blow. What makes a blow hard or soft is how
//! long the two things touch: a short contact holds high frequencies, a long one does not. Where a
//! board is struck decides how strongly each mode takes part.

use std::f32::consts::{PI, TAU};

use super::random::Random;
use super::sound::{SAMPLE_RATE, frames};

/// One way in which a body swings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode {
    /// In Hz.
    pub frequency: f32,
    /// Seconds in which it falls by 60 dB.
    pub decay: f32,
    /// How loud it is heard.
    pub gain: f32,
}

/// The force between two things that touch, over time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    /// When, in seconds from the start of the sound.
    pub at: f32,
    /// How strong; 1 is a man set down.
    pub strength: f32,
    /// How long the contact lasts, in seconds. Half a millisecond is hard, three are dull.
    pub contact: f32,
    /// How rough: the share of noise in the contact.
    pub roughness: f32,
}

/// What is struck, as its modes.
#[derive(Clone, Debug)]
pub(super) struct Body(pub Vec<Mode>);

/// Above this frequency (in Hz) wood is not modelled: it would only be shrill.
const HIGHEST: f32 = 6_000.0;

impl Body {
    /// A rectangular wooden board lying on a table, struck at `place` (both from 0 to 1).
    ///
    /// `lowest` is its lowest mode in Hz. Wood is stiffer along the grain than across it, so the
    /// modes of a board crowd at other places than those of a metal plate.
    pub fn board(lowest: f32, place: [f32; 2], random: &mut Random) -> Self {
        const ACROSS: f32 = 0.34;
        const TWIST: f32 = 0.46;
        let norm = (1.0 + ACROSS + 2.0 * TWIST).sqrt();
        let mut modes = Vec::new();
        for m in 1..=9u8 {
            for n in 1..=9u8 {
                let (m, n) = (f32::from(m), f32::from(n));
                let stiffness = m.powi(4) + ACROSS * n.powi(4) + 2.0 * TWIST * (m * n).powi(2);
                let frequency = lowest * stiffness.sqrt() / norm * random.about(0.03);
                if frequency > HIGHEST {
                    continue;
                }
                let shape = (PI * m * place[0]).sin() * (PI * n * place[1]).sin();
                // Low modes move much air to and fro and radiate little of it.
                let radiation = frequency.powi(2) / (frequency.powi(2) + 420.0f32.powi(2));
                modes.push(Mode {
                    frequency,
                    decay: wood_decay(frequency) * random.about(0.12),
                    gain: shape * radiation * random.about(0.3),
                });
            }
        }
        Body(modes)
    }

    /// A small turned piece of wood: a few modes, soon over.
    pub fn piece(lowest: f32, random: &mut Random) -> Self {
        let modes = [(1.0, 1.0), (1.58, 0.6), (2.31, 0.4), (2.94, 0.22)]
            .into_iter()
            .map(|(ratio, gain)| {
                let frequency = lowest * ratio * random.about(0.04);
                Mode {
                    frequency,
                    decay: 0.9 * wood_decay(frequency) * random.about(0.15),
                    gain: gain * random.about(0.3),
                }
            })
            .filter(|mode| mode.frequency < HIGHEST)
            .collect();
        Body(modes)
    }

    /// The table beneath: two or three low, heavily damped modes that give a blow its weight.
    pub fn table(random: &mut Random) -> Self {
        let modes = [(104.0, 0.12, 0.5), (158.0, 0.11, 0.6), (236.0, 0.09, 0.5)]
            .into_iter()
            .map(|(frequency, decay, gain)| Mode {
                frequency: frequency * random.about(0.05),
                decay: decay * random.about(0.15),
                gain: gain * random.about(0.2),
            })
            .collect();
        Body(modes)
    }

    /// The same body heard more or less loudly.
    pub fn scaled(mut self, gain: f32) -> Self {
        for mode in &mut self.0 {
            mode.gain *= gain;
        }
        self
    }

    /// The same body with all its modes damped or freed by a factor.
    pub fn damped(mut self, factor: f32) -> Self {
        for mode in &mut self.0 {
            mode.decay *= factor;
        }
        self
    }

    /// Lets the blow ring in this body, on top of what `out` holds. What would ring beyond the end
    /// of `out` is lost.
    pub fn ring(&self, blow: &Blow, random: &mut Random, out: &mut [f32]) {
        let start = frames(blow.at);
        if start >= out.len() {
            return;
        }
        let out = &mut out[start..];
        let force = force(blow, random);
        for mode in &self.0 {
            let length = (force.len() + frames(mode.decay * 1.3)).min(out.len());
            let w = TAU * mode.frequency / SAMPLE_RATE as f32;
            let r = 0.001f32.powf(1.0 / (mode.decay * SAMPLE_RATE as f32));
            let (c1, c2, gain) = (2.0 * r * w.cos(), -r * r, mode.gain * w.sin());
            let (mut y1, mut y2) = (0.0, 0.0);
            for (i, sample) in out[..length].iter_mut().enumerate() {
                let x = force.get(i).copied().unwrap_or(0.0);
                let y = x + c1 * y1 + c2 * y2;
                *sample += gain * y;
                (y2, y1) = (y1, y);
            }
        }
    }
}

/// Seconds in which a mode of this frequency falls by 60 dB, in wood that lies on wood.
fn wood_decay(frequency: f32) -> f32 {
    1.0 / (3.6 + 0.0125 * frequency)
}

/// The force of a blow, sample by sample. The pulse has the same area however long it lasts; the
/// noise of two rough surfaces goes on a little longer.
fn force(blow: &Blow, random: &mut Random) -> Vec<f32> {
    let pulse = frames(blow.contact).max(2);
    let noise = pulse * 3;
    let height = blow.strength * PI / 2.0 / pulse as f32;
    (0..noise)
        .map(|i| {
            let t = i as f32 / pulse as f32;
            let push = if t < 1.0 { (PI * t).sin() } else { 0.0 };
            let rub = random.noise() * blow.roughness * (1.0 - t / 3.0) * t.min(1.0);
            height * (push + rub)
        })
        .collect()
}
