//! Flat marks with soft edges, to be laid on the board: coloured by their vertices, lit by nothing.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};
use bevy::prelude::{Vec2, Vec3};

/// Corners of a round mark.
const SIDES: u32 = 40;

/// A mark being drawn. Units are squares, the middle of a square is the origin; what is drawn later lies
/// over what was drawn before.
#[derive(Clone, Debug, Default)]
pub struct Decal {
    positions: Vec<[f32; 3]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Decal {
    fn vertex(&mut self, at: Vec3, color: [f32; 4]) -> u32 {
        self.positions.push(at.to_array());
        self.colors.push(color);
        self.positions.len() as u32 - 1
    }

    fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// A ring whose opacity changes with its radius: pairs of a radius and an opacity, from the inside out.
    #[must_use]
    pub fn rings(self, color: [f32; 4], profile: &[(f32, f32)]) -> Self {
        let ways: Vec<Vec2> =
            (0..SIDES).map(|side| Vec2::from_angle(TAU * side as f32 / SIDES as f32)).collect();
        self.around(&ways, color, profile)
    }

    /// A disc with a soft edge.
    #[must_use]
    pub fn disc(self, color: [f32; 4], radius: f32, soft: f32) -> Self {
        self.rings(color, &[(0.0, 1.0), (radius - soft, 1.0), (radius, 0.0)])
    }

    /// A ring with soft edges.
    #[must_use]
    pub fn ring(self, color: [f32; 4], inner: f32, outer: f32, soft: f32) -> Self {
        self.rings(color, &[(inner, 0.0), (inner + soft, 1.0), (outer - soft, 1.0), (outer, 0.0)])
    }

    /// A square frame whose opacity changes from its middle outwards, like [`Decal::rings`].
    #[must_use]
    pub fn frames(self, color: [f32; 4], profile: &[(f32, f32)]) -> Self {
        let corners = [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]].map(Vec2::from_array);
        self.around(&corners, color, profile)
    }

    /// Bands around the middle, through the corners that lie these ways, at the distances and with the
    /// opacities of a profile.
    fn around(mut self, corners: &[Vec2], [r, g, b, full]: [f32; 4], profile: &[(f32, f32)]) -> Self {
        for pair in profile.windows(2) {
            let [(inner, near), (outer, far)] = [pair[0], pair[1]];
            for (&from, &to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
                let mut corner = |way: Vec2, away: f32, alpha: f32| {
                    self.vertex(Vec3::new(way.x * away, 0.0, -way.y * away), [r, g, b, full * alpha])
                };
                let quad = [
                    corner(from, inner, near),
                    corner(from, outer, far),
                    corner(to, outer, far),
                    corner(to, inner, near),
                ];
                self.quad(quad);
            }
        }
        self
    }

    /// A bar from one point to another (x to the right, y away from the player) with soft long edges.
    #[must_use]
    pub fn bar(mut self, color: [f32; 4], from: Vec2, to: Vec2, width: f32, soft: f32) -> Self {
        let along = (to - from).normalize_or(Vec2::X);
        let aside = along.perp();
        let [r, g, b, full] = color;
        let half = width * 0.5;
        let stripes = [(-half, 0.0), (-half + soft, 1.0), (half - soft, 1.0), (half, 0.0)];
        for pair in stripes.windows(2) {
            let [(low, a), (high, c)] = [pair[0], pair[1]];
            let mut corner = |at: Vec2, off: f32, alpha: f32| {
                let at = at + aside * off;
                self.vertex(Vec3::new(at.x, 0.0, -at.y), [r, g, b, full * alpha])
            };
            let quad = [corner(from, low, a), corner(to, low, a), corner(to, high, c), corner(from, high, c)];
            self.quad(quad);
        }
        self
    }

    /// An arrow from one point to another, with a head more than twice as broad as its shaft.
    #[must_use]
    pub fn arrow(self, color: [f32; 4], from: Vec2, to: Vec2, width: f32, soft: f32) -> Self {
        let along = (to - from).normalize_or(Vec2::X);
        let aside = along.perp() * (width * 1.3);
        let neck = to - along * (width * 2.1);
        self.bar(color, from, neck, width, soft).triangle(color, [neck - aside, to, neck + aside], soft)
    }

