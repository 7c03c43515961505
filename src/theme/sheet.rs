//! Dialogs: a title, a body that scrolls where the window is small, and buttons that always stay in view.

use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, Frame, Id, Layout, Margin, Modal, RichText,
    ScrollArea, Shadow, Ui, vec2,
};

use super::icon::Icon;
use super::palette;
use super::plank::icon_button;
use super::plate::{divider, paint_inlay};
use super::style::Sizes;

/// Space between a dialog and the edge of the window.
const MARGIN: f32 = 14.0;

/// How wide a dialog that asks for a width may be in a window.
pub fn sheet_room(context: &Context, wanted: f32) -> f32 {
    wanted.min(context.content_rect().width() - 2.0 * MARGIN - 2.0 * f32::from(PADDING))
}

/// How high the body of a dialog may be in a window before it scrolls, with one row of buttons below it.
pub fn sheet_body_room(context: &Context) -> f32 {
    context.content_rect().height() - 2.0 * MARGIN - 2.0 * f32::from(PADDING) - HEAD - FOOT - 34.0
}

const PADDING: i8 = 22;
/// How high the title is, and the row of buttons before it has been seen.
const HEAD: f32 = 34.0;
const FOOT: f32 = 62.0;

/// A dialog.
pub struct Sheet<'a, T> {
    id: &'a str,
    title: &'a str,
    width: f32,
    close: Option<(&'a str, T)>,
}

impl<'a, T> Sheet<'a, T> {
    /// A dialog with a title, as wide as asked for where the window has the room.
    pub fn new(id: &'a str, title: &'a str, width: f32) -> Sheet<'a, T> {
        Sheet { id, title, width, close: None }
    }

    /// With a button that closes it: what is said about it, and the answer that it gives.
    pub fn closable(mut self, words: &'a str, answer: T) -> Sheet<'a, T> {
        self.close = Some((words, answer));
        self
    }

    /// Shows it and says how it was answered, if it was. The foot holds the buttons.
    pub fn show(
        self,
        context: &Context,
        body: impl FnOnce(&mut Ui) -> Option<T>,
        foot: impl FnOnce(&mut Ui) -> Option<T>,
    ) -> Option<T> {
        let frame = Frame::new()
            .fill(palette::clear(palette::soot(), 246))
            .corner_radius(CornerRadius::same(6))
            .inner_margin(Margin::same(PADDING))
            .shadow(Shadow { offset: [0, 10], blur: 40, spread: 4, color: Color32::from_black_alpha(170) });
        let id = Id::new(self.id);
        let width = sheet_room(context, self.width);
        let height = context.content_rect().height() - 2.0 * MARGIN - 2.0 * f32::from(PADDING);
        let area: Area = Modal::default_area(id).anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0));
        let mut answer = None;
        Modal::new(id).area(area).backdrop_color(Color32::from_black_alpha(120)).frame(Frame::NONE).show(
            context,
            |ui| {
                let framed = frame.show(ui, |ui| {
                    ui.set_width(width);
                    ui.set_max_height(height);
                    let closed = head(ui, self.title, self.close.as_ref().map(|(words, _)| *words));
                    divider(ui);
                    // The foot is as tall as it was when it was last seen.
                    let foot_id = id.with("foot");
                    let foot_height = ui.data(|data| data.get_temp(foot_id)).unwrap_or(FOOT);
                    let body_height = (ui.available_height() - foot_height).max(60.0);
                    ScrollArea::vertical()
                        .id_salt(id.with("body"))
                        .max_height(body_height)
                        .min_scrolled_height(60.0)
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            // Room for the scroll bar and for the frame of a focused button.
                            Frame::new().inner_margin(Margin::symmetric(5, 4)).show(ui, |ui| {
                                ui.set_width(ui.available_width());
                                answer = body(ui);
                            });
                        });
                    let before = ui.min_rect().bottom();
                    answer = answer.take().or(foot(ui));
                    let height = ui.min_rect().bottom() - before;
                    ui.data_mut(|data| data.insert_temp(foot_id, height + 1.0));
                    if closed {
                        answer = answer.take().or(self.close.map(|(_, answer)| answer));
                    }
                });
                paint_inlay(ui.painter(), framed.response.rect);
            },
        );
        answer
    }
}

fn head(ui: &mut Ui, title: &str, close: Option<&str>) -> bool {
    ui.horizontal(|ui| {
        let room = ui.available_width() - close.map_or(0.0, |_| 42.0);
        ui.allocate_ui_with_layout(vec2(room, HEAD), Layout::left_to_right(Align::Center), |ui| {
            ui.label(RichText::new(title).size(Sizes::HEADING).color(palette::gold()));
        });
        close.is_some_and(|words| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                icon_button(ui, Icon::Close, words, true).clicked()
            })
            .inner
        })
    })
    .inner
}
