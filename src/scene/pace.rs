//! Keeping pace: on a machine without a graphics card the scene's picture becomes smaller while something
//! moves, until it moves smoothly, and is drawn once more in full when all is still. The interface over it
//! stays sharp.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::quality::{Graphics, GraphicsChoice};
use super::stillness::{RestSet, Stillness};

/// The scene's picture is the window times this.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SceneScale(pub f32);

/// A frame should take no longer than this while something moves, in seconds: twenty a second.
const WANTED: f32 = 0.050;
/// Frames that are looked at together.
const SAMPLE: usize = 12;
/// The smallest scale that this chooses by itself, and the steps it goes in.
const LEAST: f32 = 0.50;
const STEP: f32 = 0.05;
/// How long all must have been still before it is drawn in full: a pointer that wanders from square to
/// square should not make the picture breathe.
const CALM: Duration = Duration::from_millis(400);

/// Follows the quality, then the machine.
pub fn plugin(app: &mut App) {
    app.insert_resource(SceneScale(1.0))
        .add_systems(First, follow.run_if(resource_exists_and_changed::<Graphics>))
        .add_systems(Last, keep_pace.before(RestSet).run_if(resource_exists::<bevy::winit::WinitSettings>));
}

fn follow(graphics: Res<Graphics>, mut scale: ResMut<SceneScale>) {
    scale.set_if_neq(SceneScale(graphics.preset.scale));
}

/// What is known of the machine's pace.
#[derive(Default)]
struct Pace {
    /// The scale while something moves; nothing until the quality is known.
    moving: Option<f32>,
    frames: Vec<f32>,
    moved: bool,
    still: Duration,
}

fn keep_pace(
    time: Res<Time<Real>>,
    graphics: Res<Graphics>,
    choice: Res<GraphicsChoice>,
    mut stillness: ResMut<Stillness>,
    mut scale: ResMut<SceneScale>,
    mut pace: Local<Pace>,
) {
    if graphics.is_changed() {
        *pace = Pace::default();
    }
    if choice.scale.is_some() {
        return;
    }
    let preset = &graphics.preset;
    let moving = *pace.moving.get_or_insert(preset.scale_in_motion);
    let moved_before = std::mem::replace(&mut pace.moved, stillness.is_moving());
    if pace.moved {
        pace.still = Duration::ZERO;
        scale.set_if_neq(SceneScale(moving));
        // The time since the last frame is that frame's.
        if moved_before && moving < preset.scale {
            pace.frames.push(time.delta_secs());
        }
        if pace.frames.len() == SAMPLE {
            // The first frames of a movement wait for what it needs; the middle one is typical.
            pace.frames.sort_by(f32::total_cmp);
            pace.moving = Some(scale_for(moving, pace.frames[SAMPLE / 2]));
            pace.frames.clear();
        }
    } else if scale.0 != preset.scale {
        pace.still += time.delta();
        if pace.still >= CALM {
            scale.0 = preset.scale;
        }
        stillness.wake_in(CALM.saturating_sub(pace.still));
    }
}

/// The scale at which frames should take as long as wanted, if at the present one they take `seconds`.
/// It never grows: a picture that breathes would be worse than a coarse one.
fn scale_for(present: f32, seconds: f32) -> f32 {
    if seconds <= WANTED * 1.1 {
        return present;
    }
    let ideal = present * (WANTED / seconds).sqrt();
    let stepped = ((ideal / STEP).round() * STEP).min(present - STEP);
    stepped.clamp(LEAST.min(present), present)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_machines_end_at_a_scale_they_can_bear_and_fast_ones_keep_theirs() {
        assert_eq!(scale_for(0.75, 0.016), 0.75);
        assert_eq!(scale_for(0.75, 0.050), 0.75);
        // A machine whose frames take 20 ms and 80 ms more for a whole window.
        let mut scale = 0.75;
        for _ in 0..10 {
            let next = scale_for(scale, 0.020 + 0.080 * scale * scale);
            assert!(next <= scale);
            scale = next;
        }
        assert!((0.5..0.7).contains(&scale), "{scale}");
        // However slow, it stays a picture.
        for _ in 0..40 {
            scale = scale_for(scale, 5.0);
        }
        assert!((scale - LEAST).abs() < 1e-6);
        assert_eq!(scale_for(0.25, 5.0), 0.25);
    }
}
