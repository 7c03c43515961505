use std::time::Instant;

use tafl_rules::{Engine, Game, Move, Position, perft, perft_judged};

use super::show::set_up;
use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::output::Output;
use crate::progress::Progress;

/// A way of counting the positions after so many plies.
type Count = fn(&Engine, &Position, u32) -> u64;

/// Counts positions.
pub fn run(args: &PerftArgs, output: &mut Output) -> Result<(), Failure> {
    let game = set_up(&args.start)?;
    let count: Count = if args.no_bulk {
        |engine, position, depth| perft_judged(engine, position, depth).positions
    } else {
        perft
    };
    let began = Instant::now();
    let mut total = u64::from(args.depth == 0);
    if let Some(rest) = args.depth.checked_sub(1) {
        let mut moves: Vec<Move> = game.legal_moves().collect();
        moves.sort();
        let progress = Progress::new(moves.len(), "counting");
        for (done, &mv) in moves.iter().enumerate() {
            let found = after(&game, mv, rest, count);
            total += found;
            progress.set(done + 1);
            if args.divide {
                progress.aside(|| output.line(&format!("{mv}: {found}")))?;
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    output.line(&format!("positions: {total}"))?;
    output.line(&format!("seconds: {seconds:.3}"))?;
    output.line(&format!("positions per second: {:.0}", total as f64 / seconds.max(1e-9)))
}

/// The positions so many plies after a move. A game that is over has none: the counting itself never asks
/// whether the position that it starts from is.
fn after(game: &Game, mv: Move, rest: u32, count: Count) -> u64 {
    let mut after = game.clone();
    let over = after.play(mv).expect("a legal move can be played").outcome.is_some();
    match rest {
        0 => 1,
        _ if over => 0,
        _ => count(game.variant().engine(), after.position(), rest),
    }
}
