//! What fills the window: the title, and what lies around the board during a match.
//!
//! Everything here reads the match and writes requests; nothing changes the match, and no key is named.
//!
//! - `loading`, `title`: before a match, with a `demonstration` on the board; `hud`: during one
//! - `insets`: how much of the window is left for the board
//! - `toasts`: remarks that fade

mod demonstration;
mod hud;
mod insets;
mod loading;
mod title;
mod toasts;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::scene::InterfaceSet;

pub use hud::{ColumnChoice, HudLayout, MoveListFocus, ResultCard};
pub use toasts::Toasts;

/// The order in which the interface is drawn: what comes later lies on top.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawSet {
    /// What fills the window.
    Screen,
    /// What lies over it.
    Menu,
    /// Questions and bad news, over everything.
    Dialog,
    /// Remarks that fade.
    Toast,
}

/// Adds every screen.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (DrawSet::Screen, DrawSet::Menu, DrawSet::Dialog, DrawSet::Toast).chain().in_set(InterfaceSet),
    )
    .add_plugins((
        demonstration::plugin,
        hud::plugin,
        insets::plugin,
        loading::plugin,
        title::plugin,
        toasts::plugin,
    ));
}
