//! Moves: they are read again as they were written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_rules::notation::WrittenMove;

fuzz_target!(|text: &str| {
    if let Ok(mv) = text.parse::<WrittenMove>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
});
