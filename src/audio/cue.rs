//! The cues, and which sound each one means.

use bevy::prelude::*;

use crate::art::sounds::Kind;

/// Something has just happened that is heard. Written at the very moment of contact.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A piece is picked up.
    Lift,
    /// A piece is set down on its square.
    SetDown {
        /// The king is heavier.
        king: bool,
    },
    /// A man is struck by his captor.
    Strike,
    /// One man of a shieldwall falls.
    ShieldwallFall {
        /// Counted from 0 at the bracket where the fall begins.
        index: usize,
    },
    /// A move was refused.
    Refused,
    /// The king is captured and falls.
    KingFalls,
    /// The game has ended.
    Horn(HornCall),
    /// The king has one open road.
    Raichi,
    /// The king has two open roads.
    Tuichu,
    /// A button of the interface was pressed.
    Click,
}

/// For whom the horn blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HornCall {
    /// The attackers have won.
    Attackers,
    /// The defenders have won.
    Defenders,
    /// Nobody has won.
    Draw,
}

/// A cue that comes from somewhere.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct CueAt {
    /// What is heard.
    pub cue: Cue,
    /// From where: -1 at the left edge of what the player sees, 1 at the right edge.
    pub x: f32,
}

/// What a cue sounds like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Voice {
    pub kind: Kind,
    /// How much higher than computed, in semitones.
    pub raised: f32,
    /// By how much the pitch may vary up and down, in semitones.
    pub vary: f32,
}

/// By how many semitones each man of a shieldwall falls higher than the one before him.
const RUN_STEP: f32 = 0.55;
/// From here on the run rises no further: wood is not a whistle.
const RUN_LENGTH: usize = 9;

impl Cue {
    /// The sound of this cue.
    pub(super) fn voice(self) -> Voice {
        let wood = |kind| Voice { kind, raised: 0.0, vary: 0.35 };
        // Horns are in tune with each other, and a button is a button.
        let steady = |kind| Voice { kind, raised: 0.0, vary: 0.0 };
        match self {
            Cue::Lift => wood(Kind::Lift),
            Cue::SetDown { king: false } => wood(Kind::SetDown),
            Cue::SetDown { king: true } => wood(Kind::SetDownKing),
            Cue::Strike => wood(Kind::Strike),
            Cue::ShieldwallFall { index } => Voice {
                raised: RUN_STEP * index.min(RUN_LENGTH) as f32,
                // Less than half a step, so that the run rises with every man.
                vary: 0.2,
                ..wood(Kind::Fall)
            },
            Cue::Refused => wood(Kind::Refused),
            Cue::KingFalls => wood(Kind::KingFalls),
            Cue::Horn(HornCall::Attackers) => steady(Kind::HornAttackers),
            Cue::Horn(HornCall::Defenders) => steady(Kind::HornDefenders),
            Cue::Horn(HornCall::Draw) => steady(Kind::HornDraw),
            Cue::Raichi => steady(Kind::Raichi),
            Cue::Tuichu => steady(Kind::Tuichu),
            Cue::Click => steady(Kind::Click),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>().add_message::<CueAt>();
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: [Cue; 14] = [
        Cue::Lift,
        Cue::SetDown { king: false },
        Cue::SetDown { king: true },
        Cue::Strike,
        Cue::ShieldwallFall { index: 0 },
        Cue::ShieldwallFall { index: 4 },
        Cue::Refused,
        Cue::KingFalls,
        Cue::Horn(HornCall::Attackers),
        Cue::Horn(HornCall::Defenders),
        Cue::Horn(HornCall::Draw),
        Cue::Raichi,
        Cue::Tuichu,
        Cue::Click,
    ];

    /// Every sound but the hearth, which plays by itself, is what some cue means.
    #[test]
    fn every_sound_has_a_cue() {
        for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_loop()) {
            assert!(SOME.iter().any(|cue| cue.voice().kind == kind), "{kind:?}");
        }
    }

    #[test]
    fn a_shieldwall_falls_in_a_rising_run_that_ends() {
        let falls = |index| Cue::ShieldwallFall { index }.voice();
        for index in 0..RUN_LENGTH {
            let (this, next) = (falls(index), falls(index + 1));
            assert!(next.raised - next.vary > this.raised + this.vary, "{index}");
        }
        assert!(falls(500).raised < 12.0, "never an octave");
    }
}
