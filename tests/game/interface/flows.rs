use skjaldborg::flow::{Choices, Opponent, Question, Troubles};
use skjaldborg::screens::ResultCard;

use skjaldborg::own_files::BadFiles;
use tafl_home::{BadFile, Problem};
use tafl_rules::{FileKind, Library};

use super::*;

fn question(person: &Person) -> Option<skjaldborg::flow::Ask> {
    person.app.world().resource::<Question>().0.as_ref().map(|(ask, _)| *ask)
}

#[test]
fn from_the_title_to_a_game_and_back() {
    let mut person = Person::at_title("there-and-back");
    assert!(!person.sees("Continue"), "there is nothing to continue yet");
    person.click("New game");
    assert_eq!(person.menu(), Menu::NewGame);
    person.click("Linnaeus's tablut");
    person.click("Two players");
    person.click("Begin");
    assert_eq!((person.screen(), person.menu()), (Screen::Match, Menu::None));
    assert_eq!(person.game().game().variant().id, TABLUT);
    assert!(person.game().is_between_people());
    person.play("d1-d3");
    person.escape();
    assert_eq!(person.menu(), Menu::Pause);
    person.click("Settings");
    assert_eq!(person.menu(), Menu::Settings);
    person.escape();
    assert_eq!(person.menu(), Menu::Pause);
    person.click("Leave to the title");
    // Nothing is lost by leaving, so nothing was asked.
    assert_eq!((person.screen(), person.menu(), question(&person)), (Screen::Title, Menu::None, None));
    person.click("Continue");
    assert_eq!(person.screen(), Screen::Match);
    assert_eq!(person.game().game().ply_count(), 1);
}

#[test]
fn the_next_new_game_is_offered_as_the_last_was() {
    let mut person = Person::at_title("choices");
    person.click("New game");
    person.click("Hersir");
    person.click("Defenders");
    person.click("Begin");
    let players = person.game().players();
    assert_eq!(players.attackers, Player::Computer(Level::Hersir));
    assert!(players.defenders.is_human());
    person.show(Menu::NewGame);
    person.click("Begin");
    assert_eq!(person.game().players(), players);
}

#[test]
fn an_unfinished_game_is_not_given_up_without_asking() {
    let mut person = Person::at_match("asking", COPENHAGEN, PEOPLE);
    // Before the first move there is nothing to lose.
    person.app.world_mut().resource_mut::<Choices>().opponent = Opponent::Person;
    person.show(Menu::NewGame);
    person.click("Begin");
    assert_eq!(question(&person), None);
    assert!(person.game().is_between_people());
    person.play("d1-d3");
    for (open, entry) in [(Menu::NewGame, "Begin"), (Menu::Pause, "Start again"), (Menu::Pause, "Resign")] {
        person.show(open);
        person.click(entry);
        assert!(question(&person).is_some(), "{entry}");
        person.click("Keep playing");
        assert_eq!(question(&person), None);
        assert_eq!(person.game().game().ply_count(), 1, "{entry}");
        assert!(person.game().game().outcome().is_none(), "{entry}");
    }
    person.show(Menu::Pause);
    person.click("Start again");
    person.click("Start again");
    assert_eq!(person.game().game().ply_count(), 0);
    assert_eq!(person.menu(), Menu::None);
}

#[test]
fn a_saved_game_is_not_given_up_at_the_title_without_asking() {
    let mut person = Person::at_match("asking-title", TABLUT, PEOPLE);
    person.play("d1-d3");
    person.show(Menu::Pause);
    person.click("Leave to the title");
    person.click("New game");
    person.click("Begin");
    assert_eq!(question(&person), Some(skjaldborg::flow::Ask::AbandonSavedGame));
    person.escape();
    assert_eq!(question(&person), None);
    assert_eq!(person.screen(), Screen::Title);
    person.escape();
    person.click("Continue");
    assert_eq!(person.game().game().ply_count(), 1);
}

#[test]
fn the_table_of_1732_and_back_loses_no_game() {
    let mut person = Person::at_match("tables", COPENHAGEN, against(Side::Defenders));
    let players = person.game().players();
    person.play("d1-d3");
    person.show(Menu::Pause);
    person.click("To the table of 1732");
    assert_eq!(question(&person), None);
    assert_eq!(person.game().game().variant().id, TABLUT);
    assert_eq!(person.game().players(), players);
    assert!(person.sees("This is the table of 1732"), "{}", person.page());
    person.play("d1-d3");
    person.show(Menu::History);
    person.click("Back to today’s table");
    assert_eq!(person.game().game().variant().id, COPENHAGEN);
    assert!(person.game().game().ply_count() >= 1);
    assert_eq!(person.game().game().played(1).unwrap().to.to_string(), "d3");
    person.show(Menu::Pause);
    person.click("To the table of 1732");
    assert_eq!(person.game().game().variant().id, TABLUT);
    assert!(person.game().game().ply_count() >= 1, "the game of 1732 stands as it was left");
}

