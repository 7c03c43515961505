//! Moves played by the rules, and the sentences that explain them.

use std::sync::Arc;

use tafl_rules::notation::read_position;
use tafl_rules::{
    CornerStop, Game, Goal, HostileTo, Library, Rules, Side, Square, TakenBesideThrone, TakenElsewhere,
    TakenOnEdge, TakenOnThrone, ThirdOccurrence, Variant, Victim,
};
use tafl_words::{Explanation, Words, explain, explain_outcome, explain_warning};

use crate::pages::variant_with;

const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
const TABLUT: &str = "tablut-linnaeus-9x9";

fn built_in(id: &str) -> Arc<Variant> {
    Arc::clone(Library::built_in().variant(id).unwrap())
}

/// A game from a position, or from the start where none is given, with some moves played.
fn game(variant: &Arc<Variant>, position: &str, moves: &str) -> Game {
    let mut game = match position {
        "" => Game::new(Arc::clone(variant)),
        _ => Game::from_setup(Arc::clone(variant), &read_position(position).unwrap()).unwrap(),
    };
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap_or_else(|refusal| panic!("{position}, {mv}: {refusal}"));
    }
    game
}

/// What the last move is explained with.
fn told(game: &Game) -> Vec<Explanation> {
    explain(&Words::english(), game.last_played().unwrap(), game.variant())
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|square| square.parse().unwrap()).collect()
}

/// A position, the moves played in it, and for each explanation of the last one its sentence, its squares
/// and its clause.
type Case<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str, &'a str)]);

fn check(variant: &Arc<Variant>, cases: &[Case]) {
    for &(position, moves, expected) in cases {
        let told = told(&game(variant, position, moves));
        let expected: Vec<Explanation> = expected
            .iter()
            .map(|&(text, at, clause)| {
                let clause = told.iter().map(|told| told.clause).find(|found| *found == clause);
                Explanation { text: text.to_owned(), squares: squares(at), clause: clause.unwrap_or("?") }
            })
            .collect();
        assert_eq!(told, expected, "{position}, {moves}");
    }
}

#[test]
fn men_taken_between_two() {
    check(
        &built_in(COPENHAGEN),
        &[
            (
                "11/11/3t7/11/11/5K5/1tT8/11/11/11/11 a",
                "d9-d5",
                &[("The defender on c5 is taken between d5 and b5.", "c5 d5 b5", "custodial")],
            ),
            (
                "1t9/11/11/11/11/5K5/2T8/11/11/9t1/11 d",
                "c5-c11",
                &[(
                    "The attacker on b11 is taken between c11 and the corner a11.",
                    "b11 c11 a11",
                    "custodial",
                )],
            ),
            (
                "11/11/11/t6K3/5T5/11/11/11/11/11/11 a",
                "a8-f8",
                &[(
                    "The defender on f7 is taken between f8 and the empty throne on f6.",
                    "f7 f8 f6",
                    "custodial",
                )],
            ),
            (
                "11/11/2T8/11/11/11/11/3tK6/11/9t1/11 d",
                "c9-c4",
                &[("The attacker on d4 is taken between c4 and the king on e4.", "d4 c4 e4", "custodial")],
            ),
            (
                "11/11/4K6/11/11/11/11/2Tt7/11/9t1/11 d",
                "e9-e4",
                &[("The attacker on d4 is taken between the king on e4 and c4.", "d4 e4 c4", "custodial")],
            ),
            (
                // Two at once, and then three.
                "11/11/4t6/11/11/9K1/2tT1Tt4/11/11/11/11 a",
                "e9-e5",
                &[(
                    "Two defenders are taken at once: d5 between e5 and c5; f5 between e5 and g5.",
                    "d5 f5 e5 c5 g5",
                    "custodial",
                )],
            ),
            (
                "11/11/4t6/11/11/9K1/2tT1Tt4/4T6/4t6/11/11 a",
                "e9-e5",
                &[(
                    "Three defenders are taken at once: d5 between e5 and c5; e4 between e5 and e3; \
                     f5 between e5 and g5.",
                    "d5 e4 f5 e5 c5 e3 g5",
                    "custodial",
                )],
            ),
        ],
    );
}

