use bevy::input::keyboard::Key;

use super::*;

fn letter(person: &mut Person, letter: &str, code: KeyCode, held: &[KeyCode]) {
    person.press(code, Key::Character(letter.into()), held);
}

const CTRL: &[KeyCode] = &[KeyCode::ControlLeft];

#[test]
fn keys_take_back_and_play_again() {
    let mut person = Person::at_match("keys-undo", TABLUT, PEOPLE);
    person.play("d1-d3 e3-g3");
    letter(&mut person, "z", KeyCode::KeyZ, CTRL);
    assert_eq!(person.game().game().ply_count(), 1);
    letter(&mut person, "y", KeyCode::KeyY, CTRL);
    assert_eq!(person.game().game().ply_count(), 2);
    letter(&mut person, "z", KeyCode::KeyZ, CTRL);
    letter(&mut person, "Z", KeyCode::KeyZ, &[KeyCode::ControlLeft, KeyCode::ShiftLeft]);
    assert_eq!(person.game().game().ply_count(), 2);
}

#[test]
fn keys_walk_through_the_game() {
    let mut person = Person::at_match("keys-walk", TABLUT, PEOPLE);
    person.play("d1-d3 e3-g3 d9-d8");
    person.press(KeyCode::PageUp, Key::PageUp, &[]);
    assert_eq!(person.game().shown_ply(), 2);
    person.press(KeyCode::ArrowLeft, Key::ArrowLeft, CTRL);
    assert_eq!(person.game().shown_ply(), 1);
    person.press(KeyCode::PageDown, Key::PageDown, &[]);
    assert_eq!(person.game().shown_ply(), 2);
    person.press(KeyCode::End, Key::End, &[]);
    assert!(!person.game().is_looking_back());
    // A click in the list gives it the arrows.
    person.click("e3-g3");
    assert_eq!(person.game().shown_ply(), 2);
    person.press(KeyCode::ArrowUp, Key::ArrowUp, &[]);
    assert_eq!(person.game().shown_ply(), 1);
    person.press(KeyCode::ArrowRight, Key::ArrowRight, &[]);
    assert_eq!(person.game().shown_ply(), 2);
}

#[test]
fn the_square_cursor_moves_a_piece() {
    let mut person = Person::at_match("keys-cursor", TABLUT, PEOPLE);
    let enter = |person: &mut Person| person.press(KeyCode::Enter, Key::Enter, &[]);
    let step = |person: &mut Person, code, key: Key| person.press(code, key, &[]);
    // The first step shows the cursor where the king stands, on e5.
    step(&mut person, KeyCode::ArrowDown, Key::ArrowDown);
    for _ in 0..4 {
        step(&mut person, KeyCode::ArrowDown, Key::ArrowDown);
    }
    step(&mut person, KeyCode::ArrowLeft, Key::ArrowLeft);
    enter(&mut person);
    assert!(!person.app.world().resource::<board::Selection>().is_empty(), "the attacker on d1 is chosen");
    // Esc lets go first, and opens the menu only when there is nothing to let go of.
    person.escape();
    assert!(person.app.world().resource::<board::Selection>().is_empty());
    assert_eq!(person.menu(), Menu::None);
    enter(&mut person);
    step(&mut person, KeyCode::ArrowUp, Key::ArrowUp);
    step(&mut person, KeyCode::ArrowUp, Key::ArrowUp);
    enter(&mut person);
    assert_eq!(person.game().game().ply_count(), 1);
    person.escape();
    assert_eq!(person.menu(), Menu::Pause);
    // Under a menu, arrows and letters are not the board's.
    letter(&mut person, "z", KeyCode::KeyZ, CTRL);
    assert_eq!(person.game().game().ply_count(), 1);
    person.escape();
    assert_eq!(person.menu(), Menu::None);
}

#[test]
fn keys_open_pages_and_turn_the_sound_off() {
    let mut person = Person::at_match("keys-pages", COPENHAGEN, PEOPLE);
    person.press(KeyCode::F1, Key::F1, &[]);
    assert_eq!(person.menu(), Menu::Rules);
    letter(&mut person, "m", KeyCode::KeyM, &[]);
    assert!(person.app.world().resource::<Settings>().muted);
    person.escape();
    letter(&mut person, "n", KeyCode::KeyN, &[]);
    assert_eq!(person.menu(), Menu::NewGame);
    person.escape();
    letter(&mut person, "s", KeyCode::KeyS, CTRL);
    assert_eq!(person.menu(), Menu::SaveAs);
    // A field of text is being written in: letters are its own.
    letter(&mut person, "m", KeyCode::KeyM, &[]);
    assert!(person.app.world().resource::<Settings>().muted);
    person.escape();
    assert_eq!(person.menu(), Menu::None);
}
