//! How things on a board move: along paths, by the clock, with contacts on the way.
//!
//! - `clock`: advances every motion, and completes them when a player is in a hurry
//! - `carry`: a move is lifted, slides and is set down; `fall`: a taken man falls and sinks
//! - `glide`: the straight way to another pose; `arrive`: dropping in and sinking away
//! - `shake`: a refusal; `turn`: the whole board is turned over
//!
//! A path is a pure function from time to pose, so that a motion lasts the same and passes the same
//! points at any frame rate.

mod arrive;
mod carry;
mod clock;
mod fall;
mod glide;
mod shake;
mod turn;

use std::collections::VecDeque;

use bevy::prelude::*;

pub use arrive::{Arrive, Sink};
pub use carry::{Carry, SetDown};
pub(super) use clock::plugin;
pub use clock::{AnimationSpeed, finish_all};
pub use fall::Fall;
pub use glide::Glide;
pub use shake::Shake;
pub use turn::{TurnIn, TurnOut};

use super::contact::ContactKind;
use crate::session::HoldsTurn;

/// A way through poses. Times are seconds at normal speed.
pub trait Path: Send + Sync + 'static {
    /// How long it takes.
    fn span(&self) -> f32;
    /// The pose at a time between 0 and the span; exactly the last pose at the span.
    fn pose(&self, time: f32) -> Transform;
}

/// A motion under way. The turn waits for it.
#[derive(Component)]
#[require(HoldsTurn)]
pub struct Motion {
    path: Box<dyn Path>,
    /// Time since the path began; negative while the motion waits.
    time: f32,
    /// What is still to be touched, in order of time.
    contacts: VecDeque<(f32, ContactKind)>,
    /// Whether the thing is gone afterwards.
    leaves: bool,
}

impl Motion {
    /// A motion along a path, which begins at once.
    pub fn new(path: impl Path) -> Motion {
        Motion { path: Box::new(path), time: 0.0, contacts: VecDeque::new(), leaves: false }
    }

    /// The same, beginning so much later. The first pose is taken at once.
    #[must_use]
    pub fn after(mut self, delay: f32) -> Motion {
        self.time -= delay;
        self
    }

    /// With a contact so long after the path began. Contacts are given in order.
    #[must_use]
    pub fn touching(mut self, time: f32, kind: ContactKind) -> Motion {
        debug_assert!(self.contacts.back().is_none_or(|last| last.0 <= time));
        self.contacts.push_back((time, kind));
        self
    }

    /// At its end, the thing is despawned.
    #[must_use]
    pub fn then_gone(mut self) -> Motion {
        self.leaves = true;
        self
    }

    /// The pose now.
    pub fn pose(&self) -> Transform {
        self.path.pose(self.time.clamp(0.0, self.path.span()))
    }

    /// Lets time go by and returns what was touched meanwhile, with the time since.
    fn advance(&mut self, seconds: f32) -> Vec<(f32, ContactKind)> {
        self.time += seconds;
        let mut touched = Vec::new();
        while self.contacts.front().is_some_and(|(time, _)| *time <= self.time) {
            let (time, kind) = self.contacts.pop_front().expect("the queue has a front");
            touched.push((self.time - time, kind));
        }
        touched
    }

    fn is_over(&self) -> bool {
        self.time >= self.path.span() && self.contacts.is_empty()
    }

    /// Goes to the end and returns what is touched on the way.
    fn complete(&mut self) -> impl Iterator<Item = ContactKind> {
        self.time = self.path.span();
        std::mem::take(&mut self.contacts).into_iter().map(|(_, kind)| kind)
    }
}

/// From 0 to 1, starting and ending gently.
fn smooth(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

/// How far a time has come within a stretch of it, from 0 to 1.
fn part(time: f32, from: f32, to: f32) -> f32 {
    ((time - from) / (to - from)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Straight;

    impl Path for Straight {
        fn span(&self) -> f32 {
            1.0
        }

        fn pose(&self, time: f32) -> Transform {
            Transform::from_xyz(time, 0.0, 0.0)
        }
    }

    #[test]
    fn contacts_come_once_and_at_their_time() {
        for steps in [3, 10, 97] {
            let mut motion = Motion::new(Straight)
                .after(0.5)
                .touching(0.0, ContactKind::Lifted)
                .touching(1.0, ContactKind::SetDown { king: false });
            let mut seen = Vec::new();
            let step = 1.6 / steps as f32;
            for i in 1..=steps {
                for (ago, kind) in motion.advance(step) {
                    assert!(ago <= step + 1e-6);
                    seen.push((i as f32 * step - ago, kind));
                }
            }
            assert!(motion.is_over());
            assert_eq!(motion.pose().translation.x, 1.0);
            assert_eq!(seen.len(), 2);
            assert!((seen[0].0 - 0.5).abs() < 1e-4 && (seen[1].0 - 1.5).abs() < 1e-4, "{seen:?}");
        }
    }

    #[test]
    fn completing_touches_what_is_left() {
        let mut motion =
            Motion::new(Straight).touching(0.2, ContactKind::Lifted).touching(0.9, ContactKind::Struck);
        assert_eq!(motion.advance(0.5).len(), 1);
        assert_eq!(motion.complete().collect::<Vec<_>>(), [ContactKind::Struck]);
        assert!(motion.is_over());
    }
}
