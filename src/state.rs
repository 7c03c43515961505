//! The states of the program: which screen, which menu over it, and how far a turn has come.

use bevy::prelude::*;
use clap::ValueEnum;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Nothing is ready yet.
    #[default]
    Loading,
    /// The title over a living board.
    Title,
    /// A match.
    Match,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Setting up a new game.
    NewGame,
    /// Settings.
    Settings,
    /// The rules of the current variant.
    Rules,
    /// The page of history about the table of 1732.
    History,
    /// Opening a saved game.
    Open,
    /// Saving the game under a name.
    SaveAs,
}

/// How far a turn has come. There is always a match on the table except while loading: on the
/// title screen it is a demonstration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnTable;

impl ComputedStates for OnTable {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        (screen != Screen::Loading).then_some(Self)
    }
}

/// How far a turn has come.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(OnTable = OnTable)]
pub enum Phase {
    /// A player chooses a move.
    #[default]
    Choosing,
    /// The computer thinks.
    Thinking,
    /// A move is being shown.
    Animating,
    /// The game has ended.
    Over,
}

/// A screen or dialog by its name on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Place {
    /// The title screen.
    Title,
    /// The match, with nothing over it.
    Match,
    /// The pause menu over the match.
    Pause,
    /// The dialog for a new game.
    NewGame,
    /// The settings.
    Settings,
    /// The rules of the variant.
    Rules,
    /// The page of history.
    History,
    /// The list of saved games.
    Open,
    /// The dialog for saving.
    SaveAs,
}

impl Place {
    /// The states that show it.
    pub const fn states(self) -> (Screen, Menu) {
        match self {
            Self::Title => (Screen::Title, Menu::None),
            Self::Match => (Screen::Match, Menu::None),
            Self::Pause => (Screen::Match, Menu::Pause),
            Self::NewGame => (Screen::Match, Menu::NewGame),
            Self::Settings => (Screen::Match, Menu::Settings),
            Self::Rules => (Screen::Match, Menu::Rules),
            Self::History => (Screen::Match, Menu::History),
            Self::Open => (Screen::Match, Menu::Open),
            Self::SaveAs => (Screen::Match, Menu::SaveAs),
        }
    }
}

/// Makes the states known.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().add_computed_state::<OnTable>().add_sub_state::<Phase>();
}
