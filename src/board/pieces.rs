//! Pieces as entities, children of the root of their board.

use bevy::prelude::*;
use tafl_rules::{Piece, Square};

use super::surface::BoardLook;
use super::wardrobe::Wardrobe;
use crate::scene::Materials;

/// A piece that stands in the position on show. Pieces that have been taken lose this component at once
/// and are despawned when their animation ends.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[require(Transform, Visibility)]
pub struct BoardPiece {
    /// Its square.
    pub square: Square,
    /// Its kind.
    pub kind: Piece,
}

/// A piece that has left the position and is still seen until its animation ends.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Leaving;

/// The upright cylinder about a piece, in squares: its radius and height.
pub fn body(kind: Piece) -> (f32, f32) {
    match kind {
        Piece::Attacker => (0.36, 0.36),
        Piece::Defender => (0.30, 0.66),
        Piece::King => (0.34, 1.05),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, dress.run_if(resource_exists::<Wardrobe>));
}

/// Gives pieces the look of the board they stand on.
fn dress(
    mut commands: Commands,
    pieces: Query<(Entity, &BoardPiece, &ChildOf), Without<Mesh3d>>,
    boards: Query<&BoardLook>,
    wardrobe: Res<Wardrobe>,
    materials: Res<Materials>,
) {
    for (entity, piece, child_of) in &pieces {
        if let Ok(look) = boards.get(child_of.parent()) {
            commands.entity(entity).insert(wardrobe.dress(look.style, piece.kind, &materials));
        }
    }
}
