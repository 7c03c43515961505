//! Which square is under a pointer: a picking backend of our own.
//!
//! The room is drawn into a picture at a scale of its own, so that no backend of Bevy's would find
//! anything in it. Here the ray under the pointer is held against the plane of the squares and the
//! cylinders about the pieces, and the square that is hit is reported for the pointer of the window.

use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use tafl_rules::{Piece, Side, Square};

use super::Held;
use super::layout::BoardLayout;
use super::pieces::{BoardPiece, body};
use super::selection::Selection;
use super::squares::BoardSquare;
use super::surface::BoardLook;
use crate::scene::ScenePointer;

/// Behind every hit of the interface, whose order is that of the window's camera or higher.
const ORDER: f32 = 0.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, report.in_set(PickingSystems::Backend));
}

fn report(
    pointers: Query<(&PointerId, &PointerLocation)>,
    finder: SquareFinder,
    squares: Query<(Entity, &BoardSquare, &ChildOf)>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Some(camera) = finder.pointer.window_camera() else { return };
    for (&id, location) in &pointers {
        let found = location.location().and_then(|location| finder.under(location.position));
        let Some(found) = found else { continue };
        let entity = squares
            .iter()
            .find(|(_, at, child_of)| at.0 == found.square && child_of.parent() == found.board)
            .map(|(entity, ..)| entity);
        if let Some(entity) = entity {
            let hit = HitData::new(camera, found.depth, Some(found.point), None);
            hits.write(PointerHits::new(id, vec![(entity, hit)], ORDER));
        }
    }
}

/// Finds the square that is seen at a place in the window.
#[derive(SystemParam)]
pub(super) struct SquareFinder<'w, 's> {
    pub(super) pointer: ScenePointer<'w, 's>,
    boards: Query<'w, 's, (Entity, &'static BoardLook, &'static GlobalTransform)>,
    pieces: Query<'w, 's, (&'static BoardPiece, &'static ChildOf), Without<Held>>,
    selection: Option<Res<'w, Selection>>,
}

/// A square that is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) board: Entity,
    pub(super) square: Square,
    /// How far away it is, in the room.
    depth: f32,
    /// Where it was hit, in the room.
    point: Vec3,
}

impl SquareFinder<'_, '_> {
    /// The square at a place in the window (logical pixels from the upper left). What is in the hand hides
    /// nothing.
    pub(super) fn under(&self, position: Vec2) -> Option<Found> {
        let ray = self.pointer.ray(position)?;
        let found = self.boards.iter().filter_map(|(board, look, place)| {
            let pieces = self.pieces.iter().filter(|(_, child_of)| child_of.parent() == board);
            let standing = pieces.map(|(piece, _)| (piece.square, piece.kind));
            let (square, depth) = square_under(ray, place, look.layout(), standing, self.aim())?;
            Some(Found { board, square, depth, point: ray.get_point(depth) })
        });
        found.min_by(|a, b| a.depth.total_cmp(&b.depth))
    }

    /// Where a piece that is chosen may go.
    fn aim(&self) -> Option<Aim<'_>> {
        let selection = self.selection.as_deref()?;
        Some(Aim { side: selection.side()?, stops: selection.stops() })
    }
}

/// What a player who has chosen a piece points at: the squares where it may stop. No piece of the other
/// side is in the way of those; one of their own is, for they may choose that instead.
#[derive(Clone, Copy, Debug)]
struct Aim<'a> {
    side: Side,
    stops: &'a [Square],
}

