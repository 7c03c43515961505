//! A word while nothing is ready yet.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::DrawSet;
use crate::state::Screen;
use crate::theme::{Plate, Sizes, palette, wordmark};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Loading)));
}

fn draw(mut contexts: EguiContexts, words: Res<Words>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let middle = context.content_rect().center();
    Plate::new("loading", Align2::CENTER_CENTER, pos2(middle.x, middle.y)).show(&context, |ui| {
        wordmark(ui, 260.0);
        let text = bevy_egui::egui::RichText::new(words.text("loading"));
        ui.vertical_centered(|ui| ui.label(text.size(Sizes::SMALL).color(palette::dim_bone())));
    });
    Ok(())
}
