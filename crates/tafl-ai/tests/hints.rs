//! Why a move is good, told from positions.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod common;

use common::{COPENHAGEN, TABLUT, game_from, new_game};
use tafl_ai::{Control, Limits, Line, Options, Reason, Report, Score, Searcher, hint, reason};
use tafl_rules::{Game, Side, Square};

/// A report that says a line and a score.
fn report(line: &str, score: Score) -> Report {
    let moves: Vec<_> = line.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    Report { best: Some(moves[0]), lines: vec![Line { moves, score, depth: 4 }], ..Report::default() }
}

/// A reason in a few words.
fn told(reason: &Reason) -> String {
    let names = |squares: &[Square]| squares.iter().map(|square| format!(" {square}")).collect::<String>();
    match reason {
        Reason::Wins { by, .. } => format!("wins by {}", by.id()),
        Reason::OnlyMove => "only move".into(),
        Reason::ForcesWin { moves } => format!("wins in {moves}"),
        Reason::HoldsOut { moves } => format!("loses in {moves}"),
        Reason::Stops { win, squares } => format!("stops {}{}", win.id(), names(squares)),
        Reason::StopsFork => "stops fork".into(),
        Reason::OpensRoads { roads } => format!("opens {roads:?}"),
        Reason::Takes { men, lost } => format!("takes{}, loses {lost}", names(men)),
        Reason::Threatens { by, squares } => format!("threatens {}{}", by.id(), names(squares)),
        Reason::Averts { moves, first } => format!("averts {} in {moves}", first.unwrap()),
        Reason::Saves { men } => format!("saves{}", names(men)),
        Reason::WinsMen { more } => format!("wins {more} men"),
        Reason::ThreatensMen { men } => format!("threatens{}", names(men)),
        Reason::PreparesFork => "prepares fork".into(),
        Reason::PreparesRoad => "prepares road".into(),
        Reason::ClosesRoad => "closes road".into(),
        Reason::Guards { corner } => format!("guards {corner}"),
        Reason::ClosesRing => "closes ring".into(),
        Reason::Confines => "confines".into(),
        Reason::Frees => "frees".into(),
        Reason::Improves { reply } => format!("improves, {}", reply.map_or("?".into(), |mv| mv.to_string())),
    }
}

/// An even score.
const EVEN: Score = Score::Value(0);

