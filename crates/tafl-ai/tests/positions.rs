//! Positions in which there is something to be found.

mod common;

use common::{COPENHAGEN, TABLUT, game_from, variant};
use tafl_ai::{Control, Dice, Limits, Report, Score, search};
use tafl_rules::{Cause, Game, Piece, Reason, Setup, Side, Square};

fn look(game: &Game, depth: u32) -> Report {
    search(game, &Limits::depth(depth), &Control::new())
}

/// Wins with the next ply, by every rule that gives one: the variant, the position, the rule.
const WINS: &[(&str, &str, Reason)] = &[
    (COPENHAGEN, "11/11/11/11/11/K10/11/11/11/5tt4/11 d 0 1", Reason::Escape),
    (COPENHAGEN, "11/11/11/3t7/11/11/11/2tKt6/3t2T4/11/11 a 0 1", Reason::KingCaptured),
    (COPENHAGEN, "3ttttt3/11/11/11/5T5/11/11/11/11/3TT6/2TK2T4 d 0 1", Reason::ExitFort),
    (COPENHAGEN, "11/11/3ttt5/2t3t4/1t1K3t3/2t1T1t4/3t7/4t1t4/11/5t5/11 a 0 1", Reason::Encirclement),
    (TABLUT, "9/9/9/2K6/9/9/9/4t4/9 d 0 1", Reason::Escape),
    (TABLUT, "9/9/2t6/9/2K5t/2t6/9/9/2T6 a 0 1", Reason::KingCaptured),
    (TABLUT, "9/5t3/9/9/5Kt2/5t3/9/9/9 a 0 1", Reason::KingCaptured),
];

#[test]
fn a_win_with_the_next_ply_is_taken() {
    for &(id, position, reason) in WINS {
        let mut game = game_from(id, position);
        for depth in [1, 3] {
            let report = look(&game, depth);
            assert_eq!(report.score(), Some(Score::Won(1)), "{position} at depth {depth}");
        }
        let side = game.position().side_to_move();
        let best = look(&game, 2).best.expect("there is a win");
        let outcome = game.play(best).expect("a legal move").outcome.clone().expect("it ends the game");
        assert_eq!(outcome.winner, Some(side), "{position}");
        assert_eq!(outcome.reason(), reason, "{position}");
    }
}

/// Wins in a few plies: the variant, the position, the number of plies.
const LONGER_WINS: &[(&str, &str, u32)] = &[
    // The king steps to the edge with a corner at either hand.
    (COPENHAGEN, "11/4t6/11/11/1t9/3K7/11/11/11/3tt6/11 d 0 1", 3),
    // Three sides are closed, and the fourth can be closed from two squares away.
    (TABLUT, "4t4/9/9/4T4/3K4t/9/9/4t4/9 d 0 1", 1),
    (TABLUT, "3tt4/2t2t3/9/1t5t1/3K5/9/1t5t1/3t1t3/4t4 d 0 1", 1),
];

#[test]
fn a_win_in_a_few_plies_is_found_and_counted() {
    for &(id, position, plies) in LONGER_WINS {
        let game = game_from(id, position);
        let report = look(&game, 5);
        assert_eq!(report.score(), Some(Score::Won(plies)), "{position}");
        assert_eq!(report.lines[0].moves.len() as u32, plies, "the line goes to the end: {position}");
    }
}

#[test]
fn two_roads_win_nothing_where_the_draw_comes_first() {
    // After a hundred quiet plies the game is drawn: the king is home with the third from now, or too late.
    for (quiet, score) in [(40, Score::Won(3)), (97, Score::Won(3)), (98, Score::Value(0))] {
        let position = format!("4t4/9/9/3t5/2t1Kt3/4t4/9/9/9 d {quiet} 1");
        for depth in 1..=6 {
            let report = look(&game_from(TABLUT, &position), depth);
            assert_eq!(report.score(), Some(score), "{position} at depth {depth}");
        }
    }
}

