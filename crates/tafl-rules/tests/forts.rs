//! Verdicts on exit forts, drawn as pictures: what holds, what breaks, on every edge of the board.

mod common;

use std::sync::Arc;

use common::*;
use tafl_rules::{Board, Direction, Ending, Game, Move, Piece, Reason, Setup, Side, Square, Variant};

/// A drawn position and whether it is a fort.
struct Case {
    title: String,
    fort: bool,
    changes: String,
    pieces: Vec<(Square, Piece)>,
}

fn cases(text: &str, always: &str) -> Vec<Case> {
    text.split("\n== ")
        .skip(1)
        .map(|part| {
            let (title, body) = part.split_once('\n').expect("a title and a picture");
            let verdict = title.split_whitespace().nth(1).expect("a verdict").trim_end_matches([':', ',']);
            let fort = match verdict {
                "fort" => true,
                "broken" => false,
                _ => panic!("no verdict in: {title}"),
            };
            let mut case = Case { title: title.to_owned(), fort, changes: String::new(), pieces: Vec::new() };
            read_pieces(always, &mut case.pieces);
            for line in body.lines().filter(|line| !line.is_empty()) {
                match line.split_once(": ") {
                    Some(("also", list)) => read_pieces(list, &mut case.pieces),
                    Some(("with", changes)) => case.changes = changes.to_owned(),
                    _ => read_row(line, &mut case.pieces),
                }
            }
            case
        })
        .collect()
}

/// The eight ways to lay a square board down.
fn symmetries(square: Square, size: u8) -> [Square; 8] {
    let (file, rank, last) = (square.file(), square.rank(), size - 1);
    let flipped = [(file, rank), (last - file, rank), (file, last - rank), (last - file, last - rank)];
    let at = |(file, rank): (u8, u8)| Square::new(file, rank).expect("on the board");
    let mut all = [square; 8];
    for (index, (file, rank)) in flipped.into_iter().enumerate() {
        all[index] = at((file, rank));
        all[index + 4] = at((rank, file));
    }
    all
}

fn judge(variant: &Arc<Variant>, pieces: &[(Square, Piece)], side: Side) -> Game {
    let size = variant.board().size();
    let setup = Setup { pieces: pieces.to_vec(), side_to_move: Some(side), ..empty_setup(size) };
    Game::from_setup(Arc::clone(variant), &setup).expect("a possible position")
}

/// Checks a case on every edge and in both hands, and that the evidence for a fort is whole.
fn check(case: &Case, variant: &Arc<Variant>) {
    let size = variant.board().size();
    for symmetry in 0..8 {
        let pieces: Vec<_> =
            case.pieces.iter().map(|&(at, piece)| (symmetries(at, size)[symmetry], piece)).collect();
        for side in Side::BOTH {
            let game = judge(variant, &pieces, side);
            let Some(outcome) = game.outcome() else {
                assert!(!case.fort, "{}: no verdict in symmetry {symmetry}, {side} to move", case.title);
                continue;
            };
            assert!(case.fort, "{}: {outcome:?} in symmetry {symmetry}", case.title);
            assert_eq!(outcome.winner, Some(Side::Defenders), "{}", case.title);
            let Ending::ExitFort { king, wall, interior } = &outcome.ending else {
                panic!("{}: {outcome:?}", case.title);
            };
            assert_eq!(*king, game.position().king(), "{}", case.title);
            for man in wall {
                assert_eq!(game.position().piece_at(*man), Some(Piece::Defender), "{}", case.title);
            }
            // The inside is closed: every way out of it ends at the wall.
            let inside = |square: &Square| square == king || interior.contains(square);
            for from in interior.iter().chain([king]) {
                for next in Direction::ALL.into_iter().filter_map(|way| from.step(way, size)) {
                    assert!(inside(&next) || wall.contains(&next), "{}: open at {next}", case.title);
                }
            }
        }
    }
}

/// Lets the last move of the defenders be played: every piece of theirs that could have come from
/// somewhere, so that the fort is there after it and was not before.
fn check_by_moves(case: &Case, variant: &Arc<Variant>) -> usize {
    let mut forts = 0;
    let after = judge(variant, &case.pieces, Side::Defenders);
    let men: Vec<Square> =
        case.pieces.iter().filter(|(_, p)| p.side() == Side::Defenders).map(|p| p.0).collect();
    for to in men {
        for from in variant.engine().destinations(after.position(), to).stops {
            let earlier: Vec<_> =
                case.pieces.iter().map(|&(at, piece)| (if at == to { from } else { at }, piece)).collect();
            let mut game = judge(variant, &earlier, Side::Defenders);
            if game.outcome().is_some() || game.check(Move { from, to }).is_err() {
                continue;
            }
            let played = game.play(Move { from, to }).expect("checked");
            if !played.captures.is_empty() {
                continue;
            }
            let reason = played.outcome.as_ref().map(|outcome| outcome.reason());
            assert_eq!(reason, case.fort.then_some(Reason::ExitFort), "{}: {from}-{to}", case.title);
            forts += usize::from(case.fort);
        }
    }
    forts
}

#[test]
fn forts_of_the_copenhagen_board() {
    let text = include_str!("forts/copenhagen.txt");
    let cases = cases(text, "A d11 e11 f11 g11 h11");
    assert_eq!(cases.len(), 16);
    let copenhagen = variant(COPENHAGEN, "");
    let without = variant(COPENHAGEN, "exit_fort=no");
    let mut made = 0;
    for case in &cases {
        check(case, &copenhagen);
        made += check_by_moves(case, &copenhagen);
        let game = judge(&without, &case.pieces, Side::Attackers);
        assert_eq!(game.outcome(), None, "{}, where no fort wins", case.title);
    }
    assert!(made > 50, "only {made} moves made a fort");
}

#[test]
fn a_hostile_throne_breaks_a_fort_from_inside() {
    let cases = cases(include_str!("forts/brandubh.txt"), "");
    assert_eq!(cases.len(), 3);
    let board = || Board::from_layout("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3").expect("the brandubh board");
    for case in &cases {
        let changes = format!("encirclement=none_reaches_edge; agreed_draw=no; {}", case.changes);
        let rules = changed_rules("copenhagen-2025-v1", &changes);
        check(case, &pair(board(), &rules));
    }
}

#[test]
fn an_attackers_move_makes_no_fort() {
    // The fort stands before and after the attackers' move; what ended the game was the move that made it.
    let case = &cases(include_str!("forts/copenhagen.txt"), "A d11 e11 f11 g11 h11")[0];
    let variant = variant(COPENHAGEN, "");
    let mut open: Vec<_> = case.pieces.clone();
    open.retain(|(at, _)| *at != square("f2"));
    open.push((square("f8"), Piece::Defender));
    let mut game = judge(&variant, &open, Side::Attackers);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.play("d11-d10".parse().expect("a move")).expect("legal").outcome, None);
    let closing = game.play("f8-f2".parse().expect("a move")).expect("legal");
    assert_eq!(closing.outcome.as_ref().map(|outcome| outcome.reason()), Some(Reason::ExitFort));
}
