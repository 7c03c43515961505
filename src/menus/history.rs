//! The table of 1732: what Linnaeus saw, what is different, and the way there and back.

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Grid, Margin, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_rules::Variant;
use tafl_words::{args, difference, history};

use super::is_open;
use super::page;
use super::pause::focus_when_new;
use crate::first_match::USUAL_VARIANT;
use crate::flow::{HISTORICAL_VARIANT, Wish, is_historical};
use crate::screens::DrawSet;
use crate::session::{Match, Purpose, Variants};
use crate::state::Menu;
use crate::theme::{Plank, Sheet, Sizes, caption, palette};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::History)));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<Match>>,
    variants: Res<Variants>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-history");
    let close = words.text("tip.close");
    let is_there = current.as_ref().is_some_and(|current| {
        current.purpose() == Purpose::Played && is_historical(current.game().variant())
    });
    let wish = Sheet::new("history", &title, page::WIDTH).closable(&close, Wish::Back).show(
        &context,
        |ui| {
            page::write(ui, &history(&words));
            let library = &variants.0;
            if let (Some(today), Some(then)) =
                (library.variant(USUAL_VARIANT), library.variant(HISTORICAL_VARIANT))
            {
                ui.add_space(8.0);
                caption(ui, &words.text_with("menu-history.differences", &args![variant = &today.name]));
                differences(ui, &words, today, then);
            }
            None
        },
        |ui| {
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let key = if is_there { "menu-history.back" } else { "menu-history.play" };
                let response = ui.add(Plank::new(&words.text(key)).leading());
                focus_when_new(ui, "history", &response);
                let closed = Plank::new(&words.text("button.close")).pressed(ui);
                let change = response.clicked().then_some(Wish::ChangeTable);
                change.or(closed.then_some(Wish::Back))
            })
            .inner
        },
    );
    if let Some(wish) = wish {
        wishes.write(wish);
    }
    Ok(())
}

/// What the two rule sets answer differently, as their data says.
fn differences(ui: &mut Ui, words: &Words, today: &Variant, then: &Variant) {
    let width = (ui.available_width() - 24.0) / 3.0;
    let cell = |ui: &mut Ui, text: &str, color| {
        Frame::new().inner_margin(Margin::symmetric(0, 2)).show(ui, |ui| {
            ui.set_width(width);
            ui.label(RichText::new(text).size(14.0).color(color));
        });
    };
    Grid::new("differences").num_columns(3).spacing([12.0, 3.0]).striped(true).show(ui, |ui| {
        cell(ui, &words.text("menu-history.question"), palette::dim_bone());
        cell(ui, &today.name, palette::gold());
        cell(ui, &then.name, palette::gold());
        ui.end_row();
        let size =
            |variant: &Variant| words.text_with("menu-history.board", &args![size = variant.board().size()]);
        cell(ui, &words.text("menu-history.size"), palette::dim_bone());
        cell(ui, &size(today), palette::bone());
        cell(ui, &size(then), palette::bone());
        ui.end_row();
        for told in today.rules().differences(then.rules()).iter().map(|told| difference(words, told)) {
            cell(ui, &told.question, palette::dim_bone());
            cell(ui, &told.left, palette::bone());
            cell(ui, &told.right, palette::bone());
            ui.end_row();
        }
    });
    ui.add_space(4.0);
    ui.label(
        RichText::new(words.text("menu-history.from-data")).size(Sizes::SMALL).color(palette::dim_bone()),
    );
}
