//! The words of the game's language, where every system finds them.

use bevy::prelude::*;

/// Every word a player reads.
#[derive(Resource, Deref, Debug)]
pub struct Words(pub tafl_words::Words);

/// Adds the words.
pub fn plugin(app: &mut App) {
    app.insert_resource(Words(tafl_words::Words::english()));
}
