//! The levels play as they say.

mod common;

use std::time::{Duration, Instant};

use common::{COPENHAGEN, TABLUT, game_from, new_game};
use tafl_ai::{Control, Level, Limits, Score, choose, choose_within};
use tafl_rules::Side;

#[test]
fn ids_name_levels() {
    for level in Level::ALL {
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::from_id("king"), None);
    assert_eq!(Level::Karl.limits().depth, Some(1));
    assert_eq!(Level::Drengr.limits().depth, Some(3));
    assert!(Level::Hersir.limits().time >= Some(Duration::from_secs(2)));
}

/// Plays a game between two levels, each within a budget of nodes; the winner, if there is one in time.
fn winner(id: &str, attackers: Level, defenders: Level, seed: u64) -> Option<Side> {
    let mut game = new_game(id);
    while game.outcome().is_none() && game.ply_count() < 200 {
        let level = match game.position().side_to_move() {
            Side::Attackers => attackers,
            Side::Defenders => defenders,
        };
        let limits = Limits { nodes: Some(2500), time: None, ..level.limits() };
        let best = choose_within(&game, level, &limits, seed, &Control::new()).best;
        game.play(best.expect("not over")).expect("the computer plays by the rules");
    }
    game.outcome()?.winner
}

#[test]
fn normal_beats_easy() {
    let (mut won, mut lost) = (0, 0);
    for id in [COPENHAGEN, TABLUT] {
        for seed in 0..4 {
            let (normal, result) = if seed % 2 == 0 {
                (Side::Attackers, winner(id, Level::Drengr, Level::Karl, seed))
            } else {
                (Side::Defenders, winner(id, Level::Karl, Level::Drengr, seed))
            };
            match result {
                Some(side) if side == normal => won += 1,
                Some(_) => lost += 1,
                None => {}
            }
        }
    }
    println!("normal won {won}, easy {lost} of 8");
    assert!(won >= 6 && lost <= 1, "normal won {won}, easy {lost} of 8");
}

#[test]
fn every_level_takes_a_win_in_one() {
    for (id, position) in [
        (COPENHAGEN, "11/11/11/11/11/K10/11/11/11/5tt4/11 d 0 1"),
        (TABLUT, "9/9/2t6/9/2K5t/2t6/9/9/2T6 a 0 1"),
    ] {
        let game = game_from(id, position);
        for level in [Level::Karl, Level::Drengr, Level::Hersir] {
            for seed in 0..4 {
                let report = choose(&game, level, seed, &Control::new());
                assert_eq!(report.score(), Some(Score::Won(1)), "{} {position}", level.id());
            }
        }
    }
}

#[test]
fn easy_thinks_of_no_answer_and_normal_does() {
    // A man on e5 takes d5, and then d9-d5 takes him and c5.
    let poisoned = "11/11/3t1T5/4TKT4/5T5/11/1tTt1t5/11/11/4T6/11 d 0 1";
    let game = game_from(COPENHAGEN, poisoned);
    for seed in 0..6 {
        let takes = |level| {
            let best = choose(&game, level, seed, &Control::new()).best.expect("a move");
            !game.captures(best).expect("a legal move").is_empty()
        };
        assert!(takes(Level::Karl), "seed {seed}");
        assert!(!takes(Level::Drengr), "seed {seed}");
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
fn the_chosen_line_comes_first_and_is_nearly_as_good_as_the_best() {
    let game = new_game(TABLUT);
    for seed in 0..6 {
        let report = choose(&game, Level::Drengr, seed, &Control::new());
        assert_eq!(report.lines[0].moves.first(), report.best.as_ref());
        let best = report.lines.iter().map(|line| line.score).max().expect("lines");
        let (Score::Value(best), Some(Score::Value(chosen))) = (best, report.score()) else {
            panic!("nothing is decided at the start");
        };
        assert!(best - chosen <= 14, "{best} {chosen}");
    }
}

#[test]
fn hard_answers_within_its_time() {
    let game = new_game(TABLUT);
    let limit = Level::Hersir.limits().time.expect("hard is limited by time");
    let begun = Instant::now();
    let report = choose(&game, Level::Hersir, 1, &Control::new());
    assert!(begun.elapsed() < limit + Duration::from_millis(500), "{:?}", begun.elapsed());
    assert!(report.depth > 3, "deeper than normal: {}", report.depth);
}
