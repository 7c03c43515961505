use crate::engine::{Compiled, State};
use crate::{Engine, Move, Position, with_engine};

/// Counts the positions after so many plies, finished games ending a branch; the moves of the last ply
/// are counted, not played. Repetition is not looked at.
pub fn perft(engine: &Engine, position: &Position, depth: u32) -> u64 {
    with_engine!(engine, position, |compiled, state| {
        let mut state = state;
        count(compiled, &mut state, depth)
    })
}

/// The same, told apart by the first move.
pub fn perft_divide(engine: &Engine, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    with_engine!(engine, position, |compiled, state| {
        let mut state = state;
        let plies: Vec<_> = compiled.moves(&state).collect();
        plies
            .into_iter()
            .map(|ply| {
                let undo = compiled.make(&mut state, ply);
                let over = rest > 0 && compiled.verdict(&state, &undo).is_some();
                let nodes = if over { 0 } else { count(compiled, &mut state, rest) };
                compiled.unmake(&mut state, &undo);
                let mv = Move { from: compiled.square(ply.from), to: compiled.square(ply.to) };
                (mv, nodes)
            })
            .collect()
    })
}

fn count<const W: usize>(compiled: &Compiled<W>, state: &mut State<W>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => compiled.moves(state).count() as u64,
        _ => {
            let moves = compiled.moves(state);
            let mut nodes = 0;
            for ply in moves {
                let undo = compiled.make(state, ply);
                if compiled.verdict(state, &undo).is_none() {
                    nodes += count(compiled, state, depth - 1);
                }
                compiled.unmake(state, &undo);
            }
            nodes
        }
    }
}
