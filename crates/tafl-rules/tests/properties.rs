//! What must hold in every position of every game, over seeded random games of the built-in variants.

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use common::random::Random;
use tafl_rules::notation::{GameRecord, WrittenMove, read_position, write_played};
use tafl_rules::*;

/// Plays random games of every built-in variant and shows each position to a check.
fn wander(seed: u64, games: usize, plies: usize, mut check: impl FnMut(&mut Game, &mut Random)) {
    let library = Library::built_in();
    let mut random = Random::new(seed);
    for variant in library.variants() {
        for _ in 0..games {
            let mut game = Game::new(Arc::clone(variant));
            for _ in 0..plies {
                check(&mut game, &mut random);
                let moves: Vec<Move> = game.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                game.play(*random.pick(&moves)).expect("a legal move");
            }
            check(&mut game, &mut random);
        }
    }
}

#[test]
fn every_legal_move_is_accepted_and_every_other_refused() {
    let mut reasons = BTreeSet::new();
    wander(1, 3, 25, |game, random| {
        if !random.chance(30) {
            return;
        }
        let legal: BTreeSet<Move> = game.legal_moves().collect();
        for from in Square::all(game.position().size()) {
            for to in Square::all(game.position().size()) {
                let mv = Move { from, to };
                match game.check(mv) {
                    Ok(()) => assert!(legal.contains(&mv), "{mv} in {}", game.position()),
                    Err(refusal) => {
                        assert!(!legal.contains(&mv), "{mv} in {}: {refusal}", game.position());
                        assert!(!refusal.to_string().is_empty());
                        assert_eq!(game.clone().play(mv), Err(refusal));
                        reasons.insert(format!("{refusal:?}").split([' ', '(']).next().map(str::to_owned));
                    }
                }
            }
        }
    });
    assert!(reasons.len() >= 7, "{reasons:?}");
}

#[test]
fn the_destinations_of_all_pieces_are_the_legal_moves() {
    wander(2, 3, 80, |game, _| {
        let legal: BTreeSet<Move> = game.legal_moves().collect();
        let mut listed = BTreeSet::new();
        let size = game.position().size();
        for from in Square::all(size) {
            let Destinations { stops, crossings } = game.destinations(from);
            for crossed in crossings {
                assert!(!stops.contains(&crossed));
                let blocked = game.position().piece_at(crossed).is_some();
                assert!(!blocked, "{crossed} in {}", game.position());
                // Something lies beyond what is crossed.
                let beyond = |to: &Square| {
                    let between = |a: u8, b: u8, c: u8| a.min(c) <= b && b <= a.max(c);
                    between(from.file(), crossed.file(), to.file())
                        && between(from.rank(), crossed.rank(), to.rank())
                };
                assert!(stops.iter().any(beyond), "{from} over {crossed} in {}", game.position());
            }
            let count = stops.len();
            listed.extend(stops.into_iter().map(|to| Move { from, to }));
            assert!(count == 0 || listed.len() >= count);
        }
        assert_eq!(listed, legal, "{}", game.position());
        assert_eq!(game.legal_moves().count(), legal.len(), "a move twice in {}", game.position());
    });
}

#[test]
fn undo_then_redo_changes_nothing() {
    wander(3, 5, 120, |game, random| {
        let before = game.clone();
        let steps = random.below(game.ply_count() + 1);
        for _ in 0..steps {
            assert!(game.undo());
        }
        assert_eq!(game.position(), before.position_at(before.ply_count() - steps).expect("a ply"));
        for _ in 0..steps {
            assert!(game.redo());
        }
        assert_eq!(game.position(), before.position());
        assert_eq!(game.outcome(), before.outcome());
        assert_eq!(game.occurrence(), before.occurrence());
        assert!(game.plays().eq(before.plays()));
    });
}

#[test]
fn the_key_is_that_of_the_position() {
    wander(4, 10, 150, |game, _| {
        let engine = game.variant().engine();
        assert_eq!(game.position().key(), engine.full_key(game.position()));
        let again = engine.position(&game.position().to_setup()).expect("a position of the game");
        assert_eq!(&again, game.position());
    });
}

