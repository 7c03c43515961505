//! The table on which the board lies.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::materials::Materials;
use crate::art::{Substance, table_top};
use crate::board::BoardLayout;

/// Sets the table up, its top as far below the squares as the board is thick.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up);
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<Materials>) {
    commands.spawn((
        Name::new("table"),
        Mesh3d(meshes.add(table_top().into_mesh())),
        MeshMaterial3d(materials.of(Substance::TableOak)),
        // Nothing lies below it.
        NotShadowCaster,
        Transform::from_xyz(0.0, -BoardLayout::world_height(), 0.0),
    ));
}