#[test]
fn men_taken_against_a_throne_with_the_king_on_it() {
    // His own seat helps to take his men.
    let hostile_seat = Arc::new(variant_with(COPENHAGEN, |rules| {
        rules.throne.hostile_with_king = vec![Side::Defenders].into();
    }));
    let sentence = "The defender on f7 is taken between f8 and the throne on f6.";
    check(
        &hostile_seat,
        &[("11/11/11/t10/5T5/5K5/11/11/11/11/11 a", "a8-f8", &[(sentence, "f7 f8 f6", "custodial")])],
    );
    // The king takes no part in captures, but his throne does.
    let unarmed = Arc::new(variant_with(COPENHAGEN, |rules| rules.king_armed = tafl_rules::KingArmed::Never));
    let sentence = "The attacker on f7 is taken between f8 and the throne on f6.";
    check(
        &unarmed,
        &[("11/11/11/T10/5t5/5K5/11/11/11/9t1/11 d", "a8-f8", &[(sentence, "f7 f8 f6", "custodial")])],
    );
}

#[test]
fn shieldwalls() {
    check(
        &built_in(COPENHAGEN),
        &[
            (
                "8TK1/8tt1/11/11/11/11/7t3/11/11/11/11 a",
                "h5-h11",
                &[(
                    "Shieldwall: i11 taken; the row i11 to j11 is closed at h11 and by the corner k11; \
                     the king on j11 stays.",
                    "i11 j11 h11 k11 i10 j10",
                    "shieldwall",
                )],
            ),
            (
                "11/11/11/11/11/5K5/5T5/11/11/3TT4t1/2Ttt6 d",
                "f5-f1",
                &[(
                    "Shieldwall: d1 and e1 taken; the row d1 to e1 is closed at f1 and at c1.",
                    "d1 e1 f1 c1 e2 d2",
                    "shieldwall",
                )],
            ),
            (
                "11/11/11/11/11/11/5K5/11/11/3TT4t1/2Ttt6 d",
                "f5-f1",
                &[
                    (
                        "Shieldwall: d1 and e1 taken; the row d1 to e1 is closed by the king on f1 and at c1.",
                        "d1 e1 f1 c1 e2 d2",
                        "shieldwall",
                    ),
                    ("One road is open: the king can reach a corner towards the k-file.", "f1", "goal"),
                ],
            ),
        ],
    );
    let both =
        told(&game(&built_in(COPENHAGEN), "11/11/11/11/11/5K5/5T5/11/11/3TT1TT1t1/2Ttt1ttT2 d", "f5-f1"));
    let texts: Vec<&str> = both.iter().map(|told| told.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "Shieldwall: d1 and e1 taken; the row d1 to e1 is closed at f1 and at c1.",
            "Shieldwall: g1 and h1 taken; the row g1 to h1 is closed at f1 and at i1.",
        ]
    );
}

#[test]
fn roads_and_calls() {
    check(
        &built_in(TABLUT),
        &[
            (
                "8t/9/9/2T6/1TKT5/2T6/9/9/9 d",
                "b5-b6",
                &[("Raichi: one road to the edge is open to the king, towards the a-file.", "", "calls")],
            ),
            (
                "8t/9/9/9/9/2T6/4K1t2/9/9 d",
                "e3-c3",
                &[(
                    "Tuichu: two roads to the edge are open to the king, towards rank 1 and towards the a-file.",
                    "c3",
                    "calls",
                )],
            ),
        ],
    );
    check(
        &built_in(COPENHAGEN),
        &[
            (
                "11/11/11/11/11/11/2K5t2/11/11/11/11 d",
                "c5-a5",
                &[(
                    "Two roads are open: the king can reach a corner towards rank 11 and towards rank 1.",
                    "a5",
                    "goal",
                )],
            ),
            (
                "11/11/11/t10/11/11/2K5t2/11/11/11/11 d",
                "c5-a5",
                &[("One road is open: the king can reach a corner towards rank 1.", "a5", "goal")],
            ),
        ],
    );
}

