//! From what touches on the board to what is heard.

use bevy::prelude::*;
use tafl_rules::{Call, Side};

use super::cue::{Cue, CueAt, HornCall};
use crate::board::{Contact, ContactKind};
use crate::scene::ScenePointer;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hear);
}

/// A knock is heard where it is seen. Horns and calls belong to the players, not to a place on the board.
fn hear(
    contact: On<Contact>,
    places: Query<&GlobalTransform>,
    view: ScenePointer,
    mut cues: MessageWriter<Cue>,
    mut cues_at: MessageWriter<CueAt>,
) {
    let cue = cue(&contact.kind);
    let place = || view.across(places.get(contact.entity).ok()?.translation());
    let everywhere = matches!(contact.kind, ContactKind::Called(_) | ContactKind::Ended(_));
    match if everywhere { None } else { place() } {
        Some(x) => _ = cues_at.write(CueAt { cue, x }),
        None => _ = cues.write(cue),
    }
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

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use tafl_rules::{Ending, Outcome};

    use super::*;

    /// Without a view there is no left and right, and all is heard from the middle.
    #[test]
    fn each_contact_is_one_cue() {
        let ended = |winner| ContactKind::Ended(Outcome { winner, ending: Ending::Agreement });
        for (kind, cue) in [
            (ContactKind::Lifted, Cue::Lift),
            (ContactKind::SetDown { king: true }, Cue::SetDown { king: true }),
            (ContactKind::SetDown { king: false }, Cue::SetDown { king: false }),
            (ContactKind::Struck, Cue::Strike),
            (ContactKind::ShieldwallFell { index: 3 }, Cue::ShieldwallFall { index: 3 }),
            (ContactKind::Refused, Cue::Refused),
            (ContactKind::KingFell, Cue::KingFalls),
            (ContactKind::Called(Call::Raichi), Cue::Raichi),
            (ContactKind::Called(Call::Tuichu), Cue::Tuichu),
            (ended(Some(Side::Attackers)), Cue::Horn(HornCall::Attackers)),
            (ended(Some(Side::Defenders)), Cue::Horn(HornCall::Defenders)),
            (ended(None), Cue::Horn(HornCall::Draw)),
        ] {
            let mut app = App::new();
            app.add_plugins((super::super::cue::plugin, plugin));
            let entity = app.world_mut().spawn(Transform::default()).id();
            app.world_mut().trigger(Contact { entity, kind: kind.clone() });
            let heard: Vec<_> = app.world_mut().resource_mut::<Messages<Cue>>().drain().collect();
            assert_eq!(heard, [cue], "{kind:?}");
        }
    }
}
