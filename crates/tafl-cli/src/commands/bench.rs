use std::sync::Arc;
use std::time::Duration;

use tafl_ai::{Control, Limits, Options, Searcher};
use tafl_rules::notation::read_position;
use tafl_rules::{Game, Library};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::output::Output;

/// What is searched: variants with positions of theirs, nothing standing for the start.
const POSITIONS: [(&str, Option<&str>); 10] = [
    ("copenhagen-hnefatafl-11x11-2025-v1", None),
    (
        "copenhagen-hnefatafl-11x11-2025-v1",
        Some("11/2t1tttt3/1t9/t4T4t/t3T1T3t/tt2TKTT1tt/t3TTT3t/t4T3t1/9t1/5t2t2/2tttt5 a 0 1"),
    ),
    (
        "copenhagen-hnefatafl-11x11-2025-v1",
        Some("2t5t2/1t7t1/t9t/3t3t3/2T2T5/3tT2KT2/3t1T1t3/8t2/t9t/1t7t1/2t5t2 d 0 1"),
    ),
    ("tablut-linnaeus-9x9", None),
    ("tablut-linnaeus-9x9", Some("3tt4/4t1t2/4T4/t3T3t/tt1TKTTtt/t7t/4T4/2t1t4/3tt4 d 0 1")),
    ("brandubh-7x7", None),
    ("brandubh-7x7", Some("3t3/2t4/3T3/t1T1TtK/3T3/2t4/3t3 a 0 1")),
    ("copenhagen-hnefatafl-13x13", None),
    ("sea-battle-9x9", None),
    ("alea-evangelii-19x19", None),
];

/// Searches every position to one depth, with a table that knows nothing: the nodes are the search's
/// signature, which only a change of the search changes.
pub fn run(args: &BenchArgs, output: &mut Output) -> Result<(), Failure> {
    let library = Library::built_in();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for (id, position) in POSITIONS {
        let game = game(&library, id, position)?;
        let mut searcher = Searcher::new(Options { threads: args.threads.into(), ..Options::default() });
        let report = searcher.search(&game, &Limits::depth(args.depth), &Control::new());
        let best = report.best.map_or("none".to_owned(), |best| best.to_string());
        let score = report.score().map_or("none".to_owned(), |score| score.to_string());
        output.line(&format!("{id}: nodes {}, best {best}, score {score}", report.nodes))?;
        nodes += report.nodes;
        time += report.time;
    }
    output.line(&format!("nodes: {nodes}"))?;
    output.line(&format!("seconds: {:.3}", time.as_secs_f64()))?;
    output.line(&format!("nodes per second: {:.0}", nodes as f64 / time.as_secs_f64().max(1e-9)))
}

fn game(library: &Library, id: &str, position: Option<&str>) -> Result<Game, Failure> {
    let broken = |problem: &dyn std::fmt::Display| Failure::Check(format!("{id}: {problem}"));
    let variant = library.resolve(id).map_err(|problem| broken(&problem))?;
    let Some(position) = position else {
        return Ok(Game::new(Arc::clone(&variant)));
    };
    let setup = read_position(position).map_err(|problem| broken(&problem))?;
    Game::from_setup(variant, &setup).map_err(|problem| broken(&problem))
}
