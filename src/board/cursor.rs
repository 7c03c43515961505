//! The square cursor: everything that the pointer does, at the keyboard.

use bevy::prelude::*;
use tafl_rules::{Direction, Square};

use super::selection::{ChooseSet, Selection};
use super::squares::{Chooser, SquareChosen, SquareHovered};
use super::{BoardSet, Pointed};
use crate::scene::SceneCamera;
use crate::session::Match;

/// What a player asks of the square cursor.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CursorAction {
    /// Go one square on, in a direction as it is seen on the screen: north is away from the player.
    Step(Direction),
    /// Do what a click on the square would do.
    Choose,
    /// Let go of what is chosen, or put down what is dragged.
    Cancel,
}

/// The square the cursor is on, while the keyboard is used.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Cursor(pub Option<Square>);

/// The systems that move the cursor; they come before those that choose.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct CursorSet;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        CursorSet.in_set(BoardSet::Ask).before(ChooseSet).run_if(resource_exists::<Match>),
    );
    app.add_message::<CursorAction>()
        .init_resource::<Cursor>()
        .add_systems(Update, (walk, hide).chain().in_set(CursorSet));
}

fn walk(
    mut actions: MessageReader<CursorAction>,
    current: Res<Match>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    camera: Option<Single<&GlobalTransform, With<SceneCamera>>>,
    mut cursor: ResMut<Cursor>,
    mut chosen: MessageWriter<SquareChosen>,
) {
    let size = current.shown_position().size();
    if cursor.0.is_some_and(|square| !square.is_on(size)) {
        cursor.0 = None;
    }
    for action in actions.read() {
        match (*action, cursor.0) {
            (CursorAction::Step(seen), Some(square)) => {
                let direction = turned(seen, camera.as_ref().map(|camera| ***camera));
                cursor.0 = square.step(direction, size).or(cursor.0);
            }
            // The first step only shows where the cursor is.
            (CursorAction::Step(_), None) | (CursorAction::Choose, None) => {
                cursor.0 = Some(first_square(&current, &selection, &pointed));
            }
            (CursorAction::Choose, Some(square)) => {
                chosen.write(SquareChosen { board: current.board(), square, by: Chooser::Keyboard });
            }
            (CursorAction::Cancel, _) => {}
        }
    }
}

/// Where the cursor begins: on what is chosen or pointed at, else where the last move ended, else on the
/// king's square.
fn first_square(current: &Match, selection: &Selection, pointed: &Pointed) -> Square {
    let size = current.shown_position().size();
    let last = current.game().played(current.shown_ply()).map(|played| played.to);
    selection
        .square()
        .or(pointed.by_pointer())
        .filter(|square| square.is_on(size))
        .or(last)
        .unwrap_or_else(|| current.shown_position().king())
}

/// A direction on the board for one on the screen: the view may have been turned.
fn turned(seen: Direction, camera: Option<GlobalTransform>) -> Direction {
    let Some(camera) = camera else { return seen };
    // Straight from above, the screen's up is all that tells where the board's north is.
    let (forward, up) = (camera.forward(), camera.up());
    let away = if forward.y < -0.99 { *up } else { *forward };
    // How far the view has been turned, clockwise from above, in quarters.
    let quarters = (away.x.atan2(-away.z) / std::f32::consts::FRAC_PI_2).round() as i32;
    Direction::ALL[(seen.index() as i32 + quarters).rem_euclid(4) as usize]
}

/// The cursor gives way to the pointer.
fn hide(mut hovered: MessageReader<SquareHovered>, mut cursor: ResMut<Cursor>) {
    if hovered.read().any(|hovered| hovered.square.is_some()) && cursor.0.is_some() {
        cursor.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera(yaw: f32, pitch: f32) -> GlobalTransform {
        let from = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch) * Vec3::Z * 10.0;
        let up = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch) * Vec3::Y;
        Transform::from_translation(from).looking_at(Vec3::ZERO, up).into()
    }

    #[test]
    fn steps_follow_the_eye() {
        use std::f32::consts::{FRAC_PI_2, PI};
        for pitch in [0.5, 1.0, FRAC_PI_2] {
            for (yaw, away) in [
                (0.0, Direction::North),
                (0.3, Direction::North),
                // Seen from the east, away is west.
                (FRAC_PI_2, Direction::West),
                (PI, Direction::South),
                (-FRAC_PI_2, Direction::East),
            ] {
                assert_eq!(turned(Direction::North, Some(camera(yaw, pitch))), away, "{yaw} {pitch}");
                assert_eq!(turned(Direction::South, Some(camera(yaw, pitch))), away.opposite());
            }
        }
        assert_eq!(turned(Direction::East, None), Direction::East);
    }
}
