//! Horns: a column of air, lips that buzz, and a bell.
//!
//! The tone is a harmonic series. What makes it brass and not an organ is that its upper
//! harmonics come with the breath: softly blown a horn is almost a plain tone, and it brightens
//! as it swells. A note is reached from a little below, wavers slightly, and carries some wind.

use std::f32::consts::TAU;

use super::filter::{Filter, chain};
use super::random::Random;
use super::room::{HALL, Room};
use super::sound::{SAMPLE_RATE, Sound, frames};

/// An instrument.
#[derive(Clone, Copy, Debug)]
struct Horn {
    /// Where its upper harmonics end (in Hz) when blown with full breath.
    brightness: f32,
    /// The resonance of its bell, in Hz.
    bell: f32,
    /// The share of wind in the tone.
    wind: f32,
    /// Seconds until a note stands.
    attack: f32,
}

/// Long and dark, of wood bound with bark.
const LUR: Horn = Horn { brightness: 900.0, bell: 420.0, wind: 0.05, attack: 0.16 };

/// An ox horn.
const OX: Horn = Horn { brightness: 1_500.0, bell: 640.0, wind: 0.045, attack: 0.11 };

/// A goat's horn, small and quick.
const GOAT: Horn = Horn { brightness: 1_700.0, bell: 900.0, wind: 0.07, attack: 0.05 };

/// A note: when (s), for how long (s), how high (Hz), with how much breath (0 to 1).
#[derive(Clone, Copy, Debug)]
struct Note {
    at: f32,
    length: f32,
    pitch: f32,
    breath: f32,
}

/// The attackers have won: two lurs, falling a fourth and staying there.
pub(super) fn attackers(seed: u64) -> Sound {
    let first = [note(0.0, 1.05, 146.8, 0.75), note(1.05, 2.35, 110.0, 1.0)];
    let second = [note(1.2, 2.2, 109.3, 0.8)];
    let mut mix = Mix::new("attackers", seed, HALL);
    mix.blow(LUR, &first, -0.25, 1.0);
    mix.blow(LUR, &second, 0.35, 0.7);
    mix.finish(-8.0)
}

/// The defenders have won: an ox horn climbs a fifth and then to the octave, another joins it.
pub(super) fn defenders(seed: u64) -> Sound {
    let first = [note(0.0, 0.55, 146.8, 0.7), note(0.55, 0.55, 220.0, 0.85), note(1.1, 2.0, 293.7, 1.0)];
    let second = [note(1.25, 1.8, 220.6, 0.75)];
    let mut mix = Mix::new("defenders", seed, HALL);
    mix.blow(OX, &first, 0.2, 1.0);
    mix.blow(OX, &second, -0.35, 0.55);
    mix.finish(-8.5)
}

/// Nobody has won: one low note that swells and goes.
pub(super) fn draw(seed: u64) -> Sound {
    let mut mix = Mix::new("draw", seed, HALL);
    mix.blow(LUR, &[note(0.0, 2.3, 130.8, 0.6)], 0.0, 1.0);
    mix.finish(-10.0)
}

/// Raichi: one short call.
pub(super) fn raichi(seed: u64) -> Sound {
    let mut mix = Mix::new("raichi", seed, near());
    mix.blow(GOAT, &call(0.0), 0.0, 1.0);
    mix.finish(-11.0)
}

/// Tuichu: the call, and again, with more breath.
pub(super) fn tuichu(seed: u64) -> Sound {
    let mut mix = Mix::new("tuichu", seed, near());
    mix.blow(GOAT, &call(0.0), 0.0, 0.9);
    mix.blow(GOAT, &call(0.52), 0.0, 1.0);
    mix.finish(-10.0)
}

/// The call of the small horn: a short upbeat and the fourth above it.
fn call(at: f32) -> [Note; 2] {
    [note(at, 0.1, 293.7, 0.6), note(at + 0.1, 0.32, 391.9, 0.9)]
}

fn note(at: f32, length: f32, pitch: f32, breath: f32) -> Note {
    Note { at, length, pitch, breath }
}

/// The hall, but the horn is in the hand.
fn near() -> Room {
    Room { decay: 0.9, wet: 0.2, ..HALL }
}

/// Horns sounding together in a room.
struct Mix {
    room: Room,
    frames: Vec<[f32; 2]>,
    random: Random,
}

impl Mix {
    fn new(purpose: &str, seed: u64, room: Room) -> Self {
        Mix { room, frames: Vec::new(), random: Random::new(purpose, seed) }
    }

    /// Adds one horn that plays these notes in one breath, from `pan` (-1 left, 1 right).
    fn blow(&mut self, horn: Horn, notes: &[Note], pan: f32, gain: f32) {
        let dry = horn.play(notes, &mut self.random);
        let wet = self.room.place(&dry, pan, &mut self.random);
        if self.frames.len() < wet.len() {
            self.frames.resize(wet.len(), [0.0; 2]);
        }
        for (sum, frame) in self.frames.iter_mut().zip(wet) {
            sum[0] += gain * frame[0];
            sum[1] += gain * frame[1];
        }
    }

    fn finish(self, peak_db: f32) -> Sound {
        Sound::finish(self.frames, peak_db)
    }
}

/// Harmonics above this frequency (in Hz) are left out.
const HIGHEST: f32 = 5_500.0;
/// Samples between two looks at how strong each harmonic is.
const STEP: usize = 48;