#[test]
fn the_king_taken_wherever_he_stands() {
    check(
        &built_in(COPENHAGEN),
        &[
            (
                "11/11/5t5/11/11/4tKt4/5t5/11/11/11/11 a",
                "f9-f7",
                &[(
                    "The king is taken on his throne f6: attackers stand on all four sides of him, on f7, g6, \
                     f5 and e6.",
                    "f6 f7 g6 f5 e6",
                    "king.on_throne",
                )],
            ),
            (
                "11/5t5/11/11/4tKt4/11/11/11/11/11/11 a",
                "f10-f8",
                &[(
                    "The king is taken beside his throne, on f7: attackers stand on f8, g7 and e7, and the \
                     empty throne on f6 closes the last side.",
                    "f7 f8 g7 e7 f6",
                    "king.beside_throne",
                )],
            ),
            (
                "11/11/2t8/11/11/11/11/1tKt7/2t8/11/11 a",
                "c9-c5",
                &[(
                    "The king is taken on c4: attackers stand on all four sides of him, on c5, d4, c3 and b4.",
                    "c4 c5 d4 c3 b4",
                    "king.elsewhere",
                )],
            ),
        ],
    );
    check(
        &built_in(TABLUT),
        &[(
            // A third attacker stands by and has no part in it.
            "3t5/9/9/9/9/2t6/1tK6/9/9 a",
            "d9-d3",
            &[("The king is taken on c3, between the attackers on d3 and b3.", "c3 d3 b3", "king.elsewhere")],
        )],
    );
}

#[test]
fn the_king_taken_by_other_rules() {
    let on_the_edge = |on_edge, corners: Vec<Victim>| {
        move |rules: &mut Rules| {
            rules.king_taken.on_edge = on_edge;
            rules.corners.hostile = corners.into();
        }
    };
    let edge_counts =
        |corners| Arc::new(variant_with(COPENHAGEN, on_the_edge(TakenOnEdge::EdgeCounts, corners)));
    check(
        &edge_counts(Vec::new()),
        &[(
            "11/11/1t9/11/11/t10/K10/t10/11/11/11 a",
            "b9-b5",
            &[(
                "The king is taken on the edge, on a5: attackers stand on a6, b5 and a4, and the edge of the \
                 board closes the last side.",
                "a5 a6 b5 a4",
                "king.on_edge",
            )],
        )],
    );
    check(
        &edge_counts(vec![Victim::King]),
        &[(
            "11/11/11/11/11/11/2t8/11/11/1t9/1K9 a",
            "c5-c1",
            &[(
                "The king is taken on the edge, on b1: attackers stand on b2 and c1, and the corner a1 and the \
                 edge of the board close the other sides.",
                "b1 b2 c1 a1",
                "king.on_edge",
            )],
        )],
    );
    let along =
        Arc::new(variant_with(COPENHAGEN, on_the_edge(TakenOnEdge::TwoAlongEdge, vec![Victim::King])));
    check(
        &along,
        &[(
            "11/11/11/11/11/11/2t8/11/11/11/1K9 a",
            "c5-c1",
            &[(
                "The king is taken on b1, between the attacker on c1 and the corner a1.",
                "b1 c1 a1",
                "king.on_edge",
            )],
        )],
    );
    let by_two = Arc::new(variant_with(COPENHAGEN, |rules| {
        rules.king_taken.on_throne = TakenOnThrone::TwoOpposite;
        rules.king_taken.beside_throne = TakenBesideThrone::TwoOppositeWithThrone;
        rules.king_taken.elsewhere = TakenElsewhere::TwoOpposite;
    }));
    check(
        &by_two,
        &[
            (
                "11/11/5t5/11/11/5K5/5t5/11/11/11/11 a",
                "f9-f7",
                &[(
                    "The king is taken on his throne f6, between the attackers on f7 and f5.",
                    "f6 f7 f5",
                    "king.on_throne",
                )],
            ),
            (
                "11/5t5/11/11/5K5/11/11/11/11/11/11 a",
                "f10-f8",
                &[(
                    "The king is taken on f7, between the attacker on f8 and the empty throne on f6.",
                    "f7 f8 f6",
                    "king.beside_throne",
                )],
            ),
        ],
    );
}

