//! Hints and the analysis.

use skjaldborg::session::{Advice, AdviceLimits};
use tafl_ai::{Limits, Mark};
use tafl_rules::Game;
use tafl_rules::notation::read_position;

use super::*;

/// Limits within which a test does not wait for long.
const SHORT: AdviceLimits = AdviceLimits {
    hint: Limits::nodes(4_000),
    glance: Limits::nodes(4_000),
    study: Limits::nodes(8_000),
    judge: Limits::nodes(2_000),
    doubt: Limits::nodes(4_000),
};

/// Limits that do not end before they are made to.
const ENDLESS: AdviceLimits =
    AdviceLimits { hint: Limits::NONE, glance: Limits::NONE, study: Limits::NONE, ..SHORT };

fn table(limits: AdviceLimits, players: BySide<Player>) -> Table {
    let mut table = Table::bare();
    table.app.insert_resource(limits);
    table.start(TABLUT, players);
    table
}

fn advice(table: &Table) -> &Advice {
    table.app.world().resource::<Advice>()
}

fn has_hint(table: &Table) -> bool {
    advice(table).hint(table.game()).is_some()
}

fn lines(table: &Table) -> usize {
    advice(table).findings(table.game()).map_or(0, |found| found.lines.len())
}

#[test]
fn a_hint_is_a_legal_move_that_goes_with_the_next() {
    let mut table = table(SHORT, PEOPLE);
    for _ in 0..2 {
        table.act(MatchAction::ToggleHint);
        table.wait_until("there is a hint", has_hint);
        let hint = advice(&table).hint(table.game()).unwrap().clone();
        assert!(table.game().game().check(hint.mv).is_ok());
        assert_eq!(hint.side, table.game().game().position().side_to_move());
        table.act(MatchAction::ToggleHint);
        assert!(!has_hint(&table), "asked again, it is put away");
        table.act(MatchAction::ToggleHint);
        table.wait_until("there is a hint again", has_hint);
        table.ask(&hint.mv.to_string());
        assert!(!has_hint(&table), "it was for the move before");
    }
}

#[test]
fn a_hint_is_for_the_game_and_for_a_person() {
    let mut table = table(SHORT, PEOPLE);
    table.ask_all("d1-d3 e3-g3");
    table.act(MatchAction::ShowPly(0));
    table.act(MatchAction::ToggleHint);
    assert!(!table.game().is_looking_back());
    table.wait_until("there is a hint", has_hint);
    table.start(TABLUT, against(Side::Attackers, Level::Jarl));
    table.app.update();
    assert!(!advice(&table).may_hint(table.game()));
    table.act(MatchAction::ToggleHint);
    assert!(!advice(&table).is_looking_for_hint(), "the computer is to move");
}

#[test]
fn a_search_that_is_no_longer_asked_for_ends_without_a_word() {
    let mut table = table(ENDLESS, PEOPLE);
    table.ask("d1-d3");
    table.act(MatchAction::ToggleHint);
    assert!(advice(&table).is_looking_for_hint());
    table.act(MatchAction::Undo);
    assert!(!advice(&table).is_looking_for_hint());
    // The next one is answered: the search before it does not stand in the way.
    table.app.insert_resource(SHORT);
    table.act(MatchAction::ToggleHint);
    table.wait_until("there is a hint", has_hint);
    assert_eq!(advice(&table).hint(table.game()).unwrap().side, Side::Attackers);
}

#[test]
fn the_analysis_follows_the_position_on_show() {
    let mut table = table(ENDLESS, PEOPLE);
    table.ask_all("d1-d3 e3-g3 d9-d8");
    assert_eq!(lines(&table), 0, "it is closed");
    table.act(MatchAction::ToggleAnalysis);
    for ply in [3, 1, 2] {
        table.act(MatchAction::ShowPly(ply));
        table.wait_until("there are lines", |table| lines(table) == 3);
        let game = table.game();
        let found = advice(&table).findings(game).unwrap();
        let side = game.shown_position().side_to_move();
        for line in found.lines {
            let piece = game.shown_position().piece_at(line.moves[0].from).unwrap();
            assert_eq!(piece.side(), side, "{line:?} after {ply}");
        }
    }
    // A hint comes first, and the lines come back.
    table.app.insert_resource(AdviceLimits { hint: SHORT.hint, ..ENDLESS });
    table.act(MatchAction::ToggleHint);
    table.wait_until("there is a hint", has_hint);
    table.wait_until("there are lines", |table| lines(table) == 3);
    table.act(MatchAction::ToggleAnalysis);
    assert_eq!(lines(&table), 0);
    table.act(MatchAction::OpenAnalysis);
    table.start(TABLUT, PEOPLE);
    table.app.update();
    assert!(!advice(&table).is_open(), "a new game begins without it");
}

/// A man who should have saved the king goes for a walk, and the king is taken.
fn blunder(table: &mut Table) {
    let variants = table.app.world().resource::<Variants>();
    let variant = variants.0.resolve(TABLUT).unwrap();
    let setup = read_position("9/5t3/9/9/5Kt2/5t3/9/9/8T d 0 1").unwrap();
    let game = Game::from_setup(variant.clone(), &setup).unwrap();
    table.act(MatchAction::New(MatchSetup { game, ..MatchSetup::new(&variant, PEOPLE) }));
    table.ask("i1-i2");
}

#[test]
fn moves_are_judged_and_a_blunder_is_marked() {
    let mut table = table(SHORT, PEOPLE);
    blunder(&mut table);
    table.act(MatchAction::OpenAnalysis);
    let judged = |table: &Table| advice(table).judged(table.game(), 1);
    let has_reason = |table: &Table| judged(table).is_some_and(|judged| judged.why.is_some());
    table.wait_until("the move is judged, and judged again", has_reason);
    let first = judged(&table).unwrap();
    assert_eq!(first.annotation.mark, Some(Mark::Blunder));
    assert!(first.annotation.better.is_some());
    // What is known stays when the game goes on, and goes with the move.
    table.ask("f8-f6");
    assert!(table.game().game().outcome().is_some());
    assert!(judged(&table).is_some());
    assert_eq!(advice(&table).findings(table.game()), None, "the game is over there");
    table.wait_until("all is judged", |table| {
        let (done, total) = advice(table).progress(table.game());
        advice(table).judged(table.game(), 2).is_some() && done == total
    });
    assert_eq!(advice(&table).judged(table.game(), 2).unwrap().annotation.mark, None);
    table.act(MatchAction::Undo);
    table.act(MatchAction::Undo);
    assert!(judged(&table).is_none());
}

#[test]
fn the_analysis_rests_while_the_computer_thinks() {
    let mut table = table(SHORT, against(Side::Attackers, Level::Jarl));
    table.act(MatchAction::ToggleAnalysis);
    assert!(advice(&table).rests() && lines(&table) == 0);
    table.act(MatchAction::MoveNow);
    table.wait_until("it has moved", |table| table.game().game().ply_count() == 1);
    table.wait_until("there are lines", |table| lines(table) == 3);
    assert!(!advice(&table).rests());
}

#[test]
fn a_game_given_up_can_be_analysed_to_its_last_position() {
    let mut table = table(SHORT, PEOPLE);
    table.ask("d1-d3");
    table.act(MatchAction::Resign);
    table.act(MatchAction::ToggleAnalysis);
    table.wait_until("there are lines", |table| lines(table) == 3);
    assert!(table.game().game().outcome().is_some());
}
