//! The one line under the board: the ply looked back at, a warning, or a hint.

use bevy_egui::egui::{Align2, Context, Label, Margin, RichText, Stroke, Ui, pos2};
use tafl_ai::Hint;
use tafl_rules::notation::write_played;
use tafl_words::{advice, args, explain_warning};

use super::hints::hint;
use super::layout::HudLayout;
use super::view::{Out, View};
use crate::session::{MatchAction, Player};
use crate::theme::{Icon, Plank, Plate, Sizes, icon_button, palette, plate_frame};

/// What the line says.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Line {
    /// The computer looks for a good move.
    Looking,
    /// A good move, and why it is one.
    Advice(String),
    /// An earlier position is on show.
    LookingBack,
    /// The position stands for the second time.
    Warning(String),
    /// A hint.
    Hint(&'static str),
}

fn line_of(view: &View) -> Option<Line> {
    let (current, game) = (view.current, view.current.game());
    if view.advice.is_looking_for_hint() {
        return Some(Line::Looking);
    }
    if let Some(hint) = view.advice.hint(current).filter(|_| !current.is_looking_back()) {
        return Some(Line::Advice(advised(view, hint)));
    }
    if current.is_looking_back() {
        return Some(Line::LookingBack);
    }
    if let Some(warning) = game.repetition_warning() {
        return Some(Line::Warning(explain_warning(view.words, warning).text));
    }
    let side = game.position().side_to_move();
    let is_persons = view.hints && current.to_move() == Some(Player::Human);
    let turns = game.ply_count() / 2;
    is_persons.then(|| hint(side, turns, game.rules())).flatten().map(Line::Hint)
}

/// Draws the line, if it has something to say.
pub(super) fn draw(context: &Context, layout: &HudLayout, view: &View, out: &mut Out) {
    let Some(line) = line_of(view) else { return };
    let frame = plate_frame().inner_margin(Margin::symmetric(12, 5));
    let frame = match line {
        Line::Warning(_) => {
            frame.fill(palette::clear(palette::dull_ember(), 240)).stroke(Stroke::new(1.0, palette::ember()))
        }
        _ => frame,
    };
    let at = pos2(layout.free.center().x, layout.window.bottom() - 8.0);
    let room = layout.free.width() - 24.0;
    Plate::new("line", Align2::CENTER_BOTTOM, at).frame(frame).plain().show(context, |ui| {
        ui.set_max_width(room);
        ui.horizontal(|ui| contents(ui, line, room, view, out));
    });
}

fn contents(ui: &mut Ui, line: Line, room: f32, view: &View, out: &mut Out) {
    let words = view.words;
    // A line that is too long for the window goes on below.
    let text = |ui: &mut Ui, text: &str, color, beside: f32| {
        ui.scope(|ui| {
            ui.set_max_width(room - beside);
            ui.add(Label::new(RichText::new(text).size(14.5).color(color)).wrap());
        });
    };
    match line {
        Line::LookingBack => {
            text(ui, &looked_back_at(view), palette::bone(), 190.0);
            let back = words.text("hud-line.back-to-game");
            if Plank::new(&back).leading().size(Sizes::SMALL).pressed(ui) {
                out.act(MatchAction::BackToGame);
            }
        }
        Line::Looking => text(ui, &words.text("hud-advice.looking"), palette::dim_bone(), 30.0),
        Line::Advice(advice) => {
            text(ui, &advice, palette::bone(), 80.0);
            if icon_button(ui, Icon::Close, &words.text("tip.no-hint"), true).clicked() {
                out.act(MatchAction::ToggleHint);
            }
        }
        Line::Warning(warning) => text(ui, &warning, palette::bone(), 30.0),
        Line::Hint(key) => {
            text(ui, &words.text(key), palette::bone(), 80.0);
            if icon_button(ui, Icon::Close, &words.text("tip.no-hints"), true).clicked() {
                out.hide_hints();
            }
        }
    }
}

/// A hint in words.
fn advised(view: &View, hint: &Hint) -> String {
    let game = view.current.game();
    let notation = game.preview(hint.mv).map_or_else(|_| hint.mv.to_string(), |played| write_played(&played));
    let reason = advice(view.words, &hint.reason, hint.side, game.position().size());
    view.words.text_with("hud-advice.move", &args![notation = notation, reason = reason])
}

/// Which position is on show.
fn looked_back_at(view: &View) -> String {
    let (shown, game) = (view.current.shown_ply(), view.current.game());
    match (game.played(shown), game.position_at(shown.saturating_sub(1))) {
        (Some(played), Some(before)) => view.words.text_with(
            "hud-line.looking-back",
            &args![number = before.move_number(), notation = write_played(played)],
        ),
        _ => view.words.text("hud-line.looking-back-start"),
    }
}
