//! What the session tells, and how the board answers: one place, so that facts that arrive together never
//! show a position that never was.

use bevy::prelude::*;

use super::outlook::Outlook;
use super::{BoardSet, moves, resync};
use crate::session::{Match, MovePlayed, MoveRefused, PositionReset};

/// The facts of this frame about the match's board.
#[derive(Resource, Default)]
struct News {
    played: Vec<MovePlayed>,
    resets: Vec<PositionReset>,
    refused: Vec<MoveRefused>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>().add_systems(
        Update,
        (collect, answer.run_if(|news: Res<News>| !news.is_empty()))
            .chain()
            .in_set(BoardSet::Answer)
            .run_if(resource_exists::<Match>),
    );
}

impl News {
    fn is_empty(&self) -> bool {
        self.played.is_empty() && self.resets.is_empty() && self.refused.is_empty()
    }
}

fn collect(
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
    mut refused: MessageReader<MoveRefused>,
    current: Res<Match>,
    mut news: ResMut<News>,
) {
    let board = current.board();
    let news = news.bypass_change_detection();
    news.played.extend(played.read().filter(|fact| fact.board == board).cloned());
    news.resets.extend(resets.read().filter(|fact| fact.board == board).copied());
    news.refused.extend(refused.read().filter(|fact| fact.board == board).cloned());
}

/// Shows the last move if it is what led to the position on show, and otherwise that position.
fn answer(world: &mut World) {
    let news = std::mem::take(&mut *world.resource_mut::<News>());
    super::motion::finish_all(world);
    let current = world.resource::<Match>();
    let outlook = Outlook::of(current);
    let shown = news.played.into_iter().last().filter(|last| {
        last.ply == current.shown_ply() && current.game().played(last.ply) == Some(&last.played)
    });
    if let Some(last) = shown {
        let before = Outlook {
            position: *current.game().position_at(last.ply - 1).expect("a ply was played from a position"),
            outcome: None,
            ..outlook.clone()
        };
        resync::settle(world, &before);
        moves::show(world, &outlook, &last.played);
    } else if let Some(reset) = news.resets.last() {
        // What the first reset says about a new match holds, whatever came after it.
        let cause = news.resets.iter().map(|reset| reset.cause).find(|cause| resync::is_new(*cause));
        resync::show(world, &outlook, cause.unwrap_or(reset.cause));
    }
    for refused in news.refused {
        moves::refuse(world, &outlook, &refused);
    }
}
