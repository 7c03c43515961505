//! Turned bodies: a profile carried round the vertical axis, as on a lathe.

use std::f32::consts::TAU;

use bevy::prelude::{Vec2, Vec3};

use super::palette::Paint;
use super::shape::Shape;

/// Neighbouring pieces of a profile that meet at less than this angle (as a cosine) are smooth;
/// at more they keep a sharp edge.
const SMOOTH_COSINE: f32 = 0.80;

/// The outline of half a turned body, from the top of the axis outwards and down to its foot.
///
/// Points are (distance from the axis, height).
#[derive(Clone, Debug)]
pub struct Profile {
    points: Vec<Vec2>,
    paints: Vec<Paint>,
    paint: Paint,
    steps: u32,
}

impl Profile {
    /// Starts at the top of the axis. Curves are cut into `steps` pieces.
    pub fn start(height: f32, paint: Paint, steps: u32) -> Self {
        Self { points: vec![Vec2::new(0.0, height)], paints: Vec::new(), paint, steps: steps.max(1) }
    }

    /// Paints what follows.
    #[must_use]
    pub fn paint(mut self, paint: Paint) -> Self {
        self.paint = paint;
        self
    }

    /// Goes straight to a point.
    #[must_use]
    pub fn line(mut self, radius: f32, height: f32) -> Self {
        self.points.push(Vec2::new(radius, height));
        self.paints.push(self.paint);
        self
    }

    /// Goes to `end` in a curve that is drawn towards `pull` (a quadratic Bézier curve).
    #[must_use]
    pub fn curve(mut self, pull: [f32; 2], end: [f32; 2]) -> Self {
        let (start, pull, end) = (self.last(), Vec2::from(pull), Vec2::from(end));
        for i in 1..=self.steps {
            let t = i as f32 / self.steps as f32;
            let p = start.lerp(pull, t).lerp(pull.lerp(end, t), t);
            self = self.line(p.x, p.y);
        }
        self
    }

    /// Turns a shallow groove of the given width and depth into a flat or sloping part, on the way
    /// straight to a point at `end`.
    #[must_use]
    pub fn groove(self, end: [f32; 2], depth: f32, ink: Paint) -> Self {
        let (start, end) = (self.last(), Vec2::from(end));
        let along = end - start;
        let inwards = Vec2::new(along.y, -along.x).normalize_or_zero() * depth;
        let mid = start + along * 0.5 + inwards;
        let outer = self.paint;
        self.paint(ink).line(mid.x, mid.y).line(end.x, end.y).paint(outer)
    }

    fn last(&self) -> Vec2 {
        *self.points.last().expect("a profile starts with a point")
    }
}

/// One straight piece of an outline, with the normals at its two ends and the distance travelled.
pub(super) struct Piece {
    pub ends: [Vec2; 2],
    pub normals: [Vec2; 2],
    pub along: [f32; 2],
}

/// Cuts an outline into its pieces. The outside is on the left of the way; bends are smoothed,
/// edges stay sharp.
pub(super) fn pieces_of(points: &[Vec2]) -> Vec<Piece> {
    let directions: Vec<Vec2> = points.windows(2).map(|w| (w[1] - w[0]).normalize_or(Vec2::X)).collect();
    let mut along = 0.0;
    let mut pieces = Vec::with_capacity(directions.len());
    for (i, w) in points.windows(2).enumerate() {
        let start = along;
        along += w[0].distance(w[1]);
        let before = directions[i.saturating_sub(1)];
        let after = directions[(i + 1).min(directions.len() - 1)];
        pieces.push(Piece {
            ends: [w[0], w[1]],
            normals: [before, after].map(|n| outward(blended(directions[i], n))),
            along: [start, along],
        });
    }
    pieces
}

/// The direction of an outline at a point between two pieces, seen from `own`.
fn blended(own: Vec2, neighbour: Vec2) -> Vec2 {
    if own.dot(neighbour) >= SMOOTH_COSINE { (own + neighbour).normalize_or(own) } else { own }
}

/// The side of an outline that looks away from the body.
fn outward(direction: Vec2) -> Vec2 {
    Vec2::new(-direction.y, direction.x)
}

/// Turns a profile into a body with `sides` flat sides all round.
pub fn turn(profile: &Profile, sides: u32) -> Shape {
    let mut shape = Shape::default();
    for (piece, &paint) in pieces_of(&profile.points).iter().zip(&profile.paints) {
        band(&mut shape, piece, paint, sides);
    }
    shape
}

/// One piece of the profile carried round.
fn band(shape: &mut Shape, piece: &Piece, paint: Paint, sides: u32) {
    let mut previous: Option<[u32; 2]> = None;
    for s in 0..=sides {
        // The last column repeats the first exactly, so that the surface closes without a seam.
        let turn = (s % sides) as f32 / sides as f32 * TAU;
        let (sin, cos) = turn.sin_cos();
        let around = |p: Vec2| Vec3::new(p.x * cos, p.y, p.x * sin);
        let column = [0, 1].map(|end| {
            let uv = Vec2::new(piece.along[end] * 0.45, s as f32 / sides as f32 * 1.4);
            shape.vertex(around(piece.ends[end]), around(piece.normals[end]), uv, paint)
        });
        if let Some([top, foot]) = previous {
            shape.quad(top, column[0], column[1], foot);
        }
        previous = Some(column);
    }
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    /// A profile that comes back to the axis makes a closed body.
    #[test]
    fn a_turned_egg_is_closed_and_faces_outwards() {
        let egg =
            Profile::start(1.0, Paint::PLAIN, 8).curve([0.5, 1.0], [0.5, 0.5]).curve([0.5, 0.0], [0.0, 0.0]);
        for sides in [3, 8, 33] {
            let shape = turn(&egg, sides);
            check::sound(&shape);
            check::closed(&shape);
            assert!(
                shape
                    .positions
                    .iter()
                    .zip(&shape.normals)
                    .all(|(p, n)| { (*p - Vec3::Y * 0.5).dot(*n) > 0.0 })
            );
        }
    }

    /// A right angle stays sharp, a gentle bend becomes smooth.
    #[test]
    fn edges_stay_sharp_and_bends_turn_smooth() {
        let box_like = Profile::start(1.0, Paint::PLAIN, 1).line(0.5, 1.0).line(0.5, 0.0);
        let shape = turn(&box_like, 12);
        assert!(shape.normals.iter().all(|n| n.y.abs() < 1e-6 || n.y > 0.999));
    }
}
