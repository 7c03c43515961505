//! The straight way from one pose to another.

use bevy::prelude::*;

use super::{Path, smooth};

/// A piece goes to another pose, hopping a little where it is told to.
#[derive(Clone, Copy, Debug)]
pub struct Glide {
    /// From this pose.
    pub from: Transform,
    /// To this one.
    pub to: Transform,
    /// In so many seconds.
    pub seconds: f32,
    /// How high it rises on the way.
    pub hop: f32,
}

impl Path for Glide {
    fn span(&self) -> f32 {
        self.seconds
    }

    fn pose(&self, time: f32) -> Transform {
        if time >= self.seconds {
            return self.to;
        }
        let x = smooth(time / self.seconds);
        Transform {
            translation: self.from.translation.lerp(self.to.translation, x)
                + Vec3::Y * (self.hop * 4.0 * x * (1.0 - x)),
            rotation: self.from.rotation.slerp(self.to.rotation, x),
            scale: self.from.scale.lerp(self.to.scale, x),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glide_ends_exactly_where_it_should() {
        let to = Transform::from_xyz(1.0 / 3.0, 0.0, 0.7).with_rotation(Quat::from_rotation_x(0.3));
        let glide = Glide { from: Transform::default(), to, seconds: 0.3, hop: 0.5 };
        assert_eq!(glide.pose(0.0), glide.from);
        assert_eq!(glide.pose(0.3), to);
        assert!((glide.pose(0.15).translation.y - 0.5).abs() < 1e-3);
    }
}
