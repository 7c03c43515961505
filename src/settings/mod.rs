//! What the player prefers, kept from one evening to the next.
//!
//! Preferences are neither the state of the program nor the match: nothing here says what is open on the
//! screen or who is to move. Other modules keep their own resources (volumes, animation speed, quality) and
//! know nothing of this one; `apply` hands the values over.
//!
//! - `file`: the text of the settings; `fields`: the fields of a text, known or not
//! - `keep`: reads the file at the start and writes it after changes
//! - `overrides`: what the command line decides for one run only
//! - `notice`: what went wrong, for the player
//! - `apply`: the values take effect

mod apply;
mod fields;
mod file;
mod keep;
mod notice;
mod overrides;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::args::Args;
use crate::flow::Choices;
use crate::scene::Quality;
use crate::theme::InterfaceScale;

pub use crate::board::{AnimationSpeed, MoveStyle};
pub(crate) use apply::window_mode;
pub use notice::SettingsNotice;
pub use tafl_home::{Folders, HOME_VARIABLE};

/// What the player prefers.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How loud pieces and horns are, from 0 to 1.
    pub effects: f32,
    /// How loud the hearth is, from 0 to 1.
    pub ambience: f32,
    /// No sound at all.
    pub muted: bool,
    /// How fast things on the board move.
    pub animation: AnimationSpeed,
    /// How well the scene is drawn; nothing leaves it to the graphics adapter.
    pub quality: Option<Quality>,
    /// The scale of the scene's picture, from 0.25 to 1; nothing leaves it to the quality.
    pub render_scale: Option<f32>,
    /// The scale of the interface, within [`InterfaceScale::RANGE`].
    pub interface_scale: f32,
    /// How pieces are moved with the mouse.
    pub moves: MoveStyle,
    /// Whether the frame of the board names files and ranks.
    pub coordinates: bool,
    /// Whether a first game is helped with hints.
    pub hints: bool,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// What was chosen for the last new game.
    pub new_game: Choices,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            effects: 0.8,
            ambience: 0.6,
            muted: false,
            animation: AnimationSpeed::default(),
            quality: None,
            render_scale: None,
            interface_scale: 1.0,
            moves: MoveStyle::default(),
            coordinates: true,
            hints: true,
            fullscreen: false,
            new_game: Choices::default(),
        }
    }
}

impl Settings {
    /// The same, with every number brought into its range: a file can say anything.
    fn within_bounds(mut self) -> Settings {
        let usual = Settings::default();
        let bring = |value: &mut f32, low: f32, high: f32, usual: f32| {
            *value = if value.is_finite() { value.clamp(low, high) } else { usual };
        };
        bring(&mut self.effects, 0.0, 1.0, usual.effects);
        bring(&mut self.ambience, 0.0, 1.0, usual.ambience);
        let (small, large) = InterfaceScale::RANGE.into_inner();
        bring(&mut self.interface_scale, small, large, usual.interface_scale);
        self.render_scale = self.render_scale.filter(|scale| scale.is_finite());
        if let Some(scale) = &mut self.render_scale {
            *scale = scale.clamp(0.25, 1.0);
        }
        self
    }
}

/// Reads what the player preferred last and keeps it up to date. Pictures without a window are drawn with
/// the usual settings, whoever's machine it is, and keep nothing.
///
/// The [`Args`] must have been inserted before, and the session must be added after: it keeps its games in
/// the folder that is found here.
pub fn plugin(app: &mut App) {
    let args = app.world().get_resource::<Args>().cloned().unwrap_or_default();
    let folders = if args.headless { None } else { Folders::find() };
    app.add_plugins((keep::Keep { args, folders }, apply::plugin));
}
