//! The men that have been taken.

use bevy_egui::egui::{RichText, Ui};
use tafl_rules::Piece;
use tafl_words::args;

use super::view::View;
use crate::theme::{Sizes, caption, emblem_row, palette};

/// Draws a row for each side.
pub(super) fn draw(ui: &mut Ui, view: &View) {
    caption(ui, &view.words.text("hud-captured"));
    let shown = view.current.shown_position();
    let start = view.current.game().start();
    for piece in [Piece::Attacker, Piece::Defender] {
        let of = start.count(piece);
        let taken = of.saturating_sub(shown.count(piece));
        let left = of - taken;
        ui.horizontal(|ui| {
            let room = ui.available_width() - 34.0;
            ui.allocate_ui(bevy_egui::egui::vec2(room, 16.0), |ui| emblem_row(ui, piece, taken, of, 16.0));
            let count = view.words.text_with("hud-captured.count", &args![taken = taken]);
            ui.label(RichText::new(count).size(Sizes::SMALL).color(palette::dim_bone()));
        })
        .response
        .on_hover_text(
            view.words.text_with("hud-captured.tip", &args![piece = piece, taken = taken, left = left]),
        );
    }
}
