//! Squares as entities, and what the pointer does with them. With `picking`, the only file that names
//! picking types: everybody else reads the messages.

use bevy::picking::events::{Click, Drag, DragEnd, Move, Out, Pointer, Press};
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tafl_rules::Square;

use super::cursor::{CursorAction, CursorSet};
use super::picking::SquareFinder;
use super::surface::BoardLook;
use super::{BoardSet, Pointed};
use crate::scene::OrbitDrag;

/// A square, a child of the root of its board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
pub struct BoardSquare(pub Square);

/// A square was clicked, or chosen at the keyboard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareChosen {
    /// The board it belongs to.
    pub board: Entity,
    /// Which one.
    pub square: Square,
    /// By which means.
    pub by: Chooser,
}

/// The means by which a square is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// A click.
    Pointer,
    /// The square cursor.
    Keyboard,
}

/// The pointer rests on a square, or on none any more.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareHovered {
    /// The board.
    pub board: Entity,
    /// The square.
    pub square: Option<Square>,
}

/// A drag that began on a square.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum SquareDrag {
    /// It has begun: the pointer has gone too far for a click.
    Began {
        /// The board.
        board: Entity,
        /// The square on which the button went down.
        square: Square,
    },
    /// The pointer has moved.
    Moved {
        /// The ray under the pointer, in the room.
        ray: Ray3d,
    },
    /// The button went up.
    Dropped {
        /// The square under the pointer, if any.
        square: Option<Square>,
    },
}

/// How far the pointer may stray during a click, in logical pixels.
const SLOP: f32 = 7.0;

/// What the main button is doing.
#[derive(Resource, Clone, Copy, Default, Debug)]
enum Button {
    #[default]
    Up,
    /// It went down on a square, at a place in the window.
    Down { board: Entity, square: Square, at: Vec2 },
    /// It drags.
    Dragging,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SquareChosen>()
        .add_message::<SquareHovered>()
        .add_message::<SquareDrag>()
        .init_resource::<Button>()
        .add_systems(PostUpdate, lay_squares)
        .add_systems(
            Update,
            (
                choose_clicked.run_if(resource_exists::<Messages<PointerInput>>),
                cancel_by_right_click.run_if(resource_exists::<OrbitDrag>),
            )
                .in_set(BoardSet::Ask)
                .before(CursorSet),
        )
        .add_observer(on_press)
        .add_observer(on_click_beside)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_observer(on_drag)
        .add_observer(on_drag_end);
}

/// Gives a board its squares.
fn lay_squares(
    mut commands: Commands,
    boards: Query<(Entity, &BoardLook), Changed<BoardLook>>,
    squares: Query<(Entity, &BoardSquare, &ChildOf)>,
) {
    for (board, look) in &boards {
        let mine = || squares.iter().filter(|(_, _, child_of)| child_of.parent() == board);
        let size = usize::from(look.size);
        if mine().count() == size * size && mine().all(|(_, square, _)| square.0.is_on(look.size)) {
            continue;
        }
        mine().for_each(|(entity, ..)| commands.entity(entity).despawn());
        let layout = look.layout();
        for square in Square::all(look.size) {
            let place = Transform::from_translation(layout.centre(square));
            commands.spawn((BoardSquare(square), place, ChildOf(board)));
        }
    }
}

fn on_press(press: On<Pointer<Press>>, squares: Query<(&BoardSquare, &ChildOf)>, mut button: ResMut<Button>) {
    if press.button == PointerButton::Primary
        && let Ok((square, child_of)) = squares.get(press.entity)
    {
        let at = press.pointer_location.position;
        *button = Button::Down { board: child_of.parent(), square: square.0, at };
    }
}

/// A square is clicked when the button goes up near where it went down. Bevy's own click would ask for the
/// same square under the pointer in the frame before, and so lose quick clicks where frames are slow, and
/// clicks that slip over the edge of a square everywhere.
fn choose_clicked(
    mut inputs: MessageReader<PointerInput>,
    mut button: ResMut<Button>,
    mut chosen: MessageWriter<SquareChosen>,
    mut drags: MessageWriter<SquareDrag>,
) {
    for input in inputs.read() {
        match (input.action, *button) {
            (PointerAction::Release(PointerButton::Primary), Button::Down { board, square, at }) => {
                *button = Button::Up;
                if input.location.position.distance(at) <= SLOP {
                    chosen.write(SquareChosen { board, square, by: Chooser::Pointer });
                }
            }
            (PointerAction::Cancel, Button::Down { .. }) => *button = Button::Up,
            (PointerAction::Cancel, Button::Dragging) => {
                *button = Button::Up;
                drags.write(SquareDrag::Dropped { square: None });
            }
            _ => {}
        }
    }
}

/// A click beside the board lets go of what is chosen. Where nothing else is hit, the window itself is.
fn on_click_beside(
    click: On<Pointer<Click>>,
    windows: Query<(), With<PrimaryWindow>>,
    mut cursor: MessageWriter<CursorAction>,
) {
    let meant = click.original_event_target();
    if click.entity == meant && windows.contains(meant) && click.button == PointerButton::Primary {
        cursor.write(CursorAction::Cancel);
    }
}

fn on_move(
    moved: On<Pointer<Move>>,
    squares: Query<(&BoardSquare, &ChildOf)>,
    pointed: Res<Pointed>,
    mut hovered: MessageWriter<SquareHovered>,
) {
    let Ok((square, child_of)) = squares.get(moved.entity) else { return };
    if pointed.by_pointer() != Some(square.0) {
        hovered.write(SquareHovered { board: child_of.parent(), square: Some(square.0) });
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    squares: Query<(&BoardSquare, &ChildOf)>,
    mut hovered: MessageWriter<SquareHovered>,
) {
    if let Ok((_, child_of)) = squares.get(out.entity) {
        hovered.write(SquareHovered { board: child_of.parent(), square: None });
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    squares: Query<&BoardSquare>,
    finder: SquareFinder,
    mut button: ResMut<Button>,
    mut drags: MessageWriter<SquareDrag>,
) {
    if drag.button != PointerButton::Primary || !squares.contains(drag.entity) {
        return;
    }
    if let Button::Down { board, square, .. } = *button
        && drag.distance.length() > SLOP
    {
        *button = Button::Dragging;
        drags.write(SquareDrag::Began { board, square });
    }
    if matches!(*button, Button::Dragging)
        && let Some(ray) = finder.pointer.ray(drag.pointer_location.position)
    {
        drags.write(SquareDrag::Moved { ray });
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    squares: Query<&BoardSquare>,
    finder: SquareFinder,
    mut button: ResMut<Button>,
    mut drags: MessageWriter<SquareDrag>,
) {
    let ours = end.button == PointerButton::Primary && squares.contains(end.entity);
    if ours && matches!(*button, Button::Dragging) {
        *button = Button::Up;
        let found = finder.under(end.pointer_location.position);
        drags.write(SquareDrag::Dropped { square: found.map(|found| found.square) });
    }
}

/// A click of the right button lets go of what is chosen, wherever it falls, unless it turned the view.
fn cancel_by_right_click(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    orbit: Res<OrbitDrag>,
    egui: Option<Res<bevy_egui::input::EguiWantsInput>>,
    mut cursor: MessageWriter<CursorAction>,
) {
    let released = buttons.is_some_and(|buttons| buttons.just_released(MouseButton::Right));
    let is_elsewhere = egui.is_some_and(|egui| egui.wants_any_pointer_input());
    if released && !orbit.is_drag() && !is_elsewhere {
        cursor.write(CursorAction::Cancel);
    }
}
