//! Marks as entities.

use bevy::prelude::*;
use tafl_rules::Square;

use super::life::Life;
use super::wanted::Wanted;
use crate::board::BoardSet;
use crate::board::layout::BoardLayout;
use crate::session::Match;

/// A mark on a square, a child of the root of its board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[require(Transform, Visibility)]
pub struct Mark {
    /// Where it lies.
    pub square: Square,
    /// What it says.
    pub kind: MarkKind,
}

/// What a mark says. In the order in which they lie on one another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// The last move began here: brackets at the corners.
    From,
    /// The last move ended here: a ring round the piece.
    To,
    /// A square inside a fort or a closed ring: a light on the ground.
    Inside,
    /// A defender in the wall of a fort: a golden frame.
    Wall,
    /// An attacker in a closed ring: a frame of embers.
    Ring,
    /// What closed on the king: embers with teeth towards him.
    Closer,
    /// The place of the fallen king.
    Lost,
    /// A square of moves that came again and again.
    Again,
    /// A piece when the game ends without a winner.
    Peace,
    /// The king is home: a column of light.
    Shine,
    /// An explanation speaks of this square.
    Spot,
    /// The pointer is on a piece that may be chosen.
    Hover,
    /// The chosen piece.
    Chosen,
    /// The chosen piece may cross this square but not stop: a thin ring.
    Crossing,
    /// The chosen piece may stop here: a dot.
    Stop,
    /// The chosen king wins here: a dot in a crown of rays.
    Goal,
    /// The chosen piece may stop here, and the player points at it.
    StopHere,
    /// This piece would fall.
    Threat,
    /// The keyboard's cursor.
    Cursor,
}

impl MarkKind {
    /// The height at which it lies, in squares: over the inlays, and each kind over the one before.
    fn height(self) -> f32 {
        0.030 + 0.0012 * f32::from(self as u8)
    }
}

/// The systems that make the marks what they should be.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::board) struct MarkSet;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, MarkSet.in_set(BoardSet::Mark).run_if(resource_exists::<Match>)).add_systems(
        Update,
        lay.in_set(MarkSet).after(super::wanted::want).run_if(resource_changed::<Wanted>),
    );
}

/// Removes the marks that are not wanted any more and lays those that are missing.
fn lay(
    mut commands: Commands,
    marks: Query<(Entity, &Mark, &ChildOf)>,
    wanted: Res<Wanted>,
    current: Res<Match>,
) {
    let board = current.board();
    let lying = || marks.iter().filter(|(_, _, child_of)| child_of.parent() == board);
    for (entity, mark, _) in lying() {
        if !wanted.marks.iter().any(|(wanted, _)| wanted == mark) {
            commands.entity(entity).despawn();
        }
    }
    let layout = BoardLayout::new(current.shown_position().size());
    for &(mark, delay) in &wanted.marks {
        if !lying().any(|(_, found, _)| *found == mark) {
            let place = layout.centre(mark.square) + Vec3::Y * mark.kind.height();
            let life = Life::new(mark.kind, delay);
            let transform = Transform::from_translation(place).with_scale(Vec3::splat(life.scale()));
            commands.spawn((mark, transform, life, ChildOf(board)));
        }
    }
}
