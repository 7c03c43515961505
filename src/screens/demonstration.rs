//! The game behind the title goes on at a gentle pace, and begins again when it has ended.

use std::time::Duration;

use bevy::prelude::*;
use tafl_ai::Level;

use crate::session::{HoldsTurn, Match, MatchAction, MatchSetup, MovePlayed, Purpose, SessionSet, Variants};
use crate::state::Screen;

/// How long the board rests after a move.
const REST: Duration = Duration::from_millis(1600);
/// How long the end of a game stays on the board.
const END: Duration = Duration::from_secs(7);

/// A rest between two moves: it holds the turn until its time is over.
#[derive(Component)]
#[require(HoldsTurn)]
struct Breath(Timer);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            breathe.after(SessionSet::Requests).before(SessionSet::Turn),
            begin_again.before(SessionSet::Requests),
        )
            .run_if(in_state(Screen::Title).and_then(resource_exists::<Match>)),
    )
    .add_systems(OnExit(Screen::Title), stop);
}

fn breathe(
    mut commands: Commands,
    time: Res<Time<Real>>,
    current: Res<Match>,
    mut played: MessageReader<MovePlayed>,
    mut breaths: Query<(Entity, &mut Breath)>,
) {
    if played.read().count() > 0 && current.purpose() == Purpose::Demonstration {
        commands.spawn((Name::new("breath"), Breath(Timer::new(REST, TimerMode::Once))));
    }
    for (entity, mut breath) in &mut breaths {
        if breath.0.tick(time.delta()).is_finished() {
            commands.entity(entity).despawn();
        }
    }
}

fn begin_again(
    time: Res<Time<Real>>,
    current: Res<Match>,
    variants: Res<Variants>,
    mut over_for: Local<Duration>,
    mut actions: MessageWriter<MatchAction>,
) {
    if current.game().outcome().is_none() || current.purpose() != Purpose::Demonstration {
        *over_for = Duration::ZERO;
        return;
    }
    *over_for += time.delta();
    if *over_for >= END {
        *over_for = Duration::ZERO;
        // One variant after the other shows that there is more than one.
        let all = variants.0.variants();
        let place = all.iter().position(|variant| variant.id == current.game().variant().id).unwrap_or(0);
        if let Some(next) = all.get((place + 1) % all.len().max(1)) {
            actions.write(MatchAction::New(MatchSetup::demonstration(next, Level::Easy)));
        }
    }
}

/// A match that begins does not wait for the demonstration.
fn stop(mut commands: Commands, breaths: Query<Entity, With<Breath>>) {
    for entity in &breaths {
        commands.entity(entity).despawn();
    }
}
