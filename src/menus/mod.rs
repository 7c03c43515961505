//! What lies over a screen: menus and dialogs. They write wishes and settings; nothing else happens here.
//!
//! - `pause`, `new_game`, `settings`, `rules`, `history`, `open`, `save_as`: one for each [`Menu`]
//! - `question`: what is asked before something is lost; `trouble`: bad news
//! - `games`: the saved games in a folder; `page`: headings and paragraphs to read

mod games;
mod history;
mod new_game;
mod open;
mod page;
mod pause;
mod question;
mod rules;
mod save_as;
mod settings;
mod trouble;

use bevy::prelude::*;

pub use games::{SavedGame, day_of, file_name_for, saved_games};

use crate::state::Menu;

/// Adds every menu and dialog.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        history::plugin,
        new_game::plugin,
        open::plugin,
        pause::plugin,
        question::plugin,
        rules::plugin,
        save_as::plugin,
        settings::plugin,
        trouble::plugin,
    ));
}

/// Whether a menu is open.
fn is_open(menu: Menu) -> impl FnMut(Option<Res<State<Menu>>>) -> bool + Clone {
    move |state: Option<Res<State<Menu>>>| state.is_some_and(|state| *state.get() == menu)
}
