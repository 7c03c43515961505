//! Every colour of a material. Values are linear light, not screen values.

/// What a vertex is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// Linear red, green, blue; multiplies the grain of the material.
    pub rgb: [f32; 3],
    /// Bare metal (1) or not (0).
    pub metal: f32,
}

impl Paint {
    /// The bare grain of the material.
    pub const PLAIN: Self = Self::wood(1.0, 1.0, 1.0);
    /// Polished gold, for the king and the marks of the hall's board.
    pub const GOLD: Self = Self::metal(0.95, 0.60, 0.21);
    /// Bronze, for the bosses of the attackers.
    pub const BRONZE: Self = Self::metal(0.78, 0.42, 0.20);
    /// Cold iron.
    pub const IRON: Self = Self::metal(0.40, 0.38, 0.37);
    /// Reindeer bone, let into dark wood.
    pub const BONE: Self = Self::wood(0.78, 0.66, 0.46);
    /// The dark line between an inlay and its ground.
    pub const NIELLO: Self = Self::wood(0.035, 0.022, 0.014);
    /// The red of alder bark, with which leather and bone are dyed in the north.
    pub const ALDER_RED: Self = Self::wood(0.42, 0.085, 0.035);

    /// A colour of wood, bone or dye.
    pub const fn wood(r: f32, g: f32, b: f32) -> Self {
        Self { rgb: [r, g, b], metal: 0.0 }
    }

    /// A colour of bare metal.
    pub const fn metal(r: f32, g: f32, b: f32) -> Self {
        Self { rgb: [r, g, b], metal: 1.0 }
    }

    /// The same paint with `light` times the brightness: worn edges, shaded hollows.
    #[must_use]
    pub const fn shaded(self, light: f32) -> Self {
        let [r, g, b] = self.rgb;
        Self { rgb: [r * light, g * light, b * light], metal: self.metal }
    }

    /// As a vertex colour: alpha is the part that is not metal.
    pub fn vertex_color(self) -> [f32; 4] {
        let [r, g, b] = self.rgb;
        [r, g, b, 1.0 - self.metal]
    }
}
