//! How fast the search is: a fixed number of nodes, so that the time tells nodes per second.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tafl_ai::{Control, Limits, search};
use tafl_rules::{Game, Library};

/// Nodes per search: enough that its set-up does not count.
const NODES: u64 = 100_000;

fn nodes_per_second(criterion: &mut Criterion) {
    let library = Library::built_in();
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for variant in library.variants() {
        let game = Game::new(Arc::clone(variant));
        group.bench_function(&variant.id, |bencher| {
            bencher.iter(|| search(black_box(&game), &Limits::nodes(NODES), &Control::new()));
        });
    }
    group.finish();
}

criterion_group!(benches, nodes_per_second);
criterion_main!(benches);
