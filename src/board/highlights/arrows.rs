//! Arrows over the board: the move that a hint advises, and the first moves of a line of the analysis.

use bevy::prelude::*;
use tafl_rules::{Move, Square};

use super::mark::MarkSet;
use crate::board::AnimationSpeed;
use crate::board::layout::BoardLayout;
use crate::scene::Stillness;
use crate::session::{Advice, Match, Purpose};

/// An arrow from one square to another, a child of the root of its board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[require(Transform, Visibility)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// Its place in the line of moves, from 0: later moves are drawn more faintly.
    pub place: u8,
}

impl Arrow {
    /// How long it is, in squares.
    pub(super) fn length(self) -> u8 {
        self.from.file().abs_diff(self.to.file()) + self.from.rank().abs_diff(self.to.rank())
    }
}

/// Which of the lines of the analysis is drawn: the best, or one that is pointed at.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShownLine(pub usize);

/// The arrows that should lie on the board.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
struct WantedArrows(Vec<Arrow>);

/// How far an arrow has grown, in seconds; negative while it waits.
#[derive(Component, Clone, Copy, Debug)]
struct Growth(f32);

/// How many moves of a line are drawn.
const MOVES: usize = 3;
/// How long an arrow grows, and after how long the next begins, in seconds.
const GROW: f32 = 0.16;
const NEXT: f32 = 0.12;
/// The height at which arrows lie, over all marks, in squares.
const HEIGHT: f32 = 0.058;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLine>().init_resource::<WantedArrows>().add_systems(
        Update,
        (want, lay.run_if(resource_changed::<WantedArrows>), grow).chain().in_set(MarkSet),
    );
}

/// A hint comes before the analysis, whose best line usually begins with the same move.
fn want(current: Res<Match>, advice: Res<Advice>, line: Res<ShownLine>, mut wanted: ResMut<WantedArrows>) {
    let hint = advice.hint(&current).filter(|_| !current.is_looking_back());
    let moves: &[Move] = match (hint, advice.findings(&current)) {
        _ if current.purpose() != Purpose::Played => &[],
        (Some(hint), _) => std::slice::from_ref(&hint.mv),
        (None, Some(found)) => {
            let line = found.lines.get(line.0).or(found.lines.first());
            line.map_or(&[], |line| &line.moves)
        }
        (None, None) => &[],
    };
    let arrow = |(place, mv): (usize, &Move)| Arrow { from: mv.from, to: mv.to, place: place as u8 };
    wanted.set_if_neq(WantedArrows(moves.iter().take(MOVES).enumerate().map(arrow).collect()));
}

/// Takes arrows away that are not wanted any more and lays those that are missing.
fn lay(
    mut commands: Commands,
    arrows: Query<(Entity, &Arrow, &ChildOf)>,
    wanted: Res<WantedArrows>,
    current: Res<Match>,
) {
    let board = current.board();
    let lying = || arrows.iter().filter(|(_, _, child_of)| child_of.parent() == board);
    for (entity, arrow, _) in lying() {
        if !wanted.0.contains(arrow) {
            commands.entity(entity).despawn();
        }
    }
    let layout = BoardLayout::new(current.shown_position().size());
    for &arrow in &wanted.0 {
        if lying().any(|(_, lying, _)| *lying == arrow) {
            continue;
        }
        let [from, to] = [arrow.from, arrow.to].map(|square| layout.centre(square));
        let way = to - from;
        let transform = Transform::from_translation(from + Vec3::Y * HEIGHT)
            .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
            .with_scale(Vec3::splat(1e-3));
        let growth = Growth(-NEXT * f32::from(arrow.place));
        commands.spawn((arrow, transform, growth, ChildOf(board)));
    }
}

fn grow(
    mut commands: Commands,
    mut arrows: Query<(Entity, &mut Growth, &mut Transform), With<Arrow>>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut stillness: Option<ResMut<Stillness>>,
) {
    for (entity, mut growth, mut transform) in &mut arrows {
        growth.0 = speed.rate().map_or(GROW, |rate| growth.0 + rate * time.delta_secs());
        let grown = (growth.0 / GROW).clamp(1e-3, 1.0);
        transform.scale = Vec3::splat(1.0 - (1.0 - grown) * (1.0 - grown)).max(Vec3::splat(1e-3));
        if growth.0 >= GROW {
            commands.entity(entity).remove::<Growth>();
        }
        if let Some(stillness) = &mut stillness {
            stillness.stir();
        }
    }
}
