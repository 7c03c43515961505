//! Whether anything moves.
//!
//! Whatever changes the picture by itself says so in each frame in which it does; a thing that
//! will do so later (the computer thinks) says that it waits. From this follow how often a window
//! is redrawn and when a picture without a window is taken.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

/// Says whether the scene stands still. Cleared at the start of each frame.
#[derive(Resource, Debug, Default)]
pub struct Stillness {
    moving: bool,
    waiting: bool,
}

impl Stillness {
    /// Something moves in this frame.
    pub fn stir(&mut self) {
        self.moving = true;
    }

    /// Something will move later, though nothing does now.
    pub fn wait(&mut self) {
        self.waiting = true;
    }

    /// Something moved in this frame.
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// Nothing moved in this frame and nothing is about to.
    pub fn is_settled(&self) -> bool {
        !self.moving && !self.waiting
    }
}

/// Clears the record of each frame, and lets the window rest while nothing moves.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stillness>()
        .add_systems(First, forget)
        .add_systems(Last, rest.run_if(resource_exists::<WinitSettings>));
}

fn forget(mut stillness: ResMut<Stillness>) {
    *stillness = Stillness::default();
}

/// How long a resting window may take to notice what did not wake it.
const REST: Duration = Duration::from_millis(250);

fn rest(stillness: Res<Stillness>, mut settings: ResMut<WinitSettings>) {
    let focused = if stillness.is_moving() { UpdateMode::Continuous } else { UpdateMode::reactive(REST) };
    let unfocused =
        if stillness.is_moving() { UpdateMode::Continuous } else { UpdateMode::reactive_low_power(REST) };
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_without_a_word_is_settled() {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.add_systems(Update, |mut s: ResMut<Stillness>, mut n: Local<u32>| {
            *n += 1;
            match *n {
                1 => s.stir(),
                2 => s.wait(),
                _ => {}
            }
        });
        let mut seen = Vec::new();
        for _ in 0..3 {
            app.update();
            let s = app.world().resource::<Stillness>();
            seen.push((s.is_moving(), s.is_settled()));
        }
        assert_eq!(seen, [(true, false), (false, false), (false, true)]);
    }
}
