//! Meshes and materials of the marks: one of each kind for each size of board, shared.

use std::collections::HashMap;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::arrows::Arrow;
use super::mark::{Mark, MarkKind};
use super::shapes::{arrow_shape, shape};
use crate::board::surface::BoardLook;
use crate::scene::Shine;

/// What marks are drawn with.
#[derive(Resource)]
struct Ink {
    material: Handle<Shine>,
    meshes: HashMap<(MarkKind, u8), Handle<Mesh>>,
    /// By length, place in the line, and size of the board.
    arrows: HashMap<(u8, u8, u8), Handle<Mesh>>,
}

pub(in crate::board) fn plugin(app: &mut App) {
    app.add_systems(Startup, mix).add_systems(PostUpdate, (dress, dress_arrows));
}

fn mix(mut commands: Commands, mut materials: ResMut<Assets<Shine>>) {
    commands.insert_resource(Ink {
        material: materials.add(Shine {}),
        meshes: HashMap::new(),
        arrows: HashMap::new(),
    });
}

fn dress(
    mut commands: Commands,
    marks: Query<(Entity, &Mark, &ChildOf), Without<Mesh3d>>,
    boards: Query<&BoardLook>,
    mut ink: ResMut<Ink>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, mark, child_of) in &marks {
        let Ok(look) = boards.get(child_of.parent()) else { continue };
        let key = (mark.kind, look.size);
        let mesh =
            ink.meshes.entry(key).or_insert_with(|| meshes.add(shape(mark.kind, look.size).into_mesh()));
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

fn dress_arrows(
    mut commands: Commands,
    arrows: Query<(Entity, &Arrow, &ChildOf), Without<Mesh3d>>,
    boards: Query<&BoardLook>,
    mut ink: ResMut<Ink>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, arrow, child_of) in &arrows {
        let Ok(look) = boards.get(child_of.parent()) else { continue };
        let (length, place, size) = (arrow.length(), arrow.place, look.size);
        let mesh = ink
            .arrows
            .entry((length, place, size))
            .or_insert_with(|| meshes.add(arrow_shape(length, place, size).into_mesh()));
        let mesh = mesh.clone();
        commands.entity(entity).insert((
            Mesh3d(mesh),
            MeshMaterial3d(ink.material.clone()),
            NotShadowCaster,
            NotShadowReceiver,
        ));
    }
}
