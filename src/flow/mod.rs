//! From one screen to the next: what players wish, what is asked before it is done, and doing it.
//!
//! Screens and menus draw, and write [`Wish`]es; nothing is drawn here, and no key is named.
//!
//! - `wish`: everything a player can wish; `question`: which wishes are asked about first
//! - `carry_out`: doing it; `follow`: the screen follows what is on the table
//! - `trail`: the way back from a menu; `tables`: the table of today and the table of 1732
//! - `choices`: what a new game is to be; `trouble`: what went wrong, until it has been read

mod carry_out;
mod choices;
mod follow;
mod question;
mod tables;
mod trail;
mod trouble;
mod wish;

use bevy::prelude::*;

pub use carry_out::Copied;
pub use choices::{Choices, Opponent, SideWish};
pub use question::{Ask, Question, ask_about};
pub use tables::{HISTORICAL_VARIANT, TableMemory, is_historical};
pub use trail::MenuTrail;
pub use trouble::{Trouble, Troubles};
pub use wish::Wish;

/// Wishes are answered in this set, before the session looks at what is asked of it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlowSet;

/// Adds the flow between the screens.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, FlowSet.before(crate::session::SessionSet::Requests)).add_plugins((
        carry_out::plugin,
        choices::plugin,
        follow::plugin,
        question::plugin,
        tables::plugin,
        trail::plugin,
        trouble::plugin,
    ));
}
