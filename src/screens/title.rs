//! The title, beside a board on which the computer plays itself.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Frame, Id, LayerId, Mesh, Order, Rect, RichText, ScrollArea, Shape, pos2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::DrawSet;
use crate::flow::Wish;
use crate::session::UnfinishedGame;
use crate::state::{Menu, Screen};
use crate::theme::{Plank, Plate, Sizes, palette, wordmark};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Title)));
}

/// How much of a window the title's own part takes, in points.
pub(super) fn width(window: f32) -> f32 {
    (window * 0.36).clamp(270.0, 430.0)
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    unfinished: Res<UnfinishedGame>,
    menu: Res<State<Menu>>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let part = width(screen.width());
    shade(&context, screen, part);
    let margin = (part * 0.11).min(44.0);
    let plate = Plate::new("title", Align2::LEFT_TOP, pos2(screen.left(), screen.top()))
        .size(part, screen.height())
        .frame(Frame::new().inner_margin(egui::Margin::symmetric(margin as i8, 18)))
        .plain();
    plate.show(&context, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let room = ui.available_width() - 10.0;
            ui.set_max_width(room);
            // The entries stand a little above the middle; on a low window they begin at the top.
            ui.add_space(((screen.height() - 470.0) * 0.42).max(0.0));
            wordmark(ui, room);
            ui.add_space(2.0);
            ui.label(
                RichText::new(words.text("menu-title.line")).size(Sizes::BODY).color(palette::dim_bone()),
            );
            ui.add_space(16.0);
            ui.spacing_mut().item_spacing.y = 9.0;
            let first = Id::new("first entry of the title");
            let mut is_first = true;
            let mut entry = |ui: &mut egui::Ui, key: &str, leading: bool, wish: Wish| {
                let text = words.text(key);
                let plank = Plank::new(&text).size(19.0).width(room).left();
                let response = ui.add(if leading { plank.leading() } else { plank });
                if std::mem::take(&mut is_first) {
                    focus_once(ui, first, &response, *menu.get());
                }
                if response.clicked() {
                    wishes.write(wish);
                }
            };
            if unfinished.0 {
                entry(ui, "menu-title.continue", true, Wish::Continue);
            }
            entry(ui, "menu-title.new-game", !unfinished.0, Wish::Show(Menu::NewGame));
            entry(ui, "menu-title.historical", false, Wish::ChangeTable);
            entry(ui, "menu-title.rules", false, Wish::Show(Menu::Rules));
            entry(ui, "menu-title.settings", false, Wish::Show(Menu::Settings));
            entry(ui, "menu-title.quit", false, Wish::Quit);
        });
    });
    Ok(())
}

/// Gives the first entry the keyboard once, so that arrows and Enter serve at once, and again when a menu
/// over the title has been closed.
fn focus_once(ui: &egui::Ui, id: Id, response: &egui::Response, menu: Menu) {
    let free = menu == Menu::None;
    let was_free = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    if free && !was_free {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, free));
}

/// Darkens the part of the window that carries the words, fading towards the board.
fn shade(context: &egui::Context, screen: Rect, part: f32) {
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("title shade")));
    // In even steps of lightness an edge would show where the shade begins to fade.
    let strips = 24;
    let edges = (0..=strips).map(|step| {
        let way = step as f32 / strips as f32;
        let left = (1.0 - way) * (1.0 - way) * (1.0 + 2.0 * way);
        (screen.left() + part * (0.35 + 0.85 * way), palette::clear(palette::soot(), (235.0 * left) as u8))
    });
    let mut fade = Mesh::default();
    for (x, color) in std::iter::once((screen.left(), palette::clear(palette::soot(), 235))).chain(edges) {
        fade.colored_vertex(pos2(x, screen.top()), color);
        fade.colored_vertex(pos2(x, screen.bottom()), color);
    }
    for strip in 0..=strips {
        let first = strip * 2;
        fade.add_triangle(first, first + 1, first + 2);
        fade.add_triangle(first + 2, first + 1, first + 3);
    }
    painter.add(Shape::mesh(fade));
}
