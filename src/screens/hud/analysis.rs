//! What the computer thinks of the position on show, and of the move that led to it.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Id, Label, Rect, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, pos2, text::LayoutJob, vec2,
};
use tafl_ai::{Line, Score};
use tafl_rules::Side;
use tafl_rules::notation::write_played;
use tafl_words::{advice, args, judgement};

use super::layout::ColumnChoice;
use super::view::{Out, View};
use crate::session::{Advice, Judged};
use crate::theme::{Sizes, caption, palette};

/// The heights of the bar and of a line.
const BAR: f32 = 14.0;
const ROW: f32 = 22.0;
/// How many lines there is room for, and how many moves of one are written.
const ROWS: usize = 3;
const MOVES: usize = 8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, make_room.run_if(resource_exists_and_changed::<Advice>));
}

/// The analysis is in the column, which therefore opens with it.
fn make_room(advice: Res<Advice>, mut column: ResMut<ColumnChoice>, mut was_open: Local<bool>) {
    if advice.is_open() && !std::mem::replace(&mut *was_open, advice.is_open()) && column.0 == Some(false) {
        column.0 = None;
    }
    *was_open = advice.is_open();
}

/// Draws the chances of both sides and the best lines.
pub(super) fn draw(ui: &mut Ui, view: &View, out: &mut Out) {
    let words = view.words;
    let side = view.current.shown_position().side_to_move();
    let found = view.advice.findings(view.current);
    let lines = found.map_or(&[][..], |found| found.lines);
    caption(
        ui,
        &match lines.first() {
            Some(best) => words.text_with("hud-analysis.so-deep", &args![depth = best.depth]),
            None => words.text("hud-analysis"),
        },
    );
    let score = match lines.first() {
        Some(best) => Some(best.score),
        // Where the board decided the game, nothing is left to look at.
        None if found.is_none() => {
            view.current.game().outcome().map(|outcome| tafl_ai::score_of_end(outcome, side))
        }
        None => None,
    };
    bar(ui, score.map(|score| attackers_chance(score, side)), view);
    let width = ui.available_width();
    let mut pointed = 0;
    let (field, _) = ui.allocate_exact_size(vec2(width, ROW * ROWS as f32), Sense::hover());
    for (index, line) in lines.iter().take(ROWS).enumerate() {
        let top = field.top() + ROW * index as f32;
        let rect = Rect::from_min_size(pos2(field.left(), top), vec2(width, ROW));
        if row(ui, rect, index, line, view) {
            pointed = index;
        }
    }
    out.draw_line(pointed);
    let remark = match found {
        None => Some(words.text("hud-analysis.over")),
        Some(_) if !lines.is_empty() => None,
        Some(_) if view.advice.rests() => Some(words.text("hud-analysis.rests")),
        Some(_) => Some(words.text("hud-analysis.looking")),
    };
    if let Some(remark) = remark {
        let font = FontId::new(Sizes::SMALL, FontFamily::Proportional);
        let at = field.left_top() + vec2(2.0, 3.0);
        ui.painter().text(at, Align2::LEFT_TOP, remark, font, palette::dim_bone());
    }
}

/// The chance of the attackers to win, from 0 to 1.
fn attackers_chance(score: Score, side: Side) -> f64 {
    match side {
        Side::Attackers => score.chance(),
        Side::Defenders => 1.0 - score.chance(),
    }
}

fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// A bar whose dark part is the attackers' chance and whose light part is the defenders'.
fn bar(ui: &mut Ui, chance: Option<f64>, view: &View) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let radius = CornerRadius::same(3);
    let edge = Stroke::new(1.0, palette::dull_gold());
    let Some(chance) = chance else {
        ui.painter().rect(rect, radius, palette::deep_soot(), edge, StrokeKind::Inside);
        return;
    };
    ui.painter().rect_filled(rect, radius, palette::defender());
    let width = rect.width() * chance as f32;
    let dark = Rect::from_min_size(rect.min, vec2(width, rect.height()));
    ui.painter().rect_filled(dark, radius, palette::attacker());
    let middle = rect.center().x;
    ui.painter().vline(middle, rect.y_range(), Stroke::new(1.0, palette::clear(palette::ember(), 200)));
    ui.painter().rect_stroke(rect, radius, edge, StrokeKind::Inside);
    let text = |chance: f64| view.words.text_with("hud-analysis.percent", &args![percent = percent(chance)]);
    let font = FontId::new(11.0, FontFamily::Proportional);
    // Each number stands where its own side's colour is.
    if chance >= 0.12 {
        let at = pos2(rect.left() + 5.0, rect.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, text(chance), font.clone(), palette::bone());
    }
    if chance <= 0.88 {
        let at = pos2(rect.right() - 5.0, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, text(1.0 - chance), font, palette::deep_soot());
    }
    let both = args![attackers = percent(chance), defenders = 100 - percent(chance)];
    response.on_hover_text(view.words.text_with("hud-analysis.bar", &both));
}

