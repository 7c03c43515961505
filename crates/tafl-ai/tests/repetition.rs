//! The search plays by the rule of repetition, with the game's history.

mod common;

use common::{COPENHAGEN, TABLUT, game_from};
use tafl_ai::{Control, Limits, Score, search};
use tafl_rules::{Game, Move, Reason};

/// A game in which both sides have gone to and fro, until the last of these moves would bring the first
/// position about for the third time; that last move is left to be made.
fn to_and_fro(id: &str, position: &str, round: [&str; 4]) -> (Game, Move) {
    let mut game = game_from(id, position);
    let round = round.map(|mv| mv.parse::<Move>().expect("a move"));
    for mv in round.into_iter().chain(round).take(7) {
        game.play(mv).expect("a legal move");
    }
    (game, round[3])
}

const QUIET: [(&str, &str, [&str; 4]); 2] = [
    (
        COPENHAGEN,
        "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 d 0 1",
        ["f8-g8", "d11-c11", "g8-f8", "c11-d11"],
    ),
    (TABLUT, "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 d 0 1", ["e7-d7", "d9-c9", "d7-e7", "c9-d9"]),
];

#[test]
fn attackers_take_the_win_where_defenders_lose_by_a_third_occurrence() {
    let (id, position, round) = QUIET[0];
    let (mut game, last) = to_and_fro(id, position, round);
    for depth in 1..=2 {
        let report = search(&game, &Limits::depth(depth), &Control::new());
        assert_eq!((report.best, report.score()), (Some(last), Some(Score::Won(1))));
    }
    let outcome = game.play(last).expect("a legal move").outcome.clone().expect("the third occurrence");
    assert_eq!(outcome.reason(), Reason::Repetition);
}

#[test]
fn defenders_do_not_walk_into_a_third_occurrence() {
    // A ply earlier, with the defenders to move: going back allows it.
    let (id, position, round) = QUIET[0];
    let (mut game, _) = to_and_fro(id, position, round);
    game.undo();
    let back = game.played(3).expect("the move back was played before").mv();
    let report = search(&game, &Limits::depth(2), &Control::new());
    assert_ne!(report.best, Some(back));
    assert!(!report.score().expect("a score").is_decided());
}

#[test]
fn whoever_moves_does_not_make_the_third_occurrence_where_it_loses() {
    let (id, position, round) = QUIET[1];
    let (game, last) = to_and_fro(id, position, round);
    for depth in 1..=2 {
        let report = search(&game, &Limits::depth(depth), &Control::new());
        assert_ne!(report.best, Some(last));
        assert!(!report.score().expect("a score").is_decided());
    }
}
