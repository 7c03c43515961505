//! Remarks that fade: refusals in one line, and what was saved or could not be done.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Frame, Margin, RichText, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_words::args;

use super::DrawSet;
use super::hud::{ColumnChoice, HudLayout};
use crate::flow::{Copied, is_historical};
use crate::scene::Stillness;
use crate::session::{
    Match, MatchNotice, MoveRefused, PositionReset, Purpose, RefusedMove, ResetCause, SessionSet,
};
use crate::settings::SettingsNotice;
use crate::state::Screen;
use crate::theme::{Sizes, palette, plate_frame};
use crate::words::Words;

/// How long a remark can be read before it fades.
const STAY: Duration = Duration::from_millis(4500);
/// How long it takes to fade.
const FADE: Duration = Duration::from_millis(500);
/// More than these at once would hide the board.
const MOST: usize = 3;

/// The remarks on show, the newest last.
#[derive(Resource, Debug, Default)]
pub struct Toasts(Vec<Toast>);

#[derive(Debug)]
struct Toast {
    text: String,
    is_refusal: bool,
    age: Duration,
}

impl Toasts {
    /// Shows a remark.
    pub fn tell(&mut self, text: String) {
        self.0.retain(|toast| toast.text != text);
        self.0.push(Toast { text, is_refusal: false, age: Duration::ZERO });
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    /// Shows why a move is not played, in place of the last such remark.
    fn refuse(&mut self, text: String) {
        self.0.retain(|toast| !toast.is_refusal);
        self.tell(text);
        if let Some(toast) = self.0.last_mut() {
            toast.is_refusal = true;
        }
    }

    /// The remarks on show.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|toast| toast.text.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>()
        .add_systems(Update, (tell_refusals, tell_notices, tell_resets, age).chain().after(SessionSet::Save))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Toast));
}

fn tell_refusals(mut refusals: MessageReader<MoveRefused>, words: Res<Words>, mut toasts: ResMut<Toasts>) {
    for refused in refusals.read() {
        toasts.refuse(match &refused.reason {
            RefusedMove::Rules(refusal) => tafl_words::refusal(&words, refusal),
            RefusedMove::ComputersTurn => words.text("notice.computers-turn"),
            RefusedMove::LookedBack => words.text("notice.looked-back"),
        });
    }
}

fn tell_notices(
    mut notices: MessageReader<MatchNotice>,
    mut copied: MessageReader<Copied>,
    mut settings: MessageReader<SettingsNotice>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    for notice in notices.read() {
        if let Some(text) = text_of(notice, &words) {
            toasts.tell(text);
        }
    }
    for notice in settings.read() {
        toasts.tell(notice.text(&words));
    }
    for _ in copied.read() {
        toasts.tell(words.text("notice.copied"));
    }
}

/// The remark for a notice; nothing for those that are told in a dialog.
fn text_of(notice: &MatchNotice, words: &Words) -> Option<String> {
    Some(match notice {
        MatchNotice::Saved(path) => {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            words.text_with("notice.saved", &args![name = name])
        }
        MatchNotice::CapturesDiffer { ply, plies } => {
            words.text_with("notice.captures-differ", &args![ply = *ply, plies = *plies])
        }
        MatchNotice::NothingToContinue => words.text("notice.nothing-to-continue"),
        MatchNotice::NothingToUndo => words.text("notice.nothing-to-undo"),
        MatchNotice::NothingToRedo => words.text("notice.nothing-to-redo"),
        MatchNotice::ComputerTakesNoDraw => words.text("notice.computer-takes-no-draw"),
        MatchNotice::AdviceFailed(_) => words.text("notice.advice-failed"),
        MatchNotice::NoAgreedDraw => words.text("notice.no-agreed-draw"),
        MatchNotice::CannotRead { .. } | MatchNotice::SaveFailed { .. } | MatchNotice::ComputerFailed(_) => {
            return None;
        }
    })
}

/// What was said about one game is of no use for the next.
fn tell_resets(
    mut resets: MessageReader<PositionReset>,
    current: Option<Res<Match>>,
    words: Res<Words>,
    mut was_historical: Local<bool>,
    mut toasts: ResMut<Toasts>,
) {
    if resets.read().all(|reset| reset.cause != ResetCause::NewMatch) {
        return;
    }
    toasts.0.retain(|toast| !toast.is_refusal);
    let Some(current) = current.filter(|current| current.purpose() == Purpose::Played) else {
        return;
    };
    let is_historical = is_historical(current.game().variant());
    if is_historical && !*was_historical {
        toasts.tell(words.text("notice.table-of-1732"));
    }
    *was_historical = is_historical;
}

/// By the real clock: the game's own loses time while the window sleeps.
fn age(time: Res<Time<Real>>, mut toasts: ResMut<Toasts>, mut stillness: ResMut<Stillness>) {
    if toasts.0.is_empty() {
        return;
    }
    for toast in &mut toasts.0 {
        toast.age += time.delta();
    }
    toasts.0.retain(|toast| toast.age < STAY + FADE);
    if toasts.0.iter().any(|toast| toast.age > STAY) {
        stillness.stir();
    }
}

fn draw(
    mut contexts: EguiContexts,
    toasts: Res<Toasts>,
    screen: Res<State<Screen>>,
    column: Res<ColumnChoice>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let whole = context.content_rect();
    let free = match screen.get() {
        Screen::Match => HudLayout::new(whole.size(), *column).free,
        _ => whole,
    };
    let mut bottom = free.bottom() - 8.0;
    if let Some(first) = toasts.0.iter().map(|toast| STAY.saturating_sub(toast.age)).min() {
        // A window that sleeps is to wake when the first begins to fade.
        context.request_repaint_after(first + Duration::from_millis(1));
    }
    for (index, toast) in toasts.0.iter().enumerate().rev() {
        let left = (STAY + FADE).saturating_sub(toast.age).as_secs_f32() / FADE.as_secs_f32();
        let area = egui::Area::new(egui::Id::new(("toast", index)))
            .order(egui::Order::Foreground)
            .interactable(false)
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(pos2(free.center().x, bottom))
            .fade_in(false);
        let shown = area.show(&context, |ui| {
            ui.set_opacity(left.min(1.0));
            toast_frame(toast.is_refusal).show(ui, |ui| {
                ui.set_max_width((free.width() - 60.0).clamp(160.0, 560.0));
                ui.label(RichText::new(&toast.text).size(Sizes::BODY).color(palette::bone()));
            });
        });
        bottom = shown.response.rect.top() - 8.0;
    }
    Ok(())
}

fn toast_frame(is_refusal: bool) -> Frame {
    let (ground, edge) = if is_refusal {
        (palette::dull_ember(), palette::ember())
    } else {
        (palette::soot(), palette::dull_gold())
    };
    plate_frame()
        .fill(palette::clear(ground, 244))
        .stroke(egui::Stroke::new(1.0, edge))
        .inner_margin(Margin::symmetric(14, 8))
        .shadow(egui::Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(110) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_takes_the_place_of_the_last_and_few_remarks_show_at_once() {
        let mut toasts = Toasts::default();
        toasts.refuse("a".into());
        toasts.refuse("b".into());
        assert_eq!(toasts.texts().collect::<Vec<_>>(), ["b"]);
        for text in ["c", "d", "d", "e"] {
            toasts.tell(text.into());
        }
        assert_eq!(toasts.texts().collect::<Vec<_>>(), ["c", "d", "e"]);
    }
}
