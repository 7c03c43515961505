//! Against whom, and which side.

use bevy_egui::egui::{RichText, Ui, vec2};
use tafl_rules::Side;
use tafl_words::args;

use crate::flow::{Choices, Opponent, SideWish};
use crate::theme::{Sizes, caption, palette, segments};
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
    let options = [
        (Opponent::Easy, "level.easy", "level-hint.easy"),
        (Opponent::Normal, "level.normal", "level-hint.normal"),
        (Opponent::Hard, "level.hard", "level-hint.hard"),
        (Opponent::Person, "menu-new-game.person", "menu-new-game.person-hint"),
    ];
    let names: Vec<_> = options
        .iter()
        .map(|&(value, key, _)| {
            let name = words.text(key);
            let is_computer = value.level().is_some();
            let name = if is_computer {
                words.text_with("menu-new-game.computer", &args![level = name])
            } else {
                name
            };
            (value, name)
        })
        .collect();
    segments(ui, &mut chosen.opponent, &names);
    if let Some((.., hint)) = options.iter().find(|(value, ..)| *value == chosen.opponent) {
        ui.label(RichText::new(words.text(hint)).size(Sizes::SMALL).color(palette::dim_bone()));
    }
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
    let hint = match (chosen.side, first) {
        (SideWish::Attackers, Some(first)) => {
            words.text_with("menu-new-game.attackers-hint", &args![first = first])
        }
        (SideWish::Defenders, Some(first)) => {
            words.text_with("menu-new-game.defenders-hint", &args![first = first])
        }
        (SideWish::Random, Some(_)) => words.text("menu-new-game.random-hint"),
        (_, None) => return,
    };
    ui.label(RichText::new(hint).size(Sizes::SMALL).color(palette::dim_bone()));
}
