//! A finished sound, and the finishing.

use super::filter::Filter;

/// Frames per second of every sound.
pub const SAMPLE_RATE: u32 = 48_000;

/// Recorded, so to speak: ready to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// Left and right, from -1 to 1.
    pub frames: Vec<[f32; 2]>,
    /// Frames per second.
    pub sample_rate: u32,
}

impl Sound {
    /// Length in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / self.sample_rate as f32
    }

    /// The greatest absolute sample.
    pub fn peak(&self) -> f32 {
        self.frames.iter().flatten().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// Finishes a sound that begins and ends in silence: no rumble below hearing and no constant
    /// offset, the inaudible tail cut off, a short fade at both ends, the peak where it was asked
    /// for (in decibels below full scale).
    pub(super) fn finish(mut frames: Vec<[f32; 2]>, peak_db: f32) -> Self {
        let mut filters = [Filter::high_pass(30.0), Filter::high_pass(30.0)];
        for frame in &mut frames {
            for (sample, filter) in frame.iter_mut().zip(&mut filters) {
                *sample = filter.run(*sample);
            }
        }
        let mut sound = Sound { frames, sample_rate: SAMPLE_RATE };
        sound.cut_tail();
        sound.fade();
        sound.set_peak(peak_db);
        sound
    }

    /// Finishes a sound that is played in a loop: only the peak is set, since whatever touches an
    /// end would be heard as a seam.
    pub(super) fn finish_loop(frames: Vec<[f32; 2]>, peak_db: f32) -> Self {
        let mut sound = Sound { frames, sample_rate: SAMPLE_RATE };
        sound.set_peak(peak_db);
        sound
    }

    /// Ends the sound where it has fallen 60 dB below its peak.
    fn cut_tail(&mut self) {
        let threshold = self.peak() * 0.001;
        let loud = |frame: &[f32; 2]| frame.iter().any(|sample| sample.abs() > threshold);
        let end = self.frames.iter().rposition(loud).map_or(0, |last| last + 1);
        self.frames.truncate(end);
    }

    fn fade(&mut self) {
        let length = self.frames.len();
        let fade_in = frames(0.000_4).min(length / 2);
        let fade_out = frames(0.03).min(length / 2);
        for i in 0..fade_in {
            self.frames[i] = self.frames[i].map(|s| s * i as f32 / fade_in as f32);
        }
        for i in 0..fade_out {
            self.frames[length - 1 - i] = self.frames[length - 1 - i].map(|s| s * i as f32 / fade_out as f32);
        }
    }

    fn set_peak(&mut self, peak_db: f32) {
        let peak = self.peak();
        if peak > 0.0 {
            let gain = amplitude(peak_db) / peak;
            for sample in self.frames.iter_mut().flatten() {
                *sample *= gain;
            }
        }
    }
}

/// The factor that a change of so many decibels means.
pub(super) fn amplitude(db: f32) -> f32 {
    10.0f32.powf(db / 20.0)
}

/// How many frames fill so many seconds.
pub(super) fn frames(seconds: f32) -> usize {
    (seconds * SAMPLE_RATE as f32).round() as usize
}
