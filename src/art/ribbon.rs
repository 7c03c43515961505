//! Bands laid along curves: the strands of an interlace, the strokes of a letter.

use std::f32::consts::PI;

use bevy::prelude::{Vec2, Vec3};

use super::palette::Paint;
use super::shape::Shape;

/// The cross-section of a band.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    /// From edge to edge.
    pub width: f32,
    /// How far its middle stands above its edges; the light then runs along it as on wire.
    pub crest: f32,
    /// Its paint.
    pub paint: Paint,
}

/// A band along a path above the horizontal plane. A closed path joins its end to its start.
pub fn ribbon(path: &[Vec3], closed: bool, band: Band) -> Shape {
    let mut shape = Shape::default();
    let n = path.len();
    let count = if closed { n + 1 } else { n };
    // A flat band needs no vertices along its middle.
    let across: &[f32] = if band.crest > 0.0 { &[-1.0, 0.0, 1.0] } else { &[-1.0, 1.0] };
    let mut previous: Option<Vec<u32>> = None;
    for i in 0..count {
        let here = path[i % n];
        let (before, after) = if closed {
            (path[(i + n - 1) % n], path[(i + 1) % n])
        } else {
            (path[i.saturating_sub(1)], path[(i + 1).min(n - 1)])
        };
        let forward = (after - before).with_y(0.0).normalize_or(Vec3::X);
        // Seen from above, `right` is on the right of the way.
        let right = forward.cross(Vec3::Y);
        let tilt = if band.crest > 0.0 { 0.75 } else { 0.0 };
        let row: Vec<u32> = across
            .iter()
            .map(|&side| {
                let rise = Vec3::Y * (band.crest * (1.0 - side.abs()));
                let uv = Vec2::new(i as f32 * 0.05, (side + 1.0) * 0.05);
                let position = here + right * (side * band.width * 0.5) + rise;
                shape.vertex(position, Vec3::Y + right * (tilt * side), uv, band.paint)
            })
            .collect();
        if let Some(old) = previous {
            for (before, now) in old.windows(2).zip(row.windows(2)) {
                shape.quad(before[0], before[1], now[1], now[0]);
            }
        }
        previous = Some(row);
    }
    shape
}

/// A flat stroke with round ends along points in the plane (x to the right, y up on the page),
/// lying at height `y` on the board (the page's up is north, -z).
pub fn stroke(points: &[Vec2], width: f32, y: f32, paint: Paint) -> Shape {
    let path: Vec<Vec3> = points.iter().map(|p| Vec3::new(p.x, y, -p.y)).collect();
    let band = Band { width, crest: 0.0, paint };
    let mut shape = ribbon(&path, false, band);
    let last = path.len() - 1;
    cap(&mut shape, path[0], path[0] - path[1.min(last)], width, paint);
    cap(&mut shape, path[last], path[last] - path[last.saturating_sub(1)], width, paint);
    shape
}

/// Half a disc at the end of a stroke.
fn cap(shape: &mut Shape, centre: Vec3, outwards: Vec3, width: f32, paint: Paint) {
    const STEPS: u32 = 4;
    let out = outwards.normalize_or(Vec3::X);
    let right = out.cross(Vec3::Y);
    let middle = shape.vertex(centre, Vec3::Y, Vec2::ZERO, paint);
    let mut previous = None;
    for i in 0..=STEPS {
        // From the right edge over the end to the left edge: counter-clockwise from above.
        let (sin, cos) = (i as f32 / STEPS as f32 * PI).sin_cos();
        let rim = centre + (right * cos + out * sin) * (width * 0.5);
        let rim = shape.vertex(rim, Vec3::Y, Vec2::ZERO, paint);
        if let Some(old) = previous {
            shape.triangle(middle, old, rim);
        }
        previous = Some(rim);
    }
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    #[test]
    fn ribbons_and_strokes_face_upwards() {
        let ring: Vec<Vec3> = (0..40)
            .map(|i| {
                let (sin, cos) = (i as f32 / 40.0 * 2.0 * PI).sin_cos();
                Vec3::new(cos, 0.0, sin)
            })
            .collect();
        let band = Band { width: 0.1, crest: 0.02, paint: Paint::GOLD };
        check::sound(&ribbon(&ring, true, band));
        let line = stroke(&[Vec2::ZERO, Vec2::new(1.0, 2.0)], 0.2, 0.0, Paint::BONE);
        check::sound(&line);
        assert!(line.normals.iter().all(|n| *n == Vec3::Y));
    }
}