#[test]
fn making_and_unmaking_a_ply_changes_nothing() {
    wander(5, 3, 60, |game, _| {
        let position = *game.position();
        with_engine!(game.variant().engine(), &position, |compiled, start| {
            let mut state = start;
            for ply in compiled.moves(&start) {
                let undo = compiled.make(&mut state, ply);
                assert_eq!(state.key(), compiled.full_key(&state));
                assert_ne!(state.key(), start.key());
                assert_eq!(state.side(), !start.side());
                compiled.unmake(&mut state, &undo);
                assert_eq!(state, start);
            }
        });
    });
}

#[test]
fn what_the_engine_leaves_out_changes_nothing() {
    wander(10, 2, 60, |game, random| {
        if game.outcome().is_none() && random.chance(30) {
            common::shortcuts::check(game.variant().engine(), game.position());
        }
    });
}

#[test]
fn a_preview_tells_what_the_move_then_does() {
    wander(6, 4, 60, |game, random| {
        let moves: Vec<Move> = game.legal_moves().collect();
        if moves.is_empty() {
            return;
        }
        let mv = *random.pick(&moves);
        let preview = game.preview(mv).expect("legal");
        let mut copy = game.clone();
        assert_eq!(copy.play(mv), Ok(&preview));
        assert_eq!(game.captures(mv), Ok(preview.captures.clone()));
        assert!(preview.captures.is_sorted_by_key(|capture| capture.square));
        // The count of pieces agrees with what was taken.
        let pieces = |game: &Game| game.position().pieces().count();
        assert_eq!(pieces(&copy) + preview.captures.len(), pieces(game));
    });
}

#[test]
fn positions_are_read_as_they_are_written() {
    wander(7, 5, 100, |game, _| {
        let written = game.position().to_string();
        let setup = read_position(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
        let read = game.variant().engine().position(&setup).expect("a position of the game");
        assert_eq!(&read, game.position());
        // OpenTafl's form begins with a slash and with rank 1.
        let rows: Vec<&str> = written.split(' ').next().expect("rows").split('/').rev().collect();
        let turned = format!("/{}/", rows.join("/"));
        let read = read_position(&turned).unwrap_or_else(|error| panic!("{turned}: {error}"));
        let bare = read_position(&game.position().layout()).expect("bare rows");
        let sorted = |mut pieces: Vec<(Square, Piece)>| {
            pieces.sort();
            pieces
        };
        assert_eq!(sorted(read.pieces), sorted(bare.pieces));
    });
}

#[test]
fn games_are_read_as_they_are_written() {
    let library = Library::built_in();
    let mut endings = 0;
    wander(8, 8, 90, |game, random| {
        if game.outcome().is_none() && !random.chance(5) {
            return;
        }
        endings += usize::from(game.outcome().is_some());
        let mut record = GameRecord::of(game);
        record.set_tag("Attackers", "A \"name\" with a \\ in it");
        let written = record.to_string();
        let read = GameRecord::parse(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(read.tags, record.tags);
        assert_eq!(read.to_string(), written);
        assert!(written.lines().all(|line| line.len() <= 80 || line.starts_with('[')));
        let replayed = read.replay(&library).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(replayed.differences, []);
        assert_eq!(replayed.game.position(), game.position());
        assert_eq!(replayed.game.outcome(), game.outcome());
        assert!(replayed.game.plays().eq(game.plays()));
    });
    assert!(endings > 3, "only {endings} games came to an end");
}

#[test]
fn moves_are_read_as_they_are_written() {
    let mut captures = 0;
    wander(9, 10, 100, |game, _| {
        let Some(played) = game.last_played() else { return };
        let written = write_played(played);
        let read: WrittenMove = written.parse().unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(read, WrittenMove::of(played));
        assert_eq!(read.mv, played.mv());
        let squares: Vec<Square> = played.captures.iter().map(|capture| capture.square).collect();
        assert_eq!(read.captures, squares);
        captures += squares.len();
        let shouted: WrittenMove = written.to_uppercase().parse().expect("the same in upper case");
        assert_eq!(shouted, read);
    });
    assert!(captures > 20, "only {captures} captures");
}

#[test]
fn rules_are_read_as_they_are_written() {
    for (id, rules) in Library::built_in().rule_sets() {
        let written = ron::to_string(rules).expect("written");
        assert_eq!(Rules::parse(&written).as_ref(), Ok(rules), "{id}: {written}");
        let pretty = ron::ser::to_string_pretty(rules, Default::default()).expect("written");
        assert_eq!(Rules::parse(&pretty).as_ref(), Ok(rules), "{id}: {pretty}");
    }
}
