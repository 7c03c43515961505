//! The match: whose turn it is, what has been played, who thinks. The only writer of the game.
//!
//! Invariants: nothing outside this module changes a [`Match`]; this module imports no view and runs
//! without one. Views read the match, write [`MoveRequested`] and [`MatchAction`], and are told by the
//! messages of [`facts`]. While an entity carries [`HoldsTurn`], the match waits.

mod action;
mod advice;
mod arrange;
pub mod facts;
mod hold;
mod look_back;
mod play;
mod player;
mod reply;
pub mod saves;
mod start;
mod table;
mod thinking;
mod turn;

use bevy::prelude::*;

pub use action::{MatchAction, MoveRequested, Requester};
pub use advice::{Advice, AdviceLimits, Findings, Judged};
pub use arrange::MatchBoard;
pub use facts::{MatchNotice, MovePlayed, MoveRefused, PositionReset, RefusedMove, ResetCause};
pub use hold::HoldsTurn;
pub use player::{Player, PlayerParseError, TWO_PEOPLE, against_computer};
pub use saves::{Keepsakes, SaveFolder, UnfinishedGame};
pub use start::{MatchSetup, Purpose};
pub use table::{Match, Variants};
pub use thinking::{Thinking, Waker};

/// The steps of the session, in order, within [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionSet {
    /// What players and programs ask for is done or refused.
    Requests,
    /// The turn goes on: the computer begins to think, answers, or the game is over.
    Turn,
    /// What changed is written to disk.
    Save,
}

/// Adds the match and all that moves it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Variants>()
        .configure_sets(Update, (SessionSet::Requests, SessionSet::Turn, SessionSet::Save).chain())
        .add_plugins((
            action::plugin,
            facts::plugin,
            thinking::plugin,
            turn::plugin,
            advice::plugin,
            saves::plugin,
        ));
}