impl Horn {
    /// Plays notes, slurred where one follows on the other, as one channel.
    fn play(&self, notes: &[Note], random: &mut Random) -> Vec<f32> {
        let end = notes.iter().fold(0.0, |end: f32, n| end.max(n.at + n.length));
        let mut out = vec![0.0; frames(end + 0.6)];
        let lowest = notes.iter().fold(f32::MAX, |low, n| low.min(n.pitch));
        let mut tone = Tone::new((HIGHEST / lowest) as usize);
        let mut wind = [Filter::band_pass(self.bell * 1.4, 0.8), Filter::low_pass(2_600.0)];
        // Lips are never quite still: slow wandering of pitch and strength.
        let mut wander = [Wander::new(3.0), Wander::new(5.0)];
        let mut pitch = notes.first().map_or(lowest, |n| n.pitch);
        let mut breath = 0.0;

        for (block, samples) in out.chunks_mut(STEP).enumerate() {
            let t = (block * STEP) as f32 / SAMPLE_RATE as f32;
            let step = STEP as f32 / SAMPLE_RATE as f32;
            let wish = self.wish(notes, t);
            let speed = if wish.breath > breath { self.attack } else { 0.3 };
            breath += (wish.breath - breath) * (step / speed * 2.3).min(1.0);
            pitch += (wish.pitch - pitch) * (step / 0.014).min(1.0);
            let unsteady = [0, 1].map(|k| wander[k].next(step, random));
            // A weak breath does not hold the note: it sags and is reached from below.
            let sag = 1.0 - 0.035 * (1.0 - (breath * 1.6).min(1.0)).powi(2);
            let vibrato =
                1.0 + 0.003 * (TAU * 4.6 * t).sin() * ((t - wish.since) * 1.5 - 0.6).clamp(0.0, 1.0);
            let frequency = pitch * sag * vibrato * (1.0 + 0.003 * unsteady[0]);
            let strength = breath * (1.0 + 0.06 * unsteady[1]);
            tone.aim(|k| self.harmonic(k as f32 * frequency, strength) * strength.max(0.0));
            for sample in samples {
                let hiss = chain(&mut wind, random.noise());
                *sample = tone.next(frequency) + self.wind * strength * hiss;
            }
        }
        out
    }

    /// What the player wants at a moment: his note, and how much breath he gives it.
    fn wish(&self, notes: &[Note], t: f32) -> Wish {
        let mut wish = Wish { pitch: notes.first().map_or(0.0, |n| n.pitch), breath: 0.0, since: 0.0 };
        for note in notes.iter().filter(|n| t >= n.at) {
            let within = t - note.at;
            wish.pitch = note.pitch;
            wish.since = note.at;
            wish.breath = if within < note.length {
                // A long note swells a little, then the breath runs out.
                let part = within / note.length;
                note.breath * (0.82 + 0.36 * part - 0.3 * part * part)
            } else {
                0.0
            };
        }
        wish
    }

    /// How strong a harmonic at this frequency is, blown with so much strength.
    fn harmonic(&self, frequency: f32, strength: f32) -> f32 {
        let cutoff = self.brightness * (0.16 + 0.84 * strength.clamp(0.0, 1.2).powf(1.5));
        let lips = (-frequency / cutoff).exp();
        // The bell lets out little of the lowest, and favours its own resonance.
        let radiated = frequency / (frequency + 0.35 * self.bell);
        let octaves = (frequency / self.bell).log2();
        let resonance = 1.0 + 0.9 * (-octaves * octaves * 2.2).exp();
        lips * radiated * resonance
    }
}

/// What the player wants at a moment.
struct Wish {
    pitch: f32,
    breath: f32,
    since: f32,
}

/// A harmonic series whose members glide to where they are wanted.
struct Tone {
    phase: f32,
    level: Vec<f32>,
    change: Vec<f32>,
}

impl Tone {
    fn new(harmonics: usize) -> Self {
        Tone { phase: 0.0, level: vec![0.0; harmonics], change: vec![0.0; harmonics] }
    }

    /// Sets what each harmonic (from 1) shall reach within the next step.
    fn aim(&mut self, wanted: impl Fn(usize) -> f32) {
        for (k, (level, change)) in self.level.iter().zip(&mut self.change).enumerate() {
            *change = (wanted(k + 1) - level) / STEP as f32;
        }
    }

    /// The next sample. All harmonics follow from the sine and cosine of the first.
    fn next(&mut self, frequency: f32) -> f32 {
        self.phase = (self.phase + frequency / SAMPLE_RATE as f32).fract();
        let (sin, cos) = (TAU * self.phase).sin_cos();
        let (mut before, mut now, mut sum) = (0.0, sin, 0.0);
        for (level, change) in self.level.iter_mut().zip(&self.change) {
            *level += change;
            sum += *level * now;
            (before, now) = (now, 2.0 * cos * now - before);
        }
        sum
    }
}

/// A value that wanders between about -1 and 1, so many times a second.
struct Wander {
    rate: f32,
    from: f32,
    to: f32,
    part: f32,
}

impl Wander {
    fn new(rate: f32) -> Self {
        Wander { rate, from: 0.0, to: 0.0, part: 1.0 }
    }

    fn next(&mut self, step: f32, random: &mut Random) -> f32 {
        self.part += step * self.rate;
        if self.part >= 1.0 {
            self.part = self.part.fract();
            self.from = self.to;
            self.to = random.noise();
        }
        let smooth = self.part * self.part * (3.0 - 2.0 * self.part);
        self.from + (self.to - self.from) * smooth
    }
}
