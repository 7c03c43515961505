//! The top of the table: broad planks that lose themselves in the dark.

use bevy::prelude::{Vec2, Vec3};

use super::noise::lattice;
use super::palette::Paint;
use super::shape::Shape;

/// Width of a plank and of the gap between two.
const PLANK: f32 = 4.4;
const GAP: f32 = 0.05;
/// Half the length of the table's planks, and how many lie on either side of the middle.
const REACH: f32 = 46.0;
const PLANKS: i32 = 10;
/// Light falls off from this distance on, and is gone at the other.
const LIT: f32 = 4.0;
const DARK: f32 = 26.0;

/// The table's top at height 0, centred on the origin; z grows towards the player.
pub fn table_top() -> Shape {
    let mut shape = Shape::default();
    for plank in -PLANKS..=PLANKS {
        let middle = plank as f32 * PLANK;
        lay_plank(&mut shape, plank, middle);
        lay_gap(&mut shape, middle + PLANK * 0.5);
    }
    shape
}

fn lay_plank(shape: &mut Shape, plank: i32, middle: f32) {
    let tone = 0.86 + 0.28 * lattice((plank + PLANKS) as u32, 0, 91);
    let shift = lattice((plank + PLANKS) as u32, 1, 91) * 7.0;
    let half = (PLANK - GAP) * 0.5;
    grid(shape, [middle - half, middle + half], 2, |p| {
        let uv = Vec2::new(p.x * 0.075 + shift, p.z * 0.085 + shift * 3.3);
        (uv, Paint::PLAIN.shaded(tone * falloff(p)))
    });
}

fn lay_gap(shape: &mut Shape, middle: f32) {
    grid(shape, [middle - GAP * 0.5, middle + GAP * 0.5], 1, |p| {
        (Vec2::ZERO, Paint::PLAIN.shaded(0.12 * falloff(p)))
    });
}

/// How much of the lamp's light reaches a point of the table.
fn falloff(p: Vec3) -> f32 {
    let t = ((p.length() - LIT) / (DARK - LIT)).clamp(0.0, 1.0);
    let s = 1.0 - t;
    0.92 * s * s * (3.0 - 2.0 * s) * (0.4 + 0.6 * s)
}

/// A strip between two values of z, cut finely enough along x to carry the fall of the light.
fn grid(shape: &mut Shape, z: [f32; 2], rows: u32, look: impl Fn(Vec3) -> (Vec2, Paint)) {
    const COLUMNS: u32 = 22;
    let mut index = Vec::new();
    for row in 0..=rows {
        for column in 0..=COLUMNS {
            // Closer together in the middle, where the light is.
            let t = column as f32 / COLUMNS as f32 * 2.0 - 1.0;
            let p = Vec3::new(t * t.abs() * REACH, 0.0, z[0] + (z[1] - z[0]) * row as f32 / rows as f32);
            let (uv, paint) = look(p);
            index.push(shape.vertex(p, Vec3::Y, uv, paint));
        }
    }
    let at = |row: u32, column: u32| index[(row * (COLUMNS + 1) + column) as usize];
    for row in 0..rows {
        for column in 0..COLUMNS {
            shape.quad(at(row + 1, column), at(row + 1, column + 1), at(row, column + 1), at(row, column));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    #[test]
    fn the_table_is_sound_and_dark_at_its_edges() {
        let table = table_top();
        check::sound(&table);
        for (p, paint) in table.positions.iter().zip(&table.paints) {
            if p.length() > DARK {
                assert_eq!(paint.rgb, [0.0; 3]);
            }
        }
    }
}
