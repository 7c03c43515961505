//! The screen follows what is on the table: a match that is played is shown as one, and a demonstration
//! behind the title.

use bevy::prelude::*;
use tafl_ai::Level;

use super::FlowSet;
use super::trail::MenuTrail;
use crate::first_match::USUAL_VARIANT;
use crate::session::{
    Match, MatchAction, MatchNotice, MatchSetup, PositionReset, Purpose, ResetCause, SessionSet, Variants,
};
use crate::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow.after(SessionSet::Requests), leave_loading.in_set(FlowSet)));
}

/// Shows the match that was put on the table, and closes the menu by which that was done.
fn follow(
    mut resets: MessageReader<PositionReset>,
    current: Option<Res<Match>>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut trail: ResMut<MenuTrail>,
) {
    let is_new = resets.read().filter(|reset| reset.cause == ResetCause::NewMatch).count() > 0;
    if !is_new {
        return;
    }
    let Some(current) = current else { return };
    if current.purpose() == Purpose::Played {
        (*screen).set_if_neq(Screen::Match);
        (*menu).set_if_neq(trail.close());
    }
}

/// Where the game named on the command line cannot be read, there is still a title to go to.
fn leave_loading(
    mut notices: MessageReader<MatchNotice>,
    current: Option<Res<Match>>,
    variants: Res<Variants>,
    mut actions: MessageWriter<MatchAction>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let failed = notices.read().any(|notice| matches!(notice, MatchNotice::CannotRead { .. }));
    if failed
        && current.is_none()
        && let Some(variant) = variants.0.variant(USUAL_VARIANT)
    {
        actions.write(MatchAction::New(MatchSetup::demonstration(variant, Level::Karl)));
        (*screen).set_if_neq(Screen::Title);
    }
}
