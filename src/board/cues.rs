//! Contacts become sounds.

use bevy::prelude::*;
use tafl_rules::{Call, Side};

use super::contact::{Contact, ContactKind};
use crate::audio::{Cue, CueAt, HornCall};
use crate::scene::ScenePointer;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound);
}

/// A sound is made at the very moment of a contact, from where it is seen.
fn sound(
    contact: On<Contact>,
    places: Query<&GlobalTransform>,
    pointer: ScenePointer,
    mut cues: MessageWriter<CueAt>,
) {
    let place = places.get(contact.entity).ok().map(GlobalTransform::translation);
    let x = place.and_then(|place| pointer.across(place)).unwrap_or(0.0);
    cues.write(CueAt { cue: cue(&contact.kind), x });
}

fn cue(kind: &ContactKind) -> Cue {
    match kind {
        ContactKind::Lifted => Cue::Lift,
        ContactKind::SetDown { king } => Cue::SetDown { king: *king },
        ContactKind::Struck => Cue::Strike,
        ContactKind::ShieldwallFell { index } => Cue::ShieldwallFall { index: *index },
        ContactKind::Refused => Cue::Refused,
        ContactKind::KingFell => Cue::KingFalls,
        ContactKind::Called(Call::Raichi) => Cue::Raichi,
        ContactKind::Called(Call::Tuichu) => Cue::Tuichu,
        ContactKind::Ended(outcome) => Cue::Horn(match outcome.winner {
            Some(Side::Attackers) => HornCall::Attackers,
            Some(Side::Defenders) => HornCall::Defenders,
            None => HornCall::Draw,
        }),
    }
}
