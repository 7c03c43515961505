//! What the contrasts say, said once more by the naive implementation.

use std::sync::Arc;

use tafl_rules::*;

use crate::met::Met;
use crate::twins::Twins;

#[test]
fn the_contrasts_under_every_answer() {
    let library = Library::built_in();
    let mut met = Met::default();
    let mut moves = 0;
    for contrast in Contrast::built_in() {
        let Deed::Move(deed) = contrast.deed else { continue };
        for answer in contrast.answers() {
            let game = contrast.game(&library, answer).expect("it can be played");
            let setup = game.start().to_setup();
            let mut twins = Twins::new(&Arc::clone(game.variant()), &setup, &mut met).expect("a position");
            for &mv in contrast.before.iter().chain([&deed]) {
                if twins.moves(&mut met).contains(&mv) {
                    twins.check(mv, &mut met);
                    twins.play(mv);
                    moves += 1;
                } else {
                    let refused = contrast.effect(answer).is_some_and(|effect| effect.refused);
                    assert!(refused && mv == deed, "{}, {answer}: {mv}", contrast.id);
                }
            }
        }
    }
    assert!(moves > 100, "only {moves} moves");
}
