//! Saving the game under a name.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, TextEdit};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_words::args;

use super::games::{file_name_for, harmless, today};
use super::is_open;
use crate::flow::Wish;
use crate::screens::DrawSet;
use crate::session::{Match, SaveFolder};
use crate::state::Menu;
use crate::theme::{Plank, Sheet, Sizes, palette};
use crate::words::Words;

/// The name that is being typed.
#[derive(Resource, Default)]
struct Name(String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Name>()
        .add_systems(OnEnter(Menu::SaveAs), propose)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::SaveAs)));
}

/// Proposes a name that says what was played and when.
fn propose(mut name: ResMut<Name>, words: Res<Words>, current: Option<Res<Match>>) {
    let Some(current) = current else { return };
    let variant = &current.game().variant().name;
    name.0 = harmless(&words.text_with("menu-save-as.proposal", &args![variant = variant, day = today()]));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    folder: Option<Res<SaveFolder>>,
    mut name: ResMut<Name>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-save-as");
    let close = words.text("tip.close");
    let file = folder.as_ref().and_then(|folder| file_name_for(&name.0, &folder.games()));
    let saves = Sheet::new("save as", &title, 520.0).closable(&close, false).show(
        &context,
        |ui| {
            let field = TextEdit::singleline(&mut name.0)
                .desired_width(ui.available_width() - 20.0)
                .hint_text(words.text("menu-save-as.hint"))
                .margin(bevy_egui::egui::Margin::symmetric(9, 8));
            let response = ui.add(field);
            super::pause::focus_when_new(ui, "save as", &response);
            let entered = response.lost_focus() && crate::input::entered(ui);
            let (text, color) = match (&folder, &file) {
                (None, _) => (words.text("menu-open.no-folder"), palette::ember()),
                (_, None) => (words.text("menu-save-as.bad-name"), palette::ember()),
                (_, Some(file)) if file.exists() => (words.text("menu-save-as.replaces"), palette::ember()),
                (Some(folder), _) => (
                    words.text_with("menu-save-as.folder", &args![folder = folder.games().as_path()]),
                    palette::dim_bone(),
                ),
            };
            ui.label(RichText::new(text).size(Sizes::SMALL).color(color));
            entered.then_some(true)
        },
        |ui| {
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let replaces = file.as_ref().is_some_and(|file| file.exists());
                let key = if replaces { "menu-save-as.replace" } else { "menu-save-as.save" };
                let save = Plank::new(&words.text(key)).leading().enabled(file.is_some()).pressed(ui);
                let cancel = Plank::new(&words.text("button.cancel")).pressed(ui);
                (save || cancel).then_some(save)
            })
            .inner
        },
    );
    match (saves, file) {
        (Some(true), Some(file)) => {
            wishes.write(Wish::SaveAs(file));
        }
        (Some(false), _) => {
            wishes.write(Wish::Back);
        }
        _ => {}
    }
    Ok(())
}
