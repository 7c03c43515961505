//! What happened in the game, in sentences that name the rule and the squares.

use bevy::prelude::*;
use bevy_egui::egui::{CornerRadius, FontFamily, FontId, Id, Rect, ScrollArea, Sense, Ui, pos2, vec2};
use tafl_rules::{Game, Square};
use tafl_words::{args, explain, explain_outcome};

use super::view::{Out, View};
use crate::board::Spotlight;
use crate::session::{Match, MatchAction};
use crate::theme::{Sizes, caption, palette};
use crate::words::Words;

/// A sentence, the ply it is about with its number in the list of moves, and the squares it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TaleEntry {
    pub ply: usize,
    pub number: u32,
    pub text: String,
    pub squares: Vec<Square>,
}

/// The sentences of the game as far as it is on show, and what they were written from.
#[derive(Resource, Default, Debug)]
pub(super) struct Tale {
    written_for: Option<(u64, usize)>,
    entries: Vec<TaleEntry>,
}

impl Tale {
    /// The sentences, in the order of the game.
    pub fn entries(&self) -> &[TaleEntry] {
        &self.entries
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>().init_resource::<Tale>().add_systems(
        PostUpdate,
        (write.run_if(resource_exists::<Match>), forget.run_if(not(resource_exists::<Match>)))
            .run_if(resource_exists::<Words>),
    );
}

fn forget(mut tale: ResMut<Tale>, mut lit: ResMut<Spotlight>) {
    tale.entries.clear();
    lit.set_if_neq(Spotlight::default());
}

/// Writes the tale anew whenever something else is on show.
fn write(words: Res<Words>, current: Res<Match>, mut tale: ResMut<Tale>, mut lit: ResMut<Spotlight>) {
    let now = (current.generation(), current.shown_ply());
    if tale.written_for == Some(now) {
        return;
    }
    tale.written_for = Some(now);
    tale.entries = entries_of(&words, &current);
    // The sentence that was under the pointer may be gone.
    lit.set_if_neq(Spotlight::default());
}

fn entries_of(words: &tafl_words::Words, current: &Match) -> Vec<TaleEntry> {
    let game = current.game();
    let mut entries: Vec<TaleEntry> = (1..=current.shown_ply())
        .filter_map(|ply| Some((ply, game.played(ply)?)))
        .flat_map(|(ply, played)| {
            let told = explain(words, played, game.variant());
            told.into_iter().map(move |told| TaleEntry {
                ply,
                number: number_of(game, ply),
                text: told.text,
                squares: told.squares,
            })
        })
        .collect();
    let ended_by_hand = game.last_played().is_none_or(|played| played.outcome.is_none());
    if let Some(outcome) = game.outcome()
        && ended_by_hand
        && !current.is_looking_back()
    {
        let told = explain_outcome(words, outcome, game.variant());
        let ply = game.ply_count();
        let number = number_of(game, ply);
        entries.push(TaleEntry { ply, number, text: told.reason, squares: told.squares });
    }
    entries
}

/// The number under which a ply stands in the list of moves.
fn number_of(game: &Game, ply: usize) -> u32 {
    game.position_at(ply.saturating_sub(1)).map_or(1, |before| before.move_number())
}

/// Draws the tale in a height, the last sentence in view.
pub(super) fn draw(ui: &mut Ui, height: f32, view: &View, out: &mut Out) {
    caption(ui, &view.words.text("hud-tale"));
    let mut lit: &[Square] = &[];
    ScrollArea::vertical()
        .id_salt("tale")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if view.tale.is_empty() {
                let text = bevy_egui::egui::RichText::new(view.words.text("hud-tale.none"));
                ui.label(text.size(Sizes::SMALL).color(palette::dim_bone()));
            }
            for (index, entry) in view.tale.iter().enumerate() {
                let is_last = entry.ply == view.current.shown_ply();
                let (hovered, clicked) = sentence(ui, index, entry, is_last, view);
                if hovered {
                    lit = &entry.squares;
                }
                if clicked {
                    out.act(MatchAction::ShowPly(entry.ply));
                }
            }
        });
    out.light(lit);
}

/// Draws a sentence with the number of its move in front; says whether the pointer is over it and whether it
/// was clicked.
fn sentence(ui: &mut Ui, index: usize, entry: &TaleEntry, is_last: bool, view: &View) -> (bool, bool) {
    let margin = 34.0;
    let width = ui.available_width() - 2.0;
    let color = if is_last { palette::bone() } else { palette::dim_bone() };
    let font = FontId::new(14.0, FontFamily::Proportional);
    let galley = ui.painter().layout(entry.text.clone(), font.clone(), color, width - margin - 6.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y + 7.0), Sense::hover());
    let response = ui.interact(rect, Id::new(("tale", index)), Sense::CLICK);
    if ui.is_rect_visible(rect) {
        let hot = response.hovered();
        if hot || is_last {
            let ground = if hot { palette::lit_plank() } else { palette::clear(palette::plank(), 150) };
            ui.painter().rect_filled(rect, CornerRadius::same(3), ground);
        }
        if is_last {
            let bar = Rect::from_min_size(rect.min, vec2(2.5, rect.height()));
            ui.painter().rect_filled(bar, CornerRadius::same(1), palette::gold());
        }
        let top = rect.top() + 3.5;
        let number = view.words.text_with("hud-tale.number", &args![number = entry.number]);
        let at = pos2(rect.left() + margin - 8.0, top);
        ui.painter().text(at, bevy_egui::egui::Align2::RIGHT_TOP, number, font, palette::gold());
        ui.painter().galley(pos2(rect.left() + margin, top), galley, color);
    }
    (response.hovered(), response.clicked())
}
