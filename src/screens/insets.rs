//! How much of the window the interface leaves for the board.

use bevy::prelude::*;
use bevy::window::WindowResized;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::hud::{ColumnChoice, HudLayout, ResultCard};
use super::title;
use crate::scene::{ShowInterface, Stillness, ViewInsets};
use crate::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewInsets>()
        .add_systems(
            Update,
            follow_window
                .run_if(resource_exists::<Messages<WindowResized>>.and_then(on_message::<WindowResized>)),
        )
        .add_systems(PostUpdate, leave_room.run_if(resource_exists::<State<Screen>>));
}

/// Tells the camera before it frames the board. All measures of the interface are in points, which the
/// interface's scale makes larger than the pixels that the camera counts.
fn leave_room(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    screen: Res<State<Screen>>,
    column: Res<ColumnChoice>,
    card: Res<ResultCard>,
    shown: Option<Res<ShowInterface>>,
    time: Res<Time>,
    mut room: Local<CardRoom>,
    mut stillness: Option<ResMut<Stillness>>,
    mut insets: ResMut<ViewInsets>,
) {
    let Some(mut context) = contexts.iter_mut().next() else { return };
    let context = context.get_mut();
    let size = context.content_rect().size();
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    let is_shown = shown.is_none_or(|shown| shown.0);
    let mut around =
        if is_shown { around_board(*screen.get(), size, *column) } else { ViewInsets::default() };
    let has_card = is_shown && *screen.get() == Screen::Match;
    let needed = if has_card { card_room(card.covers, size.y) } else { 0.0 };
    if room.goes_to(needed, time.delta_secs())
        && let Some(stillness) = &mut stillness
    {
        stillness.stir();
    }
    around.bottom = around.bottom.max(room.0);
    let wanted = scaled(around, context.zoom_factor());
    if *insets != wanted {
        *insets = wanted;
        // The camera and the parts follow in the next frames, which must not wait.
        context.request_repaint();
    }
}

/// The room made for the result, which comes and goes smoothly, in points from below.
#[derive(Default)]
struct CardRoom(f32);

impl CardRoom {
    /// Comes nearer to what is needed; says whether it is still on its way.
    fn goes_to(&mut self, needed: f32, seconds: f32) -> bool {
        const PER_SECOND: f32 = 9.0;
        if self.0 == needed {
            return false;
        }
        self.0 += (needed - self.0) * (1.0 - (-PER_SECOND * seconds).exp());
        if (needed - self.0).abs() < 0.5 {
            self.0 = needed;
        }
        true
    }
}

/// The room for a card that covers so much of a window from below. Where it would leave next to nothing
/// of the board, the card covers it as before, and can be put away.
fn card_room(covers: f32, window: f32) -> f32 {
    const GAP: f32 = 6.0;
    const BOARD_AT_LEAST: f32 = 0.5;
    if covers > 0.0 && covers + GAP <= window * (1.0 - BOARD_AT_LEAST) { covers + GAP } else { 0.0 }
}

/// The interface learns of a new size of the window a frame late: there must be that frame.
fn follow_window(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().request_repaint();
    }
}

/// What a screen covers of a window, in points.
fn around_board(screen: Screen, size: egui::Vec2, column: ColumnChoice) -> ViewInsets {
    match screen {
        Screen::Loading => ViewInsets::default(),
        Screen::Title => ViewInsets { left: title::width(size.x), ..default() },
        Screen::Match => {
            let free = HudLayout::new(size, column).free;
            ViewInsets {
                left: free.left(),
                right: size.x - free.right(),
                top: free.top(),
                bottom: size.y - free.bottom(),
            }
        }
    }
}

fn scaled(insets: ViewInsets, factor: f32) -> ViewInsets {
    ViewInsets {
        left: insets.left * factor,
        right: insets.right * factor,
        top: insets.top * factor,
        bottom: insets.bottom * factor,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_makes_room_for_the_result_where_there_is_some() {
        assert_eq!(card_room(0.0, 720.0), 0.0);
        assert_eq!(card_room(190.0, 720.0), 196.0);
        assert_eq!(card_room(190.0, 600.0), 196.0);
        assert_eq!(card_room(210.0, 400.0), 0.0);
    }

    /// However coarse the frames, it arrives, and exactly.
    #[test]
    fn the_room_arrives() {
        for seconds in [0.004, 0.1, 1.0] {
            let mut room = CardRoom::default();
            let frames = (0..2_000).take_while(|_| room.goes_to(196.0, seconds)).count();
            assert!(room.0 == 196.0 && frames as f32 * seconds < 2.0 + seconds, "{frames} of {seconds} s");
        }
    }
}
