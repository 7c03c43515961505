//! What the interface looks like: one palette, one style, and our own widgets.
//!
//! - `palette`: every colour of the interface; `style`: type, spacing and the look of plain widgets
//! - `plank`: buttons; `choice`: tiles, segments and switches; `ranks`: a row of ranks;
//!   `icon`: small drawings by strokes
//! - `plate`: the panels that lie over the scene; `sheet`: dialogs; `emblem`: the pieces as signs
//! - `board_picture`: a board with its men as a small drawing
//! - `wordmark`: the name of the game, carved
//! - `modifiers`: lets the interface rest while nothing happens; `letters`: new ones are there at once;
//!   `shader`: what it is drawn with

mod board_picture;
mod choice;
mod emblem;
mod icon;
mod letters;
mod modifiers;
pub mod palette;
mod plank;
mod plate;
mod ranks;
mod shader;
mod sheet;
mod style;
mod wordmark;

use bevy::app::App;

pub use board_picture::paint_board;
pub use choice::{choice_tile, picture_tile, segments, switch};
pub use emblem::{Emblem, emblem, emblem_row};
pub use icon::{Icon, paint_icon};
pub use plank::{Plank, icon_button};
pub use plate::{Plate, caption, divider, plate_frame};
pub use ranks::ranks;
pub use sheet::{Sheet, sheet_body_room, sheet_room};
pub use style::{InterfaceScale, Sizes};
pub use wordmark::wordmark;

/// Dresses the interface.
pub fn plugin(app: &mut App) {
    app.add_plugins((style::plugin, plank::plugin, modifiers::plugin, letters::plugin, shader::plugin));
}
