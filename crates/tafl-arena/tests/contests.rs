//! Contests as they are played: sides, openings, records, the same games again.

use std::ops::ControlFlow;
use std::sync::Arc;

use tafl_ai::Limits;
use tafl_arena::{Contest, End, Entrant, Event, Openings, Sprt, Standing, Terms, Verdict, record};
use tafl_rules::notation::{GameRecord, read_games, write_games};
use tafl_rules::{Library, Move, Side, Variant};

fn variants(ids: &[&str]) -> Vec<Arc<Variant>> {
    let library = Library::built_in();
    ids.iter().map(|id| Arc::clone(library.variant(id).expect("built in"))).collect()
}

fn contest(engines: &[&str], pairs: usize, concurrency: usize) -> Contest {
    let entrants = engines.iter().map(|text| Entrant::parse(text).expect("an engine")).collect();
    let terms = Terms { limits: Limits::nodes(150), max_plies: 60, seed: 7, ..Terms::default() };
    let openings = Openings::drawn(variants(&["brandubh-7x7", "tablut-linnaeus-9x9"]), None, 7);
    Contest { entrants, terms, openings, pairs, concurrency, sprt: None }
}

/// Plays a contest; returns how it stands at the end, and its games.
fn play(contest: &Contest) -> (Standing, Vec<GameRecord>) {
    let mut records = Vec::new();
    let standing = contest.run(|event| {
        if let Event::Game(played) = event {
            records.push(record(played, &contest.entrants));
        }
        ControlFlow::Continue(())
    });
    (standing, records)
}

#[test]
fn pairs_begin_alike_with_sides_swapped() {
    let contest = contest(&["one=ours", "two=level:karl", "three=level:thrall"], 2, 2);
    let (standing, records) = play(&contest);
    assert_eq!(standing.pairings.len(), 3);
    assert_eq!(records.len(), 12);
    for pair in records.chunks(2) {
        let [first, second] = pair else { panic!("a pair") };
        assert_eq!(first.tag("Attackers"), second.tag("Defenders"));
        assert_eq!(first.tag("Defenders"), second.tag("Attackers"));
        assert_eq!(first.tag("Variant"), second.tag("Variant"));
        assert_eq!(first.tag("Opening"), second.tag("Opening"));
        let opening = |record: &GameRecord| -> Vec<Move> {
            let tag = record.tag("Opening").expect("an opening is named");
            let plies = tag.split(['(', ' ']).filter_map(|word| word.parse::<usize>().ok()).nth(1);
            let plies = plies.expect("a drawn opening tells its plies");
            record.moves[..plies].iter().map(|mv| mv.written.mv).collect()
        };
        assert!(opening(first).len() >= 2);
        assert_eq!(opening(first), opening(second));
    }
    for pairing in &standing.pairings {
        assert_eq!(pairing.tally.games(), 4);
        assert_eq!(pairing.tally.playing.attackers.games(), 2);
        assert_eq!(pairing.tally.pairs.iter().sum::<u64>(), 2);
        // The two ways of counting agree.
        let halves: u64 = pairing.tally.pairs.iter().zip(0..).map(|(count, points)| count * points).sum();
        assert_eq!(halves as f64 / 2.0, pairing.tally.results().points());
    }
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_are_played_at_once() {
    let engines = ["ours", "level:karl"];
    let (standing, records) = play(&contest(&engines, 4, 1));
    for concurrency in [1, 3] {
        let again = play(&contest(&engines, 4, concurrency));
        assert_eq!(again, (standing.clone(), records.clone()));
    }
    let mut other = contest(&engines, 4, 2);
    other.terms.seed = 8;
    assert_ne!(play(&other).1, records, "levels choose by the seed");
}

#[test]
fn records_replay() {
    let library = Library::built_in();
    let (_, records) = play(&contest(&["ours", "level:thrall"], 2, 2));
    let read = read_games(&write_games(&records)).expect("what was written is read");
    assert_eq!(read.len(), records.len());
    for (read, record) in read.iter().zip(&records) {
        let replayed = read.replay(&library).expect("the moves are legal");
        assert!(replayed.differences.is_empty());
        assert_eq!(replayed.game.ply_count(), record.moves.len());
        if let Some(outcome) = replayed.game.outcome() {
            let winner = outcome.winner.map_or("draw", Side::id);
            assert_eq!((read.tag("Result"), read.tag("Reason")), (Some(winner), Some(outcome.reason().id())));
        } else {
            assert_eq!((read.tag("Result"), read.tag("Reason")), (Some("draw"), Some("ply_limit")));
        }
    }
}

#[test]
fn long_games_are_drawn() {
    let mut contest = contest(&["ours", "level:karl"], 1, 1);
    contest.terms.max_plies = 9;
    let standing = contest.run(|event| {
        if let Event::Game(played) = event
            && played.end == End::PlyLimit
        {
            assert_eq!((played.game.ply_count(), played.winner()), (9, None));
        }
        ControlFlow::Continue(())
    });
    let tally = standing.pairings[0].tally;
    assert!(tally.cut_short > 0 && tally.cut_short == tally.results().drawn);
}

#[test]
fn a_test_ends_the_contest_when_it_has_decided() {
    let mut contest = contest(&["ours", "level:thrall"], 400, 2);
    contest.terms.limits = Limits::depth(2);
    // Hypotheses so far apart that few pairs tell.
    contest.sprt = Some(Sprt { elo0: -400.0, elo1: 0.0 });
    let (standing, records) = play(&contest);
    assert_eq!(standing.verdict, Some(Verdict::H1), "{standing:?}");
    assert!(records.len() < 200);
    assert_eq!(standing.pairings[0].tally.games(), records.len() as u64);
}

#[test]
fn a_break_ends_the_contest() {
    let mut told = 0;
    let standing = contest(&["ours", "level:thrall"], 50, 2).run(|_| {
        told += 1;
        if told < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    // Two games and their pair, then two games more.
    assert_eq!((told, standing.pairings[0].tally.games()), (5, 4));
    assert_eq!(standing.pairings[0].tally.pairs.iter().sum::<u64>(), 2);
}

#[test]
fn openings_are_legal_different_and_the_same_again() {
    let variants = variants(&["brandubh-7x7", "tablut-linnaeus-9x9"]);
    let openings = Openings::drawn(variants.clone(), Some(8), 1);
    let others = Openings::drawn(variants.clone(), Some(8), 1);
    let start = |openings: &Openings, pair| openings.get(pair).expect("an opening").game;
    // Asked for in another order, they are the same.
    let backwards: Vec<_> = (0..16).rev().map(|pair| start(&others, pair)).collect();
    let drawn: Vec<_> = (0..16).map(|pair| start(&openings, pair)).collect();
    for (pair, game) in drawn.iter().enumerate() {
        assert_eq!(game.position(), backwards[15 - pair].position());
        assert_eq!(game.variant().id, variants[pair % 2].id);
        assert!(game.outcome().is_none() && (2..=4).contains(&game.ply_count()));
        assert_eq!(game.position(), start(&openings, pair + 16).position(), "they come again");
        let same = drawn.iter().filter(|other| {
            other.variant().id == game.variant().id && other.position().repeats(game.position())
        });
        assert_eq!(same.count(), 1);
    }
    let seeds_differ = (0..4).any(|pair| {
        start(&Openings::drawn(variants.clone(), None, 2), pair).position() != drawn[pair].position()
    });
    assert!(seeds_differ);
    assert!(Openings::given(Vec::new()).get(0).is_none());
}
