//! A board is taken up and turned over: the other game is on its back.
//!
//! While they turn, the two boards are the two faces of one slab, each half as thick as it is when it
//! lies on the table.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::arrive::HIDDEN;
use super::{Path, part, smooth};
use crate::board::BoardLayout;

/// How long the slab is in the air.
const TURN: f32 = 1.15;

/// How much smaller the slab is at the height of its turn: it goes up and away from the eye.
const AWAY: f32 = 0.30;

/// The pose of a face of the slab.
///
/// `angle` is how far the face is turned away from lying upwards, `x` how far the turn has come.
fn face(scale: f32, angle: f32, x: f32) -> Transform {
    let arc = (x * PI).sin();
    let size = 1.0 - AWAY * arc;
    let height = BoardLayout::world_height();
    // High enough that the lower edge clears the table.
    let middle = -0.5 * height + BoardLayout::world_reach() * size * arc;
    // The far edge rises, so that a player in the south sees the top of the old board for longest.
    let turn = Quat::from_rotation_x(angle);
    Transform {
        translation: Vec3::Y * middle + turn * (Vec3::Y * (0.5 * height * size)),
        rotation: turn,
        scale: Vec3::new(scale, scale * 0.5, scale) * size,
    }
}

/// The board that goes: it lies, then turns face down. It is to be gone at the end.
#[derive(Clone, Copy, Debug)]
pub struct TurnOut {
    /// The scale of its root.
    pub scale: f32,
}

impl Path for TurnOut {
    fn span(&self) -> f32 {
        TURN
    }

    fn pose(&self, time: f32) -> Transform {
        if time <= 0.0 {
            return Transform::from_scale(Vec3::splat(self.scale));
        }
        let x = part(time, 0.0, TURN);
        face(self.scale, PI * smooth(x), x)
    }
}

/// The board that comes: it is not there until it turns up from below.
#[derive(Clone, Copy, Debug)]
pub struct TurnIn {
    /// The scale of its root.
    pub scale: f32,
}

impl Path for TurnIn {
    fn span(&self) -> f32 {
        TURN
    }

    fn pose(&self, time: f32) -> Transform {
        if time <= 0.0 {
            return Transform::from_scale(Vec3::splat(HIDDEN));
        }
        if time >= TURN {
            return Transform::from_scale(Vec3::splat(self.scale));
        }
        let x = part(time, 0.0, TURN);
        face(self.scale, PI * (smooth(x) - 1.0), x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both faces belong to one slab: back to back, their insides at the same place.
    #[test]
    fn the_faces_stay_back_to_back() {
        let (out, into) = (TurnOut { scale: 1.0 }, TurnIn { scale: 11.0 / 9.0 });
        for i in 1..50 {
            let time = TURN * i as f32 / 50.0;
            let (a, b) = (out.pose(time), into.pose(time));
            assert!((a.rotation * Vec3::Y + b.rotation * Vec3::Y).length() < 1e-4);
            let inside = |pose: Transform, scale: f32| {
                pose.transform_point(Vec3::NEG_Y * BoardLayout::world_height() / scale)
            };
            assert!((inside(a, out.scale) - inside(b, into.scale)).length() < 1e-3);
        }
    }

    #[test]
    fn the_slab_never_goes_through_the_table() {
        let path = TurnIn { scale: 1.0 };
        for i in 1..=50 {
            let pose = path.pose(TURN * i as f32 / 50.0);
            let reach = BoardLayout::world_reach() * 0.93;
            for z in [-reach, reach] {
                let edge = pose.transform_point(Vec3::Z * z * 0.999);
                assert!(edge.y > -BoardLayout::world_height() - 0.05, "{edge}");
            }
        }
    }
}
