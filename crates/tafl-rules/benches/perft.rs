//! How fast positions are counted, judged and told: `cargo bench -p tafl-rules`.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tafl_rules::{Game, Library, perft};

/// Moves made, judged and unmade in a second, from each variant's start.
fn counting(criterion: &mut Criterion) {
    let library = Library::built_in();
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(20);
    for variant in library.variants() {
        let start = *Game::new(Arc::clone(variant)).position();
        for depth in [2, 3] {
            group.throughput(Throughput::Elements(perft(variant.engine(), &start, depth)));
            group.bench_with_input(BenchmarkId::new(&variant.id, depth), &depth, |bencher, &depth| {
                bencher.iter(|| perft(variant.engine(), black_box(&start), depth));
            });
        }
    }
    group.finish();
}

/// What the interface asks for: a move with its causes and evidence, and where a piece can go.
fn telling(criterion: &mut Criterion) {
    let library = Library::built_in();
    for variant in library.variants() {
        let game = Game::new(Arc::clone(variant));
        let first = game.legal_moves().next().expect("the start has moves");
        criterion.bench_function(&format!("preview/{}", variant.id), |bencher| {
            bencher.iter(|| game.preview(black_box(first)));
        });
        criterion.bench_function(&format!("destinations/{}", variant.id), |bencher| {
            bencher.iter(|| game.destinations(black_box(first.from)));
        });
    }
}

criterion_group!(benches, counting, telling);
criterion_main!(benches);
