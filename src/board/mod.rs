//! What a match looks like on the table, and the hand that plays on it.
//!
//! Invariants: nothing here changes the match; when nothing moves, the pieces are those of the position
//! on show, each where [`Outlook::rest`] says; whatever moves holds the turn.
//!
//! - `layout`: where things are on a board; `look`: what a variant's board looks like
//! - `surface`: the board's body; `wardrobe`: what pieces look like; `pieces`: the pieces as entities
//! - `outlook`: what a board is to look like when nothing moves; `resync`: makes it so; `pairing`: which
//!   piece becomes which
//! - `news`: what the session tells; `moves`: a move as motions; `motion`: how things move, by the clock
//! - `contact`: the moments at which something is touched
//! - `picking`: which square is under the pointer; `squares`: clicks and drags on squares
//! - `selection`: choosing and asking for moves; `dragging`: the piece in the hand; `cursor`: the keyboard
//! - `preview`: what the move pointed at would do
//! - `highlights`: marks on squares and arrows between them; `endings`: how the end of a game is marked

mod contact;
mod cursor;
mod dragging;
mod endings;
mod highlights;
mod layout;
mod look;
pub mod motion;
mod moves;
mod news;
mod outlook;
mod pairing;
mod picking;
mod pieces;
mod preview;
mod resync;
mod selection;
mod squares;
mod surface;
mod wardrobe;

use bevy::prelude::*;

pub use contact::{Contact, ContactKind};
pub use cursor::{Cursor, CursorAction};
pub use dragging::Held;
pub use highlights::{Arrow, Mark, MarkKind, ShownLine, Spotlight};
pub use layout::BoardLayout;
pub use look::{ShowCoordinates, style_of};
pub use motion::{AnimationSpeed, Motion};
pub use outlook::{Outlook, Stance};
pub use pieces::{BoardPiece, Leaving};
pub use preview::{Pointed, Preview};
pub use selection::{MoveStyle, Selection};
pub use squares::{BoardSquare, Chooser, SquareChosen, SquareDrag, SquareHovered};
pub use surface::{BoardBody, BoardLook};
pub use wardrobe::Wardrobe;

use crate::session::SessionSet;

/// The steps of the board, in order, within [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSet {
    /// Clicks, drags and keys become selections and requests; before the session hears them.
    Ask,
    /// What moves goes on; after the session has answered.
    Advance,
    /// What the session told begins to be shown, before the session asks whether the turn must wait.
    Answer,
    /// What has begun is completed at once, where nothing is animated.
    Begun,
    /// Marks follow the selection and the position.
    Mark,
}

/// The view of a match, as it is seen and touched.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        logic_plugin,
        picking::plugin,
        surface::plugin,
        wardrobe::plugin,
        pieces::plugin,
        highlights::dress_plugin,
    ));
}

/// All that a board does, without what it looks like: runs with nothing but a session.
pub fn logic_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            BoardSet::Ask.before(SessionSet::Requests),
            (BoardSet::Advance, BoardSet::Answer, BoardSet::Begun)
                .chain()
                .after(SessionSet::Requests)
                .before(SessionSet::Turn),
            BoardSet::Mark.after(SessionSet::Turn).after(BoardSet::Begun),
        ),
    )
    .add_plugins((
        look::plugin,
        motion::plugin,
        news::plugin,
        squares::plugin,
        cursor::plugin,
        selection::plugin,
        dragging::plugin,
        preview::plugin,
        highlights::plugin,
    ));
}
