//! Move counts from the start, agreed by independent programs, as data: one file for each variant.

use tafl_rules::{Game, Library, perft, perft_divide, perft_judged};

#[test]
fn perft_tables() {
    let library = Library::built_in();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let mut tables = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of tables") {
        let path = entry.expect("a table").path();
        let id = path.file_stem().and_then(|stem| stem.to_str()).expect("a variant's id");
        let game = Game::new(library.variant(id).expect("a built-in variant").clone());
        let text = std::fs::read_to_string(&path).expect("a readable table");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (depth, nodes) = line.split_once(' ').expect("depth and nodes");
            let (depth, nodes): (u32, u64) =
                (depth.parse().expect("a depth"), nodes.parse().expect("a number"));
            let engine = game.variant().engine();
            assert_eq!(perft(engine, game.position(), depth), nodes, "{id}, depth {depth}");
            if depth < 4 {
                let divided = perft_divide(engine, game.position(), depth);
                assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), nodes, "{id}, divided");
            }
            if nodes < 1_000_000 {
                let judged = perft_judged(engine, game.position(), depth);
                assert_eq!(judged.positions, nodes, "{id}, judged, depth {depth}");
            }
        }
        tables += 1;
    }
    assert_eq!(tables, library.variants().len(), "each variant has a table");
}
