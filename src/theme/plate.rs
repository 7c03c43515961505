//! The panels that lie over the scene: dark glass in a thin frame of gold.

use bevy_egui::egui::{
    Area, Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, InnerResponse, Margin, Order,
    Painter, Pos2, Rect, Sense, Shadow, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::palette;
use super::style::Sizes;

/// The frame of a panel that lies directly over the scene.
pub fn plate_frame() -> Frame {
    Frame::new()
        .fill(palette::clear(palette::soot(), 222))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(12, 10))
        .shadow(Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(120) })
}

/// Paints the inlaid line of a panel, with a diamond in the middle of its upper edge.
pub(super) fn paint_inlay(painter: &Painter, rect: Rect) {
    let line = palette::clear(palette::dull_gold(), 200);
    painter.rect_stroke(
        rect,
        CornerRadius::same(6),
        Stroke::new(1.0, palette::deep_soot()),
        StrokeKind::Inside,
    );
    let inner = rect.shrink(3.5);
    painter.rect_stroke(inner, CornerRadius::same(4), Stroke::new(1.0, line), StrokeKind::Inside);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        paint_diamond(
            painter,
            corner + (inner.center() - corner).normalized() * 1.5,
            3.0,
            palette::dull_gold(),
        );
    }
}

/// Paints a small square that stands on its corner.
pub(super) fn paint_diamond(painter: &Painter, at: Pos2, reach: f32, color: Color32) {
    let points = [vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach), vec2(-reach, 0.0)].map(|v| at + v);
    painter.add(Shape::convex_polygon(points.to_vec(), color, Stroke::NONE));
}

/// A panel at a fixed place over the scene.
pub struct Plate {
    id: Id,
    at: Pos2,
    pivot: bevy_egui::egui::Align2,
    size: Option<bevy_egui::egui::Vec2>,
    frame: Frame,
    inlaid: bool,
}

impl Plate {
    /// A panel whose corner, side or middle lies at a point.
    pub fn new(id: &str, pivot: bevy_egui::egui::Align2, at: Pos2) -> Plate {
        Plate { id: Id::new(id), at, pivot, size: None, frame: plate_frame(), inlaid: true }
    }

    /// As large as given, frame included; without it, as large as what is on it.
    pub fn size(mut self, width: f32, height: f32) -> Plate {
        self.size = Some(vec2(width, height));
        self
    }

    /// In another frame.
    pub fn frame(mut self, frame: Frame) -> Plate {
        self.frame = frame;
        self
    }

    /// Without the inlaid line.
    pub fn plain(mut self) -> Plate {
        self.inlaid = false;
        self
    }

    /// Shows it.
    pub fn show<R>(self, context: &Context, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let area = Area::new(self.id)
            .order(Order::Middle)
            .movable(false)
            .constrain(false)
            .pivot(self.pivot)
            .fixed_pos(self.at);
        area.show(context, |ui| {
            let framed = self.frame.show(ui, |ui| {
                if let Some(size) = self.size {
                    let inside = size - self.frame.total_margin().sum();
                    ui.set_min_size(inside);
                    ui.set_max_size(inside);
                }
                contents(ui)
            });
            if self.inlaid {
                paint_inlay(ui.painter(), framed.response.rect);
            }
            framed.inner
        })
    }
}

/// A small title over a part of a panel.
pub fn caption(ui: &mut Ui, words: &str) {
    let font = FontId::new(Sizes::SMALL, FontFamily::Proportional);
    let width = ui.available_width();
    let galley = ui.painter().layout(words.to_owned(), font, palette::gold(), width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y + 3.0), Sense::hover());
    let line = Stroke::new(1.0, palette::clear(palette::dull_gold(), 150));
    let begin = (rect.left() + galley.size().x + 9.0).min(rect.right());
    ui.painter().hline(begin..=rect.right(), rect.center().y + 1.0, line);
    ui.painter().galley(rect.min, galley, palette::gold());
}

/// A line across a panel, with a diamond in its middle.
pub fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    let (y, middle) = (rect.center().y, rect.center().x);
    let line = Stroke::new(1.0, palette::clear(palette::dull_gold(), 150));
    ui.painter().hline(rect.left()..=middle - 8.0, y, line);
    ui.painter().hline(middle + 8.0..=rect.right(), y, line);
    paint_diamond(ui.painter(), pos2(middle, y), 3.0, palette::dull_gold());
}
