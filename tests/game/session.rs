//! The match, driven by messages alone: no view is there.

mod advice;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use skjaldborg::session::{
    self, HoldsTurn, Match, MatchAction, MatchNotice, MatchSetup, MovePlayed, MoveRefused, MoveRequested,
    Player, PositionReset, RefusedMove, Requester, ResetCause, SaveFolder, Thinking, UnfinishedGame,
    Variants,
};
use skjaldborg::state::{self, Phase, Screen};
use tafl_ai::Level;
use tafl_rules::{BySide, Ending, Refusal, Side};

const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
const TABLUT: &str = "tablut-linnaeus-9x9";

const PEOPLE: BySide<Player> = BySide { attackers: Player::Human, defenders: Player::Human };

fn against(computer: Side, level: Level) -> BySide<Player> {
    let mut players = PEOPLE;
    players[computer] = Player::Computer(level);
    players
}

/// What the session told, gathered from its messages.
#[derive(Resource, Default)]
struct Told {
    played: Vec<String>,
    refused: Vec<RefusedMove>,
    resets: Vec<ResetCause>,
    notices: Vec<MatchNotice>,
}

fn listen(
    mut told: ResMut<Told>,
    mut played: MessageReader<MovePlayed>,
    mut refused: MessageReader<MoveRefused>,
    mut resets: MessageReader<PositionReset>,
    mut notices: MessageReader<MatchNotice>,
) {
    told.played.extend(played.read().map(|fact| tafl_rules::notation::write_played(&fact.played)));
    told.refused.extend(refused.read().map(|fact| fact.reason));
    told.resets.extend(resets.read().map(|fact| fact.cause));
    told.notices.extend(notices.read().cloned());
}

/// The session alone, with a match on the table.
struct Table {
    app: App,
}

impl Table {
    fn bare() -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, state::plugin, session::plugin))
            .init_resource::<Told>()
            .add_systems(PostUpdate, listen);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        Table { app }
    }

    fn with(id: &str, players: BySide<Player>) -> Table {
        let mut table = Table::bare();
        table.start(id, players);
        table
    }

    fn start(&mut self, id: &str, players: BySide<Player>) {
        let variants = self.app.world().resource::<Variants>();
        let setup = MatchSetup::new(&variants.0.resolve(id).expect("a variant"), players);
        self.act(MatchAction::New(setup));
    }

    fn act(&mut self, action: MatchAction) {
        self.app.world_mut().write_message(action);
        self.app.update();
        self.app.update();
    }

    fn ask(&mut self, mv: &str) {
        let mv: tafl_rules::Move = mv.parse().expect("a move");
        let board = self.game().board();
        let request = MoveRequested { board, from: mv.from, to: mv.to, by: Requester::Hand };
        self.app.world_mut().write_message(request);
        self.app.update();
        self.app.update();
    }

    fn ask_all(&mut self, moves: &str) {
        moves.split_whitespace().for_each(|mv| self.ask(mv));
    }

    fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    fn told(&self) -> &Told {
        self.app.world().resource::<Told>()
    }

    fn phase(&self) -> Phase {
        *self.app.world().resource::<State<Phase>>().get()
    }

    /// Updates until something holds, or too long has passed.
    fn wait_until(&mut self, what: &str, holds: impl Fn(&Table) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            assert!(start.elapsed() < Duration::from_secs(60), "waited too long until {what}");
            std::thread::sleep(Duration::from_millis(2));
            self.app.update();
        }
    }
}

/// A folder for one test, empty, and gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("skjaldborg-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn two_people_play_and_are_told_everything() {
    let mut table = Table::with(COPENHAGEN, PEOPLE);
    assert_eq!(table.told().resets, [ResetCause::NewMatch]);
    assert_eq!(table.phase(), Phase::Choosing);
    table.ask_all("d1-d3 f4-f3 d3-d3 f3-i3 a1-a2 g1-g3");
    assert_eq!(table.told().played, ["d1-d3", "f4-f3", "g1-g3"]);
    assert!(matches!(
        table.told().refused[..],
        [
            RefusedMove::Rules(Refusal::SameSquare),
            RefusedMove::Rules(Refusal::NotYourPiece { side: Side::Attackers, .. }),
            RefusedMove::Rules(Refusal::NoPiece(_)),
        ]
    ));
}

