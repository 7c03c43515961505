//! Programs that speak the line protocol, and what becomes of those that go wrong.
#![cfg(unix)]

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use tafl_ai::Limits;
use tafl_arena::{Contest, End, Entrant, Event, Fault, Openings, Standing, Terms, record};
use tafl_rules::{Library, Side};

const FAULTY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engines/faulty.sh");

/// Lets our search play a pair against a program; returns how it stands, and how the games ended.
fn play(program: &str, limits: Limits, margin: Duration) -> (Standing, Vec<(Option<Side>, End)>) {
    let library = Library::built_in();
    let variant = Arc::clone(library.variant("tablut-linnaeus-9x9").expect("built in"));
    let terms = Terms { limits, margin, ..Terms::default() };
    let mut entrants: Vec<Entrant> =
        ["ours", program].iter().map(|text| Entrant::parse(text).expect("an engine")).collect();
    Contest::introduce(&mut entrants, &terms).expect("both are there");
    assert!(entrants[1].name.starts_with("faulty "), "the program names itself: {}", entrants[1]);
    let openings = Openings::drawn(vec![variant], None, 1);
    let contest = Contest { entrants, terms, openings, pairs: 1, concurrency: 1, sprt: None };
    let mut ends = Vec::new();
    let standing = contest.run(|event| {
        if let Event::Game(played) = event {
            ends.push((played.winner(), played.end.clone()));
            let written = record(played, &contest.entrants);
            written.replay(&library).expect("what was played is legal");
            assert_eq!(written.tag("Result"), played.winner().map(Side::id));
            assert_eq!(written.tag("Reason"), Some(played.reason()));
            assert_eq!(written.comments.len(), 1, "the fault is told");
        }
        ControlFlow::Continue(())
    });
    (standing, ends)
}

#[test]
fn whoever_goes_wrong_loses_and_is_told() {
    let long = Duration::from_secs(20);
    let short = Duration::from_millis(60);
    let nodes = Limits::nodes(50);
    let time = Limits::time(Duration::from_millis(5));
    let cases = [
        ("illegal", nodes, long, "illegal move a1-a2: "),
        ("nonsense", nodes, long, "the answer `bestmove castle` is no move"),
        ("crash", nodes, long, "crashed: the program ended (exit status: 3)"),
        ("silent", time, short, "no answer to `go movetime 5` within 65 ms"),
        ("late", time, short, "no answer to `go movetime 5` within 65 ms"),
    ];
    for (fault, limits, margin, expected) in cases {
        let (standing, ends) = play(&format!("sh '{FAULTY}' {fault}"), limits, margin);
        let tally = standing.pairings[0].tally;
        assert_eq!((tally.forfeits, tally.pairs), ([0, 2], [0, 0, 0, 0, 1]), "{fault}: {ends:?}");
        for (loser, (winner, end)) in [Side::Defenders, Side::Attackers].into_iter().zip(&ends) {
            let End::Forfeit { side, fault: told } = end else { panic!("{fault}: {end:?}") };
            assert_eq!((*side, *winner), (loser, Some(!loser)), "{fault}");
            assert!(told.to_string().starts_with(expected), "{fault}: {told}");
        }
    }
}

#[test]
fn a_program_that_is_not_there_is_told_before_the_first_game() {
    for (command, expected) in [
        ("/no/such/engine", "`/no/such/engine` cannot be started: "),
        ("sh -c 'exit 5'", "crashed: the program ended (exit status: 5)"),
    ] {
        let mut entrants = vec![Entrant::parse(command).expect("a command line")];
        let (_, fault) = Contest::introduce(&mut entrants, &Terms::default()).expect_err(command);
        assert!(matches!(fault, Fault::Start { .. } | Fault::Crashed { .. }));
        assert!(fault.to_string().starts_with(expected), "{fault}");
    }
}

#[test]
fn names_are_made_to_differ() {
    let mut entrants =
        ["ours", "level:karl", "ours", "a=ours", "ours"].map(|text| Entrant::parse(text).expect("an engine"));
    Contest::introduce(&mut entrants, &Terms::default()).expect("all are ours");
    assert_eq!(entrants.map(|entrant| entrant.name), ["ours", "karl", "ours (2)", "a", "ours (3)"]);
}
