//! The card that says how the game ended. It can be put away to look at the board, and called back.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Frame, Margin, RichText, Sense, Ui, pos2};
use tafl_words::{args, explain_outcome};

use super::layout::HudLayout;
use super::view::{Out, View};
use crate::flow::Wish;
use crate::session::{Match, MatchAction};
use crate::state::Menu;
use crate::theme::{Icon, Plank, Plate, Sizes, divider, emblem, icon_button, palette, plate_frame};

/// Whether the card lies on the table, and for which state of the match that was decided.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct ResultCard {
    /// Whether the player has put it away.
    pub is_away: bool,
    /// How much of the window it covers from below, in points.
    pub covers: f32,
    generation: u64,
}

/// Between the card and the edge of the window.
const EDGE: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultCard>().add_systems(PostUpdate, lay_out.run_if(resource_exists::<Match>));
}

/// Every ending lays the card out anew.
fn lay_out(current: Res<Match>, mut card: ResMut<ResultCard>) {
    if card.generation != current.generation() {
        card.is_away = false;
        card.generation = current.generation();
    }
}

/// Draws the card below the board, which makes room for it.
pub(super) fn draw(context: &Context, layout: &HudLayout, view: &View, out: &mut Out) {
    let game = view.current.game();
    let Some(outcome) = game.outcome() else { return };
    let told = explain_outcome(view.words, outcome, game.variant());
    let width = (layout.free.width() - 24.0).min(560.0);
    let frame = plate_frame().inner_margin(Margin::same(18)).fill(palette::clear(palette::soot(), 240));
    let at = pos2(layout.free.center().x, layout.window.bottom() - EDGE);
    let plate = Plate::new("result", Align2::CENTER_BOTTOM, at).frame(frame);
    let shown = plate.show(context, |ui| {
        ui.set_width(width - 36.0);
        ui.horizontal(|ui| {
            if let Some(winner) = outcome.winner {
                emblem(ui, winner, 42.0);
            }
            ui.vertical(|ui| {
                // Room for the button that puts the card away.
                ui.set_max_width(ui.available_width() - 42.0);
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.label(RichText::new(&told.title).size(26.0).color(palette::gold()));
                let plies = args![plies = game.ply_count(), reason = view.words.reason(outcome.reason())];
                let line = view.words.text_with("hud-result.line", &plies);
                ui.label(RichText::new(line).size(Sizes::SMALL).color(palette::dim_bone()));
            });
            ui.with_layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::TOP), |ui| {
                let words = view.words.text("tip.put-away");
                if icon_button(ui, Icon::Close, &words, true).clicked() {
                    out.put_result_away(true);
                }
            });
        });
        divider(ui);
        let reason = Frame::new().inner_margin(Margin::symmetric(2, 3)).show(ui, |ui| {
            ui.label(RichText::new(&told.reason).size(Sizes::BODY).color(palette::bone()));
        });
        let reason = ui.interact(reason.response.rect, ui.id().with("reason"), Sense::hover());
        if reason.hovered() {
            out.light(&told.squares);
        }
        ui.add_space(6.0);
        buttons(ui, view, out);
    });
    out.card_covers(shown.response.rect.height() + EDGE);
}

fn buttons(ui: &mut Ui, view: &View, out: &mut Out) {
    let words = view.words;
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, key: &str, leading: bool| {
            let text = words.text(key);
            let plank = Plank::new(&text).size(Sizes::BODY);
            (if leading { plank.leading() } else { plank }).pressed(ui)
        };
        if button(ui, "hud-result.rematch", true) {
            out.wish(Wish::Restart);
        }
        if button(ui, "hud-result.swap", false) {
            out.wish(Wish::SwapSides);
        }
        if button(ui, "hud-result.review", false) {
            out.put_result_away(true);
            out.act(MatchAction::ShowPly(0));
            out.act(MatchAction::OpenAnalysis);
        }
        if button(ui, "hud-result.new-game", false) {
            out.wish(Wish::Show(Menu::NewGame));
        }
        if button(ui, "hud-result.title", false) {
            out.wish(Wish::Title);
        }
    });
}
