//! The inlays of throne and corners: interlaced bands of our own drawing, one square wide.

use std::f32::consts::TAU;

use bevy::prelude::{Vec2, Vec3};

use super::palette::Paint;
use super::ribbon::{Band, ribbon};
use super::shape::Shape;

/// A closed interlace: a band that goes `turns` times round while it swings `lobes` times in and
/// out. The two must have no common divisor, or it would close too early.
#[derive(Clone, Copy, Debug)]
struct Interlace {
    turns: u32,
    lobes: u32,
    /// Middle radius, and how far the band swings to either side of it.
    radius: f32,
    swing: f32,
    width: f32,
}

/// Height of a band above its ground where it passes under and over another.
const UNDER: f32 = 0.008;
const OVER: f32 = 0.026;

impl Interlace {
    /// The middle line. Where it crosses itself one passage is high and the other low, because
    /// they swing in opposite senses there: the weave comes by itself.
    fn path(&self, steps: u32) -> Vec<Vec3> {
        (0..steps)
            .map(|i| {
                let along = i as f32 / steps as f32;
                let angle = along * self.turns as f32 * TAU;
                let (sin, cos) = (along * self.lobes as f32 * TAU).sin_cos();
                let r = self.radius + self.swing * cos;
                let y = UNDER + (OVER - UNDER) * (sin * 0.5 + 0.5);
                Vec3::new(r * angle.cos(), y, r * angle.sin())
            })
            .collect()
    }

    /// The band in `paint` on a broader dark band just below it, which cuts a gap into whatever
    /// passes underneath.
    fn shape(&self, steps: u32, paint: Paint) -> Shape {
        let path = self.path(steps);
        let lower: Vec<Vec3> = path.iter().map(|p| *p - Vec3::Y * 0.005).collect();
        let mut shape =
            ribbon(&lower, true, Band { width: self.width * 1.6, crest: 0.0, paint: Paint::NIELLO });
        shape.append(&ribbon(&path, true, Band { width: self.width, crest: self.width * 0.10, paint }));
        shape
    }
}

/// The throne's mark: a ring of three strands in eight loops, within a double square.
pub fn throne_knot(paint: Paint) -> Shape {
    let rosette = Interlace { turns: 3, lobes: 8, radius: 0.262, swing: 0.100, width: 0.042 };
    let mut shape = rosette.shape(144, paint);
    shape.append(&line_ring(0.440, 0.030, 0.006, paint));
    shape.append(&disc(0.075, 0.010, paint));
    shape
}

/// A corner's mark: a four-cornered knot within a single square.
pub fn corner_knot(paint: Paint) -> Shape {
    let knot = Interlace { turns: 3, lobes: 4, radius: 0.215, swing: 0.130, width: 0.050 };
    let mut shape = knot.shape(96, paint);
    shape.append(&line_ring(0.425, 0.030, 0.006, paint));
    shape
}

/// A square line: its middle runs `half` from the centre, at height `y`.
pub fn line_ring(half: f32, width: f32, y: f32, paint: Paint) -> Shape {
    let (inner, outer) = (half - width * 0.5, half + width * 0.5);
    let corner = |r: f32, k: usize| {
        let [x, z] = [[-r, r], [r, r], [r, -r], [-r, -r]][k % 4];
        Vec3::new(x, y, z)
    };
    let mut shape = Shape::default();
    for k in 0..4 {
        let corners = [corner(outer, k), corner(outer, k + 1), corner(inner, k + 1), corner(inner, k)];
        shape.facet(corners, corners.map(|c| Vec2::new(c.x, c.z) * 0.2), paint);
    }
    shape
}

/// A flat disc.
fn disc(radius: f32, y: f32, paint: Paint) -> Shape {
    const SIDES: u32 = 20;
    let mut shape = Shape::default();
    let middle = shape.vertex(Vec3::Y * y, Vec3::Y, Vec2::ZERO, paint);
    let mut previous = None;
    for i in 0..=SIDES {
        let (sin, cos) = ((i % SIDES) as f32 / SIDES as f32 * TAU).sin_cos();
        let rim = Vec3::new(radius * cos, y, -radius * sin);
        let rim = shape.vertex(rim, Vec3::Y, Vec2::new(cos, sin) * 0.05, paint);
        if let Some(old) = previous {
            shape.triangle(middle, old, rim);
        }
        previous = Some(rim);
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    #[test]
    fn inlays_are_sound_and_stay_within_their_square() {
        for shape in [throne_knot(Paint::GOLD), corner_knot(Paint::BONE)] {
            check::sound(&shape);
            assert!(shape.positions.iter().all(|p| p.x.abs() < 0.46 && p.z.abs() < 0.46));
            assert!(shape.positions.iter().all(|p| (0.0..0.05).contains(&p.y)));
        }
    }

    /// Wherever the band crosses itself, one passage lies clearly above the other.
    #[test]
    fn crossings_go_over_and_under() {
        let knot = Interlace { turns: 3, lobes: 8, radius: 0.25, swing: 0.12, width: 0.05 };
        let path = knot.path(720);
        let mut crossings = 0;
        for i in 0..path.len() {
            for j in i + 40..path.len().min(i + 680) {
                let flat = |p: Vec3| Vec2::new(p.x, p.z);
                if flat(path[i]).distance(flat(path[j])) < 0.002 {
                    assert!((path[i].y - path[j].y).abs() > 0.004);
                    crossings += 1;
                }
            }
        }
        assert!(crossings >= 8, "{crossings}");
    }
}
