use skjaldborg::flow::{Ask, Question, Trouble, Troubles, Wish};
use skjaldborg::screens::{ColumnChoice, HudLayout};

use super::*;

/// Sizes of the window in the interface's points: the smallest window at the usual and at the largest scale
/// of the interface, and the usual window.
const WINDOWS: [[f32; 2]; 3] = [[533.0, 400.0], [800.0, 600.0], [1280.0, 720.0]];

const MENUS: [Menu; 7] =
    [Menu::Pause, Menu::NewGame, Menu::Settings, Menu::Rules, Menu::History, Menu::Open, Menu::SaveAs];

/// Looks at what is drawn: no word is missing, no sign is unknown to the fonts, and no text leaves the
/// window or its panel at the side. (Up and down, panels scroll.)
pub fn look(person: &mut Person, what: &str) {
    let mut wrong = Vec::new();
    for window in WINDOWS.map(egui::Vec2::from) {
        person.window = window;
        person.frames(4);
        let what = format!("{what} at {} by {}", window.x, window.y);
        assert!(!person.drawn.is_empty(), "{what}: nothing is drawn");
        for drawn in &person.drawn {
            let Drawn { text, rect, clip } = drawn;
            // Egui writes over what has the same name as something else.
            let is_clash = text.contains("use of") && text.contains(" ID ");
            if text.contains('⟨') || is_clash {
                wrong.push(format!("{what}: {text:?}"));
            }
            let is_whole =
                rect.left() >= clip.left().max(0.0) - 1.0 && rect.right() <= clip.right().min(window.x) + 1.0;
            if drawn.is_visible() && !is_whole {
                wrong.push(format!("{what}: {text:?} is cut off: {rect:?} in {clip:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Every sign of every text can be written with the fonts that come along.
#[test]
fn the_fonts_have_every_sign() {
    let mut person = Person::at_title("fonts");
    let world = person.app.world_mut();
    let mut contexts = world.query::<&mut EguiContext>();
    let context = contexts.single_mut(world).unwrap().get_mut().clone();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n/en");
    let font = egui::FontId::proportional(15.0);
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
            assert!(context.fonts_mut(|fonts| fonts.has_glyph(&font, sign)), "{sign:?}");
        }
    }
}

#[test]
fn the_title_and_every_menu_over_it() {
    let mut person = Person::at_title("shown-title");
    look(&mut person, "title");
    for menu in MENUS {
        person.show(menu);
        look(&mut person, &format!("{menu:?} over the title"));
    }
}

#[test]
fn a_match_of_each_variant_with_every_menu_over_it() {
    for id in [COPENHAGEN, TABLUT, PAIR] {
        for players in [PEOPLE, against(Side::Defenders), against(Side::Attackers)] {
            let mut person = Person::at_match(&format!("shown-{id}-{}", players.attackers), id, players);
            look(&mut person, id);
            for open in [true, false] {
                person.app.insert_resource(ColumnChoice(Some(open)));
                look(&mut person, &format!("{id}, column open: {open}"));
            }
            person.app.insert_resource(ColumnChoice::default());
            for menu in MENUS {
                person.show(menu);
                look(&mut person, &format!("{menu:?} over {id}"));
            }
        }
    }
}

/// A game with captures, long notation, looking back, a warning and an end.
#[test]
fn a_game_from_beginning_to_end() {
    let mut person = Person::at_match("shown-game", TABLUT, PEOPLE);
    person.play("d1-d3 e3-g3 d3-d1 g3-e3");
    assert!(person.sees("This position stands for the second time"), "{}", person.page());
    look(&mut person, "second occurrence");
    person.act(MatchAction::ShowPly(2));
    assert!(person.sees("Back to the game"));
    look(&mut person, "looking back");
    person.act(MatchAction::OfferDraw);
    look(&mut person, "draw offered");
    person.click("Agree");
    assert!(person.game().game().outcome().is_some());
    assert!(person.sees("Play again"), "{}", person.page());
    look(&mut person, "result");
}

#[test]
fn calls_and_captures_are_told() {
    let mut person = Person::at_match("shown-call", TABLUT, PEOPLE);
    person.put(TABLUT, "a4 d4", "c4 f2", "h8");
    person.play("a4-b4");
    assert!(person.sees("The defender on c4 is taken"), "{}", person.page());
    look(&mut person, "a capture");
    person.play("f2-f3");
    assert!(person.sees("Tuichu!"), "{}", person.page());
    assert!(person.sees("Two roads are open to the king"), "{}", person.page());
    look(&mut person, "a call");
    // The call stays until the next ply, and belongs to the ply that is looked at.
    person.act(MatchAction::StepBack);
    assert!(!person.sees("Tuichu!"));
    person.act(MatchAction::BackToGame);
    person.play("b4-b5");
    assert!(!person.sees("Tuichu!"));
}

/// The pointer on a sentence lights the squares it speaks of.
#[test]
fn a_sentence_lights_its_squares() {
    let mut person = Person::at_match("shown-light", TABLUT, PEOPLE);
    person.put(TABLUT, "a4 d4", "c4 f2", "h8");
    person.play("a4-b4");
    let lit = |person: &Person| person.app.world().resource::<board::Spotlight>().0.len();
    assert_eq!(lit(&person), 0);
    let sentence = person.drawn.iter().find(|drawn| drawn.text.starts_with("The defender on c4"));
    let at = sentence.unwrap_or_else(|| panic!("{}", person.page())).rect.center();
    person.frame_with(vec![egui::Event::PointerMoved(at)]);
    person.frame();
    assert_eq!(lit(&person), 3, "the man and the two that took him");
    person.frame_with(vec![egui::Event::PointerMoved(Pos2::new(300.0, 300.0))]);
    person.frame();
    assert_eq!(lit(&person), 0);
}

/// So many files of the player's own that cannot be used.
fn bad_files(count: usize) -> Vec<tafl_home::BadFile> {
    let bad = |number| tafl_home::BadFile {
        path: format!(
            "/a/rather/long/path/to/the/place/where/things/of/the/player/lie/boards/holm-{number}.ron"
        )
        .into(),
        problem: tafl_home::Problem::Unreadable("permission denied".into()),
    };
    (0..count).map(bad).collect()
}

#[test]
fn questions_and_bad_news() {
    let mut person = Person::at_match("shown-dialogs", COPENHAGEN, PEOPLE);
    for ask in [Ask::AbandonGame, Ask::AbandonSavedGame, Ask::Restart, Ask::Resign] {
        person.app.world_mut().resource_mut::<Question>().0 = Some((ask, Wish::Restart));
        look(&mut person, &format!("{ask:?}"));
    }
    person.app.world_mut().resource_mut::<Question>().0 = None;
    let path =
        std::path::PathBuf::from("/a/rather/long/path/that/does/not/end/before/the/window/does/game.tafl");
    for trouble in [
        Trouble::CannotRead { path: Some(path.clone()), error: "line 3".into(), kept: Some(path.clone()) },
        Trouble::CannotRead { path: None, error: "line 1, column 1".into(), kept: None },
        Trouble::CannotSave { path, error: "no space left".into() },
        Trouble::ComputerFailed("something".into()),
        Trouble::OwnFiles(bad_files(1)),
        Trouble::OwnFiles(bad_files(30)),
    ] {
        person.app.insert_resource(Troubles(vec![trouble.clone()]));
        look(&mut person, &format!("{trouble:?}"));
    }
}

/// When nothing happens, nothing is drawn again: a board that stands still costs nothing.
#[test]
fn a_still_interface_asks_for_nothing() {
    let check = |person: &mut Person, what: &str| {
        person.frames(20);
        let (delay, causes) = &person.wants_again;
        assert_eq!(*delay, Duration::MAX, "{what}: {causes}");
    };
    let mut person = Person::at_match("shown-still", TABLUT, PEOPLE);
    // A remark that will fade has a moment at which it wants to be drawn.
    assert!(person.wants_again.0 < Duration::from_secs(5));
    person.frames(110);
    check(&mut person, "a new game");
    person.play("d1-d3 e3-g3");
    check(&mut person, "a game");
    for menu in MENUS {
        person.show(menu);
        check(&mut person, &format!("{menu:?}"));
    }
}

/// The name of the rules is always in view, and the board always has its place.
#[test]
fn the_rules_name_and_the_board_are_always_in_view() {
    let mut person = Person::at_match("shown-name", COPENHAGEN, PEOPLE);
    for window in WINDOWS.map(egui::Vec2::from) {
        person.window = window;
        person.frames(4);
        assert!(person.sees("Copenhagen hnefatafl"));
        let free = HudLayout::new(window, ColumnChoice::default()).free;
        let insets = *person.app.world().resource::<scene::ViewInsets>();
        assert_eq!((insets.left, insets.top), (free.left(), free.top()));
        assert_eq!((insets.right, insets.bottom), (window.x - free.right(), window.y - free.bottom()));
    }
}
