//! Makes the entities of a board equal to what it is to look like. Doing it twice changes nothing.

use bevy::prelude::*;
use tafl_rules::Variant;

use super::dragging::Held;
use super::layout::BoardLayout;
use super::motion::{Arrive, Glide, Motion, Sink, TurnIn, TurnOut};
use super::outlook::Outlook;
use super::pairing::{Pairing, pair};
use super::pieces::{BoardPiece, Leaving, body};
use super::surface::BoardLook;
use super::{ShowCoordinates, style_of};
use crate::board::contact::{Contact, ContactKind};
use crate::session::{Match, ResetCause};

/// Whether another match was put on the table.
pub(super) fn is_new(cause: ResetCause) -> bool {
    cause == ResetCause::NewMatch
}

/// The pieces that stand on a board.
pub(super) fn standing(world: &mut World, board: Entity) -> Vec<(Entity, BoardPiece)> {
    let mut pieces = world.query::<(Entity, &BoardPiece, &ChildOf)>();
    pieces
        .iter(world)
        .filter(|(_, _, child_of)| child_of.parent() == board)
        .map(|(entity, piece, _)| (entity, *piece))
        .collect()
}

/// Shows a position without any motion.
pub(super) fn settle(world: &mut World, outlook: &Outlook) {
    dress_root(world, outlook);
    let Pairing { remain, leave, arrive } = pairing(world, outlook);
    for (entity, _) in leave {
        world.despawn(entity);
    }
    for (entity, piece) in remain {
        let rest = outlook.rest(piece.square, piece.kind);
        let mut entity = world.entity_mut(entity);
        let is_there = entity.get::<BoardPiece>() == Some(&piece);
        // What is in the hand and belongs where it came from stays in the hand.
        let is_placed = entity.get::<Transform>() == Some(&rest) || entity.contains::<Held>();
        if !(is_there && is_placed) {
            entity.remove::<Held>().insert((piece, rest));
        }
    }
    for piece in arrive {
        spawn(world, outlook, piece);
    }
}

/// Shows a position by the motions that suit what has happened.
pub(super) fn show(world: &mut World, outlook: &Outlook, cause: ResetCause) {
    let old = world.get::<BoardLook>(outlook.board).cloned();
    let new = wanted_look(world);
    super::dragging::let_go(world);
    match old {
        Some(old) if (old.size, old.style) != (new.size, new.style) => turn_board(world, outlook, &old, &new),
        Some(_) if is_new(cause) => gather(world, outlook),
        Some(_) => glide(world, outlook),
        None => settle(world, outlook),
    }
    if cause == ResetCause::Concluded
        && let Some(outcome) = &outlook.outcome
    {
        let kind = ContactKind::Ended(outcome.clone());
        world.trigger(Contact { entity: outlook.board, kind });
    }
}

fn pairing(world: &mut World, outlook: &Outlook) -> Pairing {
    pair(standing(world, outlook.board), outlook.position.pieces())
}

fn wanted_look(world: &World) -> BoardLook {
    let variant: &Variant = world.resource::<Match>().game().variant();
    let coordinates = world.resource::<ShowCoordinates>().0;
    BoardLook { coordinates, ..BoardLook::of(variant, style_of(variant)) }
}

fn dress_root(world: &mut World, outlook: &Outlook) {
    let look = wanted_look(world);
    if world.get::<BoardLook>(outlook.board) != Some(&look) {
        let rest = root_rest(&look);
        world.entity_mut(outlook.board).insert((look, rest));
    }
}

/// How the root of a board lies on the table.
pub(super) fn root_rest(look: &BoardLook) -> Transform {
    Transform::from_scale(Vec3::splat(look.layout().world_scale()))
}

fn spawn(world: &mut World, outlook: &Outlook, piece: BoardPiece) -> Entity {
    let rest = outlook.rest(piece.square, piece.kind);
    let name = Name::new(format!("{} {}", piece.kind.letter(), piece.square));
    world.spawn((name, piece, rest, ChildOf(outlook.board))).id()
}

/// A short way for each piece: undo, redo, looking back and forth, and the end without a move.
fn glide(world: &mut World, outlook: &Outlook) {
    dress_root(world, outlook);
    let Pairing { remain, leave, arrive } = pairing(world, outlook);
    for (entity, piece) in leave {
        sink(world, entity, piece, 0.0);
    }
    for (entity, piece) in remain {
        go(world, outlook, entity, piece, |from, to| {
            let way = from.translation.distance(to.translation);
            Motion::new(Glide { from, to, seconds: 0.24 + 0.03 * way, hop: 0.10 })
        });
    }
    for piece in arrive {
        let entity = spawn(world, outlook, piece);
        let to = outlook.rest(piece.square, piece.kind);
        world.entity_mut(entity).insert(Motion::new(Arrive { to, height: 0.7 }));
    }
}

