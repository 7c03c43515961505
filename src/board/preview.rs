//! Which square is pointed at, and what the move to it would do.

use bevy::prelude::*;
use tafl_rules::{Ending, Move, Played, Square};

use super::BoardSet;
use super::cursor::{Cursor, CursorSet};
use super::selection::{ChooseSet, Selection};
use super::squares::SquareHovered;
use crate::session::Match;

/// The square under the pointer, and the one under the keyboard's cursor, which comes first.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Pointed {
    pointer: Option<Square>,
    cursor: Option<Square>,
}

impl Pointed {
    /// The square pointed at, by whichever means.
    pub fn square(&self) -> Option<Square> {
        self.cursor.or(self.pointer)
    }

    /// The square under the pointer.
    pub fn by_pointer(&self) -> Option<Square> {
        self.pointer
    }
}

/// What the chosen piece's move to the square pointed at would do, if it may be played.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Preview(pub Option<Played>);

impl Preview {
    /// The squares whose pieces would fall, a captured king's included.
    pub fn victims(&self) -> Vec<Square> {
        let Some(played) = &self.0 else { return Vec::new() };
        let king = played.outcome.as_ref().and_then(|outcome| match outcome.ending {
            Ending::KingCaptured { king, .. } => Some(king),
            _ => None,
        });
        played.captures.iter().map(|capture| capture.square).chain(king).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<Preview>()
        .add_systems(
            Update,
            point.in_set(BoardSet::Ask).after(CursorSet).before(ChooseSet).run_if(resource_exists::<Match>),
        )
        .add_systems(
            Update,
            look_ahead.in_set(BoardSet::Mark).before(super::highlights::MarkSet).run_if(
                resource_exists::<Match>.and_then(
                    resource_changed::<Selection>
                        .or_else(resource_changed::<Pointed>)
                        .or_else(resource_changed::<Match>),
                ),
            ),
        );
}

fn point(
    mut hovered: MessageReader<SquareHovered>,
    current: Res<Match>,
    cursor: Res<Cursor>,
    mut pointed: ResMut<Pointed>,
) {
    let mut next = Pointed { cursor: cursor.0, ..*pointed };
    for hovered in hovered.read().filter(|hovered| hovered.board == current.board()) {
        next.pointer = hovered.square;
    }
    pointed.set_if_neq(next);
}

fn look_ahead(
    current: Res<Match>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    mut preview: ResMut<Preview>,
) {
    let played = selection.square().zip(pointed.square()).and_then(|(from, to)| {
        (!current.is_looking_back()).then(|| current.game().preview(Move { from, to }).ok())?
    });
    preview.set_if_neq(Preview(played));
}
