use super::*;
use skjaldborg::board::Stance;
use tafl_rules::Reason;

/// An ending: how it comes about, and the squares that must be marked in the end.
struct End {
    reason: Reason,
    id: &'static str,
    pieces: &'static str,
    side: Side,
    quiet: u32,
    moves: &'static str,
    marks: &'static [(MarkKind, &'static str)],
}

const ENDS: &[End] = &[
    End {
        reason: Reason::Escape,
        id: TABLUT,
        pieces: "A a5, D g4, K c7",
        side: Side::Defenders,
        quiet: 0,
        moves: "c7-c9",
        marks: &[(MarkKind::Shine, "c9")],
    },
    End {
        reason: Reason::KingCaptured,
        id: COPENHAGEN,
        pieces: "A c4 c6 b5 h5, D j9, K c5",
        side: Side::Attackers,
        quiet: 0,
        moves: "h5-d5",
        marks: &[(MarkKind::Lost, "c5"), (MarkKind::Closer, "b5 c4 c6 d5")],
    },
    End {
        reason: Reason::ExitFort,
        id: COPENHAGEN,
        pieces: "A d11 e11 f11, D e2 f2 d1 g4, K e1",
        side: Side::Defenders,
        quiet: 0,
        moves: "g4-g1",
        marks: &[(MarkKind::Wall, "d1 e2 f2 g1"), (MarkKind::Inside, "f1"), (MarkKind::Shine, "e1")],
    },
    End {
        reason: Reason::Encirclement,
        id: COPENHAGEN,
        pieces: "A d8 e8 f8 c7 g7 c6 g6 c5 g5 d4 f4 e2, D e7, K e6",
        side: Side::Attackers,
        quiet: 0,
        moves: "e2-e4",
        marks: &[(MarkKind::Ring, "c5 c6 c7 d4 d8 e4 e8 f4 f8 g5 g6 g7"), (MarkKind::Lost, "e6")],
    },
    End {
        reason: Reason::NoMoves,
        id: COPENHAGEN,
        pieces: "A b1, D a2 c1 d2, K g7",
        side: Side::Defenders,
        quiet: 0,
        moves: "d2-b2",
        marks: &[(MarkKind::Closer, "b1")],
    },
    End {
        reason: Reason::QuietLimit,
        id: TABLUT,
        pieces: "A a2, D g4, K e5",
        side: Side::Attackers,
        quiet: 99,
        moves: "a2-a3",
        marks: &[(MarkKind::Peace, "a3 e5 g4")],
    },
    End {
        reason: Reason::Repetition,
        id: TABLUT,
        pieces: "A a2, D g4, K e5",
        side: Side::Attackers,
        quiet: 0,
        moves: "a2-a3 g4-g3 a3-a2 g3-g4 a2-a3 g4-g3 a3-a2 g3-g4",
        marks: &[(MarkKind::Again, "a2 a3 g3 g4")],
    },
];

#[test]
fn every_ending_is_seen_and_can_be_taken_back() {
    for end in ENDS {
        let mut table = Table::new(end.id, 30);
        table.put(end.id, end.pieces, end.side, end.quiet);
        table.forget();
        table.play(end.moves);
        let outcome = table.game().game().outcome().cloned().expect("the game is over");
        assert_eq!(outcome.reason(), end.reason);
        assert_eq!(table.contacts().last(), Some(&ContactKind::Ended(outcome.clone())), "it is heard last");
        for (kind, squares) in end.marks {
            let mut squares: Vec<_> = squares.split(' ').map(square).collect();
            squares.sort();
            let squares: Vec<_> = squares.iter().map(Square::to_string).collect();
            assert_eq!(table.marked(*kind), squares, "{:?}", end.reason);
        }
        for square in outcome.squares() {
            assert!(marks_on(&mut table, square) > 0, "{:?}: nothing marks {square}", end.reason);
        }
        // Looking back, there is no end yet; back at the end, it is there at once.
        let marks = ending_marks(&mut table);
        assert!(!marks.is_empty());
        table.act(MatchAction::StepBack);
        table.rest();
        assert_eq!(ending_marks(&mut table), []);
        table.act(MatchAction::BackToGame);
        table.rest();
        assert_eq!(ending_marks(&mut table), marks);
        table.act(MatchAction::Undo);
        table.rest();
        assert_eq!(ending_marks(&mut table), []);
        assert_eq!(lying(&mut table), [""; 0]);
    }
}

fn marks_on(table: &mut Table, square: Square) -> usize {
    ending_marks(table).iter().filter(|mark| mark.square == square).count()
}

fn ending_marks(table: &mut Table) -> Vec<Mark> {
    let world = table.app.world_mut();
    let mut marks: Vec<Mark> = world.query::<&Mark>().iter(world).copied().collect();
    let is_of_end = |mark: &Mark| !matches!(mark.kind, MarkKind::From | MarkKind::To);
    marks.retain(is_of_end);
    marks.sort_by_key(|mark| (mark.kind, mark.square));
    marks
}

/// The squares of the pieces that lie.
fn lying(table: &mut Table) -> Vec<String> {
    let world = table.app.world_mut();
    let mut pieces = world.query::<(&BoardPiece, &Transform)>();
    let mut squares: Vec<Square> = pieces
        .iter(world)
        .filter(|(_, transform)| (transform.rotation * Vec3::Y).y < 0.7)
        .map(|(piece, _)| piece.square)
        .collect();
    squares.sort();
    squares.iter().map(Square::to_string).collect()
}

#[test]
fn the_captured_king_falls_and_gets_up_again() {
    let end = &ENDS[1];
    let mut table = Table::new(end.id, 30);
    table.put(end.id, end.pieces, end.side, end.quiet);
    table.play(end.moves);
    assert!(table.contacts().contains(&ContactKind::KingFell));
    assert_eq!(lying(&mut table), ["c5"]);
    table.act(MatchAction::Undo);
    table.rest();
    assert_eq!(lying(&mut table), [""; 0]);
    table.act(MatchAction::Redo);
    table.rest();
    assert_eq!(lying(&mut table), ["c5"]);
}

#[test]
fn who_gives_up_bows_and_a_draw_is_peace() {
    let mut table = Table::new(TABLUT, 30);
    table.act(MatchAction::Resign);
    table.rest();
    assert!(matches!(table.contacts().last(), Some(ContactKind::Ended(_))));
    assert_eq!(lying(&mut table).len(), 0, "a bow is no fall");
    let outlook = table.outlook();
    let bowed = outlook
        .position
        .pieces()
        .filter(|(square, kind)| matches!(outlook.stance(*square, *kind), Stance::Bowed { .. }));
    assert_eq!(bowed.count(), 16, "every attacker bows");
    table.act(MatchAction::Undo);
    table.rest();
    table.act(MatchAction::Restart);
    table.rest();
    table.play("d1-d3");
    table.act(MatchAction::Resign);
    table.rest();
    assert_eq!(lying(&mut table), ["e5"], "the king lies down");
    table.act(MatchAction::Undo);
    table.rest();
    table.act(MatchAction::OfferDraw);
    table.act(MatchAction::AnswerDraw { accept: true });
    table.rest();
    assert_eq!(table.marked(MarkKind::Peace).len(), 25);
    assert_eq!(lying(&mut table), [""; 0]);
}
