//! The menu over a match.

use bevy::prelude::*;
use bevy_egui::egui::{Grid, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::is_open;
use crate::flow::{Wish, is_historical};
use crate::input;
use crate::screens::DrawSet;
use crate::session::Match;
use crate::state::Menu;
use crate::theme::{Plank, Sheet, Sizes, caption, palette};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::Pause)));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<Match>>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-pause");
    let close = words.text("tip.close");
    let historical = current.as_ref().is_some_and(|current| is_historical(current.game().variant()));
    let change = if historical { "menu-pause.today" } else { "menu-pause.historical" };
    let goes_on = current.as_ref().is_some_and(|current| current.game().outcome().is_none());
    let entries: [(&str, Wish, bool); 12] = [
        ("menu-pause.resume", Wish::Back, true),
        ("menu-pause.new-game", Wish::Show(Menu::NewGame), true),
        ("menu-pause.restart", Wish::Restart, current.is_some()),
        ("menu-pause.swap", Wish::SwapSides, current.is_some()),
        ("menu-pause.resign", Wish::Resign, goes_on),
        (change, Wish::ChangeTable, true),
        ("menu-pause.history", Wish::Show(Menu::History), true),
        ("menu-pause.rules", Wish::Show(Menu::Rules), true),
        ("menu-pause.open", Wish::Show(Menu::Open), true),
        ("menu-pause.save-as", Wish::Show(Menu::SaveAs), current.is_some()),
        ("menu-pause.settings", Wish::Show(Menu::Settings), true),
        ("menu-pause.title", Wish::Title, true),
    ];
    let wish = Sheet::new("pause", &title, 640.0).closable(&close, Wish::Back).show(
        &context,
        |ui| {
            let mut wish = None;
            let two_columns = ui.available_width() > 480.0;
            let gap = 10.0;
            let width = if two_columns { (ui.available_width() - gap) * 0.5 } else { ui.available_width() };
            let per_row = if two_columns { 2 } else { 1 };
            ui.spacing_mut().item_spacing = bevy_egui::egui::vec2(gap, 8.0);
            for row in entries.chunks(per_row) {
                ui.horizontal(|ui| {
                    for (key, wanted, enabled) in row {
                        let text = words.text(key);
                        let plank = Plank::new(&text).width(width).enabled(*enabled);
                        let leading = matches!(wanted, Wish::Back);
                        let response = ui.add(if leading { plank.leading() } else { plank });
                        if leading {
                            focus_when_new(ui, "pause", &response);
                        }
                        if response.clicked() {
                            wish = Some(wanted.clone());
                        }
                    }
                });
            }
            ui.add_space(12.0);
            keys(ui, &words);
            wish
        },
        |ui| {
            ui.add_space(8.0);
            Plank::new(&words.text("menu-pause.quit")).quiet().pressed(ui).then_some(Wish::Quit)
        },
    );
    if let Some(wish) = wish {
        wishes.write(wish);
    }
    Ok(())
}

/// Gives a button the keyboard when its menu opens, so that arrows and Enter serve at once.
pub(super) fn focus_when_new(ui: &Ui, menu: &str, response: &bevy_egui::egui::Response) {
    let id = bevy_egui::egui::Id::new((menu, "seen in frame"));
    let now = ui.ctx().cumulative_frame_nr();
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    if last.is_none_or(|last| last + 2 < now) {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, now));
}

/// Every key that does something, from the table by which keys are read.
fn keys(ui: &mut Ui, words: &Words) {
    caption(ui, &words.text("key-heading"));
    let lines = input::key_lines(words);
    let columns = if ui.available_width() > 480.0 { 2 } else { 1 };
    let per_column = lines.len().div_ceil(columns);
    ui.columns(columns, |sides| {
        for (index, (side, lines)) in sides.iter_mut().zip(lines.chunks(per_column)).enumerate() {
            side.spacing_mut().interact_size.y = 16.0;
            let grid = Grid::new(("keys", index)).num_columns(2).spacing([12.0, 2.0]);
            grid.show(side, |ui| {
                for (keys, does) in lines {
                    ui.label(RichText::new(keys).size(Sizes::SMALL).color(palette::gold()));
                    ui.label(RichText::new(does).size(Sizes::SMALL).color(palette::bone()));
                    ui.end_row();
                }
            });
        }
    });
}
