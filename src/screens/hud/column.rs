//! The panel at the right: whose turn, what was taken, the moves, what happened, and what can be done.

use bevy_egui::egui::{Align2, Context, Rect, ScrollArea, Ui};

use super::view::{Out, View};
use super::{captured, moves, tale, tools, turn};
use crate::theme::{Plate, divider};

/// What the parts of fixed height need together; the list and the tale share the rest.
const FIXED: f32 = 318.0;
/// The least height of the list and of the tale.
const LEAST: [f32; 2] = [76.0, 60.0];

/// Draws the column into its place.
pub(super) fn draw(context: &Context, rect: Rect, view: &View, out: &mut Out) {
    let plate = Plate::new("column", Align2::RIGHT_TOP, rect.right_top()).size(rect.width(), rect.height());
    plate.show(context, |ui| {
        let height = ui.available_height();
        // On a window too low for everything, the whole column scrolls.
        ScrollArea::vertical().id_salt("column").auto_shrink([false, false]).show(ui, |ui| {
            parts(ui, height, view, out);
        });
    });
}

fn parts(ui: &mut Ui, height: f32, view: &View, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = 5.0;
    let top = ui.cursor().top();
    turn::draw(ui, view, out);
    divider(ui);
    captured::draw(ui, view);
    let counted = tools::counts(view).len() as f32 * 22.0;
    let used = ui.cursor().top() - top;
    // Below: two captions, the way through the game, the counts, a line and the buttons.
    let below = FIXED - 160.0 + counted;
    let rest = height - used - below;
    let tale_height = (rest * 0.42).max(LEAST[1]);
    let list_height = (rest - tale_height).max(LEAST[0]);
    moves::draw(ui, list_height, view, out);
    tale::draw(ui, tale_height, view, out);
    tools::draw_counts(ui, view);
    divider(ui);
    tools::draw(ui, view, out);
}
