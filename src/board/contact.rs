//! The moments at which something touches something: what is heard, and what other views follow.

use bevy::prelude::*;
use tafl_rules::{Call, Outcome};

/// Something has just been touched, let go or struck. Triggered at the moment at which it is seen, once
/// for each thing that happens, at every speed of animation.
#[derive(EntityEvent, Clone, PartialEq, Debug)]
pub struct Contact {
    /// The piece, or the board's root where the whole board is meant.
    pub entity: Entity,
    /// What happened to it.
    pub kind: ContactKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum ContactKind {
    /// A piece is picked up.
    Lifted,
    /// A piece is set down.
    SetDown {
        /// Whether it is the king.
        king: bool,
    },
    /// A man is struck by his captor.
    Struck,
    /// A man of a shieldwall falls.
    ShieldwallFell {
        /// Counted from 0 at the bracket that moved.
        index: usize,
    },
    /// A piece that may not go where it was sent.
    Refused,
    /// The captured king falls.
    KingFell,
    /// The defenders call out that the king has open roads.
    Called(Call),
    /// The game has ended.
    Ended(Outcome),
}
