//! Keeping pace: on a machine without a graphics card the scene's picture becomes smaller until what moves
//! moves smoothly. The interface over it stays sharp.

use bevy::prelude::*;
use bevy::time::Real;

use super::quality::{Graphics, GraphicsChoice, Quality};
use super::stillness::Stillness;

/// The scene's picture is the window times this.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SceneScale(pub f32);

/// A frame should take no longer than this while something moves, in seconds: twenty a second.
const WANTED: f32 = 0.050;
/// Frames that are looked at together.
const SAMPLE: usize = 12;
/// The smallest scale that this chooses by itself, and the steps it goes in.
const LEAST: f32 = 0.45;
const STEP: f32 = 0.05;

/// Follows the quality, then the machine.
pub fn plugin(app: &mut App) {
    app.insert_resource(SceneScale(1.0))
        .add_systems(First, follow.run_if(resource_exists_and_changed::<Graphics>))
        .add_systems(Last, keep_pace.run_if(resource_exists::<bevy::winit::WinitSettings>));
}

fn follow(graphics: Res<Graphics>, mut scale: ResMut<SceneScale>) {
    scale.set_if_neq(SceneScale(graphics.preset.scale));
}

fn keep_pace(
    time: Res<Time<Real>>,
    graphics: Res<Graphics>,
    choice: Res<GraphicsChoice>,
    stillness: Res<Stillness>,
    mut scale: ResMut<SceneScale>,
    mut frames: Local<Vec<f32>>,
) {
    if graphics.quality != Quality::Low || choice.scale.is_some() || !stillness.is_moving() {
        frames.clear();
        return;
    }
    frames.push(time.delta_secs());
    if frames.len() == SAMPLE {
        // The first frames of a movement wait for what it needs; the middle one is typical.
        frames.sort_by(f32::total_cmp);
        let wanted = scale_for(scale.0, frames[SAMPLE / 2]);
        frames.clear();
        scale.set_if_neq(SceneScale(wanted));
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