#[test]
fn escapes_forts_and_rings() {
    check(
        &built_in(COPENHAGEN),
        &[
            (
                "11/11/11/11/11/11/K7t2/11/11/11/11 d",
                "a5-a11",
                &[("Escape: the king has reached the corner a11.", "a11", "goal")],
            ),
            (
                "3ttttt3/11/11/11/11/11/6T4/11/11/4TT5/3TK6 d",
                "g5-g1",
                &[(
                    "Exit fort: the king on e1 stands on the edge in a fort that can never be broken; the men \
                     that close it stand on d1, e2, f2 and g1.",
                    "e1 d1 e2 f2 g1 f1",
                    "exit_fort",
                )],
            ),
            (
                "11/11/6t4/11/4tt5/3tTK5/4tt5/11/11/11/11 a",
                "g9-g6",
                &[(
                    "Encirclement: no way out leads to the edge for the king and his men; the attackers that \
                     shut them in stand on d6, e5, e7, f5, f7 and g6.",
                    "d6 e5 e7 f5 f7 g6",
                    "encirclement",
                )],
            ),
        ],
    );
    check(
        &built_in(TABLUT),
        &[(
            "8t/9/9/9/9/9/2K6/9/9 d",
            "c3-c1",
            &[("Escape: the king has reached the edge of the board on c1.", "c1", "goal")],
        )],
    );
}

#[test]
fn games_that_go_on_too_long() {
    let again = "a8-b8 f8-g8 b8-a8 g8-f8";
    let copenhagen = built_in(COPENHAGEN);
    check(
        &copenhagen,
        &[(
            "",
            &format!("{again} {again}"),
            &[(
                "Repetition: the same position has come about three times, at the start and after plies 4 and \
                 8. By these rules the defenders lose.",
                "",
                "third_occurrence",
            )],
        )],
    );
    let warning = game(&copenhagen, "", again).repetition_warning().unwrap();
    assert_eq!(
        explain_warning(&Words::english(), warning).text,
        "This position has come about twice. If it comes about a third time, the defenders lose."
    );

    // The attackers bring it about: after their first move the others begin to go to and fro.
    let circle = "e6-f6 a6-b6 f6-e6 b6-a6";
    let sentence = "Repetition: the same position has come about three times, after plies 1, 5 and 9. By these \
                    rules the attackers lose.";
    check(
        &built_in(TABLUT),
        &[("", &format!("i6-h6 {circle} {circle}"), &[(sentence, "", "third_occurrence")])],
    );
    let drawn = Arc::new(variant_with(TABLUT, |rules| rules.third_occurrence = ThirdOccurrence::Draw));
    let sentence = "Repetition: the same position has come about three times, after plies 1, 5 and 9. By these \
                    rules the game is a draw.";
    check(&drawn, &[("", &format!("i6-h6 {circle} {circle}"), &[(sentence, "", "third_occurrence")])]);
    let warning = game(&drawn, "", &format!("i6-h6 {circle}")).repetition_warning().unwrap();
    assert!(explain_warning(&Words::english(), warning).text.ends_with("the game is a draw."));
    let forbidden =
        Arc::new(variant_with(TABLUT, |rules| rules.third_occurrence = ThirdOccurrence::ForbiddenToMover));
    let warning = game(&forbidden, "", &format!("i6-h6 {circle}")).repetition_warning().unwrap();
    assert!(explain_warning(&Words::english(), warning).text.ends_with("may not be played."));

    check(
        &built_in(TABLUT),
        &[(
            "8t/9/9/9/4K4/9/9/9/T8 a 99 60",
            "i9-i8",
            &[(
                "Quiet limit: 100 plies have been played without a capture, so the game is a draw.",
                "",
                "quiet_limit",
            )],
        )],
    );
}

