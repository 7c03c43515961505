//! What the parts of the screen draw from, and what they ask for.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tafl_ai::Progress;
use tafl_rules::Square;

use super::layout::ColumnChoice;
use super::moves::MoveListFocus;
use super::result::ResultCard;
use super::tale::{Tale, TaleEntry};
use crate::board::{ShownLine, Spotlight};
use crate::flow::Wish;
use crate::session::{Advice, Match, MatchAction, Thinking};
use crate::settings::Settings;
use crate::state::{Menu, Phase};
use crate::words::Words;

/// The resources behind a [`View`].
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    words: Res<'w, Words>,
    current: Res<'w, Match>,
    thinking: Res<'w, Thinking>,
    advice: Res<'w, Advice>,
    tale: Res<'w, Tale>,
    phase: Option<Res<'w, State<Phase>>>,
    menu: Res<'w, State<Menu>>,
}

/// What there is to be seen.
pub(super) struct View<'a> {
    pub words: &'a tafl_words::Words,
    pub current: &'a Match,
    /// How far the computer has come, while it thinks.
    pub progress: Option<Progress>,
    /// What the computer says to help.
    pub advice: &'a Advice,
    pub tale: &'a [TaleEntry],
    /// Whether the card with the result lies on the table.
    pub shows_result: bool,
    pub hints: bool,
}

impl Sources<'_> {
    /// What there is to be seen, given whether the result was put away and hints are wanted.
    pub fn view(&self, card_is_away: bool, hints: bool) -> View<'_> {
        let is_over = self.phase.as_ref().is_some_and(|phase| *phase.get() == Phase::Over);
        let is_looked_at = *self.menu.get() == Menu::None && !self.current.is_looking_back();
        let has_ended = self.current.game().outcome().is_some();
        View {
            words: &self.words.0,
            current: &self.current,
            progress: self.thinking.control().map(|control| control.progress()),
            advice: &self.advice,
            tale: self.tale.entries(),
            shows_result: has_ended && is_over && is_looked_at && !card_is_away,
            hints,
        }
    }
}

/// Where the parts put what they ask for.
#[derive(SystemParam)]
pub(super) struct Out<'w> {
    actions: MessageWriter<'w, MatchAction>,
    wishes: MessageWriter<'w, Wish>,
    lit: ResMut<'w, Spotlight>,
    line: ResMut<'w, ShownLine>,
    column: ResMut<'w, ColumnChoice>,
    card: ResMut<'w, ResultCard>,
    focus: ResMut<'w, MoveListFocus>,
    settings: ResMut<'w, Settings>,
}

impl Out<'_> {
    /// Asks something of the match.
    pub fn act(&mut self, action: MatchAction) {
        self.actions.write(action);
    }

    /// Wishes something.
    pub fn wish(&mut self, wish: Wish) {
        self.wishes.write(wish);
    }

    /// Lights squares on the board, or none.
    pub fn light(&mut self, squares: &[Square]) {
        if self.lit.0 != squares {
            self.lit.0 = squares.to_vec();
        }
    }

    /// Draws a line of the analysis on the board, 0 being the best.
    pub fn draw_line(&mut self, line: usize) {
        self.line.set_if_neq(ShownLine(line));
    }

    /// Whether the result was put away.
    pub fn card_is_away(&self) -> bool {
        self.card.is_away
    }

    /// Whether the player wants hints.
    pub fn wants_hints(&self) -> bool {
        self.settings.hints
    }

    /// Whether the column is open.
    pub fn column(&self) -> ColumnChoice {
        *self.column
    }

    /// Opens or closes the column.
    pub fn open_column(&mut self, open: bool) {
        self.column.set_if_neq(ColumnChoice(Some(open)));
    }

    /// Puts the result away, or lays it on the table again.
    pub fn put_result_away(&mut self, away: bool) {
        if self.card.is_away != away {
            self.card.is_away = away;
        }
    }

    /// Notes how much of the window the result covers from below.
    pub fn card_covers(&mut self, points: f32) {
        if self.card.covers != points {
            self.card.covers = points;
        }
    }

    /// Whether the list of moves has the keyboard.
    pub fn list_is_focused(&mut self, focused: bool) {
        self.focus.set_if_neq(MoveListFocus(focused));
    }

    /// Shows no more hints.
    pub fn hide_hints(&mut self) {
        self.settings.hints = false;
    }
}
