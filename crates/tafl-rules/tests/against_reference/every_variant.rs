//! Games from the start and scenes of every variant that comes with the game, each a test of its own.

use std::sync::Arc;

use tafl_rules::*;

use crate::common::random::Random;
use crate::met::Met;
use crate::scenes::compare;
use crate::twins::{Twins, wander};

macro_rules! variants {
    ($($test:ident = $id:literal),+ $(,)?) => {
        const COMPARED: &[&str] = &[$($id),+];

        $(
            #[test]
            fn $test() {
                check($id);
            }
        )+
    };
}

variants! {
    copenhagen_2025 = "copenhagen-hnefatafl-11x11-2025-v1",
    tablut_linnaeus = "tablut-linnaeus-9x9",
    brandubh = "brandubh-7x7",
    fetlar = "fetlar-hnefatafl-11x11",
    tawlbwrdd = "tawlbwrdd-11x11",
    sea_battle = "sea-battle-9x9",
    ard_ri = "ard-ri-7x7",
    alea_evangelii = "alea-evangelii-19x19",
    tablut_standard = "tablut-standard-9x9",
    copenhagen = "copenhagen-hnefatafl-11x11",
    copenhagen_160 = "copenhagen-hnefatafl-11x11-160",
    copenhagen_13 = "copenhagen-hnefatafl-13x13",
    copenhagen_tablut = "copenhagen-tablut-9x9",
    copenhagen_brandubh = "copenhagen-brandubh-7x7",
    brandubh_two_beside_throne = "brandubh-7x7-two-beside-throne",
}

#[test]
fn every_variant_is_compared() {
    let library = Library::built_in();
    let ids: Vec<&str> = library.variants().iter().map(|variant| variant.id.as_str()).collect();
    assert_eq!(COMPARED, ids);
}

fn check(id: &str) {
    let library = Library::built_in();
    let variant = library.variant(id).expect("built in");
    let mut random = Random::new(1);
    let mut met = Met::default();
    let start = variant.board().setup();
    let mut plies = 0;
    let mut games = 0;
    while plies < PLIES {
        let back = if games % 4 == 0 { 65 } else { 10 };
        let mut twins = Twins::new(variant, &start, &mut met).expect("the start");
        plies += wander(&mut twins, 120, back, &mut random, &mut met);
        games += 1;
    }
    let scenes = if variant.board().size() > 13 { 700 } else { 1000 };
    compare(variant, scenes, &mut random, &mut met);
    met.expect(wanted(variant), id);
    eprintln!("{id}: {games} games of {plies} plies, {scenes} scenes; {:?}", met.0);
}

/// Plies of games from the start.
const PLIES: usize = 3000;

/// What the rules of a variant make possible, and therefore must be met.
fn wanted(variant: &Arc<Variant>) -> Vec<&'static str> {
    let rules = variant.rules();
    let mut wanted = vec![
        "escape",
        "king_captured",
        "no_moves",
        "custodial",
        "three and more at once",
        "king taken in the middle",
        "king taken elsewhere",
        "set up: escape",
        "set up: no_moves",
    ];
    let mut when = |is_so: bool, what: &[&'static str]| {
        if is_so {
            wanted.extend(what);
        }
    };
    when(rules.king_armed != KingArmed::Never, &["the king takes", "the king as jaw"]);
    when(
        rules.king_taken.beside_throne != TakenBesideThrone::Four || !rules.has_throne(),
        &["king taken beside the middle"],
    );
    when(
        matches!(rules.king_taken.on_edge, TakenOnEdge::EdgeCounts | TakenOnEdge::TwoAlongEdge),
        &["king taken on the edge"],
    );
    let hostile = !rules.throne.hostile_empty.is_nobody() || !rules.corners.hostile.is_nobody();
    when(hostile, &["a hostile square as jaw"]);
    let walls = ["shieldwall", "shieldwall at a corner", "shieldwall with the king in it"];
    when(rules.shieldwall == Shieldwall::Yes, &walls);
    when(rules.exit_fort == ExitFort::Wins, &["exit_fort", "set up: exit_fort"]);
    let rings = ["encirclement", "set up: encirclement"];
    when(rules.encirclement != Encirclement::No, &rings);
    let apart = rules.encirclement == Encirclement::NoneReachesEdge;
    when(apart, &["encirclement in several regions"]);
    when(rules.third_occurrence != ThirdOccurrence::NoRule, &["repetition"]);
    when(rules.quiet_limit != QuietLimit::None, &["quiet_limit", "set up: quiet_limit"]);
    when(rules.calls == Calls::RaichiTuichu, &["raichi", "tuichu"]);
    wanted
}
