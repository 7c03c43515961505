//! Second-order filters, in the usual bilinear form.

use std::f32::consts::{FRAC_1_SQRT_2, TAU};

use super::sound::SAMPLE_RATE;

/// One filter with its memory.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    b: [f32; 3],
    a: [f32; 2],
    z: [f32; 2],
}

impl Filter {
    /// Lets pass what lies below the frequency (in Hz): 12 dB less for each octave above.
    pub fn low_pass(frequency: f32) -> Self {
        let (cos, alpha) = angle(frequency, FRAC_1_SQRT_2);
        let b = (1.0 - cos) / 2.0;
        Self::normalised([b, 2.0 * b, b], cos, alpha)
    }

    /// Lets pass what lies above the frequency (in Hz).
    pub fn high_pass(frequency: f32) -> Self {
        let (cos, alpha) = angle(frequency, FRAC_1_SQRT_2);
        let b = (1.0 + cos) / 2.0;
        Self::normalised([b, -2.0 * b, b], cos, alpha)
    }

    /// Lets pass a band around the frequency (in Hz); narrower with a greater `q`.
    pub fn band_pass(frequency: f32, q: f32) -> Self {
        let (cos, alpha) = angle(frequency, q);
        Self::normalised([alpha, 0.0, -alpha], cos, alpha)
    }

    fn normalised(b: [f32; 3], cos: f32, alpha: f32) -> Self {
        let a0 = 1.0 + alpha;
        Filter { b: b.map(|b| b / a0), a: [-2.0 * cos / a0, (1.0 - alpha) / a0], z: [0.0; 2] }
    }

    /// Takes one sample and gives one.
    pub fn run(&mut self, x: f32) -> f32 {
        let y = self.b[0] * x + self.z[0];
        self.z[0] = self.b[1] * x - self.a[0] * y + self.z[1];
        self.z[1] = self.b[2] * x - self.a[1] * y;
        y
    }
}

/// Sends a sample through one filter after another.
pub(super) fn chain(filters: &mut [Filter], x: f32) -> f32 {
    filters.iter_mut().fold(x, |x, filter| filter.run(x))
}

/// Cosine of the corner frequency's angle, and the filter's bandwidth term.
fn angle(frequency: f32, q: f32) -> (f32, f32) {
    let w = TAU * frequency / SAMPLE_RATE as f32;
    (w.cos(), w.sin() / (2.0 * q))
}