/// Draws a line: what it is worth to the side to move, and its moves. Says whether it is pointed at.
fn row(ui: &Ui, rect: Rect, index: usize, line: &Line, view: &View) -> bool {
    let hot = ui.interact(rect, Id::new(("line of the analysis", index)), Sense::hover()).hovered();
    if hot {
        ui.painter().rect_filled(rect, CornerRadius::same(3), palette::lit_plank());
    }
    let worth_width = 62.0;
    let ink = if index == 0 || hot { palette::gold() } else { palette::bone() };
    let font = FontId::new(13.5, FontFamily::Proportional);
    let at = pos2(rect.left() + worth_width - 8.0, rect.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, worth(line.score, view), font.clone(), ink);
    let moves: Vec<String> = line.moves.iter().take(MOVES).map(ToString::to_string).collect();
    let color = if index == 0 || hot { palette::bone() } else { palette::dim_bone() };
    let mut job = LayoutJob::simple_singleline(moves.join("  "), font, color);
    job.wrap.max_width = rect.width() - worth_width - 4.0;
    job.wrap.max_rows = 1;
    let galley = ui.painter().layout_job(job);
    let at = pos2(rect.left() + worth_width, rect.center().y - galley.size().y * 0.5);
    ui.painter().galley(at, galley, Color32::WHITE);
    hot
}

/// What a line is worth to the side to move, in a few signs.
fn worth(score: Score, view: &View) -> String {
    match score {
        Score::Won(plies) => view.words.text_with("hud-analysis.wins", &args![moves = plies.div_ceil(2)]),
        Score::Lost(plies) => view.words.text_with("hud-analysis.loses", &args![moves = plies.div_ceil(2)]),
        Score::Value(_) => {
            view.words.text_with("hud-analysis.percent", &args![percent = percent(score.chance())])
        }
    }
}

/// Draws what is thought of the move that led to the position on show, or how far the game has been judged.
pub(super) fn draw_judgement(ui: &mut Ui, height: f32, view: &View, out: &mut Out) {
    let words = view.words;
    caption(ui, &words.text("hud-analysis.moves"));
    out.light(&[]);
    let area = ScrollArea::vertical().id_salt("judgement").max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        let shown = view.current.shown_ply();
        let said = view.advice.judged(view.current, shown).and_then(|judged| in_words(view, shown, &judged));
        let paragraph = |ui: &mut Ui, text: String, size: f32, ink: Color32| {
            ui.add(Label::new(RichText::new(text).size(size).color(ink)).wrap());
        };
        if let Some(said) = said {
            paragraph(ui, said, 14.0, palette::bone());
        }
        let (done, total) = view.advice.progress(view.current);
        if view.current.game().ply_count() == 0 {
            paragraph(ui, words.text("hud-moves.none"), Sizes::SMALL, palette::dim_bone());
        } else if done < total {
            let progress = words.text_with("hud-analysis.judged", &args![done = done, total = total]);
            paragraph(ui, progress, Sizes::SMALL, palette::dim_bone());
        } else {
            let counts = counts(view);
            let summary = words.text_with(
                "hud-analysis.summary",
                &args![inaccuracies = counts[0], mistakes = counts[1], blunders = counts[2]],
            );
            paragraph(ui, summary, Sizes::SMALL, palette::dim_bone());
        }
    });
}

/// How many moves of the game are inaccurate, mistakes, and blunders.
fn counts(view: &View) -> [usize; 3] {
    let mut counts = [0; 3];
    for ply in 1..=view.current.game().ply_count() {
        if let Some(mark) = view.advice.judged(view.current, ply).and_then(|judged| judged.annotation.mark) {
            counts[mark as usize] += 1;
        }
    }
    counts
}

/// A judgement of a ply in words; nothing where it gave nothing away.
pub(super) fn in_words(view: &View, ply: usize, judged: &Judged) -> Option<String> {
    let game = view.current.game();
    let played = game.played(ply)?;
    let better = judged.annotation.better.map(|better| better.to_string());
    let size = game.position().size();
    let why = judged.why.as_ref().map(|why| advice(view.words, why, played.side(), size));
    judgement(view.words, &judged.annotation, &write_played(played), better.as_deref(), why.as_deref())
}
