//! Which rules are played, and by whom: always in view.

use bevy_egui::egui::{Align2, Context, Margin, RichText, pos2, vec2};
use tafl_rules::Side;
use tafl_words::args;

use super::layout::{HudLayout, MARGIN};
use super::view::{Out, View};
use crate::flow::{Wish, is_historical};
use crate::session::Player;
use crate::state::Menu;
use crate::theme::{Icon, Plate, Sizes, icon_button, palette, plate_frame};

/// Draws the plate in the upper left corner.
pub(super) fn draw(context: &Context, layout: &HudLayout, view: &View, out: &mut Out) {
    let at = layout.window.left_top() + vec2(MARGIN, MARGIN);
    let frame = plate_frame().inner_margin(Margin::symmetric(8, 7));
    Plate::new("name plate", Align2::LEFT_TOP, pos2(at.x, at.y)).frame(frame).show(context, |ui| {
        ui.horizontal(|ui| {
            if icon_button(ui, Icon::Menu, &view.words.text("tip.menu"), true).clicked() {
                out.wish(Wish::Show(Menu::Pause));
            }
            let variant = view.current.game().variant();
            if is_historical(variant)
                && icon_button(ui, Icon::Scroll, &view.words.text("tip.history"), true).clicked()
            {
                out.wish(Wish::Show(Menu::History));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.label(RichText::new(&variant.name).size(Sizes::BUTTON).color(palette::gold()));
                ui.label(RichText::new(players(view)).size(Sizes::SMALL).color(palette::dim_bone()));
            });
            ui.add_space(4.0);
        });
    });
}

/// Who plays, in a few words.
fn players(view: &View) -> String {
    let words = view.words;
    let players = view.current.players();
    match (players.attackers, players.defenders) {
        (Player::Human, Player::Human) => words.text("hud-players.two"),
        (Player::Human, Player::Computer(level)) => {
            words.text_with("hud-players.against", &args![side = Side::Attackers, level = words.level(level)])
        }
        (Player::Computer(level), Player::Human) => {
            words.text_with("hud-players.against", &args![side = Side::Defenders, level = words.level(level)])
        }
        (Player::Computer(_), Player::Computer(_)) => words.text("hud-players.none"),
    }
}
