//! Against whom, and which side.

use bevy_egui::egui::{RichText, Ui};
use tafl_words::args;

use crate::flow::{Choices, Opponent, SideWish};
use crate::theme::{Sizes, caption, palette, segments};
use crate::words::Words;

/// Draws both choices, beside each other where there is the width; the second only where it has a meaning.
pub(super) fn draw(ui: &mut Ui, is_broad: bool, words: &Words, chosen: &mut Choices) {
    if is_broad {
        ui.columns_const(|[left, right]| {
            opponent(left, words, chosen);
            if chosen.opponent.level().is_some() {
                side(right, words, chosen);
            }
        });
    } else {
        opponent(ui, words, chosen);
        if chosen.opponent.level().is_some() {
            ui.add_space(6.0);
            side(ui, words, chosen);
        }
    }
}

fn opponent(ui: &mut Ui, words: &Words, chosen: &mut Choices) {
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

fn side(ui: &mut Ui, words: &Words, chosen: &mut Choices) {
    caption(ui, &words.text("menu-new-game.side"));
    let options = [
        (SideWish::Attackers, "menu-new-game.attackers"),
        (SideWish::Defenders, "menu-new-game.defenders"),
        (SideWish::Random, "menu-new-game.random"),
    ]
    .map(|(value, key)| (value, words.text(key)));
    segments(ui, &mut chosen.side, &options);
    let hint = match chosen.side {
        SideWish::Attackers => "menu-new-game.attackers-hint",
        SideWish::Defenders => "menu-new-game.defenders-hint",
        SideWish::Random => "menu-new-game.random-hint",
    };
    ui.label(RichText::new(words.text(hint)).size(Sizes::SMALL).color(palette::dim_bone()));
}
