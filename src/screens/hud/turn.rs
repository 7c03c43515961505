//! Whose turn it is, and what the computer is doing about it.

use bevy_egui::egui::{RichText, Ui};
use tafl_rules::Side;
use tafl_words::args;

use super::view::{Out, View};
use crate::session::{MatchAction, Player};
use crate::theme::{Icon, Plank, Sizes, emblem, palette};

/// What is said about the turn: in large letters, and below them.
pub(super) struct TurnWords {
    pub side: Option<Side>,
    pub head: String,
    pub below: String,
    pub is_thinking: bool,
}

/// Puts the turn into words.
pub(super) fn words_of(view: &View) -> TurnWords {
    let game = view.current.game();
    let words = view.words;
    if let Some(outcome) = game.outcome() {
        let told = tafl_words::explain_outcome(words, outcome, game.variant());
        return TurnWords {
            side: outcome.winner,
            head: told.title,
            below: words.reason(outcome.reason()),
            is_thinking: false,
        };
    }
    let side = game.position().side_to_move();
    let head = words.text_with("hud-turn.head", &args![side = side]);
    let (below, is_thinking) = match view.current.players()[side] {
        Player::Human if view.current.is_between_people() => {
            (words.text_with("hud-turn.move", &args![number = game.position().move_number()]), false)
        }
        Player::Human => (words.text("hud-turn.yours"), false),
        Player::Computer(_) => {
            let text = match &view.progress {
                Some(progress) if progress.depth > 0 => {
                    let thousands = progress.nodes / 1000;
                    words.text_with(
                        "hud-turn.thinking-deep",
                        &args![depth = progress.depth, thousands = thousands],
                    )
                }
                _ => words.text("hud-turn.thinking"),
            };
            (text, true)
        }
    };
    TurnWords { side: Some(side), head, below, is_thinking }
}

/// Draws the head of the column.
pub(super) fn draw(ui: &mut Ui, view: &View, out: &mut Out) {
    let turn = words_of(view);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if let Some(side) = turn.side {
            emblem(ui, side, 40.0);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.label(RichText::new(&turn.head).size(19.0).color(palette::gold()));
            ui.label(RichText::new(&turn.below).size(Sizes::SMALL).color(palette::dim_bone()));
        });
    });
    let words = view.words;
    if turn.is_thinking {
        let text = words.text("hud-turn.move-now");
        if Plank::new(&text).icon(Icon::Hurry).size(Sizes::BODY).width(ui.available_width()).pressed(ui) {
            out.act(MatchAction::MoveNow);
        }
    } else if view.current.game().outcome().is_some() && !view.shows_result {
        let text = words.text("hud-result.recall");
        if Plank::new(&text).icon(Icon::Wreath).size(Sizes::BODY).width(ui.available_width()).pressed(ui) {
            out.act(MatchAction::BackToGame);
            out.put_result_away(false);
        }
    }
}