#[test]
fn a_side_that_cannot_move() {
    let last_man = "11/11/2T8/11/11/11/11/3tK6/11/11/11 d";
    let capture = ("The attacker on d4 is taken between c4 and the king on e4.", "d4 c4 e4", "custodial");
    check(
        &built_in(COPENHAGEN),
        &[(
            last_man,
            "c9-c4",
            &[
                capture,
                ("No legal move: the attackers are to move and cannot, so they lose.", "", "no_legal_move"),
            ],
        )],
    );
    let drawn =
        Arc::new(variant_with(COPENHAGEN, |rules| rules.no_legal_move = tafl_rules::NoLegalMove::Draw));
    check(
        &drawn,
        &[(
            last_man,
            "c9-c4",
            &[
                capture,
                (
                    "No legal move: the attackers are to move and cannot, so the game is a draw.",
                    "",
                    "no_legal_move",
                ),
            ],
        )],
    );
}

#[test]
fn the_card_of_the_result() {
    let words = Words::english();
    let variant = built_in(COPENHAGEN);
    let card = |game: &Game| explain_outcome(&words, game.outcome().unwrap(), &variant);

    let escape = card(&game(&variant, "11/11/11/11/11/11/K7t2/11/11/11/11 d", "a5-a11"));
    assert_eq!(escape.title, "The defenders win");
    assert_eq!(escape.reason, "Escape: the king has reached the corner a11.");
    assert_eq!((escape.squares, escape.clause), (squares("a11"), "goal"));

    let taken = card(&game(&variant, "11/5t5/11/11/4tKt4/11/11/11/11/11/11 a", "f10-f8"));
    assert_eq!(taken.title, "The attackers win");
    assert_eq!(taken.squares, squares("f7 f8 g7 e7 f6"));

    let mut agreed = Game::new(Arc::clone(&variant));
    assert!(agreed.agree_on_draw());
    let agreed = card(&agreed);
    assert_eq!((agreed.title.as_str(), agreed.clause), ("A draw", "agreed_draw"));
    assert_eq!(agreed.reason, "Both players have agreed on a draw.");

    for (side, title, reason) in [
        (Side::Attackers, "The defenders win", "The attackers have given the game up."),
        (Side::Defenders, "The attackers win", "The defenders have given the game up."),
    ] {
        let mut resigned = Game::new(Arc::clone(&variant));
        assert!(resigned.resign(side));
        let resigned = card(&resigned);
        assert_eq!((resigned.title.as_str(), resigned.reason.as_str()), (title, reason));
        assert_eq!(resigned.clause, "resignation");
    }
}

#[test]
fn a_quiet_move_needs_no_words() {
    assert_eq!(told(&game(&built_in(COPENHAGEN), "", "d1-d3")), []);
}

#[test]
fn corners_that_help_against_the_king_alone_are_named_only_with_him() {
    let variant = Arc::new(variant_with(COPENHAGEN, |rules| {
        rules.goal = Goal::Corner;
        rules.corners.stop = CornerStop::King;
        rules.corners.hostile = HostileTo::from(vec![Victim::King]);
    }));
    assert_eq!(told(&game(&variant, "1t9/11/11/11/11/5K5/2T8/11/11/9t1/11 d", "c5-c11")), []);
}
