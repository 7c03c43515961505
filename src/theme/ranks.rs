//! A row of ranks, of which one is chosen: like a slider, all up to the chosen one are filled.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::palette;
use super::plank::note_click;
use super::style::Sizes;

/// How high the row is, in points.
const HEIGHT: f32 = 38.0;
/// The most that a rank is wide.
const WIDEST: f32 = 96.0;

/// Ranks from the lowest to the highest over the width that is there. Says whether another was chosen.
pub fn ranks<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, options: &[(T, String)]) -> bool {
    let before = *chosen;
    let reached = options.iter().position(|(value, _)| *value == before);
    let count = options.len().max(1);
    let width = (ui.available_width() / count as f32).min(WIDEST).floor();
    let (row, _) = ui.allocate_exact_size(vec2(width * count as f32, HEIGHT), Sense::hover());
    let radius = CornerRadius::same(4);
    let edge = Stroke::new(1.0, palette::clear(palette::dull_gold(), 150));
    ui.painter().rect_filled(row, radius, palette::deep_soot());
    for (index, (value, words)) in options.iter().enumerate() {
        let left = row.left() + width * index as f32;
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, HEIGHT));
        let response = ui.interact(rect, ui.id().with(("rank", index)), Sense::click());
        let is_chosen = *value == before;
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, words));
        note_click(&response);
        if response.clicked() {
            *chosen = *value;
        }
        let hot = response.hovered() || response.has_focus();
        let is_filled = reached.is_some_and(|reached| index <= reached);
        let ground = match (is_chosen, hot) {
            (true, _) => palette::lit_bronze(),
            (false, true) => palette::lit_plank(),
            (false, false) if is_filled => palette::bronze(),
            (false, false) => Color32::TRANSPARENT,
        };
        let inner = rect.shrink2(vec2(0.0, 1.0));
        ui.painter().rect_filled(inner, ends(index, count), ground);
        if index > 0 {
            ui.painter().vline(rect.left(), inner.y_range(), edge);
        }
        // The higher the rank, the longer the bar under its name.
        let part = (index + 1) as f32 / count as f32;
        let bar = Rect::from_center_size(
            pos2(rect.center().x, rect.bottom() - 7.0),
            vec2((width - 18.0) * part, 3.0),
        );
        let ink = match () {
            () if is_chosen || hot => palette::gold(),
            () if is_filled => palette::bone(),
            () => palette::dim_bone(),
        };
        let shade = if is_filled { palette::gold() } else { palette::dull_gold() };
        ui.painter().rect_filled(bar, CornerRadius::same(1), shade);
        let font = FontId::new(size_for(width), FontFamily::Proportional);
        let at = pos2(rect.center().x, rect.top() + 16.0);
        ui.painter().text(at, Align2::CENTER_CENTER, words, font, ink);
        if response.has_focus() {
            let stroke = Stroke::new(1.5, palette::gold());
            ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(5), stroke, StrokeKind::Inside);
        }
    }
    ui.painter().rect_stroke(row, radius, edge, StrokeKind::Inside);
    *chosen != before
}

/// Names are a little smaller where there is little room.
fn size_for(width: f32) -> f32 {
    if width >= 64.0 { Sizes::BODY - 1.0 } else { Sizes::SMALL }
}

/// The rounded corners of the first and the last of a row.
fn ends(index: usize, count: usize) -> CornerRadius {
    let [first, last] = [index == 0, index + 1 == count].map(|is_end| if is_end { 4 } else { 0 });
    CornerRadius { nw: first, sw: first, ne: last, se: last }
}
