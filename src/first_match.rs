//! What is on the table when the program starts, as the command line asks.

use std::sync::Arc;

use bevy::prelude::*;
use tafl_rules::{BySide, Variant};

use crate::args::Args;
use crate::session::{MatchAction, MatchSetup, Player, TWO_PEOPLE, Variants, against_computer};
use crate::state::Screen;

/// The variant played where none is named.
pub const USUAL_VARIANT: &str = "copenhagen-hnefatafl-11x11-2025-v1";

/// Puts the first match on the table, or the title in front of a demonstration.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, begin);
}

/// The variant that the command line names, or the usual one.
pub fn variant_of(args: &Args, variants: &Variants) -> Arc<Variant> {
    let named = args.variant.as_deref().unwrap_or(USUAL_VARIANT);
    variants.0.resolve(named).expect("the command line lets only known variants through")
}

/// Who plays, as the command line says: a person against the computer, and two people where nothing is
/// said about it and pictures are drawn.
pub fn players_of(args: &Args) -> BySide<Player> {
    let level = match args.level {
        Some(level) => level,
        None if args.headless => return TWO_PEOPLE,
        None => tafl_ai::Level::Drengr,
    };
    against_computer(args.side.unwrap_or_default().side(), level)
}

fn begin(
    args: Res<Args>,
    variants: Res<Variants>,
    mut actions: MessageWriter<MatchAction>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let variant = variant_of(&args, &variants);
    let asked_for_match =
        args.headless || args.variant.is_some() || args.level.is_some() || args.side.is_some();
    if let Some(path) = &args.load {
        actions.write(MatchAction::Open(path.clone()));
        NextState::set_if_neq(&mut screen, Screen::Match);
    } else if asked_for_match {
        actions.write(MatchAction::New(MatchSetup::new(&variant, players_of(&args))));
        NextState::set_if_neq(&mut screen, Screen::Match);
    } else {
        actions.write(MatchAction::New(MatchSetup::demonstration(&variant, tafl_ai::Level::Karl)));
        NextState::set_if_neq(&mut screen, Screen::Title);
    }
}
