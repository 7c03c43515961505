//! Raichi and tuichu over the board, until the next ply; elsewhere the same roads without a call.

use bevy_egui::egui::{Align2, Context, Margin, RichText, Stroke, pos2};
use tafl_rules::Call;
use tafl_words::args;

use super::layout::{HudLayout, MARGIN};
use super::view::View;
use crate::theme::{Plate, Sizes, palette, plate_frame};

/// Draws the call that belongs to the ply on show, if there is one.
pub(super) fn draw(context: &Context, layout: &HudLayout, view: &View) {
    let Some(played) = view.current.game().played(view.current.shown_ply()) else {
        return;
    };
    if played.roads.is_empty() {
        return;
    }
    let words = view.words;
    let count = played.roads.len();
    let (call, meaning) = match played.call {
        Some(Call::Raichi) => (Some(words.text("hud-call.raichi")), words.text("hud-call.raichi-means")),
        Some(Call::Tuichu) => (Some(words.text("hud-call.tuichu")), words.text("hud-call.tuichu-means")),
        None => (None, words.text_with("hud-call.roads", &args![count = count])),
    };
    let is_call = call.is_some();
    let frame = plate_frame().inner_margin(Margin::symmetric(14, 7));
    let frame = if is_call {
        frame.fill(palette::clear(palette::dull_ember(), 240)).stroke(Stroke::new(1.0, palette::ember()))
    } else {
        frame
    };
    // In the strip above the board; on a narrow window the rule set's name fills its left part.
    let at = if layout.free.width() > 760.0 {
        (Align2::CENTER_TOP, pos2(layout.free.center().x.max(430.0), layout.window.top() + MARGIN))
    } else {
        (Align2::CENTER_TOP, pos2(layout.free.center().x, layout.window.top() + MARGIN + 56.0))
    };
    let plate = Plate::new("call", at.0, at.1).frame(frame);
    let plate = if is_call { plate } else { plate.plain() };
    plate.show(context, |ui| {
        ui.horizontal(|ui| {
            if let Some(call) = call {
                ui.label(RichText::new(call).size(21.0).color(palette::gold()));
            }
            ui.label(RichText::new(meaning).size(Sizes::BODY).color(palette::bone()));
        });
    });
}
