//! A draw that is offered: the other side, at the same machine, says yes or no.

use bevy_egui::egui::{Context, RichText};
use tafl_rules::Side;
use tafl_words::args;

use super::view::{Out, View};
use crate::session::MatchAction;
use crate::theme::{Plank, Sheet, Sizes, palette};

/// Asks the side that did not offer.
pub(super) fn draw(context: &Context, offered_by: Side, view: &View, out: &mut Out) {
    let words = view.words;
    let title = words.text_with("hud-offer.title", &args![side = offered_by]);
    let answer = Sheet::new("draw offer", &title, 420.0).show(
        context,
        |ui| {
            let question = words.text_with("hud-offer.question", &args![side = !offered_by]);
            ui.label(RichText::new(question).size(Sizes::BODY).color(palette::bone()));
            None
        },
        |ui| {
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let agreed = Plank::new(&words.text("hud-offer.agree")).leading().pressed(ui);
                let declined = Plank::new(&words.text("hud-offer.play-on")).pressed(ui);
                (agreed || declined).then_some(agreed)
            })
            .inner
        },
    );
    if let Some(accept) = answer {
        out.act(MatchAction::AnswerDraw { accept });
    }
}
