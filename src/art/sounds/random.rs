//! Chance that repeats: the same seed, the same sound.

/// A small generator (splitmix64). Good enough for noise, and nothing but noise.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts from a seed and from what it is for, so that two kinds of sound made from the same
    /// seed have nothing in common.
    pub fn new(purpose: &str, seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
        for byte in purpose.bytes() {
            random.0 = (random.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            random.next();
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Between the two, evenly.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A whole number from 0 up to, not including, `count`, which is at least 1.
    pub fn below(&mut self, count: usize) -> usize {
        ((self.unit() * count as f32) as usize).min(count - 1)
    }

    /// White noise: from -1 to 1.
    pub fn noise(&mut self) -> f32 {
        self.between(-1.0, 1.0)
    }

    /// A factor near 1: at most `spread` more or less.
    pub fn about(&mut self, spread: f32) -> f32 {
        1.0 + spread * self.noise()
    }
}