/// The square that a ray hits first, by its ground or by the piece on it, and how far away.
fn square_under(
    ray: Ray3d,
    board: &GlobalTransform,
    layout: BoardLayout,
    pieces: impl Iterator<Item = (Square, Piece)>,
    aim: Option<Aim>,
) -> Option<(Square, f32)> {
    let inverse = board.affine().inverse();
    let origin = inverse.transform_point3(ray.origin);
    // Not made unit length again: so times along the ray stay those in the room.
    let way = inverse.transform_vector3(*ray.direction);
    let ground = (way.y < 0.0).then(|| -origin.y / way.y).filter(|time| *time >= 0.0);
    let ground = ground.and_then(|time| Some((layout.square_at(origin + way * time)?, time)));
    let aim = aim.filter(|aim| ground.is_some_and(|(square, _)| aim.stops.contains(&square)));
    let pieces = pieces.filter(|(_, kind)| aim.is_none_or(|aim| kind.side() == aim.side));
    let piece = pieces.filter_map(|(square, kind)| {
        let (radius, height) = body(kind);
        Some((square, cylinder(origin - layout.centre(square), way, radius, height)?))
    });
    piece.chain(ground).min_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// When a ray enters the upright cylinder that stands on the origin.
fn cylinder(origin: Vec3, way: Vec3, radius: f32, height: f32) -> Option<f32> {
    let (o, d) = (Vec2::new(origin.x, origin.z), Vec2::new(way.x, way.z));
    let (a, b, c) = (d.dot(d), o.dot(d), o.dot(o) - radius * radius);
    let discriminant = b * b - a * c;
    let wall = (a > 1e-9 && discriminant >= 0.0).then(|| (-b - discriminant.sqrt()) / a);
    let wall = wall.filter(|time| (0.0..=height).contains(&(origin.y + way.y * time)));
    let lid = (way.y < 0.0).then(|| (height - origin.y) / way.y);
    let lid = lid.filter(|time| (o + d * *time).length_squared() <= radius * radius);
    wall.into_iter().chain(lid).filter(|time| *time >= 0.0).min_by(f32::total_cmp)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().expect("a square")
    }

    /// From a camera's height to a point over the board.
    fn ray_to(target: Vec3) -> Ray3d {
        let origin = Vec3::new(1.0, 14.0, 12.0);
        Ray3d::new(origin, Dir3::new(target - origin).expect("the camera is above the board"))
    }

    #[test]
    fn every_square_is_found_by_its_middle_on_every_board() {
        for size in [7, 9, 11, 13] {
            let layout = BoardLayout::new(size);
            let place = GlobalTransform::from_scale(Vec3::splat(layout.world_scale()));
            for square in Square::all(size) {
                let ray = ray_to(place.transform_point(layout.centre(square)));
                let (found, depth) =
                    square_under(ray, &place, layout, std::iter::empty(), None).expect("it is on the board");
                assert_eq!(found, square);
                let hit = ray.get_point(depth);
                assert!((hit - place.transform_point(layout.centre(square))).length() < 1e-3);
            }
        }
    }

    #[test]
    fn a_piece_is_hit_above_the_square_behind_it() {
        let layout = BoardLayout::new(11);
        let place = GlobalTransform::IDENTITY;
        let king = square("f6");
        let head = layout.centre(king) + Vec3::Y * 0.9;
        let aiming = |aim, pieces: &[(Square, Piece)]| {
            square_under(ray_to(head), &place, layout, pieces.iter().copied(), aim).map(|(found, _)| found)
        };
        let with = |pieces: &[(Square, Piece)]| aiming(None, pieces);
        let behind = with(&[]).expect("the board goes on behind the king");
        assert!(behind.rank() > king.rank(), "the ray goes on to the ranks behind");
        assert_eq!(with(&[(king, Piece::King)]), Some(king));
        assert_eq!(with(&[(king, Piece::Attacker)]), Some(behind), "a shield is too low to be in the way");
        let stops = [behind];
        let aim = |side| Some(Aim { side, stops: &stops });
        assert_eq!(aiming(aim(Side::Attackers), &[(king, Piece::King)]), Some(behind), "they can go there");
        assert_eq!(aiming(aim(Side::Defenders), &[(king, Piece::King)]), Some(king), "they can choose him");
        let elsewhere = Some(Aim { side: Side::Attackers, stops: &[square("a1")] });
        assert_eq!(aiming(elsewhere, &[(king, Piece::King)]), Some(king), "they cannot go behind him");
    }

    #[test]
    fn beside_the_board_there_is_nothing() {
        let layout = BoardLayout::new(9);
        let ray = ray_to(Vec3::new(0.0, 0.0, 4.6));
        assert!(square_under(ray, &GlobalTransform::IDENTITY, layout, std::iter::empty(), None).is_none());
        let up = Ray3d::new(Vec3::Y, Dir3::Y);
        assert!(square_under(up, &GlobalTransform::IDENTITY, layout, std::iter::empty(), None).is_none());
    }
}
