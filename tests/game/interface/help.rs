use bevy::input::keyboard::Key;
use skjaldborg::board::{Arrow, ShownLine};
use skjaldborg::screens::{ColumnChoice, ResultCard};
use skjaldborg::session::{Advice, AdviceLimits};
use tafl_ai::Limits;

use super::shown::look;
use super::*;

impl Person {
    /// In front of a match, with help that comes soon.
    fn with_help(name: &str, players: BySide<Player>) -> Person {
        let mut person = Person::at_match(name, TABLUT, players);
        let nodes = Limits::nodes(3_000);
        let limits = AdviceLimits { hint: nodes, glance: nodes, study: nodes, judge: nodes, doubt: nodes };
        person.app.insert_resource(limits);
        person
    }

    fn advice(&self) -> &Advice {
        self.app.world().resource::<Advice>()
    }

    fn wait_until(&mut self, what: &str, holds: impl Fn(&mut Person) -> bool) {
        for _ in 0..5_000 {
            self.frame();
            if holds(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("waited too long until {what}:\n{}", self.page());
    }

    fn arrows(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Arrow>().iter(world).count()
    }
}

fn press_h(person: &mut Person) {
    person.press(KeyCode::KeyH, Key::Character("h".into()), &[]);
}

fn press_a(person: &mut Person) {
    person.press(KeyCode::KeyA, Key::Character("a".into()), &[]);
}

#[test]
fn a_hint_is_asked_for_by_key_and_by_button() {
    let mut person = Person::with_help("help-hint", PEOPLE);
    press_h(&mut person);
    person.wait_until("there is a hint", |person| person.sees("Play "));
    assert_eq!(person.arrows(), 1);
    look(&mut person, "a hint");
    person.window = egui::vec2(1280.0, 720.0);
    person.frames(4);
    person.click("Hide hint");
    assert!(!person.sees("Play ") && person.arrows() == 0);
    person.click("Hint");
    person.wait_until("there is a hint", |person| person.sees("Play "));
    press_h(&mut person);
    assert!(!person.sees("Play "));
}

#[test]
fn there_is_no_hint_where_the_computer_is_to_move() {
    let mut person = Person::with_help("help-no-hint", PEOPLE);
    let mut players = PEOPLE;
    players.attackers = Player::Computer(Level::Jarl);
    let setup = MatchSetup::new(&person.variant(TABLUT), players);
    person.act(MatchAction::New(setup));
    person.click("Hint");
    assert!(!person.advice().is_looking_for_hint());
}

/// The position in which a man who goes for a walk loses the king.
fn blunder(person: &mut Person) {
    person.put(TABLUT, "f8 g5 f4 a1", "i1", "f5");
    person.play("a1-a2 i1-i2");
}

#[test]
fn the_analysis_shows_lines_and_marks_the_mistakes() {
    let mut person = Person::with_help("help-analysis", PEOPLE);
    blunder(&mut person);
    press_a(&mut person);
    let has_signs = |person: &mut Person| person.drawn.iter().any(|drawn| drawn.text == "??");
    person.wait_until("the blunder is marked", has_signs);
    person.wait_until("all is judged", |person| person.sees("In this game"));
    assert!(person.sees("i1-i2 is a blunder"), "{}", person.page());
    assert!(person.sees("Better was"), "{}", person.page());
    assert!(person.sees("wins in 1"), "{}", person.page());
    look(&mut person, "the analysis");
    person.window = egui::vec2(1280.0, 720.0);
    person.act(MatchAction::ShowPly(0));
    person.wait_until("there are arrows", |person| person.arrows() > 0);
    look(&mut person, "the analysis, looking back");
    press_a(&mut person);
    assert!(!has_signs(&mut person) && person.arrows() == 0);
    assert!(person.sees("What happened"));
}

/// The line that is pointed at is the one that is drawn.
#[test]
fn a_line_that_is_pointed_at_is_drawn() {
    let mut person = Person::with_help("help-line", PEOPLE);
    press_a(&mut person);
    person.wait_until("there are lines", |person| {
        let current = person.game();
        person.advice().findings(current).is_some_and(|found| found.lines.len() == 3)
    });
    person.frames(200);
    let second = person.advice().findings(person.game()).unwrap().lines[1].moves[0].to_string();
    let drawn = person.drawn.iter().find(|drawn| drawn.text.starts_with(&second));
    let at = drawn.unwrap_or_else(|| panic!("{}", person.page())).rect.center();
    person.frame_with(vec![egui::Event::PointerMoved(at)]);
    person.frames(2);
    assert_eq!(person.app.world().resource::<ShownLine>().0, 1);
    person.frame_with(vec![egui::Event::PointerMoved(Pos2::new(300.0, 300.0))]);
    person.frames(2);
    assert_eq!(person.app.world().resource::<ShownLine>().0, 0);
}

#[test]
fn the_column_opens_with_the_analysis_and_reviewing_opens_it() {
    let mut person = Person::with_help("help-column", PEOPLE);
    person.app.insert_resource(ColumnChoice(Some(false)));
    person.frames(2);
    press_a(&mut person);
    assert!(person.sees("Analysis"), "{}", person.page());
    press_a(&mut person);
    blunder(&mut person);
    person.play("f8-f6");
    assert!(!person.app.world().resource::<ResultCard>().is_away);
    person.click("Review");
    person.wait_until("all is judged", |person| person.sees("In this game"));
    assert_eq!(person.game().shown_ply(), 0);
    person.act(MatchAction::BackToGame);
    assert!(person.sees("The game is over here"), "{}", person.page());
}

/// When all has been found, an open analysis costs nothing.
#[test]
fn an_analysis_that_is_done_asks_for_nothing() {
    let mut person = Person::with_help("help-still", PEOPLE);
    person.play("d1-d3 e3-g3");
    press_a(&mut person);
    person.wait_until("all is judged", |person| person.sees("In this game"));
    person.wait_until("nothing is wanted", |person| person.wants_again.0 == Duration::MAX);
}
