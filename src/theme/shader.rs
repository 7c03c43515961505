//! The interface's shader: our own in place of the one that comes with it, under the same name.

use bevy::prelude::*;
use bevy::shader::Shader;
use bevy_egui::render::EGUI_SHADER_HANDLE;

/// Puts our shader in its place. The interface's plugin must have been added before.
pub fn plugin(app: &mut App) {
    let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() else {
        return; // Nothing is drawn.
    };
    let shader = Shader::from_wgsl(include_str!("interface.wgsl"), "skjaldborg/theme/interface.wgsl");
    shaders.insert(&EGUI_SHADER_HANDLE, shader).expect("its name is an id of its own, not a place in a list");
}
