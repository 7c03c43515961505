//! Moves, positions and game files as they are written, and what is said about those that are broken.

mod common;

use common::*;
use tafl_rules::notation::*;
use tafl_rules::{Ending, Game, Library, Piece, Side};

#[test]
fn every_written_form_of_a_move_is_read() {
    // As written, then as it is written back.
    let forms = [
        ("d1-d3", "d1-d3"),
        ("d1d3", "d1-d3"),
        ("D1-D3", "d1-d3"),
        ("Kf6-f9", "f6-f9"),
        ("kf6f9", "f6-f9"),
        ("k1-k3", "k1-k3"),
        ("K1-K3", "k1-k3"),
        ("Kk7-k3", "k7-k3"),
        ("g3-e3xe2", "g3-e3xe2"),
        ("g3e3Xe2", "g3-e3xe2"),
        ("h10-h11xg11/i11/j11", "h10-h11xg11/i11/j11"),
        ("h10-h11xj11xg11xi11", "h10-h11xg11/i11/j11"),
        ("e7-k7xk6xk6", "e7-k7xk6"),
        ("a9-a11--", "a9-a11--"),
        ("e2-e4xd4++", "e2-e4xd4++"),
        ("  s19-a19 ", "s19-a19"),
    ];
    for (text, written) in forms {
        let read: WrittenMove = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), written, "{text}");
    }
    let read: WrittenMove = "h10-h11xj11/a9xa10".parse().expect("a move");
    assert_eq!(names(&read.captures), "a9 a10 j11", "sorted by file, then by rank");
}

