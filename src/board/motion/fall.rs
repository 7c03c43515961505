//! A taken man tips over the edge of his foot, lies for a moment, and sinks into the board.

use bevy::prelude::*;

use super::{Path, part, smooth};

/// How long tipping, lying and sinking take.
const TIP: f32 = 0.34;
const LIE: f32 = 0.12;
const SINK: f32 = 0.40;

/// The fall of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Fall {
    /// Where it stands.
    pub from: Transform,
    /// The direction in which it falls, level, of length one.
    pub towards: Vec3,
    /// The radius of its foot.
    pub foot: f32,
    /// How far it tips, in radians.
    pub angle: f32,
    /// How deep it sinks afterwards, or nothing where it stays.
    pub depth: Option<f32>,
}

impl Fall {
    /// The pose tipped by an angle about the edge of the foot.
    pub fn tipped(&self, angle: f32) -> Transform {
        let turn = Quat::from_axis_angle(Vec3::Y.cross(self.towards).normalize_or(Vec3::X), angle);
        let edge = self.towards * self.foot;
        Transform {
            translation: self.from.translation + edge - turn * edge,
            rotation: turn * self.from.rotation,
            scale: self.from.scale,
        }
    }

    /// When it hits the board.
    pub const fn impact() -> f32 {
        TIP
    }
}

impl Path for Fall {
    fn span(&self) -> f32 {
        match self.depth {
            Some(_) => TIP + LIE + SINK,
            None => TIP + LIE,
        }
    }

    fn pose(&self, time: f32) -> Transform {
        if self.depth.is_none() && time >= self.span() {
            return self.tipped(self.angle);
        }
        // Falling gathers speed; then it rocks once.
        let fallen = part(time, 0.0, TIP);
        let rock = part(time, TIP, TIP + LIE);
        let back = 0.10 * (rock * std::f32::consts::PI).sin();
        let mut pose = self.tipped(self.angle * (0.25 * fallen + 0.75 * fallen * fallen - back));
        if let Some(depth) = self.depth {
            let sunk = smooth(part(time, TIP + LIE, TIP + LIE + SINK));
            pose.translation.y -= depth * sunk;
            pose.scale *= 1.0 - 0.25 * sunk;
        }
        pose
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fallen_man_lies_beside_his_place_and_is_gone_in_the_end() {
        let fall = Fall {
            from: Transform::from_xyz(2.0, 0.0, 3.0),
            towards: Vec3::X,
            foot: 0.3,
            angle: std::f32::consts::FRAC_PI_2,
            depth: Some(1.0),
        };
        assert_eq!(fall.pose(0.0), fall.from);
        let lying = fall.pose(Fall::impact());
        assert!((lying.rotation * Vec3::Y - Vec3::X).length() < 1e-4, "its head points to where it fell");
        assert!((lying.translation - Vec3::new(2.3, 0.3, 3.0)).length() < 1e-4);
        assert!(fall.pose(fall.span()).translation.y < -0.6);
        let stays = Fall { depth: None, ..fall };
        assert!((stays.pose(stays.span()).translation - lying.translation).length() < 1e-4);
    }
}
