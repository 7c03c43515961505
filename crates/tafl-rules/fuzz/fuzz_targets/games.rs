//! Games of any format: they are read, played out, and read again as they were written.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tafl_rules::Library;
use tafl_rules::notation::{GameRecord, Games, write_games};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

fuzz_target!(|text: &str| {
    for game in Games::of(text).flatten() {
        let _ = game.replay(&LIBRARY);
        let written = write_games([&game]);
        let again = GameRecord::parse(&written).expect("what is written can be read");
        assert_eq!(write_games([&again]), written);
    }
});
