//! A move: a hand lifts the piece, carries it along its line and sets it down.

use bevy::prelude::*;

use super::{Path, part, smooth};

/// How long lifting and setting down take.
const LIFT: f32 = 0.15;
const LOWER: f32 = 0.13;
/// How high a carried piece hangs above the squares.
const HEIGHT: f32 = 0.34;
/// How far it leans, in radians, when it is set in motion and stopped.
const LEAN: f32 = 0.09;

/// A piece is lifted, slides and is set down. It is set down at the end of the path.
#[derive(Clone, Copy, Debug)]
pub struct Carry {
    /// From this pose.
    pub from: Transform,
    /// To this one.
    pub to: Transform,
}

impl Carry {
    /// Long ways take longer, but not in proportion.
    fn slide(&self) -> f32 {
        let distance = self.from.translation.distance(self.to.translation);
        0.16 + 0.085 * distance.powf(0.75)
    }
}

impl Path for Carry {
    fn span(&self) -> f32 {
        // Lifting and lowering overlap with the first and the last of the way.
        LIFT + self.slide() + LOWER
    }

    fn pose(&self, time: f32) -> Transform {
        let span = self.span();
        if time >= span {
            return self.to;
        }
        let way = self.to.translation - self.from.translation;
        let along = part(time, LIFT * 0.6, span - LOWER * 0.6);
        let height = smooth(part(time, 0.0, LIFT)) - smooth(part(time, span - LOWER, span));
        let lean = LEAN * (along * std::f32::consts::TAU).sin();
        let axis = Vec3::Y.cross(way).normalize_or(Vec3::X);
        Transform {
            translation: self.from.translation.lerp(self.to.translation, smooth(along))
                + Vec3::Y * (HEIGHT * height),
            rotation: Quat::from_axis_angle(axis, -lean) * self.from.rotation.slerp(self.to.rotation, along),
            scale: self.to.scale,
        }
    }
}

/// A piece in the hand is set down where it is held.
#[derive(Clone, Copy, Debug)]
pub struct SetDown {
    /// Where it is held.
    pub from: Transform,
    /// Where it is to stand.
    pub to: Transform,
}

impl Path for SetDown {
    fn span(&self) -> f32 {
        LOWER
    }

    fn pose(&self, time: f32) -> Transform {
        if time >= self.span() {
            return self.to;
        }
        let x = part(time, 0.0, LOWER);
        Transform {
            translation: self.from.translation.lerp(self.to.translation, x * x),
            rotation: self.from.rotation.slerp(self.to.rotation, x),
            scale: self.to.scale,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carry(distance: f32) -> Carry {
        Carry { from: Transform::default(), to: Transform::from_xyz(distance, 0.0, 0.0) }
    }

    #[test]
    fn a_carried_piece_never_sinks_and_never_turns_back() {
        for distance in [1.0, 2.0, 10.0] {
            let path = carry(distance);
            let mut last = 0.0;
            for i in 0..=200 {
                let at = path.pose(path.span() * i as f32 / 200.0).translation;
                assert!(at.y >= -1e-6 && at.y <= HEIGHT + 1e-6);
                assert!(at.x >= last - 1e-6);
                last = at.x;
            }
            assert_eq!(path.pose(path.span()), path.to);
        }
    }

    #[test]
    fn a_long_way_takes_longer_but_not_by_much() {
        let (short, long) = (carry(1.0).span(), carry(10.0).span());
        assert!(long > short && long < short * 2.5);
        assert!(short > 0.3 && long < 1.2);
    }
}
