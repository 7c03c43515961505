//! Noise that repeats, for textures without seams.

/// A well mixed hash of a lattice point.
fn hash(x: u32, y: u32, seed: u32) -> u32 {
    let mut h = x
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(y.wrapping_mul(0x85EB_CA77))
        .wrapping_add(seed.wrapping_mul(0xC2B2_AE3D));
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}

/// A number from 0 to 1 that belongs to a lattice point.
pub fn lattice(x: u32, y: u32, seed: u32) -> f32 {
    (hash(x, y, seed) >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 over the unit square, with `cells` lattice cells each way; it repeats
/// with period 1.
pub fn smooth(u: f32, v: f32, cells: [u32; 2], seed: u32) -> f32 {
    let split = |t: f32, n: u32| {
        let t = t.rem_euclid(1.0) * n as f32;
        let cell = t.floor();
        let f = t - cell;
        ((cell as u32) % n, f * f * (3.0 - 2.0 * f))
    };
    let ((x, fx), (y, fy)) = (split(u, cells[0]), split(v, cells[1]));
    let (x1, y1) = ((x + 1) % cells[0], (y + 1) % cells[1]);
    let low = lattice(x, y, seed) * (1.0 - fx) + lattice(x1, y, seed) * fx;
    let high = lattice(x, y1, seed) * (1.0 - fx) + lattice(x1, y1, seed) * fx;
    low * (1.0 - fy) + high * fy
}

/// Smooth noise of several octaves, from 0 to 1.
pub fn layered(u: f32, v: f32, cells: [u32; 2], octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
    for octave in 0..octaves {
        let cells = cells.map(|c| c << octave);
        sum += weight * smooth(u, v, cells, seed + octave);
        total += weight;
        weight *= 0.5;
    }
    sum / total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_and_stays_in_range() {
        for i in 0..400 {
            let (u, v) = (lattice(i, 0, 1), lattice(i, 1, 1));
            let here = layered(u, v, [4, 7], 4, 9);
            assert!((0.0..=1.0).contains(&here));
            assert!((here - layered(u + 1.0, v - 1.0, [4, 7], 4, 9)).abs() < 1e-3);
        }
    }

    #[test]
    fn lattice_values_are_spread_evenly() {
        let n = 4096;
        let mean = (0..n).map(|i| lattice(i % 64, i / 64, 3)).sum::<f32>() / n as f32;
        assert!((mean - 0.5).abs() < 0.02, "{mean}");
    }
}
