//! The table of 1732: what Linnaeus saw, what is different, and the way there and back.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, FontFamily, FontId, RichText, Sense, Ui, pos2, vec2};
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
    let size =
        |variant: &Variant| words.text_with("menu-history.board", &args![size = variant.board().size()]);
    let head = [words.text("menu-history.question"), today.name.clone(), then.name.clone()];
    row(ui, 0, &head, palette::gold());
    row(ui, 1, &[words.text("menu-history.size"), size(today), size(then)], palette::bone());
    let told = today.rules().differences(then.rules());
    for (index, told) in told.iter().map(|told| difference(words, told)).enumerate() {
        row(ui, index, &[told.question, told.left, told.right], palette::bone());
    }
    ui.add_space(4.0);
    ui.label(
        RichText::new(words.text("menu-history.from-data")).size(Sizes::SMALL).color(palette::dim_bone()),
    );
}

/// A row of the table: three texts side by side, each as wide as a third of the page.
fn row(ui: &mut Ui, index: usize, texts: &[String; 3], color: Color32) {
    const GAP: f32 = 14.0;
    let width = ui.available_width();
    let column = (width - 2.0 * GAP) / 3.0;
    let mut first = true;
    let galleys = texts.clone().map(|text| {
        let ink = if std::mem::take(&mut first) { palette::dim_bone() } else { color };
        let font = FontId::new(14.0, FontFamily::Proportional);
        ui.painter().layout(text, font, ink, column)
    });
    let height = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max) + 7.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if index % 2 == 1 {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 3.0, palette::clear(palette::gold(), 14));
    }
    for (place, galley) in galleys.into_iter().enumerate() {
        let left = rect.left() + (column + GAP) * place as f32;
        ui.painter().galley(pos2(left, rect.top() + 3.5), galley, color);
    }
}
