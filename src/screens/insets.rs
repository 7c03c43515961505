//! How much of the window the interface leaves for the board.

use bevy::prelude::*;
use bevy::window::WindowResized;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::hud::{ColumnChoice, HudLayout};
use super::title;
use crate::scene::ViewInsets;
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
    mut insets: ResMut<ViewInsets>,
) {
    let Some(mut context) = contexts.iter_mut().next() else { return };
    let context = context.get_mut();
    let size = context.content_rect().size();
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    let wanted = scaled(around_board(*screen.get(), size, *column), context.zoom_factor());
    if *insets != wanted {
        *insets = wanted;
        // The camera and the parts follow in the next frames, which must not wait.
        context.request_repaint();
    }
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
