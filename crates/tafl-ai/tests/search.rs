//! The search keeps its promises, whatever the position.

mod common;

use std::time::{Duration, Instant};

use common::{COPENHAGEN, TABLUT, game_from, new_game};
use tafl_ai::{Control, Dice, Limits, Options, Score, Searcher, Technique, search};
use tafl_rules::{Game, Side};

/// A game after so many random plies, not over.
fn shuffled(id: &str, plies: usize, dice: &mut Dice) -> Game {
    let mut game = new_game(id);
    while game.ply_count() < plies {
        let moves: Vec<_> = game.legal_moves().collect();
        let over = game.play(moves[dice.below(moves.len())]).expect("a legal move").outcome.is_some();
        if over {
            game = new_game(id);
        }
    }
    game
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let mut dice = Dice::new(5);
    for id in [COPENHAGEN, TABLUT] {
        for plies in [0, 9, 30] {
            let game = shuffled(id, plies, &mut dice);
            let mut first = search(&game, &Limits::nodes(6000), &Control::new());
            let mut second = search(&game, &Limits::nodes(6000), &Control::new());
            (first.time, second.time) = (Duration::ZERO, Duration::ZERO);
            assert_eq!(first, second);
            assert!(first.nodes <= 6000);
            assert!(first.depth >= 1);
        }
    }
}

#[test]
fn a_stopped_search_still_moves() {
    let mut dice = Dice::new(7);
    for id in [COPENHAGEN, TABLUT] {
        let game = shuffled(id, 12, &mut dice);
        let control = Control::new();
        control.stop();
        let begun = Instant::now();
        let report = search(&game, &Limits::NONE, &control);
        assert!(begun.elapsed() < Duration::from_millis(500));
        assert!(game.check(report.best.expect("a move in any case")).is_ok());
        assert_eq!(report.lines, [], "it has looked at nothing");
        let report = search(&game, &Limits::nodes(1), &Control::new());
        assert!(game.check(report.best.expect("a move in any case")).is_ok());
    }
}

#[test]
fn a_search_without_limits_is_stopped_from_elsewhere_and_tells_its_progress() {
    let game = new_game(COPENHAGEN);
    let control = Control::new();
    let thinking = {
        let (game, control) = (game.clone(), control.clone());
        std::thread::spawn(move || search(&game, &Limits::NONE, &control))
    };
    let begun = Instant::now();
    while control.progress().depth < 2 {
        assert!(begun.elapsed() < Duration::from_secs(20), "two plies take no such time");
        std::thread::sleep(Duration::from_millis(1));
    }
    let progress = control.progress();
    assert!(game.check(progress.best().expect("a best move after two plies")).is_ok());
    assert!(progress.nodes > 100 && progress.score().is_some());
    let stopped = Instant::now();
    control.stop();
    let report = thinking.join().expect("the search does not panic");
    assert!(stopped.elapsed() < Duration::from_millis(500));
    assert!(report.depth >= 2 && report.nodes >= progress.nodes);
}

#[test]
fn the_time_is_kept() {
    let game = new_game(COPENHAGEN);
    let begun = Instant::now();
    let report = search(&game, &Limits::time(Duration::from_millis(150)), &Control::new());
    assert!(begun.elapsed() < Duration::from_millis(650), "{:?}", begun.elapsed());
    assert!(report.depth >= 1 && report.best.is_some());
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut game = new_game(TABLUT);
    game.resign(Side::Attackers);
    let report = search(&game, &Limits::depth(3), &Control::new());
    assert_eq!((report.best, report.lines.len(), report.nodes), (None, 0, 0));
}

#[test]
fn the_depth_asked_for_is_the_depth_reached() {
    for id in [COPENHAGEN, TABLUT] {
        for depth in 1..=3 {
            let report = search(&new_game(id), &Limits::depth(depth), &Control::new());
            assert_eq!(report.depth, depth);
            assert!(!report.score().expect("a score").is_decided());
            assert!(report.lines[0].moves.len() <= depth as usize + 5);
        }
    }
}

#[test]
fn only_quiescence_sees_the_answer_to_the_last_capture() {
    // A man on e5 takes d5, and then d9-d5 takes him and c5.
    let poisoned = "11/11/3t1T5/4TKT4/5T5/11/1tTt1t5/11/11/4T6/11 d 0 1";
    let game = game_from(COPENHAGEN, poisoned);
    let cost = |without: &[Technique]| {
        let without = without.iter().copied().collect();
        let mut searcher = Searcher::new(Options { lines: 200, without, ..Options::default() });
        let report = searcher.search(&game, &Limits::depth(1), &Control::new());
        let taking = report.lines.iter().find(|line| line.moves[0].to_string() == "e2-e5");
        report.score().expect("a score").value() - taking.expect("every move has a line").score.value()
    };
    assert!(cost(&[]) > cost(&[Technique::Quiescence]) + 100);
}

#[test]
fn as_many_lines_as_asked_for_come_best_first_and_begin_differently() {
    for id in [COPENHAGEN, TABLUT] {
        let mut searcher = Searcher::new(Options { lines: 5, ..Options::default() });
        let report = searcher.search(&new_game(id), &Limits::depth(4), &Control::new());
        assert_eq!(report.lines.len(), 5);
        assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
        let firsts: std::collections::HashSet<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        assert_eq!(firsts.len(), 5);
        assert!(report.lines.iter().all(|line| line.depth == 4));
    }
}

#[test]
fn threads_share_the_work_and_answer_legally() {
    let mut dice = Dice::new(11);
    for id in [COPENHAGEN, TABLUT] {
        let game = shuffled(id, 9, &mut dice);
        let mut searcher = Searcher::new(Options { threads: 3, hash: 1, ..Options::default() });
        let report = searcher.search(&game, &Limits::nodes(30_000), &Control::new());
        assert!(report.depth >= 3, "{report:?}");
        assert!(game.check(report.best.expect("a move")).is_ok());
        // Each thread may be a look at the clock late.
        assert!(report.nodes < 30_000 + 3 * 512, "{}", report.nodes);
    }
}

/// Plays the moves of a line on a copy of the game, where every one must be legal.
fn play_out(game: &Game, moves: &[tafl_rules::Move]) -> Game {
    let mut game = game.clone();
    for &mv in moves {
        game.play(mv).expect("a line is made of legal moves");
    }
    game
}

#[test]
fn games_against_itself_are_legal_and_lines_keep_their_word() {
    for (number, id) in [COPENHAGEN, TABLUT, TABLUT].into_iter().enumerate() {
        let mut dice = Dice::new(number as u64);
        let mut game = shuffled(id, 2, &mut dice);
        while game.outcome().is_none() && game.ply_count() < 140 {
            let report = search(&game, &Limits::nodes(1500), &Control::new());
            let side = game.position().side_to_move();
            let line = report.lines.first().expect("time enough for a line");
            let end = play_out(&game, &line.moves);
            if let Score::Won(plies) = line.score {
                assert_eq!(end.outcome().and_then(|outcome| outcome.winner), Some(side), "{plies}");
            }
            game.play(report.best.expect("not over")).expect("a legal move");
        }
    }
}
