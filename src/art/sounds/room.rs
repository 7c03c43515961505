//! The room in which it is heard: a small hall of wood. Turns one channel into two.

use super::filter::Filter;
use super::random::Random;
use super::sound::{SAMPLE_RATE, frames};

/// How a room answers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// Seconds in which the reverberation falls by 60 dB.
    pub decay: f32,
    /// How loud the room is against the sound itself.
    pub wet: f32,
    /// Above this frequency (in Hz) the walls swallow the sound.
    pub warmth: f32,
    /// Size against a small room of about three metres.
    pub size: f32,
}

/// At the table: close by, the room hardly answers.
pub(super) const TABLE: Room = Room { decay: 0.32, wet: 0.11, warmth: 2_400.0, size: 1.0 };

/// The hall, for a horn.
pub(super) const HALL: Room = Room { decay: 1.5, wet: 0.3, warmth: 2_000.0, size: 2.6 };

/// Echo paths in milliseconds for a room of size 1; without a common divisor, so that they do not
/// pile up into a tone.
const PATHS: [f32; 4] = [17.3, 22.9, 28.7, 34.1];

impl Room {
    /// Places a sound at `pan` (-1 left, 1 right) in the room and lets the room ring out.
    pub fn place(&self, dry: &[f32], pan: f32, random: &mut Random) -> Vec<[f32; 2]> {
        let mut lines = PATHS.map(|ms| Line::new(ms / 1000.0 * self.size * random.about(0.05), self));
        let (left, right) = ((0.5 * (1.0 - pan)).sqrt(), (0.5 * (1.0 + pan)).sqrt());
        let length = dry.len() + frames(self.decay);
        (0..length)
            .map(|i| {
                let x = dry.get(i).copied().unwrap_or(0.0);
                let y: [f32; 4] = std::array::from_fn(|k| lines[k].read());
                // A reflection matrix that keeps the energy: what comes back goes on its way in
                // all four directions.
                let half = 0.5 * y.iter().sum::<f32>();
                for (k, line) in lines.iter_mut().enumerate() {
                    line.write(x + y[k] - half);
                }
                [
                    left * x * 1.414 + self.wet * (y[0] + 0.6 * y[2] - 0.5 * y[3]),
                    right * x * 1.414 + self.wet * (y[1] + 0.6 * y[3] - 0.5 * y[2]),
                ]
            })
            .collect()
    }
}

/// One echo path.
struct Line {
    samples: Vec<f32>,
    next: usize,
    gain: f32,
    wall: Filter,
}

impl Line {
    fn new(seconds: f32, room: &Room) -> Self {
        let length = frames(seconds);
        Line {
            samples: vec![0.0; length],
            next: 0,
            gain: 0.001f32.powf(length as f32 / (room.decay * SAMPLE_RATE as f32)),
            wall: Filter::low_pass(room.warmth),
        }
    }

    fn read(&mut self) -> f32 {
        self.wall.run(self.samples[self.next]) * self.gain
    }

    fn write(&mut self, sample: f32) {
        self.samples[self.next] = sample;
        self.next = (self.next + 1) % self.samples.len();
    }
}
