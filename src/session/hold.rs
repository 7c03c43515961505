//! The marker by which views ask the match to wait.

use bevy::prelude::*;

/// While any entity carries this, the match does not go on. Views add it together with an animation and
/// remove it when the animation ends; where there is no view, nothing ever waits.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct HoldsTurn;
