//! The piece in the hand.

use bevy::prelude::*;
use tafl_rules::Square;

use super::BoardSet;
use super::contact::{Contact, ContactKind};
use super::motion::{self, Motion, SetDown};
use super::outlook::Outlook;
use super::pieces::BoardPiece;
use super::surface::BoardLook;
use crate::scene::Stillness;
use crate::session::Match;

/// A piece that is held above the board by the pointer.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Held;

/// The square from which a piece is being dragged, from the moment at which it is picked up.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Dragging(pub(super) Option<Square>);

/// How high it is held above the squares, in squares.
const HEIGHT: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragging>().add_systems(
        Update,
        stir.in_set(BoardSet::Ask).run_if(any_with_component::<Held>.and_then(resource_exists::<Stillness>)),
    );
}

fn stir(mut stillness: ResMut<Stillness>) {
    stillness.stir();
}

/// Takes a piece into the hand.
pub(super) fn pick_up(world: &mut World, piece: Entity) {
    motion::finish_all(world);
    let Some(mut transform) = world.get_mut::<Transform>(piece) else { return };
    transform.translation.y += HEIGHT;
    world.entity_mut(piece).insert(Held);
    world.trigger(Contact { entity: piece, kind: ContactKind::Lifted });
}

/// Holds the piece where the ray passes at the height of the hand, not far beyond the board.
pub(super) fn follow(world: &mut World, ray: Ray3d) {
    let mut held = world.query_filtered::<(Entity, &ChildOf), With<Held>>();
    let Ok((piece, child_of)) = held.single(world) else { return };
    let board = child_of.parent();
    let (Some(place), Some(look)) = (world.get::<GlobalTransform>(board), world.get::<BoardLook>(board))
    else {
        return;
    };
    let inverse = place.affine().inverse();
    let origin = inverse.transform_point3(ray.origin);
    let way = inverse.transform_vector3(*ray.direction);
    if way.y > -1e-4 {
        return;
    }
    let reach = f32::from(look.size) * 0.5 + 0.8;
    let at = origin + way * ((HEIGHT - origin.y) / way.y);
    let at = Vec3::new(at.x.clamp(-reach, reach), HEIGHT, at.z.clamp(-reach, reach));
    if let Some(mut transform) = world.get_mut::<Transform>(piece) {
        transform.translation = at;
    }
}

/// Puts what is held back where it stood.
pub(super) fn put_back(world: &mut World) {
    world.resource_mut::<Dragging>().0 = None;
    let Some(outlook) = world.get_resource::<Match>().map(Outlook::of) else { return };
    let mut held = world.query_filtered::<(Entity, &BoardPiece, &Transform), With<Held>>();
    let held: Vec<_> = held.iter(world).map(|(entity, piece, from)| (entity, *piece, *from)).collect();
    for (entity, piece, from) in held {
        let to = outlook.rest(piece.square, piece.kind);
        let path = SetDown { from, to };
        let down = ContactKind::SetDown { king: piece.kind == tafl_rules::Piece::King };
        let motion = Motion::new(path).touching(motion::Path::span(&path), down);
        world.entity_mut(entity).remove::<Held>().insert(motion);
    }
}

/// The hand lets go of everything: the board is about to change.
pub(super) fn let_go(world: &mut World) {
    world.resource_mut::<Dragging>().0 = None;
    let held: Vec<Entity> = world.query_filtered::<Entity, With<Held>>().iter(world).collect();
    for entity in held {
        world.entity_mut(entity).remove::<Held>();
    }
}
