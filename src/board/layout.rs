//! Where things are on a board: the only place that turns squares into positions and back.
//!
//! Under the root of a board one unit is one square, the origin is the middle of the board, and
//! height 0 is the top of the squares; x grows with the files, z shrinks with the ranks, so that
//! a1 lies near and left for a player in the south. The root's scale brings every size of board to
//! the same size on the table.

use bevy::prelude::*;
use tafl_rules::Square;

use crate::art::Slab;

/// The side of the playing field in the world, whatever the number of squares.
const FIELD: f32 = 11.0;

/// Width of the frame, thickness of the board and height of its lip, as parts of the field's side.
const FRAME: f32 = 0.075;
const THICKNESS: f32 = 0.062;
const LIP: f32 = 0.0062;

/// The measures of a board of a given size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    size: u8,
}

impl BoardLayout {
    /// The layout of a board with `size` squares on each side.
    pub const fn new(size: u8) -> Self {
        Self { size }
    }

    /// Squares on each side.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// The body of the board, in squares.
    pub fn slab(self) -> Slab {
        let size = f32::from(self.size);
        Slab { size: self.size, frame: FRAME * size, thickness: THICKNESS * size, lip: LIP * size }
    }

    /// The scale of the root entity: the size of a square in the world.
    pub fn world_scale(self) -> f32 {
        FIELD / f32::from(self.size)
    }

    /// The middle of a square under the root, at the height of its top.
    pub fn centre(self, square: Square) -> Vec3 {
        self.slab().centre(square.file(), square.rank())
    }

    /// The square under a point below the root, or none if it lies beside the field. Height does
    /// not matter.
    pub fn square_at(self, local: Vec3) -> Option<Square> {
        let half = f32::from(self.size) * 0.5;
        let index = |t: f32| {
            let t = t + half;
            (t >= 0.0 && t < f32::from(self.size)).then_some(t as u8)
        };
        Square::new(index(local.x)?, index(-local.z)?)
    }

    /// Half the side of the whole board with its frame, in the world.
    pub const fn world_reach() -> f32 {
        FIELD * (0.5 + FRAME * 1.07)
    }

    /// How far the top of the squares is above the table, in the world.
    pub const fn world_height() -> f32 {
        FIELD * THICKNESS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_positions_are_inverse() {
        for size in (7..=19).step_by(2) {
            let layout = BoardLayout::new(size);
            for square in Square::all(size) {
                let centre = layout.centre(square);
                for nudge in [Vec3::ZERO, Vec3::new(0.49, 3.0, -0.49), Vec3::new(-0.49, 0.0, 0.49)] {
                    assert_eq!(layout.square_at(centre + nudge), Some(square));
                }
            }
            let half = f32::from(size) * 0.5;
            for outside in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
                assert_eq!(layout.square_at(outside * (half + 0.01)), None);
            }
        }
    }

    #[test]
    fn every_board_is_equally_large_on_the_table() {
        for size in (7..=19).step_by(2) {
            let layout = BoardLayout::new(size);
            let slab = layout.slab();
            let reach = (slab.half() + slab.frame * 1.07) * layout.world_scale();
            assert!((reach - BoardLayout::world_reach()).abs() < 1e-3);
        }
    }
}
