//! What the dialog shows and what is chosen in it, while it is open.

use std::sync::Arc;

use bevy::prelude::Resource;
use tafl_rules::{Library, UnknownVariant, Variant};

use crate::first_match::USUAL_VARIANT;

/// The ways to choose what is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// A variant that has a name of its own.
    Ready,
    /// A rule set and a board.
    Pair,
}

/// What is chosen. Compiling rules for a board takes a moment, so what was found is kept.
#[derive(Resource)]
pub(super) struct Offer {
    /// How it is chosen.
    pub(super) way: Way,
    /// The rule set chosen for a pair.
    pub(super) rules: String,
    /// The board chosen for a pair.
    pub(super) board: String,
    /// What comes of it: a variant, or why there is none.
    pub(super) found: Result<Arc<Variant>, UnknownVariant>,
    /// The variant with a name of its own that was chosen last.
    named: String,
    /// Whether the lists have not been drawn yet, and have to be brought to what is chosen.
    pub(super) is_fresh: bool,
}

impl Default for Offer {
    fn default() -> Offer {
        let library = Library::built_in();
        let usual = library.variant(USUAL_VARIANT).expect("the usual variant comes with the game");
        Offer::of(Arc::clone(usual), &library)
    }
}

impl Offer {
    /// With a variant chosen, in the way in which it can be.
    pub(super) fn of(variant: Arc<Variant>, library: &Library) -> Offer {
        let is_named = library.variant(&variant.id).is_some();
        Offer {
            way: if is_named { Way::Ready } else { Way::Pair },
            rules: variant.rules_id.clone(),
            board: variant.board_id.clone(),
            named: if is_named { variant.id.clone() } else { USUAL_VARIANT.to_owned() },
            found: Ok(variant),
            is_fresh: true,
        }
    }

    /// Chooses a variant that has a name of its own.
    pub(super) fn choose(&mut self, variant: &Arc<Variant>) {
        self.named.clone_from(&variant.id);
        self.rules.clone_from(&variant.rules_id);
        self.board.clone_from(&variant.board_id);
        self.found = Ok(Arc::clone(variant));
    }

    /// Chooses a rule set for the board that is chosen.
    pub(super) fn choose_rules(&mut self, id: &str, library: &Library) {
        id.clone_into(&mut self.rules);
        self.pair(library);
    }

    /// Chooses a board for the rule set that is chosen.
    pub(super) fn choose_board(&mut self, id: &str, library: &Library) {
        id.clone_into(&mut self.board);
        self.pair(library);
    }

    fn pair(&mut self, library: &Library) {
        self.found = library.pair(&self.rules, &self.board);
    }

    /// Goes over to a way of choosing. A pair that has a name is found in the list of names; for any other
    /// the name that was chosen before is chosen again.
    pub(super) fn go(&mut self, way: Way, library: &Library) {
        self.way = way;
        self.is_fresh = true;
        if way == Way::Ready {
            let listed = self.found.as_ref().ok().and_then(|variant| library.variant(&variant.id));
            if let Some(variant) = listed.or_else(|| library.variant(&self.named)).cloned() {
                self.choose(&variant);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_lead_to_the_same_variants() {
        let library = Library::built_in();
        let mut offer = Offer::default();
        let id = |offer: &Offer| offer.found.as_ref().expect("they fit").id.clone();
        offer.choose(library.variant("fetlar-hnefatafl-11x11").unwrap());
        offer.go(Way::Pair, &library);
        assert_eq!(id(&offer), "fetlar-hnefatafl-11x11", "nothing changes by looking");
        offer.choose_board("alea-evangelii-19x19", &library);
        assert_eq!(id(&offer), "alea-evangelii-19x19", "a pair that has a name has its name");
        offer.choose_rules("ard-ri", &library);
        assert_eq!(id(&offer), "ard-ri@alea-evangelii-19x19");
        assert_eq!(Offer::of(offer.found.clone().unwrap(), &library).way, Way::Pair);
        offer.go(Way::Ready, &library);
        assert_eq!(id(&offer), "fetlar-hnefatafl-11x11", "a pair without a name is not in the list");
    }
}