#[test]
fn broken_moves_are_told_by_line_and_column() {
    let broken = [
        ("", "line 1, column 1: expected a move such as d1-d3"),
        ("d1", "line 1, column 3: expected a square from a1 to s19"),
        ("d1-", "line 1, column 4: expected a square from a1 to s19"),
        ("d1-t3", "line 1, column 4: expected a square from a1 to s19"),
        ("d0-d3", "line 1, column 1: expected a square from a1 to s19"),
        ("d1-d20", "line 1, column 4: expected a square from a1 to s19"),
        ("d1-d3x", "line 1, column 7: expected a square from a1 to s19"),
        ("d1-d3!", "line 1, column 6: unexpected `!`"),
        ("\n  d1-d3 d6-d4", "line 2, column 9: unexpected `d`"),
        ("ä1-d3", "line 1, column 1: expected a square from a1 to s19"),
        ("d1-d99999999999999999999", "line 1, column 4: expected a square from a1 to s19"),
    ];
    for (text, message) in broken {
        let error = text.parse::<WrittenMove>().expect_err(text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn a_move_is_written_with_what_it_takes() {
    let variant = variant(COPENHAGEN, "");
    let cases = [
        ("A a5, K a9", "a9-a11", "a9-a11--"),
        ("A d4 c3 e3 d1, D a5, K d3", "d1-d2", "d1-d2++"),
        ("A d2 e2 c1 h1, D d1 e1, K e7", "h1-f1", "h1-f1xd1/e1"),
    ];
    for (pieces, last, written) in cases {
        let mut setup = empty_setup(11);
        read_pieces(pieces, &mut setup.pieces);
        let from = square(last.split('-').next().expect("a square"));
        let mover = setup.pieces.iter().find(|(at, _)| *at == from).expect("a piece").1;
        setup.side_to_move = Some(mover.side());
        let mut game = Game::from_setup(variant.clone(), &setup).expect("possible");
        let played = game.play(last.parse().expect("a move")).expect("legal");
        assert_eq!(write_played(played), written);
    }
}

#[test]
fn positions_are_read_whole_or_in_part() {
    let rows = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3";
    let setup = read_position(&format!("{rows} d 7 12")).expect("whole");
    assert_eq!((setup.side_to_move, setup.quiet_plies, setup.move_number), (Some(Side::Defenders), 7, 12));
    let bare = read_position(rows).expect("bare");
    assert_eq!((bare.side_to_move, bare.quiet_plies, bare.move_number), (None, 0, 1));
    for id in [COPENHAGEN, TABLUT] {
        let game = Game::new(variant(id, ""));
        let bare = read_position(&game.position().layout()).expect("bare rows");
        assert_eq!(Game::from_setup(variant(id, ""), &bare).expect("possible").start(), game.start());
    }
    let of_defenders = variant(COPENHAGEN, "first_to_move=defenders");
    let game = Game::from_setup(of_defenders, &bare).expect("possible");
    assert_eq!(game.position().side_to_move(), Side::Defenders);
    // Ranks from the top, squares from the a-file; turned over with a slash in front.
    let top = read_position("t6/7/7/3K3/7/7/6T a").expect("a position");
    assert!(top.pieces.contains(&(square("a7"), Piece::Attacker)));
    assert!(top.pieces.contains(&(square("g1"), Piece::Defender)));
    for text in ["/t6/7/7/3K3/7/7/6T/ a", "/t6/7/7/3K3/7/7/6T a"] {
        let turned = read_position(text).expect("a position");
        assert!(turned.pieces.contains(&(square("a1"), Piece::Attacker)), "{text}");
        assert!(turned.pieces.contains(&(square("g7"), Piece::Defender)), "{text}");
    }
}

#[test]
fn broken_positions_are_told_by_line_and_column() {
    let broken = [
        ("", "line 1, column 1: the text ends too early"),
        (
            "/t7/7/7/3K3/7/7/7/",
            "line 1, column 4: rank 1 has 8 squares, but the board has 7 ranks (a position that begins with a \
             slash is OpenTafl's: its first row is rank 1)",
        ),
        ("7/7/7/3K3/7/7/6 a 0 1", "line 1, column 16: rank 1 has 6 squares, but the board has 7 ranks"),
        ("7/7/7/3K3/7/7/8 a 0 1", "line 1, column 16: rank 1 has 8 squares, but the board has 7 ranks"),
        ("7/ttttttttt/7/3K3/7/7/7", "line 1, column 10: rank 6 has 9 squares, but the board has 7 ranks"),
        ("7/7/7/3k3/7/7/7 a 0 1", "line 1, column 8: rank 4: `k` is no piece (t, T, K) and no number"),
        ("7/7/7/3K3/7/7/7 x 0 1", "line 1, column 17: expected the side to move, `a` or `d`"),
        ("7/7/7/3K3/7/7/7 a -1 1", "line 1, column 19: expected a number"),
        ("7/7/7/3K3/7/7/7 a 0 99999999999", "line 1, column 21: expected a number"),
        ("7/7/7/3K3/7/7/7 a 0 1 more", "line 1, column 23: unexpected `m`"),
        ("7/7/7/3K3/7/7/7 ab 0 1", "line 1, column 18: unexpected `b`"),
        ("1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1", "line 1, column 1: 20 rows; a board has at most 19"),
    ];
    for (text, message) in broken {
        let error = read_position(text).expect_err(text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn a_setup_that_is_no_position_is_refused() {
    let variant = variant(COPENHAGEN, "");
    let refused = [
        ("7/7/7/3K3/7/7/7", "the position has 7 ranks, but the board has 11"),
        ("11/11/11/11/11/11/11/11/11/11/t10", "a man stands on a1, where the rules let only the king stop"),
        ("11/11/11/11/11/5T5/11/11/11/11/K10", "a man stands on f6, where the rules let only the king stop"),
        ("11/11/11/11/11/11/11/11/11/11/11", "the position has 0 kings; it needs exactly one"),
        ("11/11/11/11/11/5K5/11/11/11/11/5K5", "the position has 2 kings; it needs exactly one"),
    ];
    for (text, message) in refused {
        let setup = read_position(text).expect(text);
        let error = Game::from_setup(variant.clone(), &setup).expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
    let mut twice = empty_setup(11);
    read_pieces("K f6, A c3, D c3", &mut twice.pieces);
    let error = variant.engine().position(&twice).expect_err("two on one square");
    assert_eq!(error.to_string(), "two pieces stand on c3");
    let mut beyond = empty_setup(11);
    read_pieces("K f6, A m3", &mut beyond.pieces);
    let error = variant.engine().position(&beyond).expect_err("beyond the board");
    assert_eq!(error.to_string(), "m3 is not on the board");
}

const GAMES: &str = r#"
[Variant "tablut-linnaeus-9x9"]
[Attackers "Ása \"the Tall\" \\ of Uppsala"]
[Defenders "Bjǫrn"]
[Date "1732.07.20"]
[Result "*"]

{A comment before the first move.}
1. d1-d3 {a step} e4-c4 2.d9-d8 {one
over two lines} *

[Variant "tablut-linnaeus-9x9"]
[Position "3ttt3/4t4/4T4/t3T3t/ttT1KTTtt/t3T3t/4T4/4t4/3ttt3 d 3 17"]
[Result "attackers"]
[Reason "resignation"]

17... e6-d6 18. a4-b4 attackers {after all}
"#;

#[test]
fn a_file_of_several_games_is_read() {
    let games = read_games(GAMES).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(games.len(), 2);
    let [first, second] = &games[..] else { panic!("two games") };
    assert_eq!(first.tag("Attackers"), Some("Ása \"the Tall\" \\ of Uppsala"));
    assert_eq!(first.tag("Defenders"), Some("Bjǫrn"));
    assert_eq!(first.tag("Reason"), None);
    assert_eq!(first.result, Some(WrittenResult::Unfinished));
    let comments: Vec<_> = first.comments.iter().map(|one| (one.after, one.text.as_str())).collect();
    assert_eq!(
        comments,
        [(0, "A comment before the first move."), (1, "a step"), (3, "one\nover two lines")]
    );
    let moves: Vec<_> =
        first.moves.iter().map(|one| (one.written.to_string(), one.line, one.column)).collect();
    let expected = [("d1-d3", 9, 4), ("e4-c4", 9, 19), ("d9-d8", 9, 27)];
    assert_eq!(moves, expected.map(|(text, line, column)| (text.to_owned(), line, column)));

    assert!(second.second_side_begins);
    assert_eq!(second.first_number, 17);
    assert_eq!(second.result, Some(WrittenResult::Won(Side::Attackers)));
    assert_eq!((second.comments.len(), second.comments[0].after), (1, 2));
    let replayed = second.replay(&Library::built_in()).unwrap_or_else(|error| panic!("{error}"));
    let ending = replayed.game.outcome().map(|outcome| outcome.ending.clone());
    assert_eq!(ending, Some(Ending::Resignation { side: Side::Defenders }));
    assert_eq!(replayed.game.position().move_number(), 18);

    // Written, they are read as the same again.
    for game in &games {
        let again = GameRecord::parse(&game.to_string()).unwrap_or_else(|error| panic!("{error}\n{game}"));
        assert_eq!((&again.tags, &again.comments, again.result), (&game.tags, &game.comments, game.result));
        assert_eq!(
            (again.second_side_begins, again.first_number),
            (game.second_side_begins, game.first_number)
        );
        let moves = |game: &GameRecord| game.moves.iter().map(|one| one.written.clone()).collect::<Vec<_>>();
        assert_eq!(moves(&again), moves(game));
    }
    assert!(second.to_string().contains("17... e6-d6 18. a4-b4 {after all} attackers"), "{second}");
}

#[test]
fn endings_made_by_the_players_come_back() {
    let library = Library::built_in();
    for agree in [true, false] {
        let mut game = Game::new(library.variant(COPENHAGEN).expect("built in").clone());
        game.play("d1-d3".parse().expect("a move")).expect("legal");
        assert!(if agree { game.agree_on_draw() } else { game.resign(Side::Attackers) });
        let written = GameRecord::of(&game).to_string();
        let replayed =
            GameRecord::parse(&written).expect("one game").replay(&library).expect("the same game");
        assert_eq!(replayed.game.outcome(), game.outcome(), "{written}");
    }
}

#[test]
fn a_game_may_name_rules_and_a_board() {
    let library = Library::built_in();
    let variant = library.resolve("sea-battle-9x9@brandubh-7x7").expect("the two fit");
    let mut game = Game::new(variant);
    game.play("d6-c6".parse().expect("a move")).expect("legal");
    let written = GameRecord::of(&game).to_string();
    assert!(written.starts_with("[Variant \"sea-battle@brandubh-7x7\"]"), "{written}");
    let replayed = GameRecord::parse(&written).expect("one game").replay(&library).expect("the same game");
    assert_eq!(replayed.game.variant().id, game.variant().id);
    assert_eq!(replayed.game.position(), game.position());
}

#[test]
fn written_captures_that_are_not_the_rules_are_reported() {
    let text = "[Variant \"tablut-linnaeus-9x9\"] 1. d1-d3xd4 e4-c4 2. d9-d8";
    let replayed =
        GameRecord::parse(text).expect("a game").replay(&Library::built_in()).expect("legal moves");
    assert_eq!(replayed.differences.len(), 1);
    let difference = &replayed.differences[0];
    assert_eq!(
        (difference.ply, names(&difference.written), names(&difference.played)),
        (1, "d4".into(), "".into())
    );
    // What the rules take and nobody wrote down.
    let text = "[Variant \"tablut-linnaeus-9x9\"]\n[Position \"9/9/9/9/4K4/9/3Tt4/2t6/9 a 0 1\"] 1. c2-c3";
    let replayed =
        GameRecord::parse(text).expect("a game").replay(&Library::built_in()).expect("legal moves");
    assert_eq!(names(&replayed.differences[0].played), "d3");
}

#[test]
fn broken_games_are_told_by_line_and_column() {
    let broken = [
        ("[Variant]", "line 1, column 1: a tag is written [Name \"value\"]"),
        ("\n[Variant \"x\"", "line 2, column 1: a tag is written [Name \"value\"]"),
        ("[Variant \"x\ny\"]", "line 1, column 1: a tag is written [Name \"value\"]"),
        ("[ \"x\"]", "line 1, column 1: a tag is written [Name \"value\"]"),
        ("1. d1-d3\n{open", "line 2, column 1: the comment that begins here does not end"),
        ("1. d1-d3\n2 e4-c4", "line 2, column 2: unexpected ` `"),
        ("1. d1-d3\n2", "line 2, column 2: the text ends too early"),
        ("1. d1-d3\n  2. e4-z4", "line 2, column 9: expected a square from a1 to s19"),
        ("1. d1-d3 e4-c4?", "line 1, column 15: unexpected `?`"),
        ("99999999999. d1-d3", "line 1, column 1: expected a number"),
        ("", "line 1, column 1: expected one game, found 0"),
        ("1. d1-d3 * 1. d1-d3 *", "line 1, column 1: expected one game, found 2"),
    ];
    for (text, message) in broken {
        let error = GameRecord::parse(text).expect_err(text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn games_that_cannot_be_replayed_say_why() {
    let library = Library::built_in();
    let tablut = "[Variant \"tablut-linnaeus-9x9\"]";
    let refused = [
        ("1. d1-d3".to_owned(), "the game names no variant: a tag [Variant \"…\"] is missing"),
        ("[Variant \"chess\"]".to_owned(), "there is no variant `chess`"),
        ("[Variant \"copenhagen@chess\"]".to_owned(), "there is no board `chess`"),
        (
            format!("{tablut} [Position \"9/x\"]"),
            "tag Position: line 1, column 2: rank 2 has 9 squares, but the board has 2 ranks",
        ),
        (
            format!("{tablut} [Position \"7/7/7/3K3/7/7/7\"]"),
            "tag Position: the position has 7 ranks, but the board has 9",
        ),
        (format!("{tablut}\n1. d1-d3 e4-e5"), "line 2, column 10: ply 2, e4-e5: the way is blocked on e5"),
    ];
    for (text, message) in refused {
        let record = GameRecord::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let error = record.replay(&library).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}
