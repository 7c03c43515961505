//! Setting up a new game.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_rules::{Piece, Variant};
use tafl_words::args;

use super::is_open;
use super::pause::focus_when_new;
use crate::flow::{Choices, Opponent, SideWish, Wish};
use crate::screens::DrawSet;
use crate::session::Variants;
use crate::state::Menu;
use crate::theme::{Plank, Sheet, Sizes, caption, choice_tile, palette, segments};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::NewGame)));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    variants: Res<Variants>,
    mut choices: ResMut<Choices>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-new-game");
    let close = words.text("tip.close");
    let mut chosen = choices.clone();
    let begins = Sheet::new("new game", &title, 720.0).closable(&close, false).show(
        &context,
        |ui| {
            caption(ui, &words.text("menu-new-game.variant"));
            for variant in variants.0.variants() {
                let is_chosen = chosen.variant(&variants).id == variant.id;
                let remark = remark(&words, variant, is_chosen);
                if choice_tile(ui, is_chosen, &variant.name, &remark).clicked() {
                    chosen.variant.clone_from(&variant.id);
                }
            }
            ui.add_space(6.0);
            opponent(ui, &words, &mut chosen);
            if chosen.opponent.level().is_some() {
                ui.add_space(6.0);
                side(ui, &words, &mut chosen);
            }
            None
        },
        |ui| {
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                let response = ui.add(Plank::new(&words.text("menu-new-game.begin")).leading());
                focus_when_new(ui, "new game", &response);
                let cancelled = Plank::new(&words.text("button.cancel")).pressed(ui);
                (response.clicked() || cancelled).then_some(!cancelled)
            })
            .inner
        },
    );
    if let Some(begins) = begins {
        wishes.write(if begins { Wish::Begin(chosen.setup(&variants)) } else { Wish::Back });
    }
    if *choices != chosen {
        *choices = chosen;
    }
    Ok(())
}

/// What is said about a variant: its board, and of the chosen one its story.
fn remark(words: &Words, variant: &Variant, is_chosen: bool) -> String {
    let board = variant.board();
    let facts = words.text_with(
        "menu-new-game.facts",
        &args![
            size = board.size(),
            attackers = board.count(Piece::Attacker),
            defenders = board.count(Piece::Defender)
        ],
    );
    if is_chosen {
        words.text_with("menu-new-game.facts-and-story", &args![facts = facts, story = &variant.story])
    } else {
        facts
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
