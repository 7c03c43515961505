//! The panel at the right: whose turn, what was taken, the moves, what happened, and what can be done.

use bevy_egui::egui::{Align2, Context, Id, Rect, ScrollArea, Ui};

use super::view::{Out, View};
use super::{analysis, captured, moves, tale, tools, turn};
use crate::theme::{Plate, divider};

/// What everything but the list and the tale is taken to need before it has been seen once.
const FIRST_GUESS: f32 = 330.0;
/// The list's part of what is left, and the least heights of the list and of the tale.
const PART: f32 = 0.58;
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
    ui.spacing_mut().interact_size.y = 18.0;
    // The list and the tale share what the other parts left of the column the last time it was drawn.
    let id = Id::new("height of the other parts");
    let others = ui.data(|data| data.get_temp(id)).unwrap_or(FIRST_GUESS);
    let rest = height - others;
    let list = (rest * PART).max(LEAST[0]).floor();
    let tale = (rest - list).max(LEAST[1]).floor();
    let top = ui.cursor().top();
    turn::draw(ui, view, out);
    divider(ui);
    let analyses = view.advice.is_open();
    if analyses {
        analysis::draw(ui, view, out);
    } else {
        captured::draw(ui, view);
    }
    moves::draw(ui, list, view, out);
    if analyses {
        analysis::draw_judgement(ui, tale, view, out);
    } else {
        tale::draw(ui, tale, view, out);
    }
    // The analysis needs the room, and counts nothing.
    if !analyses {
        tools::draw_counts(ui, view);
    }
    divider(ui);
    tools::draw_help(ui, view, out);
    tools::draw(ui, view, out);
    let used = ui.min_rect().bottom() - top;
    ui.data_mut(|data| data.insert_temp(id, used - list - tale + 1.0));
}
