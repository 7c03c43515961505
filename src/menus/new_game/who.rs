//! Against whom, and which side.

use bevy_egui::egui::{Id, RichText, Ui, vec2};
use tafl_ai::Level;
use tafl_rules::Side;
use tafl_words::args;

use crate::flow::{Choices, Opponent, SideWish};
use crate::theme::{Sizes, caption, palette, ranks, segments};
use crate::words::Words;

/// Between the two choices, where they stand beside each other.
const GAP: f32 = 16.0;

/// Draws both choices, beside each other where there is the width; the second only where it has a meaning.
/// It is told which side moves first, where that is known.
pub(super) fn draw(ui: &mut Ui, is_broad: bool, words: &Words, first: Option<Side>, chosen: &mut Choices) {
    if is_broad {
        let width = ((ui.available_width() - GAP) * 0.5).floor();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for part in [opponent, side] {
                ui.allocate_ui(vec2(width, 0.0), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        part(ui, words, first, chosen);
                    });
                });
            }
        });
    } else {
        opponent(ui, words, first, chosen);
        ui.add_space(6.0);
        side(ui, words, first, chosen);
    }
}

fn opponent(ui: &mut Ui, words: &Words, _: Option<Side>, chosen: &mut Choices) {
    caption(ui, &words.text("menu-new-game.opponent"));
    // The level is remembered while two people are chosen.
    let id = Id::new("level of the last computer opponent");
    let remembered = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let computer = if chosen.opponent == Opponent::Person { remembered } else { chosen.opponent };
    let kinds = [(computer, "menu-new-game.computer"), (Opponent::Person, "menu-new-game.person")]
        .map(|(value, key)| (value, words.text(key)));
    segments(ui, &mut chosen.opponent, &kinds);
    if chosen.opponent == Opponent::Person {
        hint(ui, &words.text("menu-new-game.person-hint"));
        return;
    }
    let levels = Level::ALL.map(|level| (Opponent::computer(level), words.level(level)));
    ranks(ui, &mut chosen.opponent, &levels);
    ui.data_mut(|data| data.insert_temp(id, chosen.opponent));
    if let Some(level) = chosen.opponent.level() {
        hint(ui, &words.level_hint(level));
    }
}

/// What a choice means, in small letters below it.
fn hint(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(Sizes::SMALL).color(palette::dim_bone()));
}

fn side(ui: &mut Ui, words: &Words, first: Option<Side>, chosen: &mut Choices) {
    if chosen.opponent.level().is_none() {
        return;
    }
    caption(ui, &words.text("menu-new-game.side"));
    let options = [
        (SideWish::Attackers, "menu-new-game.attackers"),
        (SideWish::Defenders, "menu-new-game.defenders"),
        (SideWish::Random, "menu-new-game.random"),
    ]
    .map(|(value, key)| (value, words.text(key)));
    segments(ui, &mut chosen.side, &options);
    let meaning = match (chosen.side, first) {
        (SideWish::Attackers, Some(first)) => {
            words.text_with("menu-new-game.attackers-hint", &args![first = first])
        }
        (SideWish::Defenders, Some(first)) => {
            words.text_with("menu-new-game.defenders-hint", &args![first = first])
        }
        (SideWish::Random, Some(_)) => words.text("menu-new-game.random-hint"),
        (_, None) => return,
    };
    hint(ui, &meaning);
}