    /// A triangle with soft edges, its corners counter-clockwise.
    fn triangle(mut self, color: [f32; 4], corners: [Vec2; 3], soft: f32) -> Self {
        let [r, g, b, full] = color;
        let middle = (corners[0] + corners[1] + corners[2]) / 3.0;
        let mut corner =
            |at: Vec2, alpha: f32| self.vertex(Vec3::new(at.x, 0.0, -at.y), [r, g, b, full * alpha]);
        let core = corners.map(|at| corner(at - (at - middle).normalize_or_zero() * soft, 1.0));
        let rim = corners.map(|at| corner(at, 0.0));
        self.indices.extend(core);
        for (this, next) in [(0, 1), (1, 2), (2, 0)] {
            self.quad([core[this], rim[this], rim[next], core[next]]);
        }
        self
    }

    /// Corner brackets of a square.
    #[must_use]
    pub fn brackets(mut self, color: [f32; 4], half: f32, length: f32, width: f32, soft: f32) -> Self {
        for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            let inset = half - width * 0.5;
            let corner = Vec2::new(x * inset, y * inset);
            let reach = Vec2::new(x, y) * (width * 0.5);
            self = self.bar(color, corner + reach * Vec2::X, corner - Vec2::X * x * length, width, soft).bar(
                color,
                corner + reach * Vec2::Y,
                corner - Vec2::Y * y * length,
                width,
                soft,
            );
        }
        self
    }

    /// A column of light that fades upwards. It is seen from both sides.
    #[must_use]
    pub fn beam(mut self, color: [f32; 4], radius: f32, height: f32) -> Self {
        let [r, g, b, full] = color;
        for side in 0..SIDES {
            let [from, to] = [side, side + 1].map(|n| Vec2::from_angle(TAU * n as f32 / SIDES as f32));
            for (low, high) in [((0.0, 1.0), (0.35, 0.45)), ((0.35, 0.45), (1.0, 0.0))] {
                let mut corner = |way: Vec2, (part, alpha): (f32, f32)| {
                    // It widens a little upwards.
                    let radius = radius * (1.0 + 0.25 * part);
                    let at = Vec3::new(way.x * radius, height * part, -way.y * radius);
                    self.vertex(at, [r, g, b, full * alpha])
                };
                let quad = [corner(from, low), corner(to, low), corner(to, high), corner(from, high)];
                self.quad(quad);
            }
        }
        self
    }

    /// The finished mesh.
    pub fn into_mesh(self) -> Mesh {
        let count = self.positions.len();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Decal> {
        let color = [1.0, 0.5, 0.2, 0.8];
        vec![
            Decal::default().disc(color, 0.3, 0.05),
            Decal::default().ring(color, 0.2, 0.3, 0.02),
            Decal::default().frames(color, &[(0.3, 0.0), (0.4, 1.0), (0.45, 0.0)]),
            Decal::default().bar(color, Vec2::ZERO, Vec2::new(0.3, 0.1), 0.1, 0.02),
            Decal::default().brackets(color, 0.46, 0.2, 0.08, 0.01),
            Decal::default().arrow(color, Vec2::new(-0.4, -0.2), Vec2::new(0.45, 0.3), 0.1, 0.02),
        ]
    }

    /// Flat marks face upwards and stay within their square.
    #[test]
    fn marks_lie_face_up_on_their_square() {
        for decal in all() {
            for triangle in decal.indices.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(decal.positions[triangle[i] as usize]));
                assert!((b - a).cross(c - a).y >= -1e-9, "{a} {b} {c}");
                assert!([a, b, c].iter().all(|p| p.x.abs() <= 0.5 && p.z.abs() <= 0.5 && p.y == 0.0));
            }
        }
    }

    /// Every outer edge is soft: where a mark ends, it is not seen any more.
    #[test]
    fn rings_fade_out() {
        let decal = Decal::default().ring([1.0; 4], 0.2, 0.3, 0.02);
        for (at, color) in decal.positions.iter().zip(&decal.colors) {
            let radius = Vec2::new(at[0], at[2]).length();
            let is_edge = !(0.201..=0.299).contains(&radius);
            assert_eq!(color[3], if is_edge { 0.0 } else { 1.0 });
        }
    }
}
