//! The game behind the title goes on at a gentle pace, and begins again when it has ended.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use tafl_ai::Level;
use tafl_rules::{Library, Variant};

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
        if let Some(next) = next(&variants.0, current.game().variant()) {
            actions.write(MatchAction::New(MatchSetup::demonstration(next, Level::Karl)));
        }
    }
}

/// The next variant of the list that is played on another board: one after the other shows how many there
/// are, and other rules on the same board would look like the same game again.
fn next<'a>(library: &'a Library, shown: &Variant) -> Option<&'a Arc<Variant>> {
    let all = library.variants();
    let place = all.iter().position(|variant| variant.id == shown.id).map_or(0, |place| place + 1);
    let onwards = all[place..].iter().chain(&all[..place]);
    onwards.into_iter().find(|variant| variant.board_id != shown.board_id)
}

/// A match that begins does not wait for the demonstration.
fn stop(mut commands: Commands, breaths: Query<Entity, With<Breath>>) {
    for entity in &breaths {
        commands.entity(entity).despawn();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Going on from the usual variant, every board is shown once before the first comes again.
    #[test]
    fn every_board_is_shown() {
        let library = Library::built_in();
        let mut shown = &library.variants()[0];
        let mut seen = BTreeSet::new();
        for _ in library.variants() {
            seen.insert(shown.board_id.as_str());
            shown = next(&library, shown).unwrap();
        }
        assert_eq!(seen.len(), library.boards().len());
    }

    /// A game of a pair, which is in no list, is followed by one that is.
    #[test]
    fn a_pair_is_followed_by_a_variant() {
        let library = Library::built_in();
        let pair = library.resolve("ard-ri@tablut-9x9").unwrap();
        assert_ne!(next(&library, &pair).unwrap().board_id, "tablut-9x9");
    }
}
