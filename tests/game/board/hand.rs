use super::*;
use skjaldborg::board::{Cursor, MoveStyle, SquareDrag, SquareHovered};
use tafl_rules::Direction;

#[test]
fn a_piece_and_then_its_destination() {
    let mut table = Table::new(TABLUT, 60);
    table.click("d1");
    assert_eq!(table.selection().as_deref(), Some("d1"));
    assert_eq!(table.marked(MarkKind::Chosen), ["d1"]);
    assert_eq!(table.marked(MarkKind::Stop), ["a1", "b1", "c1", "d2", "d3", "d4"]);
    table.click("d3");
    assert_eq!(table.selection(), None);
    assert_eq!(table.marked(MarkKind::Stop), [""; 0]);
    table.rest();
    assert_eq!(table.marked(MarkKind::From), ["d1"]);
    assert_eq!(table.marked(MarkKind::To), ["d3"]);
}

#[test]
fn clicks_do_what_a_player_expects() {
    let mut table = Table::new(TABLUT, 60);
    table.click("d1");
    table.click("f1");
    assert_eq!(table.selection().as_deref(), Some("f1"), "another of one's own is chosen instead");
    table.click("f1");
    assert_eq!(table.selection(), None, "the same again lets go");
    table.click("c3");
    assert_eq!(table.selection(), None, "an empty square is nothing");
    assert_eq!(table.app.world().resource::<Seen>().refused, 0);
    table.click("e3");
    assert_eq!(table.app.world().resource::<Seen>().refused, 1, "a piece of the other side: one is told why");
    table.click("d1");
    table.click("e3");
    assert_eq!(table.app.world().resource::<Seen>().refused, 2, "nor can it be moved on to");
    assert_eq!(table.selection().as_deref(), Some("d1"), "after a refusal one tries again");
    table.press(CursorAction::Cancel);
    assert_eq!(table.selection(), None);
    assert!(table.app.world().resource::<Selection>().is_empty());
    table.rest();
}

#[test]
fn squares_that_may_only_be_crossed_are_rings() {
    let mut table = Table::new(COPENHAGEN, 60);
    table.put(COPENHAGEN, "A f3 k2, D a2, K i9", Side::Attackers, 0);
    table.click("f3");
    assert_eq!(table.marked(MarkKind::Crossing), ["f6"]);
    assert!(table.marked(MarkKind::Stop).contains(&"f7".to_owned()));
}

fn hover(table: &mut Table, name: Option<&str>) {
    let board = table.game().board();
    let square = name.map(square);
    table.app.world_mut().write_message(SquareHovered { board, square });
    table.frame();
}

#[test]
fn what_would_fall_is_marked_while_the_destination_is_pointed_at() {
    let mut table = Table::new(COPENHAGEN, 60);
    table.put(COPENHAGEN, "A e3 c5, D d5, K i9", Side::Attackers, 0);
    hover(&mut table, Some("e3"));
    assert_eq!(table.marked(MarkKind::Hover), ["e3"]);
    table.click("e3");
    hover(&mut table, Some("e4"));
    assert_eq!(table.marked(MarkKind::Threat), [""; 0]);
    assert_eq!(table.marked(MarkKind::StopHere), ["e4"]);
    hover(&mut table, Some("e5"));
    assert_eq!(table.marked(MarkKind::Threat), ["d5"]);
    hover(&mut table, None);
    assert_eq!(table.marked(MarkKind::Threat), [""; 0]);
    // A king who would be taken is marked too.
    table.put(TABLUT, "A c3 a4, D g9, K b3", Side::Attackers, 0);
    table.click("a4");
    hover(&mut table, Some("a3"));
    assert_eq!(table.marked(MarkKind::Threat), ["b3"]);
}

#[test]
fn the_way_home_is_marked_for_the_king() {
    let mut table = Table::new(TABLUT, 60);
    table.put(TABLUT, "A a5, D g4, K c7", Side::Defenders, 0);
    table.click("c7");
    assert_eq!(table.marked(MarkKind::Goal), ["a7", "c1", "c9", "i7"]);
}

fn drag(table: &mut Table, message: SquareDrag) {
    table.app.world_mut().write_message(message);
    table.frame();
}

fn lift(table: &mut Table, name: &str) {
    let board = table.game().board();
    let square = square(name);
    drag(table, SquareDrag::Began { board, square });
}

