use std::path::PathBuf;

use bevy::prelude::*;

use crate::session::MatchSetup;
use crate::state::Menu;

/// What a player wishes, seen from the chair in front of the screen.
#[expect(clippy::large_enum_variant, reason = "a few are sent a minute; a box would only be in the way")]
#[derive(Message, Clone, Debug)]
pub enum Wish {
    /// Go on with the unfinished game.
    Continue,
    /// Begin a new game.
    Begin(MatchSetup),
    /// Play the same again from the start.
    Restart,
    /// Play again with the sides changed.
    SwapSides,
    /// Give up.
    Resign,
    /// Go from the table of today to that of 1732, or back.
    ChangeTable,
    /// Open a game.
    Open(PathBuf),
    /// Save the game under a name.
    SaveAs(PathBuf),
    /// Take the game's text along.
    Copy,
    /// Play on from a text that was taken along.
    Paste,
    /// Go back to the title.
    Title,
    /// Leave the program.
    Quit,
    /// Open a menu over what is there.
    Show(Menu),
    /// Go back to where the menu was opened from.
    Back,
    /// Do what was asked about.
    Yes,
    /// Leave it.
    No,
}
