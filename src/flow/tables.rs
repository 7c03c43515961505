//! The table of today and the table of 1732. Going from one to the other loses no game: an unfinished one
//! is put aside, in memory and in a file, and stands there again when its table comes back.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use tafl_rules::Variant;

use super::choices::{Choices, variant_or_usual};
use crate::first_match::USUAL_VARIANT;
use crate::session::{Match, MatchSetup, Purpose, SaveFolder, UnfinishedGame, Variants, saves};

/// The variant that Linnaeus saw.
pub const HISTORICAL_VARIANT: &str = "tablut-linnaeus-9x9";

/// Whether a variant is the one of 1732.
pub fn is_historical(variant: &Variant) -> bool {
    variant.id == HISTORICAL_VARIANT
}

/// What stands on the table that is not in the room.
#[derive(Resource, Debug, Default)]
pub struct TableMemory {
    /// The variant of today's table, when that of 1732 is in the room.
    today: Option<String>,
    /// Unfinished games by their variants' ids.
    aside: HashMap<String, MatchSetup>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableMemory>();
}

impl TableMemory {
    /// Takes the table that is in the room away and says what is to stand on the other.
    pub fn change(
        &mut self,
        current: Option<&Match>,
        unfinished: UnfinishedGame,
        folder: Option<&SaveFolder>,
        variants: &Variants,
        choices: &Choices,
    ) -> MatchSetup {
        let played = current.filter(|current| current.purpose() == Purpose::Played);
        // Behind the title stands a demonstration: the game in question is the one that was saved.
        let leaving = match played {
            Some(current) => Some(current.to_setup()),
            None if unfinished.0 => folder
                .and_then(|folder| saves::read_file(&folder.autosave(), variants).ok())
                .map(|read| read.setup),
            None => None,
        };
        let here = match (&leaving, played) {
            (Some(setup), Some(_)) => setup.game.variant().id.clone(),
            _ => self.today.clone().unwrap_or_else(|| USUAL_VARIANT.to_owned()),
        };
        let there = if here == HISTORICAL_VARIANT {
            self.today.clone().unwrap_or_else(|| USUAL_VARIANT.to_owned())
        } else {
            self.today = Some(here);
            HISTORICAL_VARIANT.to_owned()
        };
        let players = leaving.as_ref().map_or_else(|| choices.players(), |setup| setup.players);
        if let Some(setup) = leaving {
            if setup.game.variant().id == there {
                // The game that was saved is one of that table already.
                return setup;
            }
            self.put_aside(setup, folder);
        }
        self.take_back(&there, folder, variants)
            .unwrap_or_else(|| MatchSetup::new(&variant_or_usual(&there, variants), players))
    }

    fn put_aside(&mut self, setup: MatchSetup, folder: Option<&SaveFolder>) {
        if setup.game.outcome().is_some() || setup.game.ply_count() == 0 {
            return;
        }
        let id = setup.game.variant().id.clone();
        if let Some(folder) = folder
            && let Err(error) = saves::write_whole(&file_of(folder, &id), &saves::text_of_setup(&setup))
        {
            // It is still in memory; only a killed process would lose it.
            warn!("The game that was put aside could not be written: {error}");
        }
        self.aside.insert(id, setup);
    }

    fn take_back(
        &mut self,
        id: &str,
        folder: Option<&SaveFolder>,
        variants: &Variants,
    ) -> Option<MatchSetup> {
        let file = folder.map(|folder| file_of(folder, id)).filter(|file| file.exists());
        let written = || saves::read_file(file.as_ref()?, variants).ok().map(|read| read.setup);
        let setup = self.aside.remove(id).or_else(written)?;
        if let Some(file) = file {
            // From now on the game is saved as the one that is played.
            let _ = fs::remove_file(file);
        }
        Some(setup)
    }
}

fn file_of(folder: &SaveFolder, variant: &str) -> PathBuf {
    folder.0.join(format!("aside-{variant}.tafl"))
}
