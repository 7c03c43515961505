//! How marks appear: quickly, one after another where they tell a story, and the most important beat for
//! a while. Then they lie still.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::mark::{Mark, MarkKind, MarkSet};
use crate::board::AnimationSpeed;
use crate::scene::Stillness;

/// A mark that has not come to rest yet.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Life {
    /// Seconds since it appeared; negative while it waits.
    time: f32,
    grow: f32,
    beats: u8,
}

/// Seconds of one beat.
const BEAT: f32 = 0.8;

impl Life {
    pub(super) fn new(kind: MarkKind, delay: f32) -> Life {
        let (grow, beats) = match kind {
            MarkKind::Again | MarkKind::Spot => (0.2, 3),
            MarkKind::Shine | MarkKind::Lost => (0.7, 2),
            MarkKind::Inside | MarkKind::Wall | MarkKind::Ring | MarkKind::Closer | MarkKind::Peace => {
                (0.3, 2)
            }
            MarkKind::Threat => (0.12, 0),
            _ => (0.09, 0),
        };
        Life { time: -delay, grow, beats }
    }

    fn span(self) -> f32 {
        self.grow + BEAT * f32::from(self.beats)
    }

    /// Its size now; 1 at rest.
    pub(super) fn scale(self) -> f32 {
        let grown = (self.time / self.grow).clamp(0.0, 1.0);
        let grown = 1.0 - (1.0 - grown) * (1.0 - grown);
        let beating = self.time > self.grow && self.time < self.span();
        let beat = if beating { 0.09 * ((self.time - self.grow) / BEAT * TAU).sin() } else { 0.0 };
        (grown + beat).max(1e-3)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, live.after(MarkSet).run_if(any_with_component::<Life>));
}

fn live(
    mut commands: Commands,
    mut marks: Query<(Entity, &mut Life, &mut Transform), With<Mark>>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut stillness: Option<ResMut<Stillness>>,
) {
    for (entity, mut life, mut transform) in &mut marks {
        life.time = speed.rate().map_or(life.span(), |rate| life.time + rate * time.delta_secs());
        transform.scale = Vec3::splat(life.scale());
        if life.time >= life.span() {
            commands.entity(entity).remove::<Life>();
        }
        if let Some(stillness) = &mut stillness {
            stillness.stir();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_grows_from_nothing_and_rests_at_its_size() {
        for kind in [MarkKind::Stop, MarkKind::Shine, MarkKind::Again] {
            let mut life = Life::new(kind, 0.5);
            assert!(life.scale() < 0.01);
            life.time = 0.0;
            assert!(life.scale() < 0.01);
            life.time = life.span();
            assert_eq!(life.scale(), 1.0);
        }
    }
}
