//! Meshes and materials of the marks: one of each kind, shared.

use std::collections::HashMap;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::mark::{Mark, MarkKind};
use super::shapes::shape;
use crate::scene::Shine;

/// What marks are drawn with.
#[derive(Resource)]
struct Ink {
    material: Handle<Shine>,
    meshes: HashMap<MarkKind, Handle<Mesh>>,
}

pub(in crate::board) fn plugin(app: &mut App) {
    app.add_systems(Startup, mix).add_systems(PostUpdate, dress);
}

fn mix(mut commands: Commands, mut materials: ResMut<Assets<Shine>>) {
    commands.insert_resource(Ink { material: materials.add(Shine {}), meshes: HashMap::new() });
}

fn dress(
    mut commands: Commands,
    marks: Query<(Entity, &Mark), Without<Mesh3d>>,
    mut ink: ResMut<Ink>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, mark) in &marks {
        let mesh = ink.meshes.entry(mark.kind).or_insert_with(|| meshes.add(shape(mark.kind).into_mesh()));
        commands.entity(entity).insert((
            Mesh3d(mesh.clone()),
            MeshMaterial3d(ink.material.clone()),
            NotShadowCaster,
            NotShadowReceiver,
        ));
        if mark.kind == MarkKind::Shine {
            commands.entity(entity).with_child((
                PointLight {
                    color: Color::linear_rgb(1.0, 0.72, 0.34),
                    intensity: 900_000.0,
                    range: 7.0,
                    shadow_maps_enabled: false,
                    ..default()
                },
                Transform::from_xyz(0.0, 1.8, 0.0),
            ));
        }
    }
}
