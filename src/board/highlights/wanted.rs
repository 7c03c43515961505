//! Which marks a moment asks for.

use bevy::prelude::*;
use tafl_rules::{Ending, Move, Piece, Square};

use super::mark::{Mark, MarkKind, MarkSet};
use crate::board::motion::Motion;
use crate::board::selection::{is_played_by_hand, movable};
use crate::board::{Cursor, Outlook, Pointed, Preview, Selection, endings};
use crate::session::{Advice, Match};
use crate::state::Menu;

/// The squares that something outside the board speaks of, while it does.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Spotlight(pub Vec<Square>);

/// The marks that should lie on the board, each with the seconds after which it appears.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub(super) struct Wanted {
    pub(super) marks: Vec<(Mark, f32)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>().init_resource::<Wanted>().add_systems(Update, want.in_set(MarkSet));
}

pub(super) fn want(
    current: Res<Match>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    cursor: Res<Cursor>,
    preview: Res<Preview>,
    spotlight: Res<Spotlight>,
    advice: Res<Advice>,
    menu: Option<Res<State<Menu>>>,
    moving: Query<(), With<Motion>>,
    mut wanted: ResMut<Wanted>,
) {
    let mut marks = Vec::new();
    if let Some(played) = current.game().played(current.shown_ply()) {
        marks.push((Mark { square: played.from, kind: MarkKind::From }, 0.0));
        marks.push((Mark { square: played.to, kind: MarkKind::To }, 0.0));
    }
    let by_hand = !current.is_looking_back() && is_played_by_hand(&current, menu.as_deref());
    if by_hand {
        let mut now = |square, kind| marks.push((Mark { square, kind }, 0.0));
        choices(&current, &selection, &pointed, &preview, &mut now);
    }
    if by_hand && let Some(square) = cursor.0 {
        marks.push((Mark { square, kind: MarkKind::Cursor }, 0.0));
    }
    marks.extend(spotlight.0.iter().map(|&square| (Mark { square, kind: MarkKind::Spot }, 0.0)));
    if by_hand && let Some(hint) = advice.hint(&current) {
        let told = hint.reason.squares().into_iter();
        let apart = told.filter(|square| ![hint.mv.from, hint.mv.to].contains(square));
        marks.extend(apart.map(|square| (Mark { square, kind: MarkKind::Spot }, 0.0)));
    }
    // The end of the game is told when the last piece has come to rest.
    if moving.is_empty()
        && let Some(outcome) = &Outlook::of(&current).outcome
    {
        marks.extend(endings::marks(&current, outcome));
    }
    let size = current.shown_position().size();
    marks.retain(|(mark, _)| mark.square.is_on(size));
    wanted.set_if_neq(Wanted { marks });
}

/// The marks of a player who chooses a move.
fn choices(
    current: &Match,
    selection: &Selection,
    pointed: &Pointed,
    preview: &Preview,
    mark: &mut impl FnMut(Square, MarkKind),
) {
    let pointed = pointed.square();
    if let Some(square) = pointed
        && selection.square() != Some(square)
        && movable(current, square).is_some()
    {
        mark(square, MarkKind::Hover);
    }
    let Some(from) = selection.square() else { return };
    mark(from, MarkKind::Chosen);
    selection.crossings().iter().for_each(|&square| mark(square, MarkKind::Crossing));
    let is_king = current.game().position().piece_at(from) == Some(Piece::King);
    for &to in selection.stops() {
        let wins = || is_king && leads_home(current, from, to);
        let kind = match () {
            () if pointed == Some(to) => MarkKind::StopHere,
            () if wins() => MarkKind::Goal,
            () => MarkKind::Stop,
        };
        mark(to, kind);
    }
    preview.victims().into_iter().for_each(|square| mark(square, MarkKind::Threat));
}

fn leads_home(current: &Match, from: Square, to: Square) -> bool {
    let played = current.game().preview(Move { from, to });
    let outcome = played.ok().and_then(|played| played.outcome);
    outcome.is_some_and(|outcome| matches!(outcome.ending, Ending::Escape { .. }))
}
