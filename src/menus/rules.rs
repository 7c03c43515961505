//! The rules of a variant, written from its rule data, so that they can never disagree with what is played.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_rules::Variant;
use tafl_words::rules_page;

use super::is_open;
use super::page;
use super::pause::focus_when_new;
use crate::flow::{Choices, Wish};
use crate::screens::DrawSet;
use crate::session::{Match, Purpose, Variants};
use crate::state::Menu;
use crate::theme::{Plank, Sheet, segments};
use crate::words::Words;

/// The variant that is read about; nothing for that on the table.
#[derive(Resource, Default)]
struct ReadAbout(Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReadAbout>()
        .add_systems(OnExit(Menu::Rules), |mut about: ResMut<ReadAbout>| about.0 = None)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::Rules)));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<Match>>,
    variants: Res<Variants>,
    choices: Res<Choices>,
    mut about: ResMut<ReadAbout>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let played = current.as_ref().filter(|current| current.purpose() == Purpose::Played);
    let all = variants.0.variants();
    let on_table =
        played.map_or_else(|| choices.variant(&variants), |current| Arc::clone(current.game().variant()));
    let chosen = about.0.as_deref().and_then(|id| variants.0.variant(id)).unwrap_or(&on_table);
    // A pair that is on the table comes in front of those that have a name of their own.
    let is_listed = all.iter().any(|variant| variant.id == on_table.id);
    let listed: Vec<&Arc<Variant>> = (!is_listed).then_some(&on_table).into_iter().chain(all).collect();
    let mut shown = listed.iter().position(|variant| variant.id == chosen.id).unwrap_or(0);
    let title = words.text("menu-rules");
    let close = words.text("tip.close");
    let done = Sheet::new("rules", &title, page::WIDTH).closable(&close, Wish::Back).show(
        &context,
        |ui| {
            let names: Vec<_> = listed.iter().map(|variant| variant.name.clone()).enumerate().collect();
            if segments(ui, &mut shown, &names) {
                about.0 = listed.get(shown).map(|variant| variant.id.clone());
            }
            ui.add_space(4.0);
            if !chosen.story.is_empty() {
                page::write_paragraph(ui, &chosen.story);
            }
            page::write(ui, &rules_page(&words, chosen));
            None
        },
        |ui| {
            ui.add_space(8.0);
            let response = ui.add(Plank::new(&words.text("button.close")).leading());
            focus_when_new(ui, "rules", &response);
            response.clicked().then_some(Wish::Back)
        },
    );
    if let Some(wish) = done {
        wishes.write(wish);
    }
    Ok(())
}