#[test]
fn a_dragged_piece_is_set_down_where_it_is_dropped() {
    let mut table = Table::new(TABLUT, 240);
    table.forget();
    lift(&mut table, "d1");
    assert_eq!(table.count::<With<Held>>(), 1);
    assert_eq!(table.selection().as_deref(), Some("d1"), "and one sees where it may go");
    // Above d3, seen from straight above.
    let centre = table.outlook().layout().centre(square("d3"));
    let scale = table.outlook().layout().world_scale();
    let ray = Ray3d::new(centre * scale + Vec3::Y * 9.0, Dir3::NEG_Y);
    place_root(&mut table, scale);
    drag(&mut table, SquareDrag::Moved { ray });
    drag(&mut table, SquareDrag::Dropped { square: Some(square("d3")) });
    assert_eq!(table.game().game().ply_count(), 1);
    let mut farthest = 0.0_f32;
    let mut frames = 0;
    while table.moves() {
        table.frame();
        frames += 1;
        farthest = farthest.max((table.place_of("d3").translation - centre).with_y(0.0).length());
    }
    assert!(farthest < 0.1, "it does not slide a second time: {farthest}");
    assert!(frames < 60);
    table.check();
    assert_eq!(table.contacts(), [ContactKind::Lifted, ContactKind::SetDown { king: false }]);
}

/// No transforms are propagated here: the root is where it would be.
fn place_root(table: &mut Table, scale: f32) {
    let board = table.game().board();
    table.app.world_mut().entity_mut(board).insert(GlobalTransform::from_scale(Vec3::splat(scale)));
}

#[test]
fn a_piece_dropped_anywhere_else_goes_back() {
    let drops: [Option<&str>; 3] = [None, Some("d1"), Some("h8")];
    for (drop, refused) in drops.into_iter().zip([0, 0, 1]) {
        let mut table = Table::new(TABLUT, 60);
        lift(&mut table, "d1");
        drag(&mut table, SquareDrag::Dropped { square: drop.map(square) });
        assert_eq!(table.count::<With<Held>>(), 0);
        table.rest();
        assert_eq!(table.game().game().ply_count(), 0);
        assert_eq!(table.app.world().resource::<Seen>().refused, refused, "{drop:?}");
    }
}

#[test]
fn a_piece_of_the_other_side_is_not_picked_up_and_one_is_told_why() {
    let mut table = Table::new(TABLUT, 60);
    lift(&mut table, "e7");
    assert_eq!(table.count::<With<Held>>(), 0);
    assert_eq!(table.selection(), None);
    drag(&mut table, SquareDrag::Dropped { square: Some(square("d7")) });
    table.rest();
    assert_eq!(table.app.world().resource::<Seen>().refused, 1);
}

#[test]
fn what_is_in_the_hand_is_put_down_when_the_board_changes_or_the_player_cancels() {
    let mut table = Table::new(TABLUT, 60);
    table.play("d1-d3 e7-d7");
    lift(&mut table, "d3");
    table.act(MatchAction::Undo);
    table.rest();
    lift(&mut table, "e7");
    table.press(CursorAction::Cancel);
    table.rest();
    assert_eq!(table.selection(), None);
    // Its button is still down: what follows of the drag does nothing.
    drag(&mut table, SquareDrag::Dropped { square: Some(square("d7")) });
    table.rest();
    assert_eq!(table.game().game().ply_count(), 1);
}

#[test]
fn each_style_of_moving_refuses_the_other() {
    let mut table = Table::new(TABLUT, 60);
    table.app.insert_resource(MoveStyle::Drag);
    table.click("d1");
    assert_eq!(table.selection(), None);
    table.choose("d1", Chooser::Keyboard);
    assert_eq!(table.selection().as_deref(), Some("d1"), "the keyboard always works");
    table.press(CursorAction::Cancel);
    table.app.insert_resource(MoveStyle::Click);
    lift(&mut table, "d1");
    assert_eq!(table.count::<With<Held>>(), 0);
}

#[test]
fn the_keyboard_does_all_that_the_mouse_does() {
    let mut table = Table::new(TABLUT, 60);
    table.play("d1-d3");
    table.press(CursorAction::Step(Direction::North));
    assert_eq!(table.marked(MarkKind::Cursor), ["d3"], "it begins where the last move ended");
    for _ in 0..20 {
        table.press(CursorAction::Step(Direction::East));
    }
    assert_eq!(table.marked(MarkKind::Cursor), ["i3"], "and stays on the board");
    for _ in 0..4 {
        table.press(CursorAction::Step(Direction::West));
    }
    table.press(CursorAction::Choose);
    assert_eq!(table.selection().as_deref(), Some("e3"));
    table.press(CursorAction::Step(Direction::West));
    assert_eq!(table.marked(MarkKind::StopHere), [""; 0], "d3 is taken");
    table.press(CursorAction::Step(Direction::East));
    table.press(CursorAction::Step(Direction::East));
    assert_eq!(table.marked(MarkKind::StopHere), ["f3"]);
    table.press(CursorAction::Choose);
    assert_eq!(table.game().game().ply_count(), 2);
    table.rest();
    hover(&mut table, Some("a1"));
    assert_eq!(table.app.world().resource::<Cursor>().0, None, "the cursor gives way to the pointer");
}

#[test]
fn while_looking_back_a_click_returns_to_the_game() {
    let mut table = Table::new(TABLUT, 60);
    table.play("d1-d3 e7-d7");
    table.act(MatchAction::ShowPly(0));
    table.rest();
    table.click("e5");
    table.rest();
    assert!(!table.game().is_looking_back());
    assert_eq!(table.selection(), None);
}