/// A new game on the same board: the pieces gather at their places, the far ones hopping over the near.
fn gather(world: &mut World, outlook: &Outlook) {
    dress_root(world, outlook);
    let Pairing { remain, leave, arrive } = pairing(world, outlook);
    for (entity, piece) in leave {
        sink(world, entity, piece, 0.0);
    }
    let layout = outlook.layout();
    for (entity, piece) in remain {
        go(world, outlook, entity, piece, |from, to| {
            let way = from.translation.distance(to.translation);
            let glide = Glide { from, to, seconds: 0.34 + 0.045 * way, hop: 0.25 + 0.14 * way };
            Motion::new(glide).after(0.5 * wave(layout, piece))
        });
    }
    drop_in(world, outlook, arrive, 0.25);
}

/// Another board: the pieces sink into the old one, it is turned over, and the new pieces drop on to what
/// was its back.
fn turn_board(world: &mut World, outlook: &Outlook, old: &BoardLook, new: &BoardLook) {
    let board = outlook.board;
    let leaf = world.spawn((Name::new("board that leaves"), old.clone(), root_rest(old))).id();
    let mut sunk = 0.0_f32;
    for (entity, piece) in standing(world, board) {
        let delay = 0.35 * wave(old.layout(), piece);
        sunk = sunk.max(delay);
        world.entity_mut(entity).insert(ChildOf(leaf));
        sink(world, entity, piece, delay);
    }
    let wait = sunk + 0.30;
    let out = TurnOut { scale: old.layout().world_scale() };
    let into = TurnIn { scale: new.layout().world_scale() };
    let turned = wait + super::motion::Path::span(&into);
    world.entity_mut(leaf).insert(Motion::new(out).after(wait).then_gone());
    // The root keeps its pose for this frame, in which it still wears the old board.
    world.entity_mut(board).insert((new.clone(), Motion::new(into).after(wait)));
    let places = outlook.position.pieces().map(|(square, kind)| BoardPiece { square, kind }).collect();
    drop_in(world, outlook, places, turned + 0.05);
}

/// Drops pieces in, in a wave that begins in the middle.
fn drop_in(world: &mut World, outlook: &Outlook, places: Vec<BoardPiece>, delay: f32) {
    let layout = outlook.layout();
    for (n, piece) in places.into_iter().enumerate() {
        let entity = spawn(world, outlook, piece);
        let to = outlook.rest(piece.square, piece.kind);
        let path = Arrive { to, height: 2.4 };
        let mut motion = Motion::new(path).after(delay + 0.6 * wave(layout, piece));
        // A clatter, not a volley.
        if n % 3 == 0 || piece.kind == tafl_rules::Piece::King {
            let kind = ContactKind::SetDown { king: piece.kind == tafl_rules::Piece::King };
            motion = motion.touching(super::motion::Path::span(&path), kind);
        }
        let first = motion.pose();
        world.entity_mut(entity).insert((motion, first));
    }
}

/// When a wave from the middle of the board reaches a piece, from 0 to 1.
fn wave(layout: BoardLayout, piece: BoardPiece) -> f32 {
    let at = layout.centre(piece.square);
    (Vec2::new(at.x, at.z).length() / (f32::from(layout.size()) * 0.7)).min(1.0)
}

fn sink(world: &mut World, entity: Entity, piece: BoardPiece, delay: f32) {
    let from = world.get::<Transform>(entity).copied().unwrap_or_default();
    let motion = Motion::new(Sink { from, depth: body(piece.kind).1 + 0.1 }).after(delay).then_gone();
    world.entity_mut(entity).remove::<BoardPiece>().insert((Leaving, motion));
}

/// Sends a piece that remains to its place, unless it stands there.
fn go(
    world: &mut World,
    outlook: &Outlook,
    entity: Entity,
    piece: BoardPiece,
    motion: impl FnOnce(Transform, Transform) -> Motion,
) {
    let to = outlook.rest(piece.square, piece.kind);
    let mut entity = world.entity_mut(entity);
    let from = entity.get::<Transform>().copied().unwrap_or(to);
    if from != to {
        entity.insert(motion(from, to));
    }
    if entity.get::<BoardPiece>() != Some(&piece) {
        entity.insert(piece);
    }
}