#[test]
fn undo_and_redo_go_one_ply_between_people() {
    let mut table = Table::with(COPENHAGEN, PEOPLE);
    table.ask_all("d1-d3 f4-f3 g1-g3");
    let positions: Vec<_> = (0..=3).map(|ply| *table.game().game().position_at(ply).unwrap()).collect();
    for ply in [2, 1, 0] {
        table.act(MatchAction::Undo);
        assert_eq!(*table.game().game().position(), positions[ply]);
    }
    table.act(MatchAction::Undo);
    assert_eq!(table.told().notices, [MatchNotice::NothingToUndo]);
    for position in &positions[1..] {
        table.act(MatchAction::Redo);
        assert_eq!(table.game().game().position(), position);
    }
    table.act(MatchAction::Redo);
    assert_eq!(table.told().notices.last(), Some(&MatchNotice::NothingToRedo));
}

#[test]
fn the_computer_answers_and_undo_returns_to_the_persons_turn() {
    let mut table = Table::with(TABLUT, against(Side::Defenders, Level::Karl));
    table.ask("d1-d3");
    table.wait_until("the computer has answered", |table| table.game().game().ply_count() == 2);
    table.app.update();
    assert_eq!(table.phase(), Phase::Choosing);
    table.act(MatchAction::Undo);
    assert_eq!(table.game().game().ply_count(), 0);
    table.act(MatchAction::Redo);
    assert_eq!(table.game().game().ply_count(), 2);
    assert!(table.game().is_humans_turn());
}

#[test]
fn undo_while_the_computer_thinks_drops_its_answer() {
    let mut table = Table::with(TABLUT, against(Side::Defenders, Level::Hersir));
    table.ask("d1-d3");
    assert_eq!(table.phase(), Phase::Thinking);
    assert!(table.app.world().resource::<Thinking>().control().is_some());
    table.ask("e1-e2");
    assert_eq!(table.told().refused, [RefusedMove::ComputersTurn]);
    table.act(MatchAction::Undo);
    assert_eq!(table.game().game().ply_count(), 0);
    assert!(table.app.world().resource::<Thinking>().control().is_none());
    for _ in 0..50 {
        std::thread::sleep(Duration::from_millis(2));
        table.app.update();
    }
    assert_eq!(table.told().played, ["d1-d3"]);
    assert_eq!(table.phase(), Phase::Choosing);
}

#[test]
fn move_now_ends_a_long_search_with_a_move() {
    let mut table = Table::with(COPENHAGEN, against(Side::Attackers, Level::Hersir));
    table.wait_until("the computer thinks", |table| {
        table.app.world().resource::<Thinking>().control().is_some()
    });
    table.act(MatchAction::MoveNow);
    let asked = Instant::now();
    table.wait_until("it has moved", |table| table.game().game().ply_count() == 1);
    assert!(asked.elapsed() < Duration::from_secs(5), "stopped after {:?}", asked.elapsed());
}

#[test]
fn the_match_waits_while_something_holds_the_turn() {
    let mut table = Table::with(TABLUT, against(Side::Defenders, Level::Karl));
    let holder = table.app.world_mut().spawn(HoldsTurn).id();
    table.ask("d1-d3");
    for _ in 0..200 {
        std::thread::sleep(Duration::from_millis(1));
        table.app.update();
    }
    assert_eq!(table.game().game().ply_count(), 1);
    assert_eq!(table.phase(), Phase::Animating);
    table.app.world_mut().despawn(holder);
    table.wait_until("the computer has answered", |table| table.game().game().ply_count() == 2);
}

#[test]
fn looking_back_changes_nothing_and_a_move_returns_to_the_game() {
    let mut table = Table::with(COPENHAGEN, PEOPLE);
    table.ask_all("d1-d3 f4-f3 g1-g3");
    table.act(MatchAction::ShowPly(1));
    assert!(table.game().is_looking_back());
    assert_eq!(table.game().shown_position(), table.game().game().position_at(1).unwrap());
    table.act(MatchAction::StepBack);
    table.act(MatchAction::StepBack);
    assert_eq!(table.game().shown_ply(), 0);
    table.act(MatchAction::StepForward);
    assert_eq!(table.game().shown_ply(), 1);
    table.ask("f6-f3");
    assert_eq!(table.told().refused, [RefusedMove::LookedBack]);
    assert!(!table.game().is_looking_back());
    assert_eq!(table.game().game().ply_count(), 3);
    table.act(MatchAction::ShowPly(3));
    assert!(!table.game().is_looking_back());
}

#[test]
fn the_computer_goes_on_while_one_looks_back() {
    let mut table = Table::with(TABLUT, against(Side::Defenders, Level::Drengr));
    table.ask("d1-d3");
    table.act(MatchAction::ShowPly(0));
    table.wait_until("the computer has answered", |table| table.game().game().ply_count() == 2);
    assert!(!table.game().is_looking_back());
}

