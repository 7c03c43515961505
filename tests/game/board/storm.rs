use super::positions::noise;
use super::*;
use skjaldborg::board::{SquareDrag, SquareHovered};
use tafl_ai::Level;
use tafl_rules::Direction;

/// Does one thing that a player, a program or a machine could do at any time.
fn anything(table: &mut Table, state: &mut u64) {
    let mut random = |n: u64| noise(state) % n;
    let size = u64::from(table.outlook().position.size());
    let square = Square::new(random(size) as u8, random(size) as u8).expect("a board is no larger");
    let board = table.game().board();
    let legal: Vec<Move> = table.game().game().legal_moves().collect();
    let what = random(22);
    let some_move = (!legal.is_empty()).then(|| legal[random(legal.len() as u64) as usize]);
    let step = random(4) as usize;
    let ply = random(12) as usize;
    let variant = if random(4) == 0 { TABLUT } else { COPENHAGEN };
    let players = match random(3) {
        0 => PEOPLE,
        1 => BySide { attackers: Player::Computer(Level::Karl), ..PEOPLE },
        _ => BySide { defenders: Player::Computer(Level::Karl), ..PEOPLE },
    };
    let setup = MatchSetup { players, ..table.setup(variant) };
    let world = table.app.world_mut();
    let mut act = |action| {
        world.write_message(action);
    };
    match what {
        0 => act(MatchAction::Undo),
        1 => act(MatchAction::Redo),
        2 => act(MatchAction::ShowPly(ply)),
        3 => act(MatchAction::StepBack),
        4 => act(MatchAction::StepForward),
        5 => act(MatchAction::MoveNow),
        6 if ply == 0 => act(MatchAction::Resign),
        7 if ply < 3 => act(MatchAction::New(setup)),
        8 if ply == 0 => act(MatchAction::Restart),
        9 => drop(world.write_message(SquareDrag::Began { board, square })),
        10 => drop(world.write_message(SquareDrag::Dropped { square: Some(square) })),
        11 => drop(world.write_message(CursorAction::Step(Direction::ALL[step]))),
        12 => drop(world.write_message(CursorAction::Choose)),
        13 => drop(world.write_message(CursorAction::Cancel)),
        14 => drop(world.write_message(SquareHovered { board, square: Some(square) })),
        15..=18 => {
            if let Some(Move { from, to }) = some_move {
                for square in [from, to] {
                    world.write_message(SquareChosen { board, square, by: Chooser::Pointer });
                }
            }
        }
        19 => act(MatchAction::ToggleHint),
        20 => act(MatchAction::ToggleAnalysis),
        _ => drop(world.write_message(SquareChosen { board, square, by: Chooser::Pointer })),
    }
}

/// Whatever is done at whatever moment, also while the computer thinks: the pieces are those of the
/// position on show in every frame, and when nothing moves everything is in its place.
#[test]
fn nothing_that_is_done_at_any_time_upsets_the_board() {
    let (mut rests, mut plies) = (0, 0);
    for seed in 1..=3_u64 {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut table = Table::new(COPENHAGEN, 30);
        let players = BySide { defenders: Player::Computer(Level::Karl), ..PEOPLE };
        let setup = MatchSetup { players, ..table.setup(COPENHAGEN) };
        table.act(MatchAction::New(setup));
        let mut before = 0;
        for _ in 0..250 {
            for _ in 0..noise(&mut state) % 3 {
                anything(&mut table, &mut state);
            }
            for _ in 0..noise(&mut state) % 9 {
                table.frame();
                table.check_pieces();
                if !table.moves() && table.count::<With<Held>>() == 0 {
                    table.check();
                    rests += 1;
                }
            }
            let after = table.game().game().ply_count();
            plies += after.saturating_sub(before);
            before = after;
        }
        table.press(CursorAction::Cancel);
    }
    // How many exactly depends on when the computer answers.
    assert!(rests > 60 && plies > 30, "the storm did too little: {rests} rests, {plies} plies");
}
