//! What can be done with the game, and what the rules count.

use bevy_egui::egui::{Align, Layout, RichText, Ui};
use tafl_rules::{AgreedDraw, QuietLimit, ThirdOccurrence};
use tafl_words::args;

use super::view::{Out, View};
use crate::flow::Wish;
use crate::session::MatchAction;
use crate::theme::{Icon, Plank, Sizes, icon_button, palette};

/// The numbers that the rules count, in words, as of the ply on show.
pub(super) fn counts(view: &View) -> Vec<String> {
    let game = view.current.game();
    let rules = game.rules();
    let mut counts = Vec::new();
    if rules.third_occurrence != ThirdOccurrence::NoRule {
        let count = game.played(view.current.shown_ply()).map_or(1, |played| played.occurrence);
        counts.push(view.words.text_with("hud-count.occurrence", &args![count = count]));
    }
    if let QuietLimit::DrawAfter(limit) = rules.quiet_limit {
        let plies = view.current.shown_position().quiet_plies();
        counts.push(view.words.text_with("hud-count.quiet", &args![plies = plies, limit = limit]));
    }
    counts
}

/// Draws the counts.
pub(super) fn draw_counts(ui: &mut Ui, view: &View) {
    for count in counts(view) {
        ui.label(RichText::new(count).size(Sizes::SMALL).color(palette::dim_bone()));
    }
}

/// Draws the ways to help: a hint, and the analysis.
pub(super) fn draw_help(ui: &mut Ui, view: &View, out: &mut Out) {
    let (words, advice) = (view.words, view.advice);
    let has_hint = advice.hint(view.current).is_some() || advice.is_looking_for_hint();
    let hint = words.text(if has_hint { "hud-advice.again" } else { "hud-advice.ask" });
    let analysis = words.text(if advice.is_open() { "hud-analysis.close" } else { "hud-analysis.open" });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = ((ui.available_width() - 6.0) * 0.5).floor();
        let plank = |text, icon| Plank::new(text).icon(icon).size(14.0).width(width);
        let may_hint = has_hint || advice.may_hint(view.current);
        let response = ui.add(plank(&hint, Icon::Hint).enabled(may_hint));
        if response.on_hover_text(words.text("tip.hint")).clicked() {
            out.act(MatchAction::ToggleHint);
        }
        let response = ui.add(plank(&analysis, Icon::Analysis));
        if response.on_hover_text(words.text("tip.analysis")).clicked() {
            out.act(MatchAction::ToggleAnalysis);
        }
    });
}

/// Draws the buttons at the foot of the column.
pub(super) fn draw(ui: &mut Ui, view: &View, out: &mut Out) {
    let words = view.words;
    let current = view.current;
    let goes_on = current.game().outcome().is_none();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        if icon_button(ui, Icon::Undo, &words.text("tip.undo"), current.can_undo()).clicked() {
            out.act(MatchAction::Undo);
        }
        if icon_button(ui, Icon::Redo, &words.text("tip.redo"), current.can_redo()).clicked() {
            out.act(MatchAction::Redo);
        }
        ui.add_space(8.0);
        if current.is_between_people() && current.game().rules().agreed_draw == AgreedDraw::Allowed {
            let may_offer = goes_on && current.draw_offer().is_none();
            if icon_button(ui, Icon::Draw, &words.text("tip.draw"), may_offer).clicked() {
                out.act(MatchAction::OfferDraw);
            }
        }
        let may_resign = goes_on && current.persons_side().is_some();
        if icon_button(ui, Icon::Resign, &words.text("tip.resign"), may_resign).clicked() {
            out.wish(Wish::Resign);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Close, &words.text("tip.close-column"), true).clicked() {
                out.open_column(false);
            }
        });
    });
}
