//! The list of all variants, each with its board.

use bevy_egui::egui::{Ui, vec2};
use tafl_words::args;

use super::details;
use super::lists::list;
use super::offer::Offer;
use crate::session::Variants;
use crate::theme::{paint_board, picture_tile};
use crate::words::Words;

/// The side of a tile's picture.
const PICTURE: f32 = 50.0;
/// The list's part of the width.
const PART: f32 = 0.46;

/// Draws the list, and what is said about the chosen one beside or below it.
pub(super) fn draw(
    ui: &mut Ui,
    is_broad: bool,
    height: f32,
    words: &Words,
    variants: &Variants,
    offer: &mut Offer,
) {
    if is_broad {
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            ui.allocate_ui(vec2((width * PART).floor(), height), |ui| {
                ui.vertical(|ui| names(ui, height, words, variants, offer));
            });
            ui.vertical(|ui| details::draw(ui, height, words, variants, offer));
        });
    } else {
        names(ui, height, words, variants, offer);
        ui.add_space(4.0);
        details::draw(ui, 0.0, words, variants, offer);
    }
}

fn names(ui: &mut Ui, height: f32, words: &Words, variants: &Variants, offer: &mut Offer) {
    let chosen = offer.found.as_ref().map(|variant| variant.id.clone()).unwrap_or_default();
    let clicked =
        list(ui, "variants", height, offer.is_fresh, variants.0.variants().iter(), |ui, variant| {
            let (board, rules) = (variant.board(), variant.rules());
            let remark = words
                .text_with("menu-new-game.tile", &args![size = board.size(), rules = rules.name.as_str()]);
            let is_chosen = variant.id == chosen;
            let response = picture_tile(ui, is_chosen, &variant.name, &remark, PICTURE, |painter, place| {
                paint_board(painter, place, board, rules);
            });
            (is_chosen, response)
        });
    if let Some(variant) = clicked {
        offer.choose(variant);
    }
}
