//! The moves in notation, in pairs; a click shows the position after one.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, EventFilter, FontFamily, FontId, Id, Rect, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
};
use tafl_ai::Mark;
use tafl_rules::notation::write_played;
use tafl_rules::{Game, Played};
use tafl_words::args;

use super::analysis::in_words;
use super::view::{Out, View};
use crate::session::{Judged, Match, MatchAction};
use crate::theme::{Icon, Sizes, caption, icon_button, palette};

/// Whether the list of moves has the keyboard, so that arrows walk through the game.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveListFocus(pub bool);

const ROW: f32 = 25.0;

/// Where a ply stands in the list: its row and its column, both from 0.
fn place_of(ply: usize, game: &Game) -> (usize, usize) {
    let starts_second = game.start().side_to_move() != game.rules().first_to_move;
    let index = ply - 1 + usize::from(starts_second);
    (index / 2, index % 2)
}

/// Draws the list in a height, and the way through the game below it.
pub(super) fn draw(ui: &mut Ui, height: f32, view: &View, out: &mut Out) {
    caption(ui, &view.words.text("hud-moves"));
    let current = view.current;
    let id = Id::new("list of moves");
    let mut clicked = None;
    let frame =
        bevy_egui::egui::Frame::new().fill(palette::clear(palette::deep_soot(), 150)).corner_radius(4);
    let response = frame
        .show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt(id)
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink([false, false])
                .show(ui, |ui| clicked = rows(ui, view))
        })
        .response;
    // The list as a whole takes the keyboard: arrows then walk through the game, not along the buttons.
    let list = ui.interact(response.rect, id, Sense::focusable_noninteractive());
    if clicked.is_some() {
        list.request_focus();
    }
    let focused = list.has_focus();
    if focused {
        let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let stroke = Stroke::new(1.5, palette::gold());
        ui.painter().rect_stroke(
            response.rect.expand(2.0),
            CornerRadius::same(5),
            stroke,
            StrokeKind::Inside,
        );
    }
    out.list_is_focused(focused);
    if let Some(ply) = clicked {
        out.act(MatchAction::ShowPly(ply));
    }
    walk(ui, current, view, out);
}

/// Draws the rows; says which ply was clicked.
fn rows(ui: &mut Ui, view: &View) -> Option<usize> {
    let game = view.current.game();
    let count = game.ply_count();
    ui.spacing_mut().item_spacing.y = 0.0;
    if count == 0 {
        ui.add_space(6.0);
        let text = bevy_egui::egui::RichText::new(view.words.text("hud-moves.none"));
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.label(text.size(Sizes::SMALL).color(palette::dim_bone()));
        });
        return None;
    }
    let width = ui.available_width() - 4.0;
    let (last_row, _) = place_of(count, game);
    let number_width = 34.0;
    let cell = (width - number_width) * 0.5;
    let first_number = game.start().move_number() as usize;
    let (field, _) = ui.allocate_exact_size(vec2(width, ROW * (last_row + 1) as f32), Sense::hover());
    for row in 0..=last_row {
        let at = pos2(field.left() + number_width - 8.0, field.top() + ROW * (row as f32 + 0.5));
        if ui.is_rect_visible(Rect::from_center_size(at, vec2(width, ROW))) {
            let font = FontId::new(Sizes::SMALL, FontFamily::Proportional);
            let number = view.words.text_with("hud-moves.number", &args![number = first_number + row]);
            ui.painter().text(at, Align2::RIGHT_CENTER, number, font, palette::dim_bone());
        }
    }
    let shown = view.current.shown_ply();
    let shown_id = Id::new("ply shown in the list");
    let has_moved = ui.data(|data| data.get_temp::<usize>(shown_id)) != Some(shown);
    let mut clicked = None;
    for (index, played) in game.plays().enumerate() {
        let ply = index + 1;
        let (row, column) = place_of(ply, game);
        let left = field.left() + number_width + cell * column as f32;
        let rect = Rect::from_min_size(pos2(left, field.top() + ROW * row as f32), vec2(cell, ROW));
        if has_moved && ply == shown.max(1) {
            ui.scroll_to_rect(rect, Some(Align::Center));
            ui.data_mut(|data| data.insert_temp(shown_id, shown));
        }
        let is_visible = ui.is_rect_visible(rect);
        let judged = view.advice.judged(view.current, ply).filter(|_| is_visible);
        let cell = PlyCell { ply, played, is_shown: ply == shown, judged };
        if is_visible && cell.draw(ui, rect, view) {
            clicked = Some(ply);
        }
    }
    clicked
}