#[test]
fn an_open_road_is_closed() {
    for (id, position) in [
        (COPENHAGEN, "11/11/11/6t4/11/K10/t10/11/11/5tt4/11 a 0 1"),
        (TABLUT, "4t4/4t4/9/9/ttttK3t/4t4/2t3t2/9/9 a 0 1"),
    ] {
        let mut game = game_from(id, position);
        for depth in 2..=3 {
            let report = look(&game, depth);
            assert!(report.score() > Some(Score::Lost(2)), "{position} at depth {depth}");
            game.play(report.best.expect("a move")).expect("a legal one");
            let engine = game.variant().engine();
            assert_eq!(engine.roads(game.position()).len(), 0, "{position} at depth {depth}");
            game.undo();
        }
    }
}

#[test]
fn a_row_that_can_be_taken_by_shieldwall_is_taken() {
    let game = game_from(COPENHAGEN, "11/11/2t5t2/11/3T7/5K5/5t5/11/6T4/3tt6/2tTT3t2 a 0 1");
    let best = look(&game, 2).best.expect("a move");
    let captures = game.captures(best).expect("a legal move");
    assert_eq!(captures.len(), 2, "{best}");
    assert!(captures.iter().all(|capture| matches!(capture.cause, Cause::Shieldwall { .. })));
}

/// The number of plies in which the side to move wins by force, at most `plies`: by trying everything.
fn forced_win(game: &mut Game, plies: u32) -> Option<u32> {
    let side = game.position().side_to_move();
    let moves: Vec<_> = game.legal_moves().collect();
    let mut fastest = None;
    for mv in moves {
        let outcome = game.play(mv).expect("a legal move").outcome.as_ref().map(|outcome| outcome.winner);
        let won = match outcome {
            Some(winner) => (winner == Some(side)).then_some(1),
            None if plies >= 3 => forced_loss(game, plies - 1).map(|rest| rest + 1),
            None => None,
        };
        game.undo();
        if let Some(won) = won {
            fastest = Some(fastest.map_or(won, |fastest: u32| fastest.min(won)));
            if won == 1 {
                break;
            }
        }
    }
    fastest
}

/// The number of plies in which the side to move loses whatever it does, at most `plies`.
fn forced_loss(game: &mut Game, plies: u32) -> Option<u32> {
    let side = game.position().side_to_move();
    let moves: Vec<_> = game.legal_moves().collect();
    let mut longest = 0;
    for mv in moves {
        let outcome = game.play(mv).expect("a legal move").outcome.as_ref().map(|outcome| outcome.winner);
        let lost = match outcome {
            Some(winner) => (winner == Some(!side)).then_some(1),
            None => forced_win(game, plies - 1).map(|rest| rest + 1),
        };
        game.undo();
        longest = longest.max(lost?);
    }
    Some(longest)
}

/// A position with a few pieces anywhere.
fn scattered(id: &str, dice: &mut Dice) -> Option<Game> {
    let variant = variant(id);
    let size = variant.board().size();
    let mut squares: Vec<Square> = Square::all(size).collect();
    let mut draw = |dice: &mut Dice| squares.swap_remove(dice.below(squares.len()));
    let mut pieces = vec![(draw(dice), Piece::King)];
    for _ in 0..4 + dice.below(5) {
        pieces.push((draw(dice), Piece::Attacker));
    }
    for _ in 0..dice.below(3) {
        pieces.push((draw(dice), Piece::Defender));
    }
    let side = Side::BOTH[dice.below(2)];
    let setup = Setup { size, pieces, side_to_move: Some(side), quiet_plies: 0, move_number: 1 };
    Game::from_setup(variant, &setup).ok().filter(|game| game.outcome().is_none())
}

#[test]
fn three_plies_ahead_the_search_knows_all_that_trying_everything_tells() {
    let mut dice = Dice::new(3);
    let mut decided = [0; 2];
    for id in [COPENHAGEN, TABLUT] {
        let games: Vec<Game> =
            std::iter::repeat_with(|| scattered(id, &mut dice)).flatten().take(40).collect();
        for mut game in games {
            let report = look(&game, 3);
            let truth = forced_win(&mut game, 3);
            if let Some(plies) = truth {
                decided[usize::from(plies > 1)] += 1;
                assert_eq!(report.score(), Some(Score::Won(plies)), "{}", game.position());
            } else {
                // Beyond its depth the search may see further along threats.
                let further = report.score().expect("it is not over") < Score::Won(3);
                assert!(further, "{}: {:?}", game.position(), report.score());
            }
        }
    }
    assert!(
        decided.iter().all(|&count| count >= 3),
        "the positions must hold wins of both lengths: {decided:?}"
    );
}
