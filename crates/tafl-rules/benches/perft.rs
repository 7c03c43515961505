//! How fast positions are counted, judged and told: `cargo bench -p tafl-rules`.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tafl_rules::{Game, Library, Position, Variant, perft, perft_judged};

/// The variants measured, one for each width of board that matters, with the depth to which positions are
/// counted in bulk and that to which each is judged.
const MEASURED: [(&str, u32, u32); 4] = [
    ("copenhagen-hnefatafl-11x11-2025-v1", 4, 3),
    ("tablut-linnaeus-9x9", 4, 3),
    ("brandubh-7x7", 5, 4),
    ("alea-evangelii-19x19", 3, 2),
];

/// Those of them that are built in, with their starting positions.
fn measured() -> Vec<(Arc<Variant>, Position, u32, u32)> {
    let library = Library::built_in();
    MEASURED
        .iter()
        .filter_map(|&(id, bulk, judged)| {
            let variant = Arc::clone(library.variant(id)?);
            let start = *Game::new(Arc::clone(&variant)).position();
            Some((variant, start, bulk, judged))
        })
        .collect()
}

/// Positions in a second, the moves of the last ply counted and not played.
fn bulk(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (variant, start, depth, _) in measured() {
        group.throughput(Throughput::Elements(perft(variant.engine(), &start, depth)));
        group.bench_function(BenchmarkId::new(&variant.id, depth), |bencher| {
            bencher.iter(|| perft(variant.engine(), black_box(&start), depth));
        });
    }
    group.finish();
}

/// Positions in a second, each of them made, judged for the end of the game, and unmade.
fn judged(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft_judged");
    group.sample_size(10);
    for (variant, start, _, depth) in measured() {
        group.throughput(Throughput::Elements(perft(variant.engine(), &start, depth)));
        group.bench_function(BenchmarkId::new(&variant.id, depth), |bencher| {
            bencher.iter(|| perft_judged(variant.engine(), black_box(&start), depth));
        });
    }
    group.finish();
}

/// What the interface asks for: a move with its causes and evidence, and where a piece can go.
fn telling(criterion: &mut Criterion) {
    for (variant, ..) in measured() {
        let game = Game::new(Arc::clone(&variant));
        let first = game.legal_moves().next().expect("the start has moves");
        criterion.bench_function(&format!("preview/{}", variant.id), |bencher| {
            bencher.iter(|| game.preview(black_box(first)));
        });
        criterion.bench_function(&format!("destinations/{}", variant.id), |bencher| {
            bencher.iter(|| game.destinations(black_box(first.from)));
        });
    }
}

criterion_group!(benches, bulk, judged, telling);
criterion_main!(benches);
