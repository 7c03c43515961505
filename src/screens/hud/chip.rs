//! Whose turn it is while the column is closed, and the way to open it.

use bevy_egui::egui::{Align2, Context, Margin, RichText, pos2};
use tafl_words::args;

use super::layout::{HudLayout, MARGIN};
use super::turn;
use super::view::{Out, View};
use crate::session::MatchAction;
use crate::theme::{Icon, Plate, Sizes, emblem, icon_button, palette, plate_frame};

/// Draws the plate in the upper right corner.
pub(super) fn draw(context: &Context, layout: &HudLayout, view: &View, out: &mut Out) {
    let at = pos2(layout.window.right() - MARGIN, layout.window.top() + MARGIN);
    let frame = plate_frame().inner_margin(Margin::symmetric(8, 7));
    let words = view.words;
    Plate::new("turn chip", Align2::RIGHT_TOP, at).frame(frame).show(context, |ui| {
        let turn = turn::words_of(view);
        ui.horizontal(|ui| {
            if let Some(side) = turn.side {
                emblem(ui, side, 30.0);
            }
            let short = match (view.current.game().outcome(), turn.side) {
                (None, Some(side)) => words.text_with("hud-turn.short", &args![side = side]),
                _ => turn.head.clone(),
            };
            ui.label(RichText::new(short).size(Sizes::BODY).color(palette::gold()));
            if turn.is_thinking {
                if icon_button(ui, Icon::Hurry, &words.text("hud-turn.move-now"), true).clicked() {
                    out.act(MatchAction::MoveNow);
                }
            } else if icon_button(ui, Icon::Undo, &words.text("tip.undo"), view.current.can_undo()).clicked()
            {
                out.act(MatchAction::Undo);
            }
            if icon_button(ui, Icon::List, &words.text("tip.open-column"), true).clicked() {
                out.open_column(true);
            }
        });
    });
}
