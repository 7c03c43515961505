//! Whether anything moves.
//!
//! Whatever changes the picture by itself says so in each frame in which it does; a thing that
//! will do so later (the computer thinks) says that it waits. From this follow how often a window
//! is redrawn and when a picture without a window is taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::EguiContext;

/// Says whether the scene stands still. Cleared at the start of each frame.
#[derive(Resource, Debug, Default)]
pub struct Stillness {
    moving: bool,
    waiting: bool,
    due: Option<Duration>,
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

    /// Another frame is to be drawn so much later, though nothing moves until then.
    pub fn wake_in(&mut self, delay: Duration) {
        self.due = Some(self.due.map_or(delay, |due| due.min(delay)));
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

/// Decides, at the end of a frame, how long the window may sleep.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct RestSet;

/// Clears the record of each frame, and lets the window rest while nothing moves.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stillness>()
        .init_resource::<InterfaceAlarm>()
        .add_systems(First, forget)
        // After the interface's plugin has set a listener that knows no delays.
        .add_systems(Update, listen)
        .add_systems(Last, rest.in_set(RestSet).run_if(resource_exists::<WinitSettings>));
}

fn forget(mut stillness: ResMut<Stillness>) {
    *stillness = Stillness::default();
}

/// When the interface wants to be drawn again by itself, in milliseconds from now: a tooltip is due, a
/// text cursor blinks. The window is woken by the system for everything else.
#[derive(Resource, Clone)]
struct InterfaceAlarm(Arc<AtomicU64>);

impl Default for InterfaceAlarm {
    fn default() -> Self {
        Self(Arc::new(AtomicU64::new(u64::MAX)))
    }
}

fn listen(
    mut contexts: Query<&mut EguiContext, Added<EguiContext>>,
    alarm: Res<InterfaceAlarm>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    for mut context in &mut contexts {
        let alarm = alarm.clone();
        let wake = proxy.as_deref().map(waker);
        context.get_mut().set_request_repaint_callback(move |wish| {
            let delay = u64::try_from(wish.delay.as_millis()).unwrap_or(u64::MAX);
            alarm.0.fetch_min(delay, Ordering::AcqRel);
            if let Some(wake) = wake.as_ref().filter(|_| delay == 0) {
                wake();
            }
        });
    }
}

/// Wakes a resting window, from any thread.
pub fn waker(proxy: &EventLoopProxyWrapper) -> impl Fn() + Send + Sync + 'static {
    let proxy = (**proxy).clone();
    move || {
        // A loop that has ended needs no waking: its error says nothing new.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }
}

/// The longest a resting window sleeps, should a call to wake it ever be missed.
const REST: Duration = Duration::from_secs(30);

fn rest(stillness: Res<Stillness>, alarm: Res<InterfaceAlarm>, mut settings: ResMut<WinitSettings>) {
    let alarm = Duration::from_millis(alarm.0.swap(u64::MAX, Ordering::AcqRel));
    let wait = alarm.min(stillness.due.unwrap_or(REST)).clamp(Duration::from_millis(1), REST);
    let (focused, unfocused) = if stillness.is_moving() {
        (UpdateMode::Continuous, UpdateMode::Continuous)
    } else {
        (UpdateMode::reactive(wait), UpdateMode::reactive_low_power(wait))
    };
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
