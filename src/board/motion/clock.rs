//! Advances every motion by the clock, and completes them all at once for a player in a hurry.

use bevy::prelude::*;

use super::Motion;
use crate::board::contact::Contact;
use crate::board::{BoardSet, CursorAction};
use crate::scene::Stillness;
use crate::session::{HoldsTurn, MatchAction, MovePlayed, MoveRequested, PositionReset, Requester};

/// How fast things on the board move.
#[derive(
    Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum AnimationSpeed {
    /// They do not: they are where they go to at once.
    Off,
    /// Twice as fast.
    Fast,
    /// As written in the paths.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl AnimationSpeed {
    /// Every speed, from none to slow.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Seconds of a path for a second of the clock; nothing where all is done at once.
    pub fn rate(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Fast => Some(2.0),
            Self::Normal => Some(1.0),
            Self::Slow => Some(0.5),
        }
    }
}

/// Whether what moves is to be completed in this frame.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Hurry(bool);

pub(in crate::board) fn plugin(app: &mut App) {
    app.init_resource::<AnimationSpeed>()
        .init_resource::<Hurry>()
        .add_systems(
            Update,
            (notice_hurry, advance.run_if(any_with_component::<Motion>)).chain().in_set(BoardSet::Advance),
        )
        .add_systems(
            Update,
            finish_all
                .in_set(BoardSet::Begun)
                .run_if(resource_equals(AnimationSpeed::Off).and_then(any_with_component::<Motion>)),
        )
        .add_systems(
            PostUpdate,
            stir.run_if(any_with_component::<Motion>.and_then(resource_exists::<Stillness>)),
        );
}

/// Whatever a player does, and whatever changes the position, completes what still moves.
fn notice_hurry(
    mut hurry: ResMut<Hurry>,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut requests: MessageReader<MoveRequested>,
    mut actions: MessageReader<MatchAction>,
    mut cursor: MessageReader<CursorAction>,
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<PositionReset>,
) {
    let pressed = mouse.is_some_and(|mouse| mouse.just_pressed(MouseButton::Left))
        || keys.is_some_and(|keys| keys.get_just_pressed().next().is_some());
    let asked = requests.read().filter(|request| request.by == Requester::Hand).count()
        + actions.read().count()
        + cursor.read().count();
    let changed = played.read().count() + resets.read().count();
    hurry.set_if_neq(Hurry(pressed || asked + changed > 0));
}

fn advance(
    mut commands: Commands,
    mut motions: Query<(Entity, &mut Motion, &mut Transform)>,
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    hurry: Res<Hurry>,
) {
    if hurry.0 || speed.rate().is_none() {
        commands.queue(finish_all);
        return;
    }
    let seconds = time.delta_secs() * speed.rate().unwrap_or(1.0);
    let mut touched = Vec::new();
    for (entity, mut motion, mut transform) in &mut motions {
        touched
            .extend(motion.advance(seconds).into_iter().map(|(ago, kind)| (ago, Contact { entity, kind })));
        *transform = motion.pose();
    }
    // What was touched first is heard first, whichever piece it was.
    touched.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    touched.into_iter().for_each(|(_, contact)| commands.trigger(contact));
    for (entity, motion, _) in &motions {
        if motion.is_over() {
            let mut entity = commands.entity(entity);
            if motion.leaves {
                entity.despawn();
            } else {
                entity.remove::<(Motion, HoldsTurn)>();
            }
        }
    }
}

/// What moves keeps the picture moving, from the frame on in which it begins.
fn stir(mut stillness: ResMut<Stillness>) {
    stillness.stir();
}

/// Completes every motion at once: each thing is where it was going, and what it had still to touch is
/// touched now.
pub fn finish_all(world: &mut World) {
    let moving: Vec<Entity> = world.query_filtered::<Entity, With<Motion>>().iter(world).collect();
    for entity in moving {
        // A board that leaves takes along what stands on it.
        let Ok(mut moved) = world.get_entity_mut(entity) else { continue };
        let Some(mut motion) = moved.take::<Motion>() else { continue };
        let contacts: Vec<_> = motion.complete().collect();
        moved.remove::<HoldsTurn>();
        if let Some(mut transform) = moved.get_mut::<Transform>() {
            *transform = motion.pose();
        }
        for kind in contacts {
            world.trigger(Contact { entity, kind });
        }
        if motion.leaves {
            world.despawn(entity);
        }
    }
}
