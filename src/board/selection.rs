//! Choosing a piece and asking for its move, by clicks, drags or the keyboard.

use bevy::prelude::*;
use tafl_rules::{Destinations, Piece, Side, Square};

use super::BoardSet;
use super::cursor::CursorAction;
use super::dragging::{self, Dragging};
use super::pieces::BoardPiece;
use super::squares::{Chooser, SquareChosen, SquareDrag};
use crate::session::{Match, MatchAction, MovePlayed, MoveRequested, PositionReset, Purpose, Requester};
use crate::state::Menu;

/// How moves are made with the pointer. The keyboard always works.
#[derive(
    Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum MoveStyle {
    /// A click on the piece, a click on its destination.
    Click,
    /// The piece is dragged.
    Drag,
    /// Either.
    #[default]
    Both,
}

/// The piece that is chosen, and where it may go.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Selection(Option<Chosen>);

#[derive(Clone, PartialEq, Debug)]
struct Chosen {
    square: Square,
    side: Side,
    destinations: Destinations,
}

impl Selection {
    /// Whether nothing is chosen: then Cancel has nothing to do here.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The square of the piece that is chosen.
    pub fn square(&self) -> Option<Square> {
        self.0.as_ref().map(|chosen| chosen.square)
    }

    /// Whose piece is chosen.
    pub fn side(&self) -> Option<Side> {
        self.0.as_ref().map(|chosen| chosen.side)
    }

    /// Where the piece may stop.
    pub fn stops(&self) -> &[Square] {
        self.0.as_ref().map_or(&[], |chosen| &chosen.destinations.stops)
    }

    /// What the piece may cross but not stop on.
    pub fn crossings(&self) -> &[Square] {
        self.0.as_ref().map_or(&[], |chosen| &chosen.destinations.crossings)
    }
}

/// The systems that turn what was pointed at into selections and requests.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ChooseSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<MoveStyle>()
        .configure_sets(Update, ChooseSet.in_set(BoardSet::Ask).run_if(resource_exists::<Match>))
        .add_systems(Update, (cancel, choose, drag).chain().in_set(ChooseSet))
        .add_systems(
            Update,
            forget
                .in_set(BoardSet::Answer)
                .run_if(on_message::<MovePlayed>.or_else(on_message::<PositionReset>)),
        );
}

/// Whether the board answers a hand at all.
pub(super) fn is_played_by_hand(current: &Match, menu: Option<&State<Menu>>) -> bool {
    current.purpose() == Purpose::Played
        && current.game().outcome().is_none()
        && menu.is_none_or(|menu| *menu.get() == Menu::None)
}

/// The piece on a square that the person at the machine may move now.
pub(super) fn movable(current: &Match, square: Square) -> Option<Piece> {
    let position = current.game().position();
    position
        .piece_at(square)
        .filter(|piece| current.is_humans_turn() && piece.side() == position.side_to_move())
}

fn cancel(
    mut actions: MessageReader<CursorAction>,
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    if actions.read().any(|action| *action == CursorAction::Cancel) {
        selection.set_if_neq(Selection::default());
        commands.queue(dragging::put_back);
    }
}

/// A square was chosen: of what is on it and what was chosen before, a player expects one thing.
fn choose(
    mut chosen: MessageReader<SquareChosen>,
    current: Res<Match>,
    menu: Option<Res<State<Menu>>>,
    style: Res<MoveStyle>,
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<MoveRequested>,
    mut actions: MessageWriter<MatchAction>,
) {
    for SquareChosen { board, square, by } in chosen.read().copied() {
        if board != current.board() || (by == Chooser::Pointer && *style == MoveStyle::Drag) {
            continue;
        }
        if current.is_looking_back() {
            actions.write(MatchAction::BackToGame);
            continue;
        }
        if !is_played_by_hand(&current, menu.as_deref()) {
            continue;
        }
        let ask = |from| MoveRequested { board, from, to: square, by: Requester::Hand };
        match (selection.square(), movable(&current, square)) {
            (Some(from), _) if from == square => *selection = Selection::default(),
            (_, Some(_)) => *selection = select(&current, square),
            // Legal or not: what is not played is refused with a reason.
            (Some(from), None) => {
                requests.write(ask(from));
            }
            // A piece that is not theirs to move: the session says why.
            (None, None) if current.game().position().piece_at(square).is_some() => {
                requests.write(ask(square));
            }
            (None, None) => {}
        }
    }
}

fn select(current: &Match, square: Square) -> Selection {
    let game = current.game();
    let side = game.position().side_to_move();
    Selection(Some(Chosen { square, side, destinations: game.destinations(square) }))
}

fn drag(
    mut drags: MessageReader<SquareDrag>,
    current: Res<Match>,
    menu: Option<Res<State<Menu>>>,
    style: Res<MoveStyle>,
    pieces: Query<(Entity, &BoardPiece, &ChildOf)>,
    mut dragging: ResMut<Dragging>,
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<MoveRequested>,
    mut commands: Commands,
) {
    for drag in drags.read() {
        match *drag {
            SquareDrag::Began { board, square } => {
                dragging.0 = None;
                let may = *style != MoveStyle::Click
                    && board == current.board()
                    && !current.is_looking_back()
                    && is_played_by_hand(&current, menu.as_deref());
                let piece = pieces
                    .iter()
                    .find(|(_, piece, child_of)| piece.square == square && child_of.parent() == board);
                let Some((entity, ..)) = piece.filter(|_| may) else { continue };
                dragging.0 = Some(square);
                // A piece that is not theirs to move stays where it is: when it is dropped, the session
                // says why.
                if movable(&current, square).is_some() {
                    selection.set_if_neq(select(&current, square));
                    commands.queue(move |world: &mut World| dragging::pick_up(world, entity));
                }
            }
            SquareDrag::Moved { ray } => {
                commands.queue(move |world: &mut World| dragging::follow(world, ray));
            }
            SquareDrag::Dropped { square } => {
                let from = dragging.0.take();
                match from.zip(square).filter(|(from, to)| from != to) {
                    Some((from, to)) => {
                        let board = current.board();
                        requests.write(MoveRequested { board, from, to, by: Requester::Hand });
                    }
                    None => commands.queue(dragging::put_back),
                }
            }
        }
    }
}

/// What was chosen in another position is not chosen any more.
fn forget(mut selection: ResMut<Selection>) {
    selection.set_if_neq(Selection::default());
}
