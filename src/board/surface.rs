//! The board's body as entities: squares, inlays, frame and the names on it.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use tafl_rules::{CornerStop, Piece, Square, Variant};

use super::layout::BoardLayout;
use crate::art::{self, BoardStyle, Paint, Shape, Slab, Substance, corner_knot, line_ring, throne_knot};
use crate::scene::{Materials, Surface};

/// What the body of a board looks like. Put on the root of a board view, it dresses the root; when
/// it changes, the body is built anew.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct BoardLook {
    /// Squares on each side.
    pub size: u8,
    /// Its style.
    pub style: BoardStyle,
    /// Whether the middle square is marked as the throne.
    pub throne: bool,
    /// Whether the corners are marked as refuges.
    pub corners: bool,
    /// Squares whose ground is dyed, where the style knows the custom: the attackers' camps.
    pub camps: Vec<Square>,
    /// Whether the frame names files and ranks.
    pub coordinates: bool,
}

impl BoardLook {
    /// The look of a variant's board: what its rules give a meaning is marked.
    pub fn of(variant: &Variant, style: BoardStyle) -> Self {
        let (board, rules) = (variant.board(), variant.rules());
        let attackers = board.pieces().iter().filter(|(_, piece)| *piece == Piece::Attacker);
        Self {
            size: board.size(),
            style,
            throne: rules.has_throne(),
            corners: rules.corners.stop == CornerStop::King,
            camps: attackers.map(|(square, _)| *square).collect(),
            coordinates: true,
        }
    }

    /// Its measures.
    pub const fn layout(&self) -> BoardLayout {
        BoardLayout::new(self.size)
    }

    fn is_throne(&self, file: u8, rank: u8) -> bool {
        self.throne && (file, rank) == (self.size / 2, self.size / 2)
    }

    fn is_corner(&self, file: u8, rank: u8) -> bool {
        let end = |n: u8| n == 0 || n == self.size - 1;
        self.corners && end(file) && end(rank)
    }
}

/// A part of a board's body, a child of its root.
#[derive(Component)]
pub struct BoardBody;

/// Dresses every root that has a [`BoardLook`].
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, dress_boards);
}

fn dress_boards(
    mut commands: Commands,
    mut boards: Query<(Entity, &BoardLook, &mut Transform, Option<&Children>), Changed<BoardLook>>,
    bodies: Query<(), With<BoardBody>>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Materials>,
) {
    for (root, look, mut transform, children) in &mut boards {
        for &child in children.into_iter().flatten() {
            if bodies.contains(child) {
                commands.entity(child).despawn();
            }
        }
        transform.scale = Vec3::splat(look.layout().world_scale());
        for (name, shape, material) in body(look, &materials) {
            let mut part = commands.spawn((
                Name::new(name),
                BoardBody,
                ChildOf(root),
                Mesh3d(meshes.add(shape.into_mesh())),
                MeshMaterial3d(material),
            ));
            // Only the frame stands out far enough to throw a shadow that is seen.
            if name != FRAME {
                part.insert(NotShadowCaster);
            }
        }
    }
}

/// The name of the frame's part.
const FRAME: &str = "frame";

/// The parts of a board: what each is, its shape, and what it is made of.
fn body(look: &BoardLook, materials: &Materials) -> Vec<(&'static str, Shape, Handle<Surface>)> {
    let slab = look.layout().slab();
    let mut parts = match look.style {
        BoardStyle::Hall => hall_squares(look, &slab, materials),
        BoardStyle::Lapland => lapland_squares(look, &slab, materials),
    };
    let (wood, inlay) = match look.style {
        BoardStyle::Hall => (Substance::Oak, Paint::GOLD),
        BoardStyle::Lapland => (Substance::Birch, Paint::ALDER_RED),
    };
    parts.push((FRAME, art::frame(&slab), materials.of(wood)));
    parts.push(("inlay", inlays(look, &slab, inlay), materials.inlay()));
    parts
}

/// Oak squares, every other one a little darker; throne and corners blackened, for the gold.
fn hall_squares(
    look: &BoardLook,
    slab: &Slab,
    materials: &Materials,
) -> Vec<(&'static str, Shape, Handle<Surface>)> {
    let tiles = art::squares(slab, |file, rank| {
        let marked = look.is_throne(file, rank) || look.is_corner(file, rank);
        Some(if marked {
            Paint::wood(0.24, 0.20, 0.18)
        } else if (file + rank) % 2 == 0 {
            Paint::wood(0.66, 0.58, 0.52)
        } else {
            Paint::PLAIN
        })
    });
    vec![("squares", tiles, materials.of(Substance::PaleOak))]
}

/// Leather patches between squares of birch; the attackers' camps are dyed red.
fn lapland_squares(
    look: &BoardLook,
    slab: &Slab,
    materials: &Materials,
) -> Vec<(&'static str, Shape, Handle<Surface>)> {
    let camp = |file, rank| look.camps.iter().any(|s| (s.file(), s.rank()) == (file, rank));
    let leather = art::squares(slab, |file, rank| {
        let marked = look.is_throne(file, rank) || look.is_corner(file, rank);
        if marked {
            Some(Paint::wood(0.85, 0.80, 0.72))
        } else if camp(file, rank) {
            Some(Paint::wood(0.95, 0.42, 0.30))
        } else {
            ((file + rank) % 2 == 0).then_some(Paint::PLAIN)
        }
    });
    let birch = art::squares(slab, |file, rank| {
        let marked = look.is_throne(file, rank) || look.is_corner(file, rank);
        (!marked && !camp(file, rank) && (file + rank) % 2 == 1).then_some(Paint::wood(0.78, 0.74, 0.70))
    });
    vec![
        ("leather squares", leather, materials.of(Substance::Leather)),
        ("birch squares", birch, materials.of(Substance::Birch)),
    ]
}

/// Knots on throne and corners, lines round the field, and the names of files and ranks.
fn inlays(look: &BoardLook, slab: &Slab, mark: Paint) -> Shape {
    let at = |shape: Shape, file, rank| shape.placed(Quat::IDENTITY, 1.0, slab.centre(file, rank));
    let mut shape = Shape::default();
    let end = look.size - 1;
    if look.throne {
        shape.append(&at(throne_knot(mark), look.size / 2, look.size / 2));
    }
    if look.corners {
        for (file, rank) in [(0, 0), (0, end), (end, 0), (end, end)] {
            shape.append(&at(corner_knot(mark), file, rank));
        }
    }
    let (line, names) = match look.style {
        BoardStyle::Hall => (mark.shaded(0.8), Paint::BONE),
        BoardStyle::Lapland => (mark, mark.shaded(0.35)),
    };
    let y = slab.lip + 0.004;
    let ring = slab.half() + slab.frame * 0.13;
    shape.append(&line_ring(ring, slab.frame * 0.035, y, line));
    if look.coordinates {
        shape.append(&art::labels(slab, names));
    }
    shape
}