#[test]
fn resigning_and_agreeing_end_the_game_and_can_be_taken_back() {
    let mut table = Table::with(COPENHAGEN, PEOPLE);
    table.ask("d1-d3");
    table.act(MatchAction::Resign);
    let outcome = table.game().game().outcome().expect("the game is over");
    assert_eq!(
        (outcome.winner, &outcome.ending),
        (Some(Side::Attackers), &Ending::Resignation { side: Side::Defenders })
    );
    table.act(MatchAction::Undo);
    assert!(table.game().game().outcome().is_none());
    assert_eq!(table.game().game().ply_count(), 1);
    table.act(MatchAction::OfferDraw);
    assert_eq!(table.game().draw_offer(), Some(Side::Defenders));
    table.act(MatchAction::AnswerDraw { accept: false });
    assert!(table.game().draw_offer().is_none() && table.game().game().outcome().is_none());
    table.act(MatchAction::OfferDraw);
    table.act(MatchAction::AnswerDraw { accept: true });
    assert_eq!(table.game().game().outcome().map(|outcome| outcome.winner), Some(None));
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.told().resets.last(), Some(&ResetCause::Concluded));
}

#[test]
fn a_resignation_against_the_computer_is_the_persons_and_can_be_taken_back() {
    let mut table = Table::with(COPENHAGEN, against(Side::Defenders, Level::Hersir));
    table.ask("d1-d3");
    table.act(MatchAction::Resign);
    assert_eq!(table.game().game().outcome().and_then(|outcome| outcome.winner), Some(Side::Defenders));
    table.act(MatchAction::Undo);
    assert!(table.game().is_humans_turn());
    assert_eq!(table.game().game().ply_count(), 0);
}

#[test]
fn a_move_withdraws_a_draw_offer_and_the_computer_takes_none() {
    let mut table = Table::with(COPENHAGEN, PEOPLE);
    table.act(MatchAction::OfferDraw);
    table.ask("d1-d3");
    assert!(table.game().draw_offer().is_none());
    let mut table = Table::with(COPENHAGEN, against(Side::Defenders, Level::Karl));
    table.act(MatchAction::OfferDraw);
    assert_eq!(table.told().notices, [MatchNotice::ComputerTakesNoDraw]);
}

#[test]
fn restart_and_swap_sides_begin_again() {
    let mut table = Table::with(TABLUT, against(Side::Defenders, Level::Karl));
    table.ask("d1-d3");
    table.act(MatchAction::SwapSides);
    assert_eq!(table.game().players()[Side::Defenders], Player::Human);
    table.wait_until("the computer has begun", |table| table.game().game().ply_count() == 1);
    table.act(MatchAction::Restart);
    assert_eq!(table.game().players()[Side::Defenders], Player::Human);
    assert!(table.told().resets.ends_with(&[ResetCause::NewMatch]));
}

#[test]
fn the_game_is_saved_after_every_ply_and_goes_on_in_another_process() {
    let folder = Folder::new("continue");
    let mut table = Table::bare();
    table.app.insert_resource(SaveFolder(folder.0.clone()));
    table.start(TABLUT, against(Side::Defenders, Level::Karl));
    table.ask("d1-d3");
    table.wait_until("the computer has answered", |table| table.game().game().ply_count() == 2);
    let position = *table.game().game().position();
    drop(table);

    let mut table = Table::bare();
    table.app.insert_resource(SaveFolder(folder.0.clone()));
    table.act(MatchAction::Continue);
    assert_eq!(*table.game().game().position(), position);
    assert_eq!(table.game().players(), against(Side::Defenders, Level::Karl));
    assert!(table.app.world().resource::<UnfinishedGame>().0);
    table.act(MatchAction::Resign);
    assert!(!table.app.world().resource::<UnfinishedGame>().0);
    let names: Vec<_> =
        std::fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["autosave.tafl"], "no temporary file is left");
}

#[test]
fn a_broken_save_is_put_aside_and_reported() {
    let folder = Folder::new("broken");
    let path = SaveFolder(folder.0.clone()).autosave();
    std::fs::write(&path, "[Variant \"tablut-linnaeus-9x9\"]\n\n1. d1-d3 e4-e9\n").unwrap();
    let mut table = Table::bare();
    table.app.insert_resource(SaveFolder(folder.0.clone()));
    table.act(MatchAction::Continue);
    let notices = table.told().notices.clone();
    let [MatchNotice::CannotRead { kept: Some(kept), error, .. }] = &notices[..] else {
        panic!("told {notices:?}");
    };
    assert!(error.contains("line 3, column 10"), "{error}");
    assert!(kept.exists() && !path.exists());
    table.start(TABLUT, PEOPLE);
    assert!(path.exists() && kept.exists());
}

