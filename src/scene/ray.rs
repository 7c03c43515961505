//! From a place in the window to the world, and back.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::view::{SceneCamera, WindowCamera};

/// Relates places in the window to places in the room, whatever the scale of the scene's picture.
#[derive(SystemParam)]
pub struct ScenePointer<'w, 's> {
    window: Query<'w, 's, (Entity, &'static Camera), With<WindowCamera>>,
    scene: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<SceneCamera>>,
}

impl ScenePointer<'_, '_> {
    /// The camera on which hits of the pointer are reported.
    pub fn window_camera(&self) -> Option<Entity> {
        self.window.single().ok().map(|(entity, _)| entity)
    }

    /// The ray into the room under a place in the window (logical pixels from the upper left).
    pub fn ray(&self, position: Vec2) -> Option<Ray3d> {
        let (_, window) = self.window.single().ok()?;
        let (scene, transform) = self.scene.single().ok()?;
        let there = position / window.logical_target_size()? * scene.logical_viewport_size()?;
        scene.viewport_to_world(transform, there).ok()
    }

    /// The place in the window where a point of the room is seen.
    pub fn place(&self, point: Vec3) -> Option<Vec2> {
        let (_, window) = self.window.single().ok()?;
        let (scene, transform) = self.scene.single().ok()?;
        let there = scene.world_to_viewport(transform, point).ok()?;
        Some(there / scene.logical_viewport_size()? * window.logical_target_size()?)
    }

    /// How far to the left (-1) or right (1) of the view's middle a point of the room is seen.
    pub fn across(&self, point: Vec3) -> Option<f32> {
        let (_, window) = self.window.single().ok()?;
        let width = window.logical_target_size()?.x;
        Some((self.place(point)?.x / width * 2.0 - 1.0).clamp(-1.0, 1.0))
    }
}
