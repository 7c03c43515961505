//! Every colour of light that is laid on the board: marks and halos. Values are linear light.

/// A colour of light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow(pub [f32; 3]);

impl Glow {
    /// What a player may take hold of, and where he may go.
    pub const IVORY: Self = Self([1.0, 0.80, 0.48]);
    /// What is chosen, what has just happened, and victory of the king.
    pub const GOLD: Self = Self([1.0, 0.40, 0.05]);
    /// What would fall, and victory over the king.
    pub const EMBER: Self = Self([0.95, 0.13, 0.045]);
    /// The cursor, and what is explained.
    pub const FROST: Self = Self([0.50, 0.74, 0.95]);
    /// What the computer advises: the green of old bronze.
    pub const VERDIGRIS: Self = Self([0.10, 0.72, 0.36]);
    /// The dark line round a mark, that sets it off from light wood.
    pub const SOOT: Self = Self([0.02, 0.012, 0.008]);

    /// With an opacity.
    pub const fn at(self, alpha: f32) -> [f32; 4] {
        let [r, g, b] = self.0;
        [r, g, b, alpha]
    }
}
