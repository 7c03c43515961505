//! Buttons: carved planks, and small square ones with a drawing.

use bevy::prelude::{App, IntoScheduleConfigs, Last, MessageWriter, Messages, Query, With, resource_exists};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, Vec2, Widget, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::audio::Cue;

use super::icon::{Icon, paint_icon};
use super::palette;
use super::plate::paint_diamond;
use super::style::Sizes;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, sound_clicks.run_if(resource_exists::<Messages<Cue>>));
}

fn clicks_id() -> Id {
    Id::new("pressed planks")
}

/// Remembers that a button was pressed.
pub(super) fn note_click(response: &Response) {
    if response.clicked() {
        response.ctx.data_mut(|data| data.insert_temp(clicks_id(), true));
    }
}

fn sound_clicks(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut cues: MessageWriter<Cue>,
) {
    for mut context in &mut contexts {
        let pressed = context.get_mut().data_mut(|data| data.remove_temp::<bool>(clicks_id()));
        if pressed == Some(true) {
            cues.write(Cue::Click);
        }
    }
}

/// How much a button asks for attention.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Weight {
    #[default]
    Usual,
    /// The one button that leads on.
    Leading,
    /// No ground until the pointer is over it.
    Quiet,
}

/// A button with words on it.
pub struct Plank<'a> {
    text: &'a str,
    icon: Option<Icon>,
    weight: Weight,
    width: Option<f32>,
    size: f32,
    left: bool,
    enabled: bool,
}

impl<'a> Plank<'a> {
    /// A button as wide as its words.
    pub fn new(text: &'a str) -> Plank<'a> {
        Plank {
            text,
            icon: None,
            weight: Weight::Usual,
            width: None,
            size: Sizes::BUTTON,
            left: false,
            enabled: true,
        }
    }

    /// A drawing in front of the words.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The button that leads on.
    pub fn leading(mut self) -> Self {
        self.weight = Weight::Leading;
        self
    }

    /// A button without a ground.
    pub fn quiet(mut self) -> Self {
        self.weight = Weight::Quiet;
        self
    }

    /// As wide as given.
    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Words of a size.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Words at the left instead of in the middle.
    pub fn left(mut self) -> Self {
        self.left = true;
        self
    }

    /// Whether it can be pressed.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Shows it, and says whether it was pressed.
    pub fn pressed(self, ui: &mut Ui) -> bool {
        ui.add(self).clicked()
    }
}

impl Widget for Plank<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let padding = vec2(self.size * 0.85, self.size * 0.46);
        let icon_room = if self.icon.is_some() { self.size * 1.5 } else { 0.0 };
        let width = self.width.unwrap_or(f32::INFINITY).min(ui.available_width());
        let font = FontId::new(self.size, FontFamily::Proportional);
        let wrap = width - padding.x * 2.0 - icon_room;
        let galley = ui.painter().layout(self.text.to_owned(), font, Color32::PLACEHOLDER, wrap);
        let natural = galley.size() + padding * 2.0 + vec2(icon_room, 0.0);
        let size = vec2(self.width.map_or(natural.x, |_| width), natural.y);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, self.text));
        note_click(&response);
        if ui.is_rect_visible(rect) {
            let ink = paint_plank(ui.painter(), rect, self.weight, enabled, &response);
            let mut left = if self.left {
                rect.left() + padding.x
            } else {
                rect.center().x - (galley.size().x + icon_room) * 0.5
            };
            if let Some(icon) = self.icon {
                let side = self.size * 1.05;
                let place =
                    Rect::from_center_size(pos2(left + side * 0.5, rect.center().y), Vec2::splat(side));
                paint_icon(ui.painter(), icon, place, ink);
                left += icon_room;
            }
            ui.painter().galley_with_override_text_color(
                pos2(left, rect.center().y - galley.size().y * 0.5),
                galley,
                ink,
            );
        }
        response
    }
}

/// Paints the ground of a button and says with what colour to write on it.
fn paint_plank(painter: &Painter, rect: Rect, weight: Weight, enabled: bool, response: &Response) -> Color32 {
    let radius = CornerRadius::same(4);
    let hot = enabled && (response.hovered() || response.has_focus());
    let down = enabled && response.is_pointer_button_down_on();
    let (ground, edge) = match (weight, hot) {
        _ if !enabled && weight == Weight::Quiet => (Color32::TRANSPARENT, Color32::TRANSPARENT),
        _ if !enabled => (palette::clear(palette::plank(), 90), palette::clear(palette::dull_gold(), 60)),
        (Weight::Usual, false) => (palette::plank(), palette::clear(palette::dull_gold(), 170)),
        (Weight::Usual, true) => (palette::lit_plank(), palette::gold()),
        (Weight::Leading, false) => (palette::bronze(), palette::clear(palette::gold(), 190)),
        (Weight::Leading, true) => (palette::lit_bronze(), palette::gold()),
        (Weight::Quiet, false) => (Color32::TRANSPARENT, Color32::TRANSPARENT),
        (Weight::Quiet, true) => (palette::clear(palette::lit_plank(), 170), palette::dull_gold()),
    };
    if ground != Color32::TRANSPARENT {
        painter.rect_filled(rect, radius, if down { ground.gamma_multiply(0.75) } else { ground });
        // Light falls from above: the upper edge of the carving catches it, the lower lies in shade.
        let inner = rect.shrink(1.5);
        let (upper, lower) = if down { (60, 14) } else { (18, 70) };
        let light =
            if down { Color32::from_black_alpha(upper) } else { palette::clear(palette::bone(), upper) };
        let shade =
            if down { palette::clear(palette::bone(), lower) } else { Color32::from_black_alpha(lower) };
        let span = (inner.left() + 3.0)..=(inner.right() - 3.0);
        painter.hline(span.clone(), inner.top(), Stroke::new(1.0, light));
        painter.hline(span, inner.bottom(), Stroke::new(1.0, shade));
    }
    painter.rect_stroke(rect, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
    if enabled && response.has_focus() {
        painter.rect_stroke(
            rect.expand(3.0),
            CornerRadius::same(6),
            Stroke::new(1.5, palette::gold()),
            StrokeKind::Inside,
        );
        for x in [rect.left(), rect.right()] {
            paint_diamond(painter, pos2(x, rect.center().y), 4.0, palette::gold());
        }
    }
    match (enabled, hot, weight) {
        (false, ..) => palette::clear(palette::dim_bone(), 120),
        (_, true, _) | (_, _, Weight::Leading) => palette::gold(),
        _ => palette::bone(),
    }
}

/// A square button with a drawing. The words are shown when the pointer rests on it, also while it cannot
/// be pressed.
pub fn icon_button(ui: &mut Ui, icon: Icon, words: &str, enabled: bool) -> Response {
    let side = 34.0;
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    note_click(&response);
    if ui.is_rect_visible(rect) {
        let ink = paint_plank(ui.painter(), rect, Weight::Usual, enabled, &response);
        paint_icon(ui.painter(), icon, rect.shrink(8.5), ink);
    }
    let response = response.on_hover_cursor(if enabled {
        egui::CursorIcon::PointingHand
    } else {
        egui::CursorIcon::Default
    });
    response.on_hover_text(words)
}
