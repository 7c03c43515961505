//! Whole games: repetitions and their count, undo and redo, draws and resignations.

mod common;

use common::random::Random;
use common::*;
use tafl_rules::{Ending, Game, Move, Outcome, Position, Refusal, RepetitionWarning, Side};

/// A game from a picture's pieces, the attackers to move.
fn game(id: &str, changes: &str, pieces: &str) -> Game {
    let variant = variant(id, changes);
    let mut setup = empty_setup(variant.board().size());
    read_pieces(pieces, &mut setup.pieces);
    Game::from_setup(variant, &setup).expect("a possible position")
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

const PIECES: &str = "A a2 j9, D g4 c9, K e7";
/// Four plies that lead back to where they began.
const ROUND: &str = "a2-a3 g4-g5 a3-a2 g5-g4";

fn repetition(winner: Option<Side>, plies: [usize; 3]) -> Option<Outcome> {
    Some(Outcome { winner, ending: Ending::Repetition { plies: plies.to_vec() } })
}

#[test]
fn the_third_occurrence_loses_for_the_defenders_whoever_moves() {
    let mut first = game(COPENHAGEN, "", PIECES);
    play(&mut first, ROUND);
    assert_eq!(first.occurrence(), 2);
    assert_eq!(first.repetition_warning(), Some(RepetitionWarning::Loses(Side::Defenders)));
    play(&mut first, "a2-a3 g4-g5 a3-a2");
    assert_eq!(first.outcome(), None);
    play(&mut first, "g5-g4");
    assert_eq!(first.outcome().cloned(), repetition(Some(Side::Attackers), [0, 4, 8]));
    assert_eq!(first.repetition_warning(), None);
    assert_eq!(first.legal_moves().count(), 0);
    assert_eq!(first.play(mv("a2-a3")), Err(Refusal::GameOver));

    // The same when the attackers bring it about.
    let mut second = game(COPENHAGEN, "", PIECES);
    play(&mut second, "a2-a4 g4-g5 a4-a3 g5-g4 a3-a4 g4-g5 a4-a3 g5-g4");
    assert_eq!(second.outcome(), None);
    play(&mut second, "a3-a4");
    assert_eq!(second.outcome().cloned(), repetition(Some(Side::Attackers), [1, 5, 9]));
}

#[test]
fn the_third_occurrence_loses_for_the_mover_in_tablut() {
    let pieces = "A a2 i9, D g4 c7, K e7";
    let mut by_defenders = game(TABLUT, "", pieces);
    play(&mut by_defenders, &format!("{ROUND} {ROUND}"));
    assert_eq!(by_defenders.outcome().cloned(), repetition(Some(Side::Attackers), [0, 4, 8]));

    let mut by_attackers = game(TABLUT, "", pieces);
    play(&mut by_attackers, "a2-a4 g4-g5 a4-a3 g5-g4 a3-a4");
    assert_eq!(by_attackers.repetition_warning(), Some(RepetitionWarning::Loses(Side::Attackers)));
    play(&mut by_attackers, "g4-g5 a4-a3 g5-g4 a3-a4");
    assert_eq!(by_attackers.outcome().cloned(), repetition(Some(Side::Defenders), [1, 5, 9]));
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let mut game = game(COPENHAGEN, "", PIECES);
    play(&mut game, "a2-a4 g4-g6 a4-a2 g6-g5 a2-a3 g5-g4 a3-a2");
    assert_eq!(game.position().layout(), game.start().layout());
    assert_eq!(game.occurrence(), 1);
}

#[test]
fn other_answers_to_the_third_occurrence() {
    let two_rounds = format!("{ROUND} {ROUND}");
    let mut draw = game(COPENHAGEN, "third_occurrence=draw", PIECES);
    play(&mut draw, ROUND);
    assert_eq!(draw.repetition_warning(), Some(RepetitionWarning::Draw));
    play(&mut draw, ROUND);
    assert_eq!(draw.outcome().cloned(), repetition(None, [0, 4, 8]));

    let mut none = game(COPENHAGEN, "third_occurrence=no_rule", PIECES);
    play(&mut none, &format!("{two_rounds} {two_rounds}"));
    assert_eq!((none.outcome(), none.occurrence(), none.repetition_warning()), (None, 5, None));

    let almost = "a2-a3 g4-g5 a3-a2 g5-g4 a2-a3 g4-g5 a3-a2";
    for answer in ["forbidden_to_defenders", "forbidden_to_mover"] {
        let mut forbidden = game(COPENHAGEN, &format!("third_occurrence={answer}"), PIECES);
        play(&mut forbidden, almost);
        assert_eq!(forbidden.repetition_warning().is_some(), answer == "forbidden_to_mover");
        let moves = forbidden.legal_moves().count();
        assert_eq!(forbidden.play(mv("g5-g4")), Err(Refusal::WouldRepeat));
        assert!(!forbidden.destinations(square("g5")).stops.contains(&square("g4")));
        assert_eq!(forbidden.captures(mv("g5-g4")), Err(Refusal::WouldRepeat));
        let listed = forbidden.variant().engine().legal_moves(forbidden.position()).count();
        assert_eq!(moves + 1, listed);
        assert_eq!(forbidden.outcome(), None);
    }

    // What is forbidden to the defenders, the attackers may do.
    let by_attackers = "a2-a4 g4-g5 a4-a3 g5-g4 a3-a4 g4-g5 a4-a3 g5-g4";
    let mut may = game(COPENHAGEN, "third_occurrence=forbidden_to_defenders", PIECES);
    play(&mut may, by_attackers);
    assert_eq!(may.check(mv("a3-a4")), Ok(()));
    let mut may_not = game(COPENHAGEN, "third_occurrence=forbidden_to_mover", PIECES);
    play(&mut may_not, by_attackers);
    assert_eq!(may_not.check(mv("a3-a4")), Err(Refusal::WouldRepeat));
}

#[test]
fn a_side_left_with_forbidden_moves_alone_is_stuck_which_comes_before_the_quiet_limit() {
    // The king, the last of his side, goes to and fro between a5 and a6: all else is walled off.
    let pieces = "A a4 a7 b5 b6 h7, K a5";
    let moves = "h7-h8 a5-a6 h8-h7 a6-a5 h7-h8 a5-a6 h8-h7";
    for limit in ["none", "draw_after(7)", "draw_after(8)"] {
        let changes = format!("third_occurrence=forbidden_to_defenders; quiet_limit={limit}");
        let mut stuck = game(COPENHAGEN, &changes, pieces);
        play(&mut stuck, moves);
        let ending = Ending::NoMoves { side: Side::Defenders };
        let expected = Outcome { winner: Some(Side::Attackers), ending };
        assert_eq!(stuck.outcome(), Some(&expected), "with the limit {limit}");
        assert_eq!(stuck.legal_moves().count(), 0);
    }
    let mut free = game(COPENHAGEN, "third_occurrence=forbidden_to_defenders", &format!("{pieces}, D j3"));
    play(&mut free, moves);
    assert_eq!(free.outcome(), None);
    assert_eq!(free.check(mv("a6-a5")), Err(Refusal::WouldRepeat));
}

#[test]
fn a_capture_starts_the_count_anew() {
    let mut game = game(COPENHAGEN, "", "A a2 j9 d4 d6, D g4 c9 c5, K e7");
    play(&mut game, ROUND);
    assert_eq!(game.occurrence(), 2);
    // c5 steps between d4 and d6, and is safe; then he is taken.
    play(&mut game, "a2-a3 c5-d5 d6-d7 g4-g5 d7-d6");
    let played = game.last_played().expect("played");
    assert_eq!(names(&played.captures.iter().map(|capture| capture.square).collect::<Vec<_>>()), "d5");
    assert_eq!((played.occurrence, game.position().quiet_plies()), (1, 0));
    play(&mut game, "g5-g4 a3-a2 g4-g5 a2-a3 g5-g4 a3-a2 g4-g5");
    assert_eq!((game.occurrence(), game.outcome()), (2, None));
    play(&mut game, "a2-a3");
    let ending = game.outcome().map(|outcome| outcome.ending.clone());
    assert_eq!(ending, Some(Ending::Repetition { plies: vec![9, 13, 17] }));
}

#[test]
fn undo_takes_an_occurrence_back() {
    let mut game = game(COPENHAGEN, "", PIECES);
    play(&mut game, ROUND);
    for _ in 0..5 {
        assert_eq!(game.occurrence(), 2);
        assert!(game.undo());
        play(&mut game, "g5-g4");
    }
    assert_eq!((game.occurrence(), game.outcome()), (2, None));
    play(&mut game, ROUND);
    assert!(game.outcome().is_some());
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
    assert!(game.redo());
    assert!(game.outcome().is_some());
}

#[test]
fn a_position_set_up_by_hand_starts_a_new_count() {
    let mut game = game(COPENHAGEN, "", PIECES);
    play(&mut game, ROUND);
    let setup = game.position().to_setup();
    let mut again = Game::from_setup(game.variant().clone(), &setup).expect("a position of the game");
    assert_eq!(again.occurrence(), 1);
    assert_eq!(again.position().quiet_plies(), 4);
    play(&mut again, ROUND);
    assert_eq!((again.occurrence(), again.outcome()), (2, None));
    play(&mut again, ROUND);
    assert!(again.outcome().is_some());
}

#[test]
fn a_side_may_give_up_and_take_it_back() {
    for side in Side::BOTH {
        let mut game = game(COPENHAGEN, "", PIECES);
        play(&mut game, "a2-a3");
        assert!(game.resign(side));
        let expected = Outcome { winner: Some(!side), ending: Ending::Resignation { side } };
        assert_eq!(game.outcome(), Some(&expected));
        assert_eq!(game.check(mv("g4-g5")), Err(Refusal::GameOver));
        assert_eq!(game.legal_moves().count(), 0);
        assert!(!game.resign(!side) && !game.agree_on_draw());
        assert_eq!(game.outcome(), Some(&expected));
        assert!(game.undo());
        assert_eq!((game.outcome(), game.ply_count()), (None, 1));
        assert!(!game.redo());
        play(&mut game, "g4-g5");
    }
}

#[test]
fn a_draw_is_agreed_where_the_rules_allow_it() {
    let mut allowed = game(COPENHAGEN, "", PIECES);
    assert!(allowed.agree_on_draw());
    assert_eq!(allowed.outcome(), Some(&Outcome { winner: None, ending: Ending::Agreement }));
    assert!(allowed.undo());
    assert_eq!(allowed.outcome(), None);
    let mut refused = game(COPENHAGEN, "agreed_draw=no", PIECES);
    assert!(!refused.agree_on_draw());
    assert_eq!(refused.outcome(), None);
}

#[test]
fn undo_and_redo_walk_the_whole_game() {
    let mut game = game(COPENHAGEN, "", PIECES);
    assert!(!game.undo() && !game.redo());
    play(&mut game, "a2-a3 g4-g5 a3-a4");
    assert!(game.undo() && game.undo());
    assert_eq!((game.ply_count(), game.redo_count()), (1, 2));
    assert!(game.redo());
    assert_eq!(game.last_played().map(|played| played.mv()), Some(mv("g4-g5")));
    // A new move forgets what was taken back.
    play(&mut game, "a3-a5");
    assert_eq!(game.redo_count(), 0);
    assert!(!game.redo());
}

#[test]
fn a_game_of_a_thousand_plies_is_taken_back_to_its_start() {
    const PLIES: usize = 1000;
    for id in [COPENHAGEN, "alea-evangelii-19x19"] {
        let mut game = Game::new(variant(id, ""));
        let mut random = Random::new(PLIES as u64);
        let seen =
            |game: &Game| (*game.position(), game.occurrence(), game.legal_moves().collect::<Vec<Move>>());
        let mut before: Vec<(Position, u32, Vec<Move>)> = Vec::new();
        // It wanders about, often back to where it was; a move that would end it is taken back, and another
        // tried.
        for _ in 0..20 * PLIES {
            if before.len() == PLIES {
                break;
            }
            let there = seen(&game);
            let own_last = game.plays().rev().nth(1);
            let back = own_last.map(|played| Move { from: played.to, to: played.from });
            let back = back.filter(|mv| random.chance(60) && there.2.contains(mv));
            let mv = back.unwrap_or_else(|| *random.pick(&there.2));
            let played = game.play(mv).expect("a legal move");
            if played.outcome.is_none() {
                before.push(there);
            } else {
                assert!(game.undo());
            }
        }
        assert_eq!(game.ply_count(), PLIES, "{id}");
        assert!(before.iter().any(|(_, occurrence, _)| *occurrence > 1), "{id}: nothing occurs again");
        let as_played = game.clone();
        for (ply, there) in before.iter().enumerate().rev() {
            assert!(game.undo());
            assert_eq!((game.ply_count(), game.redo_count()), (ply, PLIES - ply), "{id}");
            assert_eq!(seen(&game), *there, "{id}, ply {ply}");
        }
        assert!(!game.undo());
        assert_eq!(game.position(), game.start());
        while game.redo() {}
        assert!(game.plays().eq(as_played.plays()));
        assert_eq!(seen(&game), seen(&as_played));
    }
}

#[test]
fn the_side_that_starts_is_the_rules_to_say() {
    for (answer, side) in [("attackers", Side::Attackers), ("defenders", Side::Defenders)] {
        let variant = variant(COPENHAGEN, &format!("first_to_move={answer}"));
        let mut game = Game::new(variant);
        assert_eq!(game.position().side_to_move(), side);
        let first = game.legal_moves().next().expect("a move");
        game.play(first).expect("legal");
        assert_eq!(game.position().move_number(), 1);
        let second = game.legal_moves().next().expect("a move");
        game.play(second).expect("legal");
        assert_eq!(game.position().move_number(), 2);
    }
}

#[test]
fn counters_at_their_end_stay_there() {
    let variant = variant(COPENHAGEN, "");
    let text = format!("{} d {} {}", Game::new(variant.clone()).position().layout(), u32::MAX, u32::MAX);
    let setup = tafl_rules::notation::read_position(&text).expect("a position");
    let mut game = Game::from_setup(variant, &setup).expect("a possible one");
    let first = game.legal_moves().next().expect("a move");
    game.play(first).expect("legal");
    assert_eq!(game.position().quiet_plies(), u32::MAX);
    assert_eq!(game.position().move_number(), u32::MAX);
    assert!(!tafl_rules::notation::GameRecord::of(&game).to_string().is_empty());
}
