//! The tables of move counts, counted once more by the naive implementation as deep as it gets.

use tafl_rules::*;

use crate::common::texts;
use crate::reference::{Reference, Table};
use crate::twins::table;

/// Tables with more positions than this are left to the crate.
const MOST: u64 = 1_100_000;

fn count(reference: &Reference, table: &Table, depth: u32) -> u64 {
    let history = std::slice::from_ref(table);
    let moves = reference.legal_moves(history);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|(from, to)| reference.play(table, from, to))
        .filter(|done| reference.outcome(history, done).is_none())
        .map(|done| count(reference, &done.table, depth - 1))
        .sum()
}

#[test]
fn the_tables_of_move_counts() {
    let library = Library::built_in();
    for (id, text) in texts("perft") {
        let variant = library.variant(&id).expect("a built-in variant");
        let start = table(Game::new(variant.clone()).position());
        let reference = Reference::of(variant);
        let mut deepest = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (depth, nodes) = line.split_once(' ').expect("depth and nodes");
            let (depth, nodes): (u32, u64) =
                (depth.parse().expect("a depth"), nodes.parse().expect("a number"));
            if nodes <= MOST {
                assert_eq!(count(&reference, &start, depth), nodes, "{id}, depth {depth}");
                deepest = depth;
            }
        }
        assert!(deepest >= 2, "{id}");
    }
}
