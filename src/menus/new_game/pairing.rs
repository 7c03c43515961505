//! Any rules on any board: two lists.

use bevy_egui::egui::{Ui, vec2};
use tafl_rules::{Board, Piece, Rules};
use tafl_words::args;

use super::details;
use super::lists::list;
use super::offer::Offer;
use crate::session::Variants;
use crate::theme::{caption, choice_tile, paint_board, picture_tile};
use crate::words::Words;

/// The side of a board's picture.
const PICTURE: f32 = 44.0;
/// Kept free under the lists for what comes of the pair.
const BELOW: f32 = 100.0;
/// The least height of a list.
const LEAST: f32 = 104.0;
/// The height of a list's caption.
const CAPTION: f32 = 27.0;

/// Draws the lists, and below them what comes of the pair.
pub(super) fn draw(
    ui: &mut Ui,
    is_broad: bool,
    height: f32,
    words: &Words,
    variants: &Variants,
    offer: &mut Offer,
) {
    let height = (height - BELOW - CAPTION).max(LEAST);
    if is_broad {
        let width = ((ui.available_width() - 16.0) * 0.5).floor();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            let size = vec2(width, height + CAPTION);
            ui.allocate_ui(size, |ui| ui.vertical(|ui| rule_sets(ui, height, words, variants, offer)));
            ui.allocate_ui(size, |ui| ui.vertical(|ui| boards(ui, height, words, variants, offer)));
        });
    } else {
        rule_sets(ui, height, words, variants, offer);
        boards(ui, height, words, variants, offer);
    }
    ui.add_space(4.0);
    details::draw(ui, 0.0, words, variants, offer);
}

fn rule_sets(ui: &mut Ui, height: f32, words: &Words, variants: &Variants, offer: &mut Offer) {
    caption(ui, &words.text("menu-new-game.rules"));
    let sets = variants.0.rule_sets().into_iter();
    let clicked = list(ui, "rule sets", height, offer.is_fresh, sets, |ui, (id, rules): &(&str, &Rules)| {
        let is_chosen = *id == offer.rules;
        (is_chosen, choice_tile(ui, is_chosen, &rules.name, ""))
    });
    if let Some((id, _)) = clicked {
        offer.choose_rules(id, &variants.0);
    }
}

fn boards(ui: &mut Ui, height: f32, words: &Words, variants: &Variants, offer: &mut Offer) {
    caption(ui, &words.text("menu-new-game.board"));
    let boards = variants.0.boards().into_iter();
    let rules = variants.0.rules(&offer.rules);
    let clicked = list(ui, "boards", height, offer.is_fresh, boards, |ui, (id, board): &(&str, &Board)| {
        let is_chosen = *id == offer.board;
        let remark = words.text_with(
            "menu-new-game.tile-of-board",
            &args![attackers = board.count(Piece::Attacker), defenders = board.count(Piece::Defender)],
        );
        let response = picture_tile(ui, is_chosen, board.name(), &remark, PICTURE, |painter, place| {
            if let Some(rules) = rules {
                paint_board(painter, place, board, rules);
            }
        });
        (is_chosen, response)
    });
    if let Some((id, _)) = clicked {
        offer.choose_board(id, &variants.0);
    }
}
