//! Choosing: tiles with a title, a remark and perhaps a picture, segments in a row, and switches.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::palette;
use super::plank::note_click;
use super::plate::paint_diamond;
use super::style::Sizes;

/// The ground of something that can be chosen.
fn paint_ground(ui: &Ui, rect: Rect, chosen: bool, response: &Response) {
    let hot = response.hovered() || response.has_focus();
    let (ground, edge) = match (chosen, hot) {
        (true, _) => (palette::bronze(), palette::gold()),
        (false, true) => (palette::lit_plank(), palette::gold()),
        (false, false) => (palette::deep_soot(), palette::clear(palette::dull_gold(), 130)),
    };
    let radius = CornerRadius::same(4);
    ui.painter().rect(rect, radius, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
    if response.has_focus() {
        let stroke = Stroke::new(1.5, palette::gold());
        ui.painter().rect_stroke(rect.expand(2.5), CornerRadius::same(6), stroke, StrokeKind::Inside);
    }
}

/// One of several things to choose from, with a remark below its title, over the width that is there.
pub fn choice_tile(ui: &mut Ui, chosen: bool, title: &str, remark: &str) -> Response {
    tile(ui, chosen, title, remark, 0.0, |_, _| {})
}

/// Such a thing with a square picture of a size at its left, which is painted where it can be seen.
pub fn picture_tile(
    ui: &mut Ui,
    chosen: bool,
    title: &str,
    remark: &str,
    side: f32,
    paint: impl FnOnce(&Painter, Rect),
) -> Response {
    tile(ui, chosen, title, remark, side, paint)
}

fn tile(
    ui: &mut Ui,
    chosen: bool,
    title: &str,
    remark: &str,
    side: f32,
    paint: impl FnOnce(&Painter, Rect),
) -> Response {
    let width = ui.available_width();
    let picture_room = if side > 0.0 { side + 10.0 } else { 0.0 };
    let wrap = width - 44.0 - picture_room;
    let layout = |ui: &Ui, text: &str, size: f32, color: Color32| {
        ui.painter().layout(text.to_owned(), FontId::new(size, FontFamily::Proportional), color, wrap)
    };
    let title_color = if chosen { palette::gold() } else { palette::bone() };
    let heading = layout(ui, title, Sizes::BUTTON, title_color);
    let body = (!remark.is_empty()).then(|| {
        let color = if chosen { palette::bone() } else { palette::dim_bone() };
        layout(ui, remark, Sizes::SMALL, color)
    });
    let text_height = heading.size().y + body.as_ref().map_or(0.0, |body| body.size().y + 3.0);
    let height = (18.0 + text_height).max(if side > 0.0 { side + 12.0 } else { 0.0 });
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, title));
    note_click(&response);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        paint_ground(ui, rect, chosen, &response);
        let top = rect.center().y - text_height * 0.5;
        paint_mark(ui, pos2(rect.left() + 18.0, top + heading.size().y * 0.5), chosen);
        if side > 0.0 {
            let middle = pos2(rect.left() + 34.0 + side * 0.5, rect.center().y);
            paint(ui.painter(), Rect::from_center_size(middle, Vec2::splat(side)));
        }
        let at = pos2(rect.left() + 34.0 + picture_room, top);
        let below = at + vec2(0.0, heading.size().y + 3.0);
        ui.painter().galley(at, heading, title_color);
        if let Some(body) = body {
            ui.painter().galley(below, body, palette::dim_bone());
        }
    }
    response
}

/// The mark of a thing that is chosen, or its empty place.
fn paint_mark(ui: &Ui, at: bevy_egui::egui::Pos2, chosen: bool) {
    paint_diamond(ui.painter(), at, 6.5, palette::dull_gold());
    paint_diamond(ui.painter(), at, 5.0, palette::deep_soot());
    if chosen {
        paint_diamond(ui.painter(), at, 4.2, palette::gold());
    }
}

/// Things in a row of which one is chosen; the row breaks where the width is too small. Says whether
/// another was chosen.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, options: &[(T, String)]) -> bool {
    let before = *chosen;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (value, words) in options {
            let font = FontId::new(Sizes::BODY, FontFamily::Proportional);
            let galley = ui.painter().layout_no_wrap(words.clone(), font, Color32::PLACEHOLDER);
            let size = galley.size() + vec2(24.0, 13.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = *value == before;
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, words));
            note_click(&response);
            if response.clicked() {
                *chosen = *value;
            }
            if ui.is_rect_visible(rect) {
                paint_ground(ui, rect, is_chosen, &response);
                let hot = is_chosen || response.hovered();
                let ink = if hot { palette::gold() } else { palette::bone() };
                let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect).min;
                ui.painter().galley_with_override_text_color(at, galley, ink);
            }
        }
    });
    *chosen != before
}

/// Something that is on or off. Says whether it was turned.
pub fn switch(ui: &mut Ui, on: &mut bool, words: &str) -> bool {
    let font = FontId::new(Sizes::BODY, FontFamily::Proportional);
    let track = vec2(40.0, 20.0);
    let wrap = ui.available_width() - track.x - 12.0;
    let galley = ui.painter().layout(words.to_owned(), font, Color32::PLACEHOLDER, wrap);
    let size = vec2(track.x + 12.0 + galley.size().x, galley.size().y.max(track.y) + 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, words));
    note_click(&response);
    if ui.is_rect_visible(rect) {
        let hot = response.hovered() || response.has_focus();
        let place = Rect::from_min_size(pos2(rect.left(), rect.center().y - track.y * 0.5), track);
        let ground = if *on { palette::bronze() } else { palette::deep_soot() };
        let edge = if hot { palette::gold() } else { palette::dull_gold() };
        let radius = CornerRadius::same(10);
        ui.painter().rect(place, radius, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
        let x = if *on { place.right() - 11.0 } else { place.left() + 11.0 };
        let knob = if *on { palette::gold() } else { palette::dim_bone() };
        ui.painter().circle_filled(pos2(x, place.center().y), 6.5, knob);
        if response.has_focus() {
            let stroke = Stroke::new(1.5, palette::gold());
            ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(6), stroke, StrokeKind::Inside);
        }
        let ink = if hot { palette::gold() } else { palette::bone() };
        let at = pos2(place.right() + 12.0, rect.center().y - galley.size().y * 0.5);
        ui.painter().galley_with_override_text_color(at, galley, ink);
    }
    response.clicked()
}