/// A ply in the list.
struct PlyCell<'a> {
    ply: usize,
    played: &'a Played,
    is_shown: bool,
    judged: Option<Judged>,
}

impl PlyCell<'_> {
    /// Draws it, and says whether it was clicked.
    fn draw(&self, ui: &Ui, rect: Rect, view: &View) -> bool {
        let response = ui.interact(rect, Id::new(("ply", self.ply)), Sense::CLICK);
        let text = write_played(self.played);
        let is_shown = self.is_shown;
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_shown, &text));
        let color = if is_shown || response.hovered() { palette::gold() } else { palette::bone() };
        let inner = rect.shrink2(vec2(2.0, 1.5));
        if is_shown {
            let stroke = Stroke::new(1.0, palette::dull_gold());
            ui.painter().rect(inner, CornerRadius::same(3), palette::bronze(), stroke, StrokeKind::Inside);
        } else if response.hovered() {
            ui.painter().rect_filled(inner, CornerRadius::same(3), palette::lit_plank());
        }
        let mark = self.judged.as_ref().and_then(|judged| judged.annotation.mark);
        let sign_room = if mark.is_some() { 18.0 } else { 0.0 };
        let font = FontId::new(14.5, FontFamily::Proportional);
        let mut job = LayoutJob::simple_singleline(text.clone(), font.clone(), color);
        job.wrap.max_width = inner.width() - 10.0 - sign_room;
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        let galley = ui.painter().layout_job(job);
        let is_cut = galley.elided;
        let at = pos2(inner.left() + 6.0, inner.center().y - galley.size().y * 0.5);
        ui.painter().galley(at, galley, Color32::WHITE);
        if let Some(mark) = mark {
            let ink = if mark == Mark::Inaccuracy { palette::gold() } else { palette::ember() };
            let at = pos2(inner.right() - 5.0, inner.center().y);
            ui.painter().text(at, Align2::RIGHT_CENTER, mark.sign(), font, ink);
        }
        let clicked = response.clicked();
        match self.judged.as_ref().and_then(|judged| in_words(view, self.ply, judged)) {
            Some(judgement) => {
                response.on_hover_text(judgement);
            }
            None if is_cut => {
                response.on_hover_text(text);
            }
            None => {}
        }
        clicked
    }
}

/// Buttons that walk through the game.
fn walk(ui: &mut Ui, current: &Match, view: &View, out: &mut Out) {
    let words = view.words;
    let (shown, last) = (current.shown_ply(), current.game().ply_count());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let mut button = |icon, key, enabled, action: MatchAction| {
            if icon_button(ui, icon, &words.text(key), enabled).clicked() {
                out.act(action);
            }
        };
        button(Icon::First, "tip.first", shown > 0, MatchAction::ShowPly(0));
        button(Icon::Back, "tip.step-back", shown > 0, MatchAction::StepBack);
        button(Icon::Forward, "tip.step-forward", shown < last, MatchAction::StepForward);
        button(Icon::Last, "tip.back-to-game", shown < last, MatchAction::BackToGame);
        let position = words.text_with("hud-moves.position", &args![shown = shown, last = last]);
        ui.label(bevy_egui::egui::RichText::new(position).size(Sizes::SMALL).color(palette::dim_bone()));
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tafl_rules::Library;

    use super::*;

    #[test]
    fn moves_stand_in_pairs_and_a_second_side_that_begins_leaves_a_gap() {
        let library = Library::built_in();
        let variant = library.variant("tablut-linnaeus-9x9").unwrap();
        let game = Game::new(Arc::clone(variant));
        assert_eq!([1, 2, 3, 4].map(|ply| place_of(ply, &game)), [(0, 0), (0, 1), (1, 0), (1, 1)]);
        let mut setup = game.start().to_setup();
        setup.side_to_move = Some(!game.rules().first_to_move);
        let game = Game::from_setup(Arc::clone(variant), &setup).unwrap();
        assert_eq!([1, 2, 3].map(|ply| place_of(ply, &game)), [(0, 1), (1, 0), (1, 1)]);
    }
}