/// The variant, the position (the start where it is empty), the line of the report and its score, the
/// reason.
const REASONS: &[(&str, &str, &str, Score, &str)] = &[
    (TABLUT, "9/9/9/2K6/9/9/9/4t4/9 d 0 1", "c6-a6", Score::Won(1), "wins by escape"),
    (TABLUT, "9/5t3/9/9/5Kt2/5t3/9/9/9 a 0 1", "f8-f6", Score::Won(1), "wins by king_captured"),
    (TABLUT, "4t4/9/9/9/ttttK4/4t4/9/9/8t a 0 1", "i1-i5", EVEN, "stops escape i5"),
    // The square beside the king can be closed from below.
    (TABLUT, "9/2t6/9/1tK4Tt/9/7T1/9/2tt5/9 d 0 1", "h4-d4", EVEN, "stops king_captured c6"),
    (TABLUT, "4t4/9/9/9/ttttK3t/4t4/9/9/9 d 0 1", "e5-f5", Score::Won(3), "opens [North, South]"),
    (TABLUT, "4t4/9/9/t8/ttttK3t/4t4/9/9/9 d 0 1", "e5-e6", EVEN, "opens [East]"),
    (TABLUT, "4t4/9/9/9/t3K3t/t1Tt5/9/9/4t4 a 0 1", "a4-b4", EVEN, "takes c4, loses 0"),
    (TABLUT, "4t4/9/9/9/tT2K3t/t1Tt5/9/1T7/4t4 a 0 1", "a4-b4 b2-b3", EVEN, "takes c4, loses 1"),
    (TABLUT, "9/2t6/9/1tK4Tt/9/9/9/2t4t1/9 a 0 1", "h2-d2", EVEN, "threatens king_captured c6"),
    (TABLUT, "4t4/9/9/9/t3K3t/t1Tt5/9/9/4t4 d 0 1", "c4-c7", EVEN, "saves c4"),
    (TABLUT, "4t4/9/9/9/t3K3t/2Tt5/9/t8/4t4 a 0 1", "a2-a4", EVEN, "threatens c4"),
    (TABLUT, "4t4/9/9/9/t3K3t/2Tt5/9/t8/4t4 a 0 1", "a2-a4 e5-e6 a4-b4", EVEN, "wins 1 men"),
    (COPENHAGEN, "1t9/11/11/11/8t2/11/11/11/11/11/2t1K1t4 a 0 1", "i7-e7", EVEN, "closes road"),
    (COPENHAGEN, "11/11/11/11/8t2/11/11/11/11/11/2t1K1t4 a 0 1", "i7-e7", EVEN, "stops fork"),
    (COPENHAGEN, "11/11/11/11/5T5/4TKT4/5T5/11/11/11/5t5 d 0 1", "e6-e9", EVEN, "prepares fork"),
    (COPENHAGEN, "11/11/11/11/5T5/1t2TKT4/5T5/11/11/11/5t5 d 0 1", "e6-e9", EVEN, "frees"),
    (COPENHAGEN, "11/11/11/11/11/5K5/11/11/11/7t3/11 a 0 1", "h2-h6", EVEN, "confines"),
    (COPENHAGEN, "", "d1-c1", EVEN, "guards a1"),
    (COPENHAGEN, "", "d1-d3 f4-i4", EVEN, "improves, f4-i4"),
    (COPENHAGEN, "", "d1-d3", Score::Won(9), "wins in 5"),
    (COPENHAGEN, "", "d1-d3", Score::Lost(4), "loses in 2"),
    (TABLUT, "3tt4/2t2t3/9/1t5t1/3K5/9/1t5t1/3t1t3/4t4 d 0 1", "d5-a5", Score::Won(1), "wins by escape"),
];

#[test]
fn a_move_has_its_reason() {
    for &(id, position, line, score, expected) in REASONS {
        let game = if position.is_empty() { new_game(id) } else { game_from(id, position) };
        let reason = reason(&game, &report(line, score), None).expect("the line begins with a legal move");
        assert_eq!(told(&reason), expected, "{position}, {line}");
    }
}

#[test]
fn a_threat_that_was_searched_is_a_reason() {
    let game = new_game(COPENHAGEN);
    let best = report("d1-d3 f4-i4", EVEN);
    let told_with = |threat: &Report| told(&reason(&game, &best, Some(threat)).unwrap());
    assert_eq!(told_with(&report("f4-f3", Score::Won(5))), "averts f4-f3 in 3");
    assert_eq!(told_with(&report("f4-f3", EVEN)), "improves, f4-i4");
}

#[test]
fn what_cannot_be_played_has_no_reason() {
    let game = new_game(COPENHAGEN);
    assert_eq!(reason(&game, &report("d1-e1", EVEN), None), None);
    assert_eq!(reason(&game, &Report::default(), None), None);
}

/// Advice on whole games: there is always a legal move and a reason until the game is over, for both sides
/// and on every board.
#[test]
fn there_is_advice_in_every_position() {
    let library = tafl_rules::Library::built_in();
    for variant in library.variants() {
        let mut searcher = Searcher::new(Options::default());
        let mut game = Game::new(std::sync::Arc::clone(variant));
        for ply in 0..4 {
            let side = game.position().side_to_move();
            let hint = hint(&mut searcher, &game, &Limits::nodes(300), &Control::new());
            let hint = hint.unwrap_or_else(|| panic!("{}, ply {ply}", variant.id));
            assert_eq!((hint.side, hint.line[0]), (side, hint.mv));
            assert!(hint.reason.squares().iter().all(|square| square.is_on(game.position().size())));
            game.play(hint.mv).unwrap();
        }
    }
    let mut searcher = Searcher::new(Options::default());
    let mut over = new_game(COPENHAGEN);
    over.resign(Side::Attackers);
    assert_eq!(hint(&mut searcher, &over, &Limits::nodes(300), &Control::new()), None);
}
