//! The board itself: squares with bevelled edges, the frame round them, and names on the frame.
//!
//! Units are squares; the origin is the middle of the board, the top of a square is at height 0,
//! x runs along the files (a to the left), z towards rank 1.

use bevy::prelude::{Quat, Vec2, Vec3};

use super::glyphs::{file_name, rank_name, text_strokes, text_width};
use super::lathe::pieces_of;
use super::noise::lattice;
use super::palette::Paint;
use super::ribbon::stroke;
use super::shape::Shape;

/// Width and depth of the bevel on each edge of a square; two make the groove between squares.
const BEVEL: f32 = 0.034;
const GROOVE: f32 = 0.030;

/// How much of the grain's picture one square shows.
const GRAIN_PER_SQUARE: f32 = 0.30;

/// The measures of a board's body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slab {
    /// Squares along one side.
    pub size: u8,
    /// Width of the frame.
    pub frame: f32,
    /// From the top of the squares down to the table.
    pub thickness: f32,
    /// How far the frame's flat top stands above the squares.
    pub lip: f32,
}

impl Slab {
    /// Half the side of the playing field.
    pub fn half(&self) -> f32 {
        f32::from(self.size) * 0.5
    }

    /// The middle of a square, at the height of its top. File 0 is a, rank 0 is 1.
    pub fn centre(&self, file: u8, rank: u8) -> Vec3 {
        let middle = self.half() - 0.5;
        Vec3::new(f32::from(file) - middle, 0.0, middle - f32::from(rank))
    }
}

/// The squares that `paint` gives a colour, as bevelled tiles, each its own cut of the grain.
pub fn squares(slab: &Slab, paint: impl Fn(u8, u8) -> Option<Paint>) -> Shape {
    let mut shape = Shape::default();
    for rank in 0..slab.size {
        for file in 0..slab.size {
            if let Some(paint) = paint(file, rank) {
                tile(&mut shape, slab.centre(file, rank), u32::from(file), u32::from(rank), paint);
            }
        }
    }
    shape
}

fn tile(shape: &mut Shape, centre: Vec3, file: u32, rank: u32, paint: Paint) {
    let offset = Vec2::new(lattice(file, rank, 5), lattice(file, rank, 6));
    let across = (file + rank) % 2 == 1;
    let uv = |p: Vec3| {
        let flat = Vec2::new(p.x - centre.x, p.z - centre.z) * GRAIN_PER_SQUARE;
        offset + if across { Vec2::new(flat.y, flat.x) } else { flat }
    };
    // No two cuts of wood are equally light.
    let paint = paint.shaded(0.93 + 0.14 * lattice(file, rank, 7));
    let corner = |r: f32, y: f32, k: usize| {
        let [x, z] = [[-r, r], [r, r], [r, -r], [-r, -r]][k % 4];
        centre + Vec3::new(x, y, z)
    };
    let top = [0, 1, 2, 3].map(|k| corner(0.5 - BEVEL, 0.0, k));
    shape.facet(top, top.map(uv), paint);
    for k in 0..4 {
        let side = [corner(0.5, -GROOVE, k), corner(0.5, -GROOVE, k + 1), top[(k + 1) % 4], top[k]];
        shape.facet(side, side.map(uv), paint.shaded(0.62));
    }
}

/// The frame: an outline carried round the four sides and mitred at the corners.
pub fn frame(slab: &Slab) -> Shape {
    let (f, lip, foot) = (slab.frame, slab.lip, -slab.thickness);
    let s = f / 0.8;
    let outline = [
        [0.0, -GROOVE],
        [0.012, lip * 0.45],
        [0.06 * s, lip],
        [f - 0.20 * s, lip],
        [f - 0.17 * s, lip - 0.025 * s],
        [f - 0.15 * s, lip - 0.025 * s],
        [f - 0.12 * s, lip],
        [f - 0.05 * s, lip - 0.015 * s],
        [f, lip - 0.08 * s],
        [f, foot + 0.26 * s],
        [f + 0.05 * s, foot + 0.20 * s],
        [f + 0.07 * s, foot + 0.12 * s],
        [f + 0.07 * s, foot],
    ]
    .map(Vec2::from);
    let mut shape = Shape::default();
    for k in 0..4 {
        let turn = Quat::from_rotation_y(k as f32 * std::f32::consts::FRAC_PI_2);
        frame_side(&mut shape, slab, &outline, turn, k);
    }
    shape
}

