use crate::engine::{Compiled, Mobility, State};
use crate::{Engine, Move, Position, with_engine};

/// Counts the positions after so many plies, finished games ending a branch; the moves of the last ply
/// are counted, not played. Repetition is not looked at. The position must not be over.
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
        1 => u64::from(Mobility::new(compiled, state, state.side()).count()),
        2 => count_replies(compiled, state),
        _ => {
            let mut nodes = 0;
            compiled.moves(state).for_each(|ply| {
                let undo = compiled.make(state, ply);
                if compiled.verdict(state, &undo).is_none() {
                    nodes += count(compiled, state, depth - 1);
                }
                compiled.unmake(state, &undo);
            });
            nodes
        }
    }
}

/// The last two plies: the replies to each move are counted from those that the other side has now. That
/// there are none need not be judged: it adds nothing either way.
fn count_replies<const W: usize>(compiled: &Compiled<W>, state: &mut State<W>) -> u64 {
    let mut replies = Mobility::new(compiled, state, !state.side());
    let mut nodes = 0;
    compiled.moves(state).for_each(|ply| {
        let undo = compiled.make(state, ply);
        if compiled.decided(state, &undo).is_none() && compiled.too_quiet(state).is_none() {
            nodes += u64::from(replies.count_after(&undo));
        }
        compiled.unmake(state, &undo);
    });
    nodes
}

/// What [`perft_judged`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct JudgedPerft {
    /// The positions after so many plies.
    pub positions: u64,
    /// How many of them are over: by an escape, a taken king, a fort, a ring, no move or the quiet limit.
    pub over: u64,
}

/// Counts the same positions as [`perft`], but plays every move of the last ply, too, with its captures,
/// and judges every position for the end of the game.
pub fn perft_judged(engine: &Engine, position: &Position, depth: u32) -> JudgedPerft {
    with_engine!(engine, position, |compiled, state| {
        let mut state = state;
        let mut found = JudgedPerft::default();
        match depth {
            0 => found.positions = 1,
            _ => judge(compiled, &mut state, depth, &mut found),
        }
        found
    })
}

fn judge<const W: usize>(compiled: &Compiled<W>, state: &mut State<W>, depth: u32, found: &mut JudgedPerft) {
    compiled.moves(state).for_each(|ply| {
        let undo = compiled.make(state, ply);
        let over = compiled.verdict(state, &undo).is_some();
        if depth == 1 {
            found.positions += 1;
            found.over += u64::from(over);
        } else if !over {
            judge(compiled, state, depth - 1, found);
        }
        compiled.unmake(state, &undo);
    });
}
