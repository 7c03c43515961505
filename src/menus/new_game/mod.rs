//! Setting up a new game: what is played, against whom, and on which side.
//!
//! - `offer`: what the dialog shows and what is chosen in it
//! - `ready`: the list of variants; `pairing`: any rules on any board, from two lists
//! - `details`: a picture of what is chosen, its facts and its story, or why it cannot be played
//! - `lists`: lists that scroll; `who`: opponent and side

mod details;
mod lists;
mod offer;
mod pairing;
mod ready;
mod who;

use std::cell::Cell;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use offer::{Offer, Way};

use super::is_open;
use super::pause::focus_when_new;
use crate::flow::{Choices, Wish};
use crate::screens::DrawSet;
use crate::session::{MatchSetup, Variants};
use crate::state::Menu;
use crate::theme::{Plank, Sheet, segments, sheet_body_room};
use crate::words::Words;

/// How wide the dialog is where the window has the room.
const WIDTH: f32 = 860.0;
/// From this width on, the list and what is said about the chosen one stand side by side.
const BROAD: f32 = 600.0;
/// How high the lists may be and must be.
const HEIGHTS: std::ops::RangeInclusive<f32> = 168.0..=372.0;
/// How high everything but the lists is taken to be before it has been seen once.
const FIRST_GUESS: f32 = 230.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offer>()
        .add_systems(OnEnter(Menu::NewGame), open)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::NewGame)));
}

/// The dialog opens with what was chosen the last time.
fn open(mut offer: ResMut<Offer>, choices: Res<Choices>, variants: Res<Variants>) {
    *offer = Offer::of(choices.variant(&variants), &variants.0);
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    variants: Res<Variants>,
    mut offer: ResMut<Offer>,
    mut choices: ResMut<Choices>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-new-game");
    let close = words.text("tip.close");
    let mut chosen = choices.clone();
    let offer = offer.bypass_change_detection();
    let can_begin = Cell::new(true);
    let begins = Sheet::new("new game", &title, WIDTH).closable(&close, false).show(
        &context,
        |ui| {
            parts(ui, &context, &words, &variants, offer, &mut chosen);
            can_begin.set(offer.found.is_ok());
            None
        },
        |ui| {
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                let begin = words.text("menu-new-game.begin");
                let response = ui.add(Plank::new(&begin).leading().enabled(can_begin.get()));
                focus_when_new(ui, "new game", &response);
                let cancelled = Plank::new(&words.text("button.cancel")).pressed(ui);
                (response.clicked() || cancelled).then_some(!cancelled)
            })
            .inner
        },
    );
    if let Ok(variant) = &offer.found {
        chosen.variant.clone_from(&variant.id);
    }
    match (begins, &offer.found) {
        (Some(true), Ok(variant)) => {
            wishes.write(Wish::Begin(MatchSetup::new(variant, chosen.players())));
        }
        (Some(false), _) => {
            wishes.write(Wish::Back);
        }
        _ => {}
    }
    if *choices != chosen {
        *choices = chosen;
    }
    Ok(())
}

/// The two ways to choose, what can be chosen, and against whom.
fn parts(
    ui: &mut Ui,
    context: &Context,
    words: &Words,
    variants: &Variants,
    offer: &mut Offer,
    chosen: &mut Choices,
) {
    // The lists get what the other parts left of the dialog the last time it was drawn.
    let id = Id::new("height around the lists of a new game");
    let around = ui.data(|data| data.get_temp(id)).unwrap_or(FIRST_GUESS);
    let room = sheet_body_room(context) - around;
    let height = room.clamp(*HEIGHTS.start(), *HEIGHTS.end()).floor();
    let is_broad = ui.available_width() >= BROAD;
    let top = ui.cursor().top();
    let mut way = offer.way;
    let ways =
        [(Way::Ready, words.text("menu-new-game.ready")), (Way::Pair, words.text("menu-new-game.pair"))];
    if segments(ui, &mut way, &ways) {
        offer.go(way, &variants.0);
    }
    ui.add_space(2.0);
    let lists_top = ui.cursor().top();
    match offer.way {
        Way::Ready => ready::draw(ui, is_broad, height, words, variants, offer),
        Way::Pair => pairing::draw(ui, is_broad, height, words, variants, offer),
    }
    let lists_bottom = ui.cursor().top();
    ui.add_space(4.0);
    let first = offer.found.as_ref().ok().map(|variant| variant.rules().first_to_move);
    who::draw(ui, is_broad, words, first, chosen);
    offer.is_fresh = false;
    let around = lists_top - top + ui.min_rect().bottom() - lists_bottom;
    ui.data_mut(|data| data.insert_temp(id, around + 1.0));
}
