//! What each piece wears: one mesh and one material for each kind and style, shared by all.

use std::collections::HashMap;

use bevy::prelude::*;
use tafl_rules::Piece;

use crate::art::{self, BoardStyle, Substance};
use crate::scene::{Graphics, Materials, QualityDecided, Surface};

/// The meshes of all pieces. Their handles stay the same when the quality changes.
#[derive(Resource)]
pub struct Wardrobe {
    meshes: HashMap<(BoardStyle, Piece), Handle<Mesh>>,
}

impl Wardrobe {
    /// The shape and the material of a piece. Under the root of a board it stands on its square's
    /// middle without any scaling of its own.
    pub fn dress(
        &self,
        style: BoardStyle,
        piece: Piece,
        materials: &Materials,
    ) -> (Mesh3d, MeshMaterial3d<Surface>) {
        let mesh = self.meshes[&(style, piece)].clone();
        (Mesh3d(mesh), MeshMaterial3d(materials.of(substance(style, piece))))
    }
}

/// What a piece is made of.
fn substance(style: BoardStyle, piece: Piece) -> Substance {
    match (style, piece) {
        (BoardStyle::Hall, Piece::Attacker) => Substance::BogOak,
        (BoardStyle::Hall, _) => Substance::Maple,
        (BoardStyle::Lapland, Piece::Attacker) => Substance::Horn,
        (BoardStyle::Lapland, _) => Substance::Antler,
    }
}

/// Cuts the pieces at the start, and again when the quality changes.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, cut.after(QualityDecided)).add_systems(
        First,
        recut.run_if(resource_exists_and_changed::<Graphics>.and_then(resource_exists::<Wardrobe>)),
    );
}

fn kinds() -> impl Iterator<Item = (BoardStyle, Piece)> {
    BoardStyle::ALL.into_iter().flat_map(|style| Piece::ALL.map(|piece| (style, piece)))
}

fn cut(mut commands: Commands, graphics: Res<Graphics>, mut meshes: ResMut<Assets<Mesh>>) {
    let cut = |(style, piece)| art::piece(style, piece, graphics.preset.detail).into_mesh();
    commands
        .insert_resource(Wardrobe { meshes: kinds().map(|kind| (kind, meshes.add(cut(kind)))).collect() });
}

fn recut(graphics: Res<Graphics>, wardrobe: Res<Wardrobe>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    for (style, piece) in kinds() {
        let mesh = art::piece(style, piece, graphics.preset.detail).into_mesh();
        meshes.insert(&wardrobe.meshes[&(style, piece)], mesh)?;
    }
    Ok(())
}
