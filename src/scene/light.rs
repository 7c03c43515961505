//! The light of the hall: a warm light from one side with shadows, and what the room gives back.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;

/// What a white surface that faces upwards receives from the room.
pub const SKY: Color = Color::linear_rgb(0.30, 0.27, 0.25);
/// What comes from the sides.
pub const SIDES: Color = Color::linear_rgb(0.20, 0.145, 0.105);
/// What comes from below: the table's glow.
pub const GROUND: Color = Color::linear_rgb(0.10, 0.060, 0.035);

/// The dark of the hall, seen beyond the table.
pub const HALL: Color = Color::linear_rgb(0.0075, 0.0050, 0.0038);

/// The warm light of lamps and hearth.
const KEY: Color = Color::linear_rgb(1.0, 0.80, 0.56);
const KEY_LUX: f32 = 6_800.0;
/// From where the light comes, seen from the middle of the board: left, above, a little behind.
const KEY_FROM: Vec3 = Vec3::new(-0.62, 1.0, -0.34);

/// The light that casts the shadows.
#[derive(Component)]
pub struct KeyLight;

/// Lights the room.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(HALL))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, light_the_room);
}

fn light_the_room(mut commands: Commands) {
    commands.spawn((
        Name::new("key light"),
        KeyLight,
        DirectionalLight {
            color: KEY,
            illuminance: KEY_LUX,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.2,
            ..default()
        },
        shadow_range(10.0, 50.0),
        Transform::from_translation(KEY_FROM).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// One cascade from `near` to `far`: a board is a thing of one size, seen from about one distance.
pub fn shadow_range(near: f32, far: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder { num_cascades: 1, minimum_distance: near, maximum_distance: far, ..default() }
        .build()
}

/// The light of the room as the full shading sees it.
pub fn room_light(images: &mut Assets<Image>) -> EnvironmentMapLight {
    EnvironmentMapLight {
        intensity: ROOM_NITS,
        ..EnvironmentMapLight::hemispherical_gradient(images, SKY, SIDES, GROUND)
    }
}

/// Brings the colours above, which are meant as seen, to the units of the full shading, which
/// multiplies by the exposure of an indoor camera.
const ROOM_NITS: f32 = 1_000.0;
