//! What is asked before something is lost.

use bevy::prelude::*;
use bevy_egui::egui::RichText;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::pause::focus_when_new;
use crate::flow::{Question, Wish};
use crate::screens::DrawSet;
use crate::theme::{Plank, Sheet, Sizes, palette};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Dialog));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    question: Res<Question>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let Some((ask, _)) = &question.0 else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let [title, text, yes, no] = ask.keys().map(|key| words.text(key));
    let answer = Sheet::new("question", &title, 440.0).show(
        &context,
        |ui| {
            ui.label(RichText::new(&text).size(Sizes::BODY).color(palette::bone()));
            None
        },
        |ui| {
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                // The harmless answer has the keyboard.
                let keeps = ui.add(Plank::new(&no));
                focus_when_new(ui, "question", &keeps);
                let gives_up = Plank::new(&yes).leading().pressed(ui);
                gives_up.then_some(Wish::Yes).or(keeps.clicked().then_some(Wish::No))
            })
            .inner
        },
    );
    if let Some(answer) = answer {
        wishes.write(answer);
    }
    Ok(())
}
