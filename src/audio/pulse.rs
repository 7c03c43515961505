//! Whether anything is heard at all.
//!
//! The audio plugin does not tell whether there is a device, so the hearth serves as a pulse: it
//! plays from the beginning to the end of the program, and as long as its position moves, sounds
//! are heard. It stays in the queue if there is no device, and stands still if the device is gone.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::PlaybackState;

/// Whether sounds are heard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pulse {
    /// Not known yet.
    #[default]
    Awaited,
    /// Yes.
    Beating,
    /// There was a device, but it has stopped playing. It may come back.
    Stopped,
    /// There is no device, and there will be none while the program runs.
    Absent,
}

/// For how long nothing may move before it is taken for dead.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often one must have looked in that time. A machine that slept, or a window that was not
/// drawn, lets much time pass between two looks: that says nothing about the device.
const LOOKS: u32 = 20;

/// Watches the hearth.
#[derive(Debug, Default)]
pub(super) struct Watch {
    position: Option<f64>,
    /// When it last moved, or the watch began.
    moved: Duration,
    looks: u32,
}

impl Watch {
    /// Begins to watch, at this time.
    pub fn new(now: Duration) -> Self {
        Watch { moved: now, ..default() }
    }

    /// Looks at the hearth. From what was known of the pulse follows what is known now.
    pub fn look(&mut self, known: Pulse, hearth: PlaybackState, now: Duration) -> Pulse {
        let position = hearth.position();
        if position.is_some() && position != self.position {
            self.position = position;
            self.moved = now;
            self.looks = 0;
            return Pulse::Beating;
        }
        self.looks += 1;
        if self.looks < LOOKS || now.saturating_sub(self.moved) < PATIENCE {
            return known;
        }
        match known {
            Pulse::Awaited | Pulse::Absent => Pulse::Absent,
            Pulse::Beating | Pulse::Stopped => Pulse::Stopped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Duration = Duration::from_millis(16);

    /// A hearth that is looked at in every frame.
    #[derive(Default)]
    struct Test {
        watch: Watch,
        pulse: Pulse,
        now: Duration,
    }

    impl Test {
        /// Looks for some frames; the number of the frame gives the hearth's state.
        fn look(&mut self, frames: u32, state: impl Fn(u32) -> PlaybackState) -> Pulse {
            for frame in 0..frames {
                self.now += FRAME;
                self.pulse = self.watch.look(self.pulse, state(frame), self.now);
            }
            self.pulse
        }
    }

    fn playing(frame: u32) -> PlaybackState {
        let position = f64::from(frame) * 0.016;
        PlaybackState::Playing { position }
    }

    fn standing(_: u32) -> PlaybackState {
        PlaybackState::Playing { position: 7.0 }
    }

    #[test]
    fn a_hearth_that_moves_is_heard_at_once_and_goes_on() {
        let mut test = Test::default();
        assert_eq!(test.look(1, playing), Pulse::Beating);
        assert_eq!(test.look(4_000, playing), Pulse::Beating);
    }

    #[test]
    fn a_hearth_that_stays_queued_means_no_device() {
        let mut test = Test::default();
        let queued = |_| PlaybackState::Queued;
        assert_eq!(test.look(100, queued), Pulse::Awaited);
        assert_eq!(test.look(100, queued), Pulse::Absent);
    }

    #[test]
    fn a_device_that_goes_and_comes_back_is_noticed() {
        let mut test = Test::default();
        test.look(10, playing);
        assert_eq!(test.look(60, standing), Pulse::Beating);
        assert_eq!(test.look(200, standing), Pulse::Stopped);
        assert_eq!(test.look(2, playing), Pulse::Beating);
    }

    #[test]
    fn a_long_sleep_is_no_sign_of_a_missing_device() {
        let mut test = Test::default();
        test.look(10, playing);
        test.now += Duration::from_secs(3_600);
        assert_eq!(test.look(1, |_| playing(9)), Pulse::Beating);
        assert_eq!(test.look(1, |_| playing(10)), Pulse::Beating);
    }
}
