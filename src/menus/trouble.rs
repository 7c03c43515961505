//! Bad news, one at a time, until it has been read.

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_words::args;

use super::pause::focus_when_new;
use crate::flow::{Trouble, Troubles};
use crate::screens::DrawSet;
use crate::theme::{Plank, Sheet, Sizes, palette};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Dialog));
}

/// What is said about a trouble: a title, sentences, and what the system or a reader says.
struct Said {
    title: String,
    text: String,
    detail: String,
    remedy: Option<String>,
}

fn say(words: &Words, trouble: &Trouble) -> Said {
    match trouble {
        Trouble::CannotRead { path, error, kept } => Said {
            title: words.text("trouble.cannot-read"),
            text: match path {
                Some(path) => words.text_with("trouble.cannot-read-file", &args![path = path.as_path()]),
                None => words.text("trouble.cannot-read-text"),
            },
            detail: error.clone(),
            remedy: kept.as_ref().map(|kept| words.text_with("trouble.kept", &args![path = kept.as_path()])),
        },
        Trouble::CannotSave { path, error } => Said {
            title: words.text("trouble.cannot-save"),
            text: words.text_with("trouble.cannot-save-file", &args![path = path.as_path()]),
            detail: error.clone(),
            remedy: Some(words.text("trouble.copy-instead")),
        },
        Trouble::ComputerFailed(error) => Said {
            title: words.text("trouble.computer-failed"),
            text: words.text("trouble.computer-failed-text"),
            detail: error.clone(),
            remedy: None,
        },
        Trouble::OwnFiles(files) => {
            let count = args![count = files.len()];
            Said {
                title: words.text_with("trouble.own-files", &count),
                text: words.text_with("trouble.own-files-text", &count),
                detail: files.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n\n"),
                remedy: Some(words.text("trouble.own-files-rest")),
            }
        }
    }
}

fn draw(mut contexts: EguiContexts, words: Res<Words>, mut troubles: ResMut<Troubles>) -> Result {
    let Some(trouble) = troubles.0.first() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let said = say(&words, trouble);
    let read = Sheet::new("trouble", &said.title, 520.0).show(
        &context,
        |ui| {
            let line = |ui: &mut Ui, text: &str, color| {
                ui.label(RichText::new(text).size(Sizes::BODY).color(color));
            };
            line(ui, &said.text, palette::bone());
            Frame::new().fill(palette::deep_soot()).corner_radius(4).inner_margin(Margin::same(10)).show(
                ui,
                |ui| {
                    ui.set_width(ui.available_width());
                    ui.label(RichText::new(&said.detail).size(Sizes::SMALL).color(palette::ember()));
                },
            );
            if let Some(remedy) = &said.remedy {
                line(ui, remedy, palette::dim_bone());
            }
            None
        },
        |ui| {
            ui.add_space(8.0);
            let response = ui.add(Plank::new(&words.text("trouble.understood")).leading());
            focus_when_new(ui, "trouble", &response);
            response.clicked().then_some(())
        },
    );
    if read.is_some() {
        troubles.0.remove(0);
    }
    Ok(())
}
