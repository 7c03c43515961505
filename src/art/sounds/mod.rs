//! Every sound of the game, computed: wood on wood, horns, a hearth.
//!
//! Nothing here knows Bevy, plays anything or reads a file. A sound is a pure function of its
//! [`Kind`] and a seed: the same seed gives the same samples, another seed another knock of the
//! same hand. All of them together take a fraction of a second to compute.
//!
//! To listen to them, run the tests with `SKJALDBORG_WAV_DIR` naming a folder: every sound is
//! written there as a WAV file.

mod filter;
mod hearth;
mod horn;
mod kind;
mod modal;
mod random;
mod room;
mod sound;
mod wood;

#[cfg(test)]
mod measure;
#[cfg(test)]
mod tests;

pub use kind::{Kind, make};
pub use random::Random;
pub use sound::{SAMPLE_RATE, Sound};
