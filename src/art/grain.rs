//! Natural surfaces: wood, bone and hide as fields of one number, and the colours they take.

use super::noise::{layered, smooth};

/// The kind of pattern a material shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrainField {
    /// Long fibres along `u`, with the bands of the year rings across.
    Wood,
    /// Nearly even, with fine pores, as bone and antler are.
    Bone,
    /// A creased skin.
    Hide,
}

impl GrainField {
    /// The depth of the pattern at a point, from 0 (dark, hollow) to 1 (light, raised). It repeats
    /// with period 1 both ways.
    pub fn at(self, u: f32, v: f32) -> f32 {
        match self {
            Self::Wood => wood(u, v),
            Self::Bone => bone(u, v),
            Self::Hide => hide(u, v),
        }
    }

    /// The whole field as a square of `size` by `size` numbers, row by row.
    pub fn square(self, size: u32) -> Vec<f32> {
        let step = 1.0 / size as f32;
        (0..size * size).map(|i| self.at((i % size) as f32 * step, (i / size) as f32 * step)).collect()
    }
}

fn wood(u: f32, v: f32) -> f32 {
    let bend = layered(u, v, [2, 3], 2, 11) - 0.5;
    let rings = ((v * 9.0 + bend * 2.6) * std::f32::consts::TAU).sin() * 0.5 + 0.5;
    let late = rings * rings * rings;
    let fibre = layered(u, v + bend * 0.02, [6, 96], 2, 23);
    let pore = smooth(u, v, [28, 256], 37);
    let pores = ((pore - 0.72) * 6.0).clamp(0.0, 1.0) * (0.35 + 0.65 * late);
    let cloud = layered(u, v, [3, 4], 2, 41);
    (0.92 - 0.38 * late - 0.34 * (fibre - 0.35) - 0.30 * pores + 0.25 * (cloud - 0.5)).clamp(0.0, 1.0)
}

fn bone(u: f32, v: f32) -> f32 {
    let cloud = layered(u, v, [4, 5], 3, 53);
    let pore = smooth(u, v, [48, 96], 61);
    let streak = layered(u, v, [5, 40], 2, 67);
    (0.60 + 0.45 * (cloud - 0.5) + 0.25 * (streak - 0.5) - ((pore - 0.80) * 3.0).clamp(0.0, 0.4))
        .clamp(0.0, 1.0)
}

fn hide(u: f32, v: f32) -> f32 {
    let crease = |cells: [u32; 2], seed| {
        let n = layered(u, v, cells, 2, seed);
        1.0 - ((n - 0.5).abs() * 9.0).clamp(0.0, 1.0)
    };
    let creases = crease([14, 14], 71).max(0.7 * crease([30, 30], 79));
    let cloud = layered(u, v, [3, 3], 3, 83);
    (0.72 + 0.5 * (cloud - 0.5) - 0.35 * creases).clamp(0.0, 1.0)
}

/// What a thing is made of: a pattern, and the colours from its hollows to its heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Substance {
    /// Smoked oak, for the table.
    TableOak,
    /// Old oak, for the frame.
    Oak,
    /// Lighter oak, for the squares of the hall's board.
    PaleOak,
    /// Bog oak, nearly black: the attackers.
    BogOak,
    /// Maple, nearly white: the defenders and their king.
    Maple,
    /// Birch, for the northern board.
    Birch,
    /// Reindeer leather, for the northern squares.
    Leather,
    /// Pale antler.
    Antler,
    /// Dark horn.
    Horn,
}

impl Substance {
    /// Every substance.
    pub const ALL: [Self; 9] = [
        Self::TableOak,
        Self::Oak,
        Self::PaleOak,
        Self::BogOak,
        Self::Maple,
        Self::Birch,
        Self::Leather,
        Self::Antler,
        Self::Horn,
    ];

    /// The pattern it shows.
    pub const fn field(self) -> GrainField {
        match self {
            Self::Antler | Self::Horn => GrainField::Bone,
            Self::Leather => GrainField::Hide,
            _ => GrainField::Wood,
        }
    }

    /// Its colour in linear light where the pattern is `depth` (0 to 1).
    pub fn color(self, depth: f32) -> [f32; 3] {
        let [low, high] = match self {
            Self::Oak => [[0.030, 0.013, 0.006], [0.140, 0.064, 0.028]],
            Self::TableOak => [[0.012, 0.0065, 0.0042], [0.062, 0.033, 0.019]],
            Self::PaleOak => [[0.095, 0.045, 0.019], [0.350, 0.205, 0.100]],
            Self::BogOak => [[0.008, 0.005, 0.004], [0.062, 0.026, 0.019]],
            Self::Maple => [[0.480, 0.340, 0.190], [0.900, 0.780, 0.580]],
            Self::Birch => [[0.200, 0.122, 0.062], [0.460, 0.320, 0.185]],
            Self::Leather => [[0.085, 0.036, 0.016], [0.260, 0.130, 0.060]],
            Self::Antler => [[0.420, 0.300, 0.170], [0.860, 0.750, 0.560]],
            Self::Horn => [[0.010, 0.008, 0.008], [0.075, 0.048, 0.038]],
        };
        std::array::from_fn(|c| low[c] + (high[c] - low[c]) * depth)
    }

    /// How dull its surface is, from 0 (a mirror) to 1 (chalk).
    pub const fn roughness(self) -> f32 {
        match self {
            Self::TableOak => 0.66,
            Self::Oak | Self::PaleOak => 0.58,
            Self::BogOak | Self::Maple => 0.42,
            Self::Birch => 0.62,
            Self::Leather => 0.78,
            Self::Antler | Self::Horn => 0.40,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: [GrainField; 3] = [GrainField::Wood, GrainField::Bone, GrainField::Hide];

    #[test]
    fn fields_use_their_range_and_repeat() {
        for field in FIELDS {
            let square = field.square(64);
            let (mut low, mut high) = (1.0_f32, 0.0_f32);
            for &depth in &square {
                assert!((0.0..=1.0).contains(&depth), "{field:?}");
                (low, high) = (low.min(depth), high.max(depth));
            }
            assert!(high - low > 0.25, "{field:?} is flat: {low} to {high}");
            for i in 0..32 {
                let t = i as f32 / 32.0;
                assert!((field.at(0.0, t) - field.at(1.0, t)).abs() < 1e-3);
                assert!((field.at(t, 0.0) - field.at(t, 1.0)).abs() < 1e-3);
            }
        }
    }

    /// The men of the two sides must be told apart by value alone, in both styles.
    #[test]
    fn light_and_dark_men_are_far_apart() {
        let light = |s: Substance| s.color(0.6).iter().sum::<f32>() / 3.0;
        assert!(light(Substance::Maple) > 8.0 * light(Substance::BogOak));
        assert!(light(Substance::Antler) > 8.0 * light(Substance::Horn));
    }
}
