//! Only what destroys something is asked about.

use bevy::prelude::*;

use super::wish::Wish;
use crate::session::{Match, Purpose, UnfinishedGame};

/// The wish that waits for an answer, if one does.
#[derive(Resource, Clone, Debug, Default)]
pub struct Question(pub Option<(Ask, Wish)>);

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Whether the game on the table may be given up for another.
    AbandonGame,
    /// Whether the game that could be continued may be given up for another.
    AbandonSavedGame,
    /// Whether to begin the game on the table again.
    Restart,
    /// Whether to resign.
    Resign,
}

impl Ask {
    /// The keys of its title, the question itself, and the answers that mean yes and no.
    pub fn keys(self) -> [&'static str; 4] {
        match self {
            Ask::AbandonGame => [
                "ask-abandon-game.title",
                "ask-abandon-game.text",
                "ask-abandon-game.yes",
                "ask-abandon-game.no",
            ],
            Ask::AbandonSavedGame => [
                "ask-abandon-saved-game.title",
                "ask-abandon-saved-game.text",
                "ask-abandon-saved-game.yes",
                "ask-abandon-saved-game.no",
            ],
            Ask::Restart => ["ask-restart.title", "ask-restart.text", "ask-restart.yes", "ask-restart.no"],
            Ask::Resign => ["ask-resign.title", "ask-resign.text", "ask-resign.yes", "ask-resign.no"],
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>();
}

/// What is to be asked before a wish is done; nothing where nothing would be lost. The game is saved after
/// every ply, so leaving it loses nothing; another game in its place does.
pub fn ask_about(wish: &Wish, current: Option<&Match>, unfinished: UnfinishedGame) -> Option<Ask> {
    let played = current.filter(|current| current.purpose() == Purpose::Played);
    let at_stake =
        played.is_some_and(|current| current.game().outcome().is_none() && current.game().ply_count() > 0);
    match wish {
        Wish::Resign => Some(Ask::Resign),
        Wish::Restart | Wish::SwapSides if at_stake => Some(Ask::Restart),
        Wish::Begin(_) | Wish::Open(_) | Wish::Paste if at_stake => Some(Ask::AbandonGame),
        Wish::Begin(_) | Wish::Open(_) | Wish::Paste if played.is_none() && unfinished.0 => {
            Some(Ask::AbandonSavedGame)
        }
        _ => None,
    }
}