/// The game that was put aside outlives the program.
#[test]
fn a_game_put_aside_survives_a_killed_process() {
    let mut person = Person::at_match("killed", COPENHAGEN, PEOPLE);
    person.play("d1-d3");
    person.show(Menu::Pause);
    person.click("To the table of 1732");
    // Another process knows nothing of what this one has in memory.
    person.app.insert_resource(skjaldborg::flow::TableMemory::default());
    person.show(Menu::Pause);
    person.click("Back to today’s table");
    assert_eq!(person.game().game().variant().id, COPENHAGEN);
    assert_eq!(person.game().game().ply_count(), 1);
}

#[test]
fn historical_tablut_from_the_title_puts_the_saved_game_aside() {
    let mut person = Person::at_match("title-tables", COPENHAGEN, PEOPLE);
    person.play("d1-d3");
    person.show(Menu::Pause);
    person.click("Leave to the title");
    person.click("Historical tablut");
    assert_eq!(person.screen(), Screen::Match);
    assert_eq!(person.game().game().variant().id, TABLUT);
    person.show(Menu::Pause);
    person.click("Back to today’s table");
    assert_eq!(person.game().game().ply_count(), 1);
}

#[test]
fn the_result_can_be_put_away_and_called_back() {
    let mut person = Person::at_match("result", COPENHAGEN, PEOPLE);
    person.play("d1-d3");
    person.act(MatchAction::Resign);
    person.frames(2);
    assert!(person.sees("The attackers win") || person.sees("The defenders win"), "{}", person.page());
    assert!(person.sees("Play again"));
    person.escape();
    assert!(!person.sees("Play again"));
    assert!(person.app.world().resource::<ResultCard>().is_away);
    person.click("Show the result");
    assert!(person.sees("Play again"));
    person.click("Review");
    assert_eq!(person.game().shown_ply(), 0);
    assert!(!person.sees("Play again"));
    person.click("Show the result");
    person.click("Change sides");
    // The game was over: there was nothing to ask about.
    assert_eq!(question(&person), None);
    assert_eq!(person.game().game().ply_count(), 0);
    assert!(person.game().game().outcome().is_none());
}

#[test]
fn games_are_saved_under_a_name_and_opened_again() {
    let mut person = Person::at_match("save", TABLUT, PEOPLE);
    person.play("d1-d3 e3-g3");
    person.show(Menu::SaveAs);
    person.click("Save");
    assert_eq!(person.menu(), Menu::None);
    assert!(person.sees("Saved as Linnaeus's tablut"), "{}", person.page());
    person.act(MatchAction::Restart);
    person.show(Menu::Open);
    let game = person.drawn.iter().find(|drawn| drawn.text.starts_with("Linnaeus's tablut 2"));
    let name = game.unwrap_or_else(|| panic!("{}", person.page())).text.clone();
    person.click(&name);
    assert_eq!(person.game().game().ply_count(), 2);
    assert_eq!(person.menu(), Menu::None);
}

#[test]
fn files_of_ones_own_that_cannot_be_used_are_told_once_and_all_together() {
    let mut person = Person::at_title("own-files");
    let error = Library::built_in().add(FileKind::Rules, "mine", "Rules(\n    goal: middle,\n)").unwrap_err();
    let bad = |name: &str, problem| BadFile { path: name.into(), problem };
    person.app.world_mut().write_message(BadFiles(vec![
        bad("boards/even.ron", Problem::Unreadable("permission denied".to_owned())),
        bad("rules/mine.ron", Problem::Refused(error)),
    ]));
    person.frames(3);
    for told in [
        "2 files of yours cannot be used",
        "boards/even.ron: cannot be read: permission denied",
        "rules/mine.ron: line 2, column 11: field `goal`: `middle` is no answer; there are `corner`, `edge`",
    ] {
        assert!(person.drawn.iter().any(|drawn| drawn.text.contains(told)), "{told}: {}", person.page());
    }
    person.click("All right");
    assert!(person.app.world().resource::<Troubles>().0.is_empty());
    person.click("New game");
    assert_eq!(person.menu(), Menu::NewGame);
}

/// Rules and a board that were paired are read about like any other variant, until they leave the table.
#[test]
fn the_rules_page_has_the_paired_variant_that_is_on_the_table() {
    let mut person = Person::at_match("rules-of-a-pair", PAIR, PEOPLE);
    let (name, story) = (person.variant(PAIR).name.clone(), person.variant(TABLUT).story.clone());
    person.show(Menu::Rules);
    let named = person.drawn.iter().filter(|drawn| drawn.text == name).count();
    assert_eq!(named, 2, "on the plate and on the page: {}", person.page());
    assert!(!person.sees(&story), "{}", person.page());
    person.click("Linnaeus's tablut");
    assert!(person.sees(&story), "{}", person.page());
    person.click(&name);
    assert!(!person.sees(&story), "{}", person.page());
}

#[test]
fn bad_news_waits_until_it_has_been_read() {
    let mut person = Person::at_match("news", TABLUT, PEOPLE);
    let file = person.app.world().resource::<SaveFolder>().games().join("broken.tafl");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "this is no game").unwrap();
    person.show(Menu::Open);
    person.click("broken");
    assert!(person.sees("This game cannot be read"), "{}", person.page());
    assert!(file.exists(), "the file is left as it is");
    person.click("All right");
    assert!(person.app.world().resource::<Troubles>().0.is_empty());
    assert_eq!(person.menu(), Menu::Open, "another can be chosen");
}
