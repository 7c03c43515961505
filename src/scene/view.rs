//! The two cameras. The scene camera draws the room into a picture, at the scale that the machine
//! can bear; the window camera shows that picture behind the interface, which keeps its full size.
//! The same way serves a window and a picture without one.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::{Hdr, RenderTarget, ShadowLodOrigin};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureFormat};
use bevy_egui::{EguiGlobalSettings, EguiPrimaryContextPass, PrimaryEguiContext};

use super::backdrop::{Backdrop, ShowsBackdrop};
use super::light::room_light;
use super::pace::SceneScale;
use super::quality::{Graphics, QualityDecided};

/// The camera that draws the room.
#[derive(Component)]
pub struct SceneCamera;

/// The camera of the window, or of what stands for it. It carries the interface and is never
/// despawned.
#[derive(Component)]
pub struct WindowCamera;

/// Where the window camera draws to. Without this resource it is the primary window.
#[derive(Resource, Clone, Debug)]
pub struct ViewTarget(pub Handle<Image>);

/// Whatever the interface draws, only while [`ShowInterface`] says so.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct InterfaceSet;

/// Whether the interface is drawn at all.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowInterface(pub bool);

/// The picture that the scene camera draws.
#[derive(Resource)]
pub struct ScenePicture {
    image: Handle<Image>,
    size: UVec2,
}

/// Sets up both cameras. The interface's plugin must have been added before.
pub fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    app.insert_resource(ShowInterface(true))
        .configure_sets(EguiPrimaryContextPass, InterfaceSet.run_if(resource_equals(ShowInterface(true))))
        .add_systems(PreStartup, set_up.after(QualityDecided))
        .add_systems(First, refine.run_if(resource_exists_and_changed::<Graphics>))
        .add_systems(PreUpdate, fit_picture);
}

fn set_up(
    mut commands: Commands,
    graphics: Res<Graphics>,
    target: Option<Res<ViewTarget>>,
    mut images: ResMut<Assets<Image>>,
) {
    let size = UVec2::new(16, 16);
    let image = images.add(picture(size));
    let scene = commands
        .spawn((
            Name::new("scene camera"),
            SceneCamera,
            Camera3d::default(),
            // Its picture is no window, so that the lights would not find it by themselves.
            ShadowLodOrigin,
            RenderTarget::Image(image.clone().into()),
            Tonemapping::AcesFitted,
            room_light(&mut images),
        ))
        .id();
    dress(&mut commands.entity(scene), &graphics);
    let mut window = commands.spawn((
        Name::new("window camera"),
        WindowCamera,
        ShowsBackdrop,
        PrimaryEguiContext,
        Camera2d,
        Camera { order: 1, clear_color: ClearColorConfig::Custom(Color::BLACK), ..default() },
        Msaa::Off,
        Tonemapping::None,
        DebandDither::Disabled,
    ));
    if let Some(target) = target {
        window.insert(RenderTarget::Image(target.0.clone().into()));
    }
    commands.insert_resource(Backdrop(image.clone()));
    commands.insert_resource(ScenePicture { image, size });
}

/// Gives the scene camera what the quality asks for.
fn dress(camera: &mut EntityCommands, graphics: &Graphics) {
    let preset = &graphics.preset;
    camera.insert((preset.msaa, preset.shadow_filter));
    if preset.glow {
        // Only what is brighter than white glows: a veil over all of it would take the dark from dark wood.
        let glow = Bloom {
            intensity: 0.10,
            composite_mode: BloomCompositeMode::Additive,
            prefilter: BloomPrefilter { threshold: 1.0, threshold_softness: 0.3 },
            ..Bloom::NATURAL
        };
        camera.insert((Hdr, glow, DebandDither::Enabled));
    } else {
        camera.remove::<(Hdr, Bloom)>().insert(DebandDither::Disabled);
    }
    if preset.fxaa {
        camera.insert(Fxaa::default());
    } else {
        camera.remove::<Fxaa>();
    }
}

fn refine(
    mut commands: Commands,
    graphics: Res<Graphics>,
    camera: Option<Single<Entity, With<SceneCamera>>>,
) {
    if let Some(camera) = camera {
        dress(&mut commands.entity(*camera), &graphics);
    }
}

fn picture(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    // Only the graphics device ever writes it.
    image.data = None;
    image.copy_on_resize = false;
    image
}

/// Keeps the picture as large as window and scale ask.
fn fit_picture(
    scale: Res<SceneScale>,
    window: Single<&Camera, With<WindowCamera>>,
    mut picture: ResMut<ScenePicture>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(size) = window.physical_target_size() else {
        return;
    };
    let wanted = (size.as_vec2() * scale.0).round().as_uvec2().max(UVec2::ONE);
    if wanted == picture.size {
        return;
    }
    if let Some(mut image) = images.get_mut(&picture.image) {
        image.resize(Extent3d { width: wanted.x, height: wanted.y, depth_or_array_layers: 1 });
        picture.size = wanted;
    }
}
