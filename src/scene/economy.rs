//! Not drawing what has not changed. While nothing in the room moves, the scene's picture stays as it is,
//! and only the interface over it is drawn: on a machine without a graphics card that is the difference
//! between a sluggish and a quick one.

use std::time::Duration;

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::SimulationLightSystems;
use bevy::prelude::*;

use super::finish::Surface;
use super::quality::Graphics;
use super::readiness::Readiness;
use super::shine::Shine;
use super::stillness::Stillness;
use super::view::{SceneCamera, ScenePicture};

/// When the scene's picture is drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawScene {
    /// Whenever something in it may have changed.
    #[default]
    WhenChanged,
    /// In every frame.
    Always,
    /// Not at all: nobody will see it.
    Never,
}

/// Frames drawn after the last change: assets reach the graphics device one or two frames late.
const AFTERMATH: u32 = 3;

/// Decides in each frame whether the scene is drawn.
pub fn plugin(app: &mut App) {
    app.init_resource::<DrawScene>().init_resource::<Readiness>().add_systems(
        PostUpdate,
        decide
            .after(TransformSystems::Propagate)
            .after(VisibilitySystems::VisibilityPropagate)
            .before(VisibilitySystems::CheckVisibility)
            .before(SimulationLightSystems::UpdateDirectionalLightCascades),
    );
}

/// What of an entity decides how it looks.
type LooksChanged = Or<(
    Changed<GlobalTransform>,
    Changed<InheritedVisibility>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<Surface>>,
    Changed<MeshMaterial3d<Shine>>,
    Changed<Projection>,
)>;

fn decide(
    mode: Res<DrawScene>,
    readiness: Res<Readiness>,
    changed: Query<(), LooksChanged>,
    mut gone: RemovedComponents<Mesh3d>,
    mut surfaces: MessageReader<AssetEvent<Surface>>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    settings: (Option<Res<Graphics>>, Res<ScenePicture>),
    mut camera: Single<&mut Camera, With<SceneCamera>>,
    mut stillness: ResMut<Stillness>,
    mut left: Local<u32>,
) {
    // Every reader is read to its end, so that old news is not taken for new.
    let events = surfaces.read().count() + meshes.read().count();
    let news = events + gone.read().count();
    let (graphics, picture) = settings;
    let refined = graphics.is_some_and(|graphics| graphics.is_changed()) || picture.is_changed();
    if news > 0 || mode.is_changed() || refined || !changed.is_empty() || !readiness.is_ready() {
        *left = AFTERMATH;
    }
    let draw = match *mode {
        DrawScene::WhenChanged => *left > 0,
        DrawScene::Always => true,
        DrawScene::Never => false,
    };
    *left = left.saturating_sub(1);
    if *left > 0 {
        // A window must not fall asleep before all of it can be seen.
        stillness.wake_in(Duration::ZERO);
    }
    if camera.is_active != draw {
        camera.is_active = draw;
    }
}
