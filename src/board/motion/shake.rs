//! A piece shakes its head: it may not go there.

use bevy::prelude::*;

use super::{Path, part};

/// A piece shakes lightly on its place.
#[derive(Clone, Copy, Debug)]
pub struct Shake {
    /// Its place.
    pub rest: Transform,
}

impl Path for Shake {
    fn span(&self) -> f32 {
        0.34
    }

    fn pose(&self, time: f32) -> Transform {
        if time >= self.span() {
            return self.rest;
        }
        let x = part(time, 0.0, self.span());
        let swing = (x * std::f32::consts::TAU * 3.0).sin() * (1.0 - x);
        let mut pose = self.rest;
        pose.translation.x += 0.07 * swing;
        pose.rotation = Quat::from_rotation_z(-0.07 * swing) * pose.rotation;
        pose
    }
}
