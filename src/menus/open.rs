//! Opening a saved game: from the folder of games, or by a path.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{RichText, TextEdit, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_rules::Side;
use tafl_words::args;

use super::games::{SavedGame, saved_games};
use super::is_open;
use crate::flow::Wish;
use crate::screens::DrawSet;
use crate::session::{SaveFolder, Variants};
use crate::state::Menu;
use crate::theme::{Plank, Sheet, Sizes, caption, choice_tile, palette};
use crate::words::Words;

/// What the dialog shows: the games as they were when it opened, and what was typed.
#[derive(Resource, Default)]
struct Shelf {
    games: Vec<SavedGame>,
    path: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Menu::Open), look_at_shelf)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::Open)));
}

fn look_at_shelf(mut shelf: ResMut<Shelf>, folder: Option<Res<SaveFolder>>, variants: Res<Variants>) {
    shelf.games = folder.map(|folder| saved_games(&folder.games(), &variants.0)).unwrap_or_default();
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    folder: Option<Res<SaveFolder>>,
    mut shelf: ResMut<Shelf>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-open");
    let close = words.text("tip.close");
    let Shelf { games, path } = &mut *shelf;
    let wish = Sheet::new("open", &title, 620.0).closable(&close, Wish::Back).show(
        &context,
        |ui| {
            let mut wish = None;
            if games.is_empty() {
                let text = match &folder {
                    Some(folder) => {
                        words.text_with("menu-open.none", &args![folder = folder.games().as_path()])
                    }
                    None => words.text("menu-open.no-folder"),
                };
                ui.label(RichText::new(text).size(Sizes::BODY).color(palette::dim_bone()));
            }
            for game in games.iter() {
                if choice_tile(ui, false, &game.name, &remark(&words, game)).clicked() {
                    wish = Some(Wish::Open(game.path.clone()));
                }
            }
            ui.add_space(6.0);
            wish.or(by_path(ui, &words, path))
        },
        |ui| {
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let paste = Plank::new(&words.text("menu-open.paste")).pressed(ui);
                let cancel = Plank::new(&words.text("button.cancel")).pressed(ui);
                paste.then_some(Wish::Paste).or(cancel.then_some(Wish::Back))
            })
            .inner
        },
    );
    if let Some(wish) = wish {
        wishes.write(wish);
    }
    Ok(())
}

fn remark(words: &Words, game: &SavedGame) -> String {
    let Some(variant) = &game.variant else {
        return words.text_with("menu-open.not-a-game", &args![day = &game.day]);
    };
    let args = args![variant = variant, plies = game.plies, day = &game.day];
    match game.result {
        None => words.text_with("menu-open.unfinished", &args),
        Some(None) => words.text_with("menu-open.drawn", &args),
        Some(Some(side)) => words.text_with("menu-open.won", &args.with("side", Side::id(side))),
    }
}

fn by_path(ui: &mut Ui, words: &Words, path: &mut String) -> Option<Wish> {
    caption(ui, &words.text("menu-open.path"));
    ui.horizontal(|ui| {
        let text = words.text("menu-open.path-open");
        let field = TextEdit::singleline(path)
            .desired_width((ui.available_width() - 130.0).max(120.0))
            .hint_text(words.text("menu-open.path-hint"))
            .margin(bevy_egui::egui::Margin::symmetric(8, 7));
        let response = ui.add(field);
        let entered = response.lost_focus() && crate::input::entered(ui);
        let named = !path.trim().is_empty();
        let opened = Plank::new(&text).enabled(named).pressed(ui) || entered;
        (opened && named).then(|| Wish::Open(PathBuf::from(path.trim())))
    })
    .inner
}