fn frame_side(shape: &mut Shape, slab: &Slab, outline: &[Vec2], turn: Quat, k: u32) {
    let half = slab.half();
    let grain = GRAIN_PER_SQUARE * f32::from(slab.size) / 11.0;
    for piece in pieces_of(outline) {
        let mut index = [0; 4];
        for (i, (end, side)) in [(0, -1.0), (1, -1.0), (1, 1.0), (0, 1.0)].into_iter().enumerate() {
            let p = piece.ends[end];
            let reach = half + p.x;
            let position = turn * Vec3::new(side * reach, p.y, reach);
            let n = piece.normals[end];
            let normal = turn * Vec3::new(0.0, n.y, n.x);
            let uv = Vec2::new(side * reach * 0.8, piece.along[end]) * grain
                + Vec2::new(0.37 * k as f32, 0.21 * k as f32);
            // The foot of the frame lies in the shade of the board.
            let shade = (1.0 + 0.45 * (p.y / slab.thickness)).clamp(0.5, 1.0);
            index[i] = shape.vertex(position, normal, uv, Paint::PLAIN.shaded(shade));
        }
        shape.quad(index[0], index[1], index[2], index[3]);
    }
}

/// The names of files and ranks on all four sides of the frame. Those on the near and the left
/// side stand upright from the south, those on the far and the right side from the north.
pub fn labels(slab: &Slab, paint: Paint) -> Shape {
    let height = (slab.frame * 0.42).min(0.62);
    let away = slab.half() + slab.frame * 0.46;
    let y = slab.lip + 0.004;
    let mut shape = Shape::default();
    for i in 0..slab.size {
        let along = slab.centre(i, i);
        let (file, rank) = (file_name(i), rank_name(i));
        let south = |text: &str, x: f32, z: f32| label(text, height, paint, Vec3::new(x, y, z));
        shape.append(&south(&file, along.x, away));
        shape.append(&south(&rank, -away, along.z));
        let about = Quat::from_rotation_y(std::f32::consts::PI);
        let north = |text: &str, x: f32, z: f32| {
            let at = Vec3::new(x, 0.0, z);
            label(text, height, paint, Vec3::Y * y).placed(about, 1.0, at)
        };
        shape.append(&north(&file, along.x, -away));
        shape.append(&north(&rank, away, along.z));
    }
    shape
}

fn label(text: &str, height: f32, paint: Paint, at: Vec3) -> Shape {
    // Two digits must fit where one square is.
    let height = height.min(0.74 / text_width(text).max(0.5));
    let mut shape = Shape::default();
    for points in text_strokes(text) {
        shape.append(&stroke(&points, 0.15, 0.0, paint));
    }
    shape.placed(Quat::IDENTITY, height, at)
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    fn slabs() -> impl Iterator<Item = Slab> {
        (7..=19).step_by(2).map(|size| Slab {
            size,
            frame: 0.075 * f32::from(size),
            thickness: 0.06 * f32::from(size),
            lip: 0.07,
        })
    }

    #[test]
    fn boards_of_every_size_are_sound() {
        for slab in slabs() {
            let tiles = squares(&slab, |_, _| Some(Paint::PLAIN));
            check::sound(&tiles);
            let area = usize::from(slab.size) * usize::from(slab.size);
            assert_eq!(tiles.indices.len(), area * 5 * 6);
            check::sound(&frame(&slab));
            check::sound(&labels(&slab, Paint::BONE));
        }
    }

    /// Squares are laid out as players name them: a1 near and left, the last file far and right.
    #[test]
    fn a1_is_near_and_left() {
        for slab in slabs() {
            let (first, last) = (slab.centre(0, 0), slab.centre(slab.size - 1, slab.size - 1));
            assert!(first.x < 0.0 && first.z > 0.0);
            assert_eq!(first, -last);
            let middle = slab.size / 2;
            assert_eq!(slab.centre(middle, middle), Vec3::ZERO);
        }
    }

    /// No label leaves its frame or runs into its neighbour.
    #[test]
    fn labels_fit_on_the_frame() {
        for slab in slabs() {
            for p in labels(&slab, Paint::BONE).positions {
                let reach = p.x.abs().max(p.z.abs());
                assert!(reach > slab.half() && reach < slab.half() + slab.frame);
            }
        }
    }
}
