//! What is said about what is chosen: a picture, its facts and its story, or why it cannot be played.

use bevy_egui::egui::{Label, RichText, Sense, Ui, Vec2};
use tafl_rules::{Board, Piece, Rules, Variant};
use tafl_words::{args, unfit};

use super::offer::Offer;
use crate::session::Variants;
use crate::theme::{Sizes, paint_board, palette};
use crate::words::Words;

/// The least and the greatest side of a picture beside its text, and of one above it.
const BESIDE: [f32; 2] = [88.0, 180.0];
const ABOVE: [f32; 2] = [190.0, 240.0];
/// What the text below a picture is taken to need.
const TEXT: f32 = 165.0;

/// Draws it. Where there is the height, the picture stands above the text, otherwise beside it.
pub(super) fn draw(ui: &mut Ui, height: f32, words: &Words, variants: &Variants, offer: &Offer) {
    let (board, rules) = (variants.0.board(&offer.board), variants.0.rules(&offer.rules));
    let picture = |ui: &mut Ui, side: f32| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        if let Some((board, rules)) = board.zip(rules) {
            paint_board(ui.painter(), rect, board, rules);
        }
    };
    let text = |ui: &mut Ui| match &offer.found {
        Ok(variant) => about(ui, words, variant),
        Err(error) => {
            heading(ui, &words.text("menu-new-game.unfit"), palette::ember());
            paragraph(ui, &unfit(words, error), palette::bone());
        }
    };
    if height - TEXT >= ABOVE[0] {
        picture(ui, (height - TEXT).min(ABOVE[1]));
        text(ui);
    } else {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            picture(ui, (height * 0.55).clamp(BESIDE[0], BESIDE[1]));
            ui.vertical(text);
        });
    }
}

fn about(ui: &mut Ui, words: &Words, variant: &Variant) {
    heading(ui, &variant.name, palette::gold());
    paragraph(ui, &facts(words, variant.board(), variant.rules()), palette::dim_bone());
    if !variant.story.is_empty() {
        paragraph(ui, &variant.story, palette::bone());
    }
}

fn facts(words: &Words, board: &Board, rules: &Rules) -> String {
    words.text_with(
        "menu-new-game.facts",
        &args![
            size = board.size(),
            attackers = board.count(Piece::Attacker),
            defenders = board.count(Piece::Defender),
            rules = rules.name.as_str()
        ],
    )
}

fn heading(ui: &mut Ui, text: &str, ink: bevy_egui::egui::Color32) {
    ui.add(Label::new(RichText::new(text).size(Sizes::BUTTON).color(ink)).wrap());
}

fn paragraph(ui: &mut Ui, text: &str, ink: bevy_egui::egui::Color32) {
    ui.add(Label::new(RichText::new(text).size(Sizes::SMALL).color(ink)).wrap());
}
