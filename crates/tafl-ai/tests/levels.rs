//! The levels play as they say.

mod common;

use common::{COPENHAGEN, TABLUT, game_from, new_game};
use tafl_ai::{Control, Level, Line, Score, choose};
use tafl_rules::Side;

#[test]
fn ids_name_levels() {
    for level in Level::ALL {
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::from_id("king"), None);
    let names = [("easy", Level::Karl), ("normal", Level::Drengr), ("hard", Level::Hersir)];
    for (name, level) in names {
        assert_eq!(Level::from_id(name), Some(level));
    }
    assert!(Level::ALL.map(|level| level.limits().nodes.expect("a budget of nodes")).is_sorted());
}

/// Plays a game between two levels; the winner, if there is one in time.
fn winner(id: &str, attackers: Level, defenders: Level, seed: u64) -> Option<Side> {
    let mut game = new_game(id);
    while game.outcome().is_none() && game.ply_count() < 200 {
        let level = match game.position().side_to_move() {
            Side::Attackers => attackers,
            Side::Defenders => defenders,
        };
        let best = choose(&game, level, seed, &Control::new()).best;
        game.play(best.expect("not over")).expect("the computer plays by the rules");
    }
    game.outcome()?.winner
}

/// How far neighbours are apart is measured by matches of many games; two ranks are told apart by a few.
#[test]
fn a_level_beats_one_two_ranks_below() {
    let (mut won, mut lost) = (0, 0);
    for id in [COPENHAGEN, TABLUT] {
        for seed in 0..6 {
            let (stronger, result) = if seed % 2 == 0 {
                (Side::Attackers, winner(id, Level::Drengr, Level::Thrall, seed))
            } else {
                (Side::Defenders, winner(id, Level::Thrall, Level::Drengr, seed))
            };
            match result {
                Some(side) if side == stronger => won += 1,
                Some(_) => lost += 1,
                None => {}
            }
        }
    }
    assert!(won >= 8, "the stronger won {won}, the weaker {lost} of 12");
}

#[test]
fn every_level_takes_a_win_in_one() {
    for (id, position) in [
        (COPENHAGEN, "11/11/11/11/11/K10/11/11/11/5tt4/11 d 0 1"),
        (TABLUT, "9/9/2t6/9/2K5t/2t6/9/9/2T6 a 0 1"),
    ] {
        let game = game_from(id, position);
        for level in Level::ALL {
            for seed in 0..4 {
                let report = choose(&game, level, seed, &Control::new());
                assert_eq!(report.score(), Some(Score::Won(1)), "{} {position}", level.id());
            }
        }
    }
}

#[test]
fn the_seed_decides_among_good_moves_and_nothing_else_does() {
    let game = new_game(COPENHAGEN);
    let moves = |level| -> Vec<_> {
        (0..6).map(|seed| choose(&game, level, seed, &Control::new()).best.expect("a move")).collect()
    };
    for level in [Level::Karl, Level::Drengr] {
        let first = moves(level);
        assert_eq!(first, moves(level), "the same seed, the same move");
        assert!(first.iter().any(|mv| *mv != first[0]), "another seed, now and then another move");
    }
}

#[test]
fn the_chosen_line_comes_first_and_costs_little() {
    let game = new_game(TABLUT);
    for seed in 0..6 {
        let report = choose(&game, Level::Drengr, seed, &Control::new());
        assert_eq!(report.lines[0].moves.first(), report.best.as_ref());
        let chance = |line: &Line| line.score.chance();
        let as_deep = report.lines.iter().filter(|line| line.depth >= report.lines[0].depth);
        let best = as_deep.map(chance).fold(0.0, f64::max);
        assert!(best - chance(&report.lines[0]) <= 0.12, "{report:?}");
    }
}

#[test]
fn low_levels_do_not_see_what_men_on_the_edge_do_together() {
    // A row of two is bracketed but for one attacker; no other capture is near.
    let row = "11/11/2t5t2/11/3T7/5K5/5t5/11/6T4/3tt6/2tTT3t2 a 0 1";
    let game = &game_from(COPENHAGEN, row);
    let takes = |level| {
        (0..4).filter(move |&seed| {
            let best = choose(game, level, seed, &Control::new()).best.expect("a move");
            game.captures(best).expect("a legal move").len() == 2
        })
    };
    assert_eq!(takes(Level::Thrall).count(), 0);
    assert_eq!(takes(Level::Jarl).count(), 4);
}
