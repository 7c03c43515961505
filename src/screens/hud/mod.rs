//! What lies around the board during a match.
//!
//! - `layout`: which part of the window is whose; `view`: what the parts draw from and what they ask for
//! - `name_plate`: the rule set and the players; `column`: the panel at the right with
//!   `turn`, `captured`, `moves`, `tale` (what happened, in sentences) and `tools`; while the analysis is open,
//!   `analysis` is there in place of `captured` and `tale`
//! - `chip`: whose turn it is while the column is closed
//! - `banner`: raichi and tuichu; `line`: the one line under the board, with `hints`
//! - `result`: how the game ended; `offer`: a draw that is offered

mod analysis;
mod banner;
mod captured;
mod chip;
mod column;
mod hints;
mod layout;
mod line;
mod moves;
mod name_plate;
mod offer;
mod result;
mod tale;
mod tools;
mod turn;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::DrawSet;
use crate::session::Match;
use crate::state::Screen;

pub use layout::{ColumnChoice, HudLayout};
pub use moves::MoveListFocus;
pub use result::ResultCard;
use view::{Out, Sources};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ColumnChoice>()
        .init_resource::<MoveListFocus>()
        .add_plugins((tale::plugin, result::plugin, analysis::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Match).and_then(resource_exists::<Match>)),
        );
}

/// Draws every part and passes on what they ask for.
fn draw(mut contexts: EguiContexts, sources: Sources, mut out: Out) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let view = sources.view(out.card_is_away(), out.wants_hints());
    let layout = HudLayout::new(context.content_rect().size(), out.column());
    name_plate::draw(&context, &layout, &view, &mut out);
    match layout.column {
        Some(column) => column::draw(&context, column, &view, &mut out),
        None => {
            out.list_is_focused(false);
            out.light(&[]);
            chip::draw(&context, &layout, &view, &mut out);
        }
    }
    banner::draw(&context, &layout, &view);
    line::draw(&context, &layout, &view, &mut out);
    if view.shows_result {
        result::draw(&context, &layout, &view, &mut out);
    } else {
        out.card_covers(0.0);
    }
    if let Some(side) = view.current.draw_offer() {
        offer::draw(&context, side, &view, &mut out);
    }
    Ok(())
}
