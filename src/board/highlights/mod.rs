//! Marks on squares: what is chosen and where it may go, what would fall, what has just happened, why the
//! game ended, and what an explanation speaks of. Each differs in shape first and in colour second.
//!
//! - `mark`: the marks as entities; `wanted`: which marks a moment asks for
//! - `shapes`: what each mark looks like; `dress`: meshes and materials
//! - `life`: how marks appear; `arrows`: the moves of a hint and of the analysis

mod arrows;
mod dress;
mod life;
mod mark;
mod shapes;
mod wanted;

use bevy::prelude::*;

pub use arrows::{Arrow, ShownLine};
pub(super) use dress::plugin as dress_plugin;
pub(super) use mark::MarkSet;
pub use mark::{Mark, MarkKind};
pub use wanted::Spotlight;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((wanted::plugin, mark::plugin, life::plugin, arrows::plugin));
}
