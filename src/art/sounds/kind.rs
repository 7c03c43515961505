//! The sounds there are, and the one function that makes them.

use super::sound::Sound;
use super::{hearth, horn, wood};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A man is picked up from his square.
    Lift,
    /// A man is set down.
    SetDown,
    /// The king is set down.
    SetDownKing,
    /// A man is struck by his captor and tips over.
    Strike,
    /// One man of a shieldwall falls.
    Fall,
    /// A move is refused: a dull double knock.
    Refused,
    /// The king is captured and falls.
    KingFalls,
    /// The attackers have won.
    HornAttackers,
    /// The defenders have won.
    HornDefenders,
    /// Nobody has won.
    HornDraw,
    /// The king has one open road: a single short call.
    Raichi,
    /// The king has two open roads: the call, twice.
    Tuichu,
    /// A button of the interface.
    Click,
    /// The fire in the room. Its end joins its beginning.
    Hearth,
}

impl Kind {
    /// Every kind, in the order in which they are computed: the longest first, since the
    /// others wait for it to be heard, and what ends a game last.
    pub const ALL: [Kind; 14] = [
        Kind::Hearth,
        Kind::Click,
        Kind::Lift,
        Kind::SetDown,
        Kind::SetDownKing,
        Kind::Strike,
        Kind::Fall,
        Kind::Refused,
        Kind::KingFalls,
        Kind::Raichi,
        Kind::Tuichu,
        Kind::HornAttackers,
        Kind::HornDefenders,
        Kind::HornDraw,
    ];

    /// How many different sounds of this kind the game keeps.
    ///
    /// What is heard at every move has the most; a button may answer much the same each time, and a
    /// horn that blows once in a game needs one.
    pub const fn variants(self) -> u64 {
        match self {
            Kind::SetDown => 10,
            Kind::Lift | Kind::Strike | Kind::Fall => 8,
            Kind::SetDownKing | Kind::Refused | Kind::KingFalls => 6,
            Kind::Click => 3,
            Kind::Raichi | Kind::Tuichu => 2,
            Kind::HornAttackers | Kind::HornDefenders | Kind::HornDraw | Kind::Hearth => 1,
        }
    }

    /// True for the sound that goes on for ever: it is played in a loop and has no silent ends.
    pub const fn is_loop(self) -> bool {
        matches!(self, Kind::Hearth)
    }
}

/// Computes one sound.
pub fn make(kind: Kind, seed: u64) -> Sound {
    match kind {
        Kind::Lift => wood::lift(seed),
        Kind::SetDown => wood::set_down(seed),
        Kind::SetDownKing => wood::set_down_king(seed),
        Kind::Strike => wood::strike(seed),
        Kind::Fall => wood::fall(seed),
        Kind::Refused => wood::refused(seed),
        Kind::KingFalls => wood::king_falls(seed),
        Kind::HornAttackers => horn::attackers(seed),
        Kind::HornDefenders => horn::defenders(seed),
        Kind::HornDraw => horn::draw(seed),
        Kind::Raichi => horn::raichi(seed),
        Kind::Tuichu => horn::tuichu(seed),
        Kind::Click => wood::click(seed),
        Kind::Hearth => hearth::hearth(seed),
    }
}
