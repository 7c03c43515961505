//! The settings take effect: each value is handed to the module whose business it is.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

use super::Settings;
use crate::scene::{GraphicsChoice, QualityDecided};

pub(super) fn plugin(app: &mut App) {
    // At the start before anything is built by them, then whenever they change.
    app.add_systems(PreStartup, (draw_well, fill_screen).before(QualityDecided))
        .add_systems(First, (draw_well, fill_screen).run_if(resource_changed::<Settings>));
}

fn draw_well(mut commands: Commands, settings: Res<Settings>, choice: Option<ResMut<GraphicsChoice>>) {
    let wanted = GraphicsChoice { quality: settings.quality, scale: settings.render_scale };
    match choice {
        Some(mut choice) => {
            choice.set_if_neq(wanted);
        }
        None => commands.insert_resource(wanted),
    }
}

fn fill_screen(settings: Res<Settings>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = window.single_mut() else { return };
    // Exclusive fullscreen is not to be had everywhere; borderless is.
    let wanted = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != wanted {
        window.mode = wanted;
    }
}
