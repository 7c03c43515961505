//! The start of a variant laid out on the table, as nothing but a picture.

use bevy::prelude::*;
use tafl_rules::Library;

use crate::args::Args;
use crate::art::BoardStyle;
use crate::board::{BoardLook, Wardrobe};
use crate::headless::Errand;
use crate::scene::Materials;

/// Lays the variant of the command line out.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, lay_out);
}

fn lay_out(
    mut commands: Commands,
    args: Res<Args>,
    wardrobe: Res<Wardrobe>,
    materials: Res<Materials>,
    errand: Option<ResMut<Errand>>,
) {
    let library = Library::built_in();
    let id = args.variant.as_deref().unwrap_or("copenhagen-hnefatafl-11x11-2025-v1");
    let Some(variant) = library.variant(id) else {
        if let Some(mut errand) = errand {
            errand.fail(format!("there is no variant {id:?}"));
        }
        return;
    };
    let style = if variant.rules_id.contains("linnaeus") { BoardStyle::Lapland } else { BoardStyle::Hall };
    let look = BoardLook::of(variant, style);
    let layout = look.layout();
    let root = commands.spawn((Name::new("board"), look)).id();
    for &(square, piece) in variant.board().pieces() {
        commands.spawn((
            ChildOf(root),
            wardrobe.dress(style, piece, &materials),
            Transform::from_translation(layout.centre(square)),
        ));
    }
}
