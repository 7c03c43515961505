//! What a match looks like on the table.
//!
//! - `layout`: where things are on a board
//! - `surface`: the board's body; `wardrobe`: what pieces look like

mod layout;
mod surface;
mod wardrobe;

use bevy::app::App;

pub use layout::BoardLayout;
pub use surface::{BoardBody, BoardLook};
pub use wardrobe::Wardrobe;

/// The view of boards.
pub fn plugin(app: &mut App) {
    app.add_plugins((surface::plugin, wardrobe::plugin));
}
