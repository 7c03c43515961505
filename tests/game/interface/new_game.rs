//! The dialog of a new game: every variant, and any rules on any board.

use std::collections::BTreeSet;

use skjaldborg::flow::Choices;
use tafl_rules::FileKind;

use super::shown::look;
use super::*;

/// Somewhere in the list of variants, or in that of rule sets; and in that of boards.
const LEFT: Pos2 = Pos2::new(400.0, 260.0);
const RIGHT: Pos2 = Pos2::new(850.0, 260.0);

/// A board whose corners men start on, which only rules with plain corners allow.
const CORNERED: &str = r#"Board(name: "Cornered", layout: "t5t/3t3/3T3/1tTKTt1/3T3/3t3/t5t")"#;

impl Person {
    /// Clicks a text in a list, which is turned down and up until it is seen there.
    fn click_in_list(&mut self, at: Pos2, text: &str) {
        for turn in [-60.0; 40].into_iter().chain([60.0; 40]) {
            if self.is_in_list(at, text) {
                return self.click(text);
            }
            let wheel = egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: egui::vec2(0.0, turn),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
            };
            self.frame_with(vec![egui::Event::PointerMoved(at), wheel]);
            self.frames(4);
        }
        panic!("{text:?} is in no list at {at:?}:\n{}", self.page());
    }

    /// Whether a text is seen whole in the list that lies at a place.
    fn is_in_list(&self, at: Pos2, text: &str) -> bool {
        let is_whole = |drawn: &Drawn| drawn.clip.contains_rect(drawn.rect) && drawn.clip.contains(at);
        self.drawn.iter().any(|drawn| drawn.text == text && is_whole(drawn) && drawn.rect.top() > 150.0)
    }

    fn choice(&self) -> String {
        self.app.world().resource::<Choices>().variant.clone()
    }

    /// Presses a key that only the interface hears.
    fn tap(&mut self, key: egui::Key, modifiers: egui::Modifiers) {
        let event = |pressed| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.frame_with(vec![event(true)]);
        self.frame_with(vec![event(false)]);
        self.frames(2);
    }

    fn add_board(&mut self, id: &str, text: &str) {
        let mut variants = self.app.world_mut().resource_mut::<Variants>();
        variants.0.add(FileKind::Board, id, text).expect("a board");
    }
}

#[test]
fn every_variant_can_be_chosen_and_begun() {
    let mut person = Person::at_title("new-game-all");
    let all: Vec<_> = person.app.world().resource::<Variants>().0.variants().to_vec();
    assert!(all.len() >= 15);
    person.show(Menu::NewGame);
    person.click("Two players");
    for variant in &all {
        person.show(Menu::NewGame);
        person.click_in_list(LEFT, &variant.name);
        assert_eq!(person.choice(), variant.id);
        assert!(person.sees(&variant.story), "{}", person.page());
        person.click("Begin");
        assert_eq!(person.game().game().variant().id, variant.id);
        assert_eq!((person.screen(), person.menu()), (Screen::Match, Menu::None));
    }
}

/// From the button on which the keyboard stands at first, all can be reached.
#[test]
fn every_variant_can_be_chosen_by_keyboard() {
    let mut person = Person::at_title("new-game-keys");
    let all: BTreeSet<String> =
        person.app.world().resource::<Variants>().0.variants().iter().map(|v| v.id.clone()).collect();
    for window in [egui::vec2(1280.0, 720.0), egui::vec2(533.0, 400.0)] {
        person.window = window;
        person.show(Menu::None);
        person.show(Menu::NewGame);
        let mut chosen = BTreeSet::new();
        // On the way lie three sides, six levels, and the computer or a person.
        for _ in 0..3 + 6 + 2 + all.len() {
            person.tap(egui::Key::Tab, egui::Modifiers::SHIFT);
            person.tap(egui::Key::Space, egui::Modifiers::NONE);
            person.frames(10);
            let id = person.choice();
            let name = person.variant(&id).name.clone();
            if chosen.insert(id) && chosen.len() > 1 {
                let tile = person.drawn.iter().find(|drawn| drawn.text == name);
                assert!(tile.is_some_and(Drawn::is_visible), "{name} is not in view:\n{}", person.page());
            }
        }
        assert_eq!(chosen, all);
    }
}

#[test]
fn any_rules_are_played_on_any_board_that_fits() {
    let mut person = Person::at_title("new-game-pair");
    person.show(Menu::NewGame);
    person.click("Two players");
    person.click("Rules and board");
    person.click_in_list(LEFT, "Ard Rí");
    person.click_in_list(RIGHT, "Tablut 9×9");
    assert_eq!(person.choice(), "ard-ri@tablut-9x9");
    person.click("Begin");
    assert_eq!(person.game().game().variant().id, "ard-ri@tablut-9x9");
    person.play("d1-d2");
    // The pair is saved by its name, offered again, and has its rules on the rules page.
    person.show(Menu::Rules);
    look(&mut person, "the rules of a pair");
    person.window = egui::vec2(1280.0, 720.0);
    person.show(Menu::Pause);
    person.click("Leave to the title");
    person.click("Continue");
    assert_eq!(person.game().game().variant().id, "ard-ri@tablut-9x9");
    assert_eq!(person.game().game().ply_count(), 1);
    person.show(Menu::NewGame);
    assert!(person.sees("By the rules of"), "{}", person.page());
    look(&mut person, "a pair");
}

#[test]
fn a_pair_that_is_a_variant_is_that_variant() {
    let mut person = Person::at_title("new-game-named-pair");
    person.show(Menu::NewGame);
    person.click("Rules and board");
    person.click_in_list(LEFT, "Fetlar");
    person.click_in_list(RIGHT, "Alea evangelii 19×19");
    assert_eq!(person.choice(), "alea-evangelii-19x19");
    person.click("Games");
    person.frames(20);
    assert!(person.is_in_list(LEFT, "Alea evangelii"), "the list comes to it:\n{}", person.page());
}

#[test]
fn a_pair_that_does_not_fit_says_why_and_cannot_begin() {
    let mut person = Person::at_title("new-game-unfit");
    person.add_board("cornered", CORNERED);
    person.show(Menu::NewGame);
    person.click("Two players");
    person.click("Rules and board");
    person.click_in_list(LEFT, "Brandubh");
    let before = person.choice();
    person.click_in_list(RIGHT, "Cornered");
    let reason = "A man starts on a7, where these rules let only the king stop.";
    assert!(person.sees("These two do not fit."), "{}", person.page());
    assert!(person.sees(reason), "{}", person.page());
    assert_eq!(person.choice(), before, "what cannot be played is not remembered");
    person.click("Begin");
    assert_eq!((person.screen(), person.menu()), (Screen::Title, Menu::NewGame));
    look(&mut person, "a pair that does not fit");
    person.window = egui::vec2(1280.0, 720.0);
    person.frames(4);
    person.click_in_list(LEFT, "Ard Rí");
    assert!(!person.sees(reason));
    person.click("Begin");
    assert_eq!(person.game().game().variant().id, "ard-ri@cornered");
}

#[test]
fn variants_of_ones_own_are_offered_too() {
    let mut person = Person::at_title("new-game-own");
    person.add_board("cornered", CORNERED);
    let text = r#"Variant(name: "Our own", board: "cornered", rules: "ard-ri")"#;
    person.app.world_mut().resource_mut::<Variants>().0.add(FileKind::Variant, "our-own", text).unwrap();
    person.show(Menu::NewGame);
    person.click_in_list(LEFT, "Our own");
    person.click("Begin");
    assert_eq!(person.game().game().variant().id, "our-own");
}
