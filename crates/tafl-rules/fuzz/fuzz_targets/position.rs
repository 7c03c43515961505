//! Positions: they are read, set up in every variant, and read again as they were written.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tafl_rules::notation::{read_position, write_position};
use tafl_rules::{Game, Library};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

fuzz_target!(|text: &str| {
    if let Ok(setup) = read_position(text) {
        let written = write_position(&setup);
        let again = read_position(&written).expect("what is written can be read");
        assert_eq!(write_position(&again), written);
        for variant in LIBRARY.variants() {
            let _ = Game::from_setup(Arc::clone(variant), &setup);
        }
    }
});
