use super::*;
use skjaldborg::art::BoardStyle;
use skjaldborg::board::BoardLook;

/// White noise that is the same every time.
pub fn noise(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// Plays some plies at random, each to its end.
fn play_at_random(table: &mut Table, plies: usize, seed: u64) -> usize {
    let mut state = seed;
    let mut captures = 0;
    for _ in 0..plies {
        let moves: Vec<Move> = table.game().game().legal_moves().collect();
        // Captures first, so that there are many.
        let takes = |mv: &&Move| table.game().game().captures(**mv).is_ok_and(|taken| !taken.is_empty());
        let taking: Vec<Move> = moves.iter().filter(takes).copied().collect();
        let pool = if taking.is_empty() { &moves } else { &taking };
        if pool.is_empty() {
            break;
        }
        captures += usize::from(!taking.is_empty());
        let mv = pool[noise(&mut state) as usize % pool.len()];
        table.play(&mv.to_string());
    }
    captures
}

#[test]
fn the_board_follows_whole_games_and_back_again() {
    for (id, seed) in [(COPENHAGEN, 11), (TABLUT, 7)] {
        let mut table = Table::new(id, 30);
        let captures = play_at_random(&mut table, 40, seed);
        assert!(captures >= 4, "{captures} captures are too few to show anything");
        let plies = table.game().game().ply_count();
        for ply in [0, plies / 2, 1, plies - 1, plies] {
            table.act(MatchAction::ShowPly(ply));
            table.check_pieces();
            table.rest();
            assert_eq!(table.game().shown_ply(), ply);
        }
        for _ in 0..plies.min(12) {
            table.act(MatchAction::Undo);
            table.check_pieces();
            table.rest();
        }
        for _ in 0..5 {
            table.act(MatchAction::Redo);
            table.check_pieces();
            table.rest();
        }
        table.act(MatchAction::Restart);
        table.rest();
        assert_eq!(table.game().game().ply_count(), 0);
    }
}

#[test]
fn a_move_taken_back_moves_the_same_piece_back() {
    let mut table = Table::new(TABLUT, 30);
    let at = |table: &mut Table, name: &str| {
        let world = table.app.world_mut();
        let mut pieces = world.query::<(Entity, &BoardPiece)>();
        pieces.iter(world).find(|(_, piece)| piece.square == square(name)).map(|(entity, _)| entity)
    };
    let piece = at(&mut table, "d1");
    table.play("d1-d3");
    assert_eq!(at(&mut table, "d3"), piece);
    table.act(MatchAction::Undo);
    table.rest();
    assert_eq!(at(&mut table, "d1"), piece);
}

#[test]
fn the_board_itself_changes_with_the_variant_and_back() {
    let mut table = Table::new(COPENHAGEN, 30);
    let look = |table: &mut Table| {
        let world = table.app.world_mut();
        let looks: Vec<_> =
            world.query::<&BoardLook>().iter(world).map(|look| (look.size, look.style)).collect();
        looks
    };
    assert_eq!(look(&mut table), [(11, BoardStyle::Hall)]);
    for (id, size, style) in [(TABLUT, 9, BoardStyle::Lapland), (COPENHAGEN, 11, BoardStyle::Hall)] {
        let setup = table.setup(id);
        table.act(MatchAction::New(setup));
        table.check_pieces();
        assert_eq!(look(&mut table).len(), 2, "while it is turned over, both faces are there");
        let mut seen = 0;
        while table.moves() {
            table.frame();
            table.check_pieces();
            seen += 1;
        }
        assert!((40..120).contains(&seen), "the change is seen, and does not last: {seen} frames");
        table.rest();
        assert_eq!(look(&mut table), [(size, style)], "the other board is gone");
    }
}

/// However soon another change comes, the one before leaves nothing behind.
#[test]
fn changes_that_chase_each_other_leave_one_board() {
    let mut table = Table::new(COPENHAGEN, 30);
    for id in [TABLUT, COPENHAGEN, TABLUT, TABLUT, COPENHAGEN] {
        let setup = table.setup(id);
        table.act(MatchAction::New(setup));
        for _ in 0..11 {
            table.frame();
            table.check_pieces();
        }
    }
    table.rest();
    assert_eq!(table.count::<With<BoardLook>>(), 1);
}

#[test]
fn a_new_game_on_the_same_board_gathers_the_pieces() {
    let mut table = Table::new(COPENHAGEN, 30);
    play_at_random(&mut table, 20, 5);
    let setup = table.setup(COPENHAGEN);
    table.act(MatchAction::New(setup));
    assert!(table.moves(), "the pieces are seen to gather");
    table.rest();
}

#[test]
fn a_move_while_looking_back_shows_no_position_that_never_was() {
    let mut table = Table::new(COPENHAGEN, 30);
    play_at_random(&mut table, 10, 3);
    table.act(MatchAction::ShowPly(2));
    table.rest();
    let generation = table.game().generation();
    let board = table.game().board();
    let mv = table.game().game().legal_moves().next().expect("the game goes on");
    let by = Requester::Program { generation };
    table.app.world_mut().write_message(MoveRequested { board, from: mv.from, to: mv.to, by });
    table.frame();
    table.check_pieces();
    assert_eq!(table.game().shown_ply(), 11);
    // Of those that were elsewhere two plies into the game, only the mover moves.
    assert_eq!(table.count::<(With<Motion>, With<BoardPiece>)>(), 1);
    table.rest();
}

#[test]
fn several_facts_in_one_frame_end_in_the_position_on_show() {
    let mut table = Table::new(TABLUT, 30);
    let board = table.game().board();
    for mv in ["d1-d3", "e7-d7", "d9-d8"] {
        let Move { from, to } = read_move(mv);
        table.app.world_mut().write_message(MoveRequested { board, from, to, by: Requester::Hand });
    }
    table.frame();
    assert_eq!(table.game().game().ply_count(), 3);
    table.check_pieces();
    table.rest();
    table.app.world_mut().write_message(MatchAction::Undo);
    let Move { from, to } = read_move("d9-c9");
    table.app.world_mut().write_message(MoveRequested { board, from, to, by: Requester::Hand });
    table.frame();
    table.check_pieces();
    table.rest();
}
