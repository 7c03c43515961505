//! What the engine leaves out to be fast, held against the same without leaving anything out.

use tafl_rules::engine::Mobility;
use tafl_rules::{Engine, JudgedPerft, Position, Reason, Side, perft, perft_judged, with_engine};

/// Makes every ply of a position that is not over, and checks that
/// - the plies are the same, in the same order, whether asked for one by one or run through;
/// - counting the moves of a side agrees with listing them, afresh and after a ply of the other side;
/// - counting two plies in bulk agrees with judging every position, and that with the verdicts;
/// - a verdict that looks only at what a ply can have changed is that of the position set up afresh.
pub fn check(engine: &Engine, position: &Position) {
    with_engine!(engine, position, |compiled, before| {
        let mut plies = Vec::new();
        compiled.moves(&before).for_each(|ply| plies.push(ply));
        let mut one_by_one = compiled.moves(&before);
        let (first, begun) = (one_by_one.next(), one_by_one.clone());
        assert_eq!(
            first.into_iter().chain(std::iter::from_fn(|| one_by_one.next())).collect::<Vec<_>>(),
            plies
        );
        assert_eq!(first.into_iter().chain(begun).collect::<Vec<_>>(), plies, "{position}");
        for side in Side::BOTH {
            let moves = compiled.moves_of(&before, side).count();
            assert_eq!(
                Mobility::new(compiled, &before, side).count() as usize,
                moves,
                "{side:?}: {position}"
            );
            assert_eq!(compiled.can_move(&before, side), moves > 0, "{side:?}: {position}");
        }
        let mut replies = Mobility::new(compiled, &before, !before.side());
        let mut found = JudgedPerft::default();
        let mut after = before;
        for ply in plies {
            let undo = compiled.make(&mut after, ply);
            let verdict = compiled.verdict(&after, &undo);
            found.positions += 1;
            found.over += u64::from(verdict.is_some());
            if verdict.is_none_or(|verdict| verdict.reason != Reason::KingCaptured) {
                assert_eq!(verdict, compiled.verdict_of_setup(&after), "{ply:?} in {position}");
            }
            if !undo.taken.king {
                let listed = compiled.moves(&after).count();
                assert_eq!(replies.count_after(&undo) as usize, listed, "{ply:?} in {position}");
            }
            compiled.unmake(&mut after, &undo);
            assert_eq!(after, before);
        }
        assert_eq!(perft_judged(engine, position, 1), found, "{position}");
        // On small boards, and large ones with few men: as much as can be judged in no time.
        if found.positions < 80 {
            let in_bulk = perft(engine, position, 2);
            assert_eq!(perft_judged(engine, position, 2).positions, in_bulk, "{position}");
        }
    });
}
