//! Pieces that come onto the board from above, and pieces that sink into it.

use bevy::prelude::*;

use super::{Path, part, smooth};

/// As good as invisible, and yet no degenerate transform.
pub(super) const HIDDEN: f32 = 1e-3;

/// A piece drops onto its place. Until it begins it is not seen.
#[derive(Clone, Copy, Debug)]
pub struct Arrive {
    /// Where it is to stand.
    pub to: Transform,
    /// From how far above.
    pub height: f32,
}

impl Arrive {
    const SPAN: f32 = 0.30;
}

impl Path for Arrive {
    fn span(&self) -> f32 {
        Self::SPAN
    }

    fn pose(&self, time: f32) -> Transform {
        if time <= 0.0 {
            return self.to.with_scale(Vec3::splat(HIDDEN));
        }
        if time >= Self::SPAN {
            return self.to;
        }
        let x = part(time, 0.0, Self::SPAN);
        let mut pose = self.to;
        pose.translation.y += self.height * (1.0 - x * x);
        pose.scale *= smooth(part(time, 0.0, Self::SPAN * 0.4)).max(HIDDEN);
        pose
    }
}

/// A piece sinks into the board until it is not seen any more.
#[derive(Clone, Copy, Debug)]
pub struct Sink {
    /// Where it stands.
    pub from: Transform,
    /// How deep it goes.
    pub depth: f32,
}

impl Path for Sink {
    fn span(&self) -> f32 {
        0.26
    }

    fn pose(&self, time: f32) -> Transform {
        let x = smooth(part(time, 0.0, self.span()));
        let mut pose = self.from;
        pose.translation.y -= self.depth * x;
        pose.scale *= 1.0 - 0.15 * x;
        pose
    }
}