#[test]
fn a_broken_save_outlives_a_new_game() {
    for bytes in
        [&b"[Variant \"tablut-linnaeus-9x9\"]\n\n1. d1-d3 e4-e9\n"[..], b"no game at all", b"\xff\xfe"]
    {
        let folder = Folder::new("broken-and-new");
        let path = SaveFolder(folder.0.clone()).autosave();
        std::fs::write(&path, bytes).unwrap();
        let mut table = Table::bare();
        table.app.insert_resource(SaveFolder(folder.0.clone()));
        table.start(TABLUT, PEOPLE);
        table.ask("d1-d3");
        let notices = table.told().notices.clone();
        let [MatchNotice::CannotRead { kept: Some(kept), .. }] = &notices[..] else {
            panic!("told {notices:?}");
        };
        assert_eq!(std::fs::read(kept).unwrap(), bytes);
        assert!(std::fs::read_to_string(&path).unwrap().contains("1. d1-d3"));
    }
}

#[test]
fn games_are_saved_opened_and_pasted_with_what_stood_beside_them() {
    let folder = Folder::new("open");
    let text = "[Variant \"copenhagen-hnefatafl-11x11-2025-v1\"]\n[Attackers \"Aud\"]\n[Event \"By the fire\"]\n\n\
                1. d1-d3 {bold} f4-f3 *\n";
    let mut table = Table::bare();
    table.act(MatchAction::Paste(text.to_owned()));
    assert_eq!(table.game().game().ply_count(), 2);
    assert_eq!(table.game().players(), PEOPLE);
    let path = folder.0.join("new/folder/game.tafl");
    table.act(MatchAction::SaveAs(path.clone()));
    assert_eq!(table.told().notices, [MatchNotice::Saved(path.clone())]);
    let saved = std::fs::read_to_string(&path).unwrap();
    for kept in ["[Attackers \"Aud\"]", "[Event \"By the fire\"]", "{bold}", "[Result \"*\"]"] {
        assert!(saved.contains(kept), "{kept} in {saved}");
    }
    table.act(MatchAction::Undo);
    table.act(MatchAction::Open(path.clone()));
    assert_eq!(table.game().game().ply_count(), 2);
    table.act(MatchAction::Open(folder.0.join("nowhere.tafl")));
    assert!(matches!(table.told().notices.last(), Some(MatchNotice::CannotRead { kept: None, .. })));
    assert_eq!(table.game().game().ply_count(), 2, "the game on the table stays");
}

/// Rules and a board that are paired have no file of their own, and are there again all the same.
#[test]
fn a_game_of_paired_rules_and_board_is_kept_opened_and_pasted() {
    let folder = Folder::new("paired");
    let mut table = Table::bare();
    table.app.insert_resource(SaveFolder(folder.0.clone()));
    table.start("sea-battle-9x9@brandubh-7x7", PEOPLE);
    const PAIR: &str = "sea-battle@brandubh-7x7";
    assert_eq!(table.game().game().variant().id, PAIR);
    table.ask_all("d6-c6 d5-b5");
    assert_eq!(table.game().game().ply_count(), 2);
    let path = folder.0.join("pair.tafl");
    table.act(MatchAction::SaveAs(path.clone()));
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(&format!("[Variant \"{PAIR}\"]")), "{text}");
    drop(table);
    for action in [MatchAction::Continue, MatchAction::Open(path.clone()), MatchAction::Paste(text)] {
        let mut table = Table::bare();
        table.app.insert_resource(SaveFolder(folder.0.clone()));
        table.act(action.clone());
        assert_eq!(table.told().notices, [], "{action:?}");
        assert_eq!(table.game().game().variant().id, PAIR, "{action:?}");
        assert_eq!(table.game().game().ply_count(), 2, "{action:?}");
        table.act(MatchAction::Restart);
        assert_eq!(table.game().game().variant().id, PAIR, "{action:?}");
        assert_eq!(table.game().game().ply_count(), 0, "{action:?}");
    }
    let mut table = Table::bare();
    table.act(MatchAction::Paste("[Variant \"copenhagen@ard-ri\"] 1. d1-d3 *".to_owned()));
    let [MatchNotice::CannotRead { error, .. }] = &table.told().notices[..] else {
        panic!("{:?}", table.told().notices);
    };
    assert_eq!(error, "there is no board `ard-ri`; did you mean `ard-ri-7x7`?");
}

#[test]
fn a_demonstration_is_never_saved() {
    let folder = Folder::new("demonstration");
    let mut table = Table::bare();
    table.app.insert_resource(SaveFolder(folder.0.clone()));
    let variants = table.app.world().resource::<Variants>();
    let variant = variants.0.variant(TABLUT).unwrap();
    let setup = MatchSetup::demonstration(variant, Level::Karl);
    table.act(MatchAction::New(setup));
    table.wait_until("the computer has moved twice", |table| table.game().game().ply_count() >= 2);
    assert!(!SaveFolder(folder.0.clone()).autosave().exists());
}
