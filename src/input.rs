//! Keys, and what they do. No other file names a key.
//!
//! Letters are meant as they are written on the keyboard, whatever the layout; where a layout has no Latin
//! letters, the key at the usual place serves.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use tafl_rules::Direction;
use tafl_words::args;

use crate::board::{BoardSet, CursorAction, Held, Selection};
use crate::flow::{FlowSet, Question, Troubles, Wish};
use crate::scene::CameraAction;
use crate::screens::{MoveListFocus, ResultCard};
use crate::session::{Match, MatchAction, Purpose};
use crate::settings::Settings;
use crate::state::{Menu, Phase, Screen};

/// What a key does, seen from the player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    /// Move the square cursor.
    Step(Direction),
    /// Choose the square under the cursor.
    Choose,
    /// Go back one step: drop a piece, close a menu, or open one where there is nothing else to leave.
    Leave,
    Undo,
    Redo,
    StepBack,
    StepForward,
    BackToGame,
    Hint,
    Analysis,
    TopDown,
    Flip,
    ResetCamera,
    NewGame,
    Rules,
    Open,
    SaveAs,
    Copy,
    Paste,
    Mute,
    Fullscreen,
}

/// A key as it is written on the keyboard.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Name {
    Letter(char, KeyCode),
    Special(KeyCode, &'static str),
}

/// A key, with the keys that must be held.
#[derive(Clone, Copy, Debug)]
struct Binding {
    ctrl: bool,
    shift: bool,
    key: Name,
    deed: Deed,
}

const fn plain(key: Name, deed: Deed) -> Binding {
    Binding { ctrl: false, shift: false, key, deed }
}

const fn ctrl(key: Name, deed: Deed) -> Binding {
    Binding { ctrl: true, shift: false, key, deed }
}

/// An arrow, which is not named alone where all four do the same.
const fn arrow(code: KeyCode) -> Name {
    Name::Special(code, "key-name.arrows")
}

const LEFT: Name = Name::Special(KeyCode::ArrowLeft, "key-name.left");
const RIGHT: Name = Name::Special(KeyCode::ArrowRight, "key-name.right");

/// Every key, in the order in which players are told of them.
const BINDINGS: &[Binding] = &[
    plain(arrow(KeyCode::ArrowUp), Deed::Step(Direction::North)),
    plain(arrow(KeyCode::ArrowDown), Deed::Step(Direction::South)),
    plain(arrow(KeyCode::ArrowLeft), Deed::Step(Direction::West)),
    plain(arrow(KeyCode::ArrowRight), Deed::Step(Direction::East)),
    plain(Name::Special(KeyCode::Enter, "key-name.enter"), Deed::Choose),
    plain(Name::Special(KeyCode::NumpadEnter, "key-name.enter"), Deed::Choose),
    plain(Name::Special(KeyCode::Escape, "key-name.escape"), Deed::Leave),
    ctrl(Name::Letter('z', KeyCode::KeyZ), Deed::Undo),
    ctrl(Name::Letter('y', KeyCode::KeyY), Deed::Redo),
    Binding { ctrl: true, shift: true, key: Name::Letter('z', KeyCode::KeyZ), deed: Deed::Redo },
    plain(Name::Special(KeyCode::PageUp, "key-name.page-up"), Deed::StepBack),
    ctrl(LEFT, Deed::StepBack),
    plain(Name::Special(KeyCode::PageDown, "key-name.page-down"), Deed::StepForward),
    ctrl(RIGHT, Deed::StepForward),
    plain(Name::Special(KeyCode::End, "key-name.end"), Deed::BackToGame),
    plain(Name::Letter('h', KeyCode::KeyH), Deed::Hint),
    plain(Name::Letter('a', KeyCode::KeyA), Deed::Analysis),
    plain(Name::Letter('t', KeyCode::KeyT), Deed::TopDown),
    plain(Name::Letter('f', KeyCode::KeyF), Deed::Flip),
    plain(Name::Letter('r', KeyCode::KeyR), Deed::ResetCamera),
    plain(Name::Letter('n', KeyCode::KeyN), Deed::NewGame),
    plain(Name::Special(KeyCode::F1, "key-name.f1"), Deed::Rules),
    ctrl(Name::Letter('o', KeyCode::KeyO), Deed::Open),
    ctrl(Name::Letter('s', KeyCode::KeyS), Deed::SaveAs),
    ctrl(Name::Letter('c', KeyCode::KeyC), Deed::Copy),
    ctrl(Name::Letter('v', KeyCode::KeyV), Deed::Paste),
    plain(Name::Letter('m', KeyCode::KeyM), Deed::Mute),
    plain(Name::Special(KeyCode::F11, "key-name.f11"), Deed::Fullscreen),
];

impl Deed {
    /// The key of the words that say what it does.
    fn words(self) -> &'static str {
        match self {
            Deed::Step(_) => "key.step",
            Deed::Choose => "key.choose",
            Deed::Leave => "key.leave",
            Deed::Undo => "key.undo",
            Deed::Redo => "key.redo",
            Deed::StepBack => "key.step-back",
            Deed::StepForward => "key.step-forward",
            Deed::BackToGame => "key.back-to-game",
            Deed::Hint => "key.hint",
            Deed::Analysis => "key.analysis",
            Deed::TopDown => "key.top-down",
            Deed::Flip => "key.flip",
            Deed::ResetCamera => "key.reset-camera",
            Deed::NewGame => "key.new-game",
            Deed::Rules => "key.rules",
            Deed::Open => "key.open",
            Deed::SaveAs => "key.save-as",
            Deed::Copy => "key.copy",
            Deed::Paste => "key.paste",
            Deed::Mute => "key.mute",
            Deed::Fullscreen => "key.fullscreen",
        }
    }
}

impl Binding {
    /// Whether a key that was pressed is meant, with these keys held.
    fn means(&self, pressed: &KeyboardInput, held: Modifiers) -> bool {
        let key = match self.key {
            Name::Special(code, _) => pressed.key_code == code,
            Name::Letter(letter, code) => match &pressed.logical_key {
                Key::Character(text) if text.is_ascii() => {
                    text.eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]))
                }
                _ => pressed.key_code == code,
            },
        };
        key && self.ctrl == held.ctrl && self.shift == held.shift && !held.alt
    }

    /// What is written on the keys.
    fn text(&self, words: &tafl_words::Words) -> String {
        let key = match self.key {
            Name::Letter(letter, _) => letter.to_ascii_uppercase().to_string(),
            Name::Special(_, name) => words.text(name),
        };
        match (self.ctrl, self.shift) {
            (true, true) => words.text_with("key-name.ctrl-shift", &args![key = key]),
            (true, false) => words.text_with("key-name.ctrl", &args![key = key]),
            (false, _) => key,
        }
    }
}

/// The keys that are held down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Modifiers {
    ctrl: bool,
    shift: bool,
    alt: bool,
}

impl Modifiers {
    /// Notes a modifier that is pressed or released; says whether the key is one.
    fn note(&mut self, key: &KeyboardInput) -> bool {
        let is_down = key.state == ButtonState::Pressed;
        match key.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.ctrl = is_down,
            KeyCode::SuperLeft | KeyCode::SuperRight if cfg!(target_os = "macos") => self.ctrl = is_down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = is_down,
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = is_down,
            _ => return false,
        }
        true
    }

    fn of(keys: &ButtonInput<KeyCode>) -> Modifiers {
        let either = |left, right| keys.pressed(left) || keys.pressed(right);
        Modifiers {
            ctrl: either(KeyCode::ControlLeft, KeyCode::ControlRight)
                || (cfg!(target_os = "macos") && either(KeyCode::SuperLeft, KeyCode::SuperRight)),
            shift: either(KeyCode::ShiftLeft, KeyCode::ShiftRight),
            alt: either(KeyCode::AltLeft, KeyCode::AltRight),
        }
    }
}

/// The keys and what they do, in words, each deed once.
pub fn key_lines(words: &tafl_words::Words) -> Vec<(String, String)> {
    let mut lines: Vec<(Vec<String>, String)> = Vec::new();
    for binding in BINDINGS {
        let (key, does) = (binding.text(words), words.text(binding.deed.words()));
        match lines.iter_mut().find(|(_, told)| *told == does) {
            Some((keys, _)) if keys.contains(&key) => {}
            Some((keys, _)) => keys.push(key),
            None => lines.push((vec![key], does)),
        }
    }
    let join = |first: String, second: String| {
        words.text_with("key-name.or", &args![first = first, second = second])
    };
    lines.into_iter().map(|(keys, does)| (keys.into_iter().reduce(join).unwrap_or_default(), does)).collect()
}

/// Whether a field of text was left by the key that means: done.
pub fn entered(ui: &egui::Ui) -> bool {
    ui.input(|input| input.key_pressed(egui::Key::Enter))
}

/// Adds the reading of keys.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.before(FlowSet).before(BoardSet::Ask));
}

/// Where the keyboard's keys go at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Attention {
    /// Into a field of text, or a list that hangs open.
    text: bool,
    /// To a button, which arrows leave and Enter presses.
    button: bool,
    /// To the list of moves.
    list: bool,
    /// To a game that is over, or a board looked back at: there is nothing on it to choose.
    past: bool,
    /// To a dialog or menu that lies over everything.
    dialog: bool,
    /// To the title, where there is no game to act on.
    title: bool,
}

impl Attention {
    /// What is left of a deed where the attention is.
    fn lets(self, deed: Deed) -> Option<Deed> {
        use Deed::*;
        let in_game = !self.dialog && !self.title;
        match deed {
            Leave => Some(Leave),
            _ if self.text => None,
            Mute | Fullscreen => Some(deed),
            _ if self.dialog => None,
            Step(direction) if self.list || self.past && !self.button => Some(match direction {
                Direction::North | Direction::West => StepBack,
                Direction::South | Direction::East => StepForward,
            }),
            Step(_) | Choose if self.button || self.list => None,
            TopDown | Flip | ResetCamera | NewGame | Rules | Open | Paste => Some(deed),
            _ if in_game => Some(deed),
            _ => None,
        }
    }
}

/// What is asked by keys.
#[derive(SystemParam)]
struct Asked<'w> {
    wishes: MessageWriter<'w, Wish>,
    actions: MessageWriter<'w, MatchAction>,
    cursor: MessageWriter<'w, CursorAction>,
    camera: MessageWriter<'w, CameraAction>,
    settings: ResMut<'w, Settings>,
}

/// What there is to leave, one thing at a time.
#[derive(SystemParam)]
struct Leaving<'w, 's> {
    question: Res<'w, Question>,
    troubles: ResMut<'w, Troubles>,
    menu: Res<'w, State<Menu>>,
    screen: Res<'w, State<Screen>>,
    phase: Option<Res<'w, State<Phase>>>,
    current: Option<Res<'w, Match>>,
    selection: Res<'w, Selection>,
    held: Query<'w, 's, (), With<Held>>,
    card: ResMut<'w, ResultCard>,
}

fn read_keys(
    mut pressed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    list: Res<MoveListFocus>,
    mut held: Local<Modifiers>,
    mut asked: Asked,
    mut leaving: Leaving,
) {
    let context = contexts.iter_mut().next().map(|mut context| context.get_mut().clone());
    let attention = Attention {
        text: context.as_ref().is_some_and(|context| context.text_edit_focused() || context.any_popup_open()),
        button: context.as_ref().is_some_and(egui::Context::egui_wants_keyboard_input),
        list: list.0,
        past: leaving.is_past(),
        dialog: leaving.has_dialog(),
        title: *leaving.screen.get() != Screen::Match,
    };
    // In their order: on a slow machine a key and its modifier come and go within one frame.
    for key in pressed.read() {
        if held.note(key) || key.state != ButtonState::Pressed {
            continue;
        }
        let deed = BINDINGS.iter().find(|binding| binding.means(key, *held)).map(|binding| binding.deed);
        let Some(deed) = deed.and_then(|deed| attention.lets(deed)) else { continue };
        if key.repeat && !matches!(deed, Deed::Step(_) | Deed::StepBack | Deed::StepForward) {
            continue;
        }
        match deed {
            Deed::Leave => leaving.leave(&mut asked, attention),
            _ => asked.ask(deed),
        }
    }
    // A modifier released while another window had the keyboard is not told of.
    *held = Modifiers::of(&keys);
}

impl Asked<'_> {
    fn ask(&mut self, deed: Deed) {
        match deed {
            Deed::Step(direction) => {
                self.cursor.write(CursorAction::Step(direction));
            }
            Deed::Choose => {
                self.cursor.write(CursorAction::Choose);
            }
            Deed::Undo => self.act(MatchAction::Undo),
            Deed::Redo => self.act(MatchAction::Redo),
            Deed::StepBack => self.act(MatchAction::StepBack),
            Deed::StepForward => self.act(MatchAction::StepForward),
            Deed::BackToGame => self.act(MatchAction::BackToGame),
            Deed::Hint => self.act(MatchAction::ToggleHint),
            Deed::Analysis => self.act(MatchAction::ToggleAnalysis),
            Deed::TopDown => self.look(CameraAction::TopDown),
            Deed::Flip => self.look(CameraAction::Flip),
            Deed::ResetCamera => self.look(CameraAction::Reset),
            Deed::NewGame => self.wish(Wish::Show(Menu::NewGame)),
            Deed::Rules => self.wish(Wish::Show(Menu::Rules)),
            Deed::Open => self.wish(Wish::Show(Menu::Open)),
            Deed::SaveAs => self.wish(Wish::Show(Menu::SaveAs)),
            Deed::Copy => self.wish(Wish::Copy),
            Deed::Paste => self.wish(Wish::Paste),
            Deed::Mute => self.settings.muted = !self.settings.muted,
            Deed::Fullscreen => self.settings.fullscreen = !self.settings.fullscreen,
            Deed::Leave => {}
        }
    }

    fn act(&mut self, action: MatchAction) {
        self.actions.write(action);
    }

    fn look(&mut self, action: CameraAction) {
        self.camera.write(action);
    }

    fn wish(&mut self, wish: Wish) {
        self.wishes.write(wish);
    }
}

impl Leaving<'_, '_> {
    fn offered_draw(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.draw_offer().is_some())
    }

    fn has_dialog(&self) -> bool {
        *self.menu.get() != Menu::None
            || self.question.0.is_some()
            || !self.troubles.0.is_empty()
            || self.offered_draw()
    }

    /// Leaves what lies on top.
    fn leave(&mut self, asked: &mut Asked, attention: Attention) {
        let over = self.phase.as_ref().is_some_and(|phase| *phase.get() == Phase::Over);
        if !self.troubles.0.is_empty() {
            self.troubles.0.remove(0);
        } else if self.question.0.is_some() {
            asked.wish(Wish::No);
        } else if *self.menu.get() != Menu::None {
            asked.wish(Wish::Back);
        } else if self.offered_draw() {
            asked.act(MatchAction::AnswerDraw { accept: false });
        } else if attention.title || attention.button {
            // Egui takes the keyboard away from what had it.
        } else if !self.selection.is_empty() || !self.held.is_empty() {
            asked.cursor.write(CursorAction::Cancel);
        } else if over && !self.card.is_away && !self.is_looking_back() {
            self.card.is_away = true;
        } else if self.current.as_ref().is_some_and(|current| current.purpose() == Purpose::Played) {
            asked.wish(Wish::Show(Menu::Pause));
        }
    }

    fn is_past(&self) -> bool {
        self.current.as_ref().is_some_and(|current| {
            current.purpose() == Purpose::Played
                && (current.is_looking_back() || current.game().outcome().is_some())
        })
    }

    fn is_looking_back(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.is_looking_back())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(logical: Key, code: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code: code,
            logical_key: logical,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn deed_of(key: &KeyboardInput, modifiers: Modifiers) -> Option<Deed> {
        BINDINGS.iter().find(|binding| binding.means(key, modifiers)).map(|binding| binding.deed)
    }

    const CTRL: Modifiers = Modifiers { ctrl: true, shift: false, alt: false };
    const CTRL_SHIFT: Modifiers = Modifiers { ctrl: true, shift: true, alt: false };

    #[test]
    fn letters_are_meant_as_they_are_written() {
        let none = Modifiers::default();
        // On a German keyboard Z lies where Y lies elsewhere.
        let z = press(Key::Character("z".into()), KeyCode::KeyY);
        assert_eq!(deed_of(&z, CTRL), Some(Deed::Undo));
        assert_eq!(deed_of(&press(Key::Character("Z".into()), KeyCode::KeyY), CTRL_SHIFT), Some(Deed::Redo));
        assert_eq!(deed_of(&z, none), None);
        // A Greek keyboard has no Latin letters: the place serves.
        assert_eq!(deed_of(&press(Key::Character("ζ".into()), KeyCode::KeyZ), CTRL), Some(Deed::Undo));
        assert_eq!(deed_of(&press(Key::Character("T".into()), KeyCode::KeyT), none), Some(Deed::TopDown));
        assert_eq!(deed_of(&press(Key::ArrowLeft, KeyCode::ArrowLeft), CTRL), Some(Deed::StepBack));
        let alt = Modifiers { alt: true, ..none };
        assert_eq!(deed_of(&press(Key::Character("t".into()), KeyCode::KeyT), alt), None);
    }

    #[test]
    fn no_key_does_two_things() {
        for (index, a) in BINDINGS.iter().enumerate() {
            for b in &BINDINGS[index + 1..] {
                assert!((a.key, a.ctrl, a.shift) != (b.key, b.ctrl, b.shift), "{a:?} and {b:?}");
            }
        }
    }

    #[test]
    fn keys_go_where_the_attention_is() {
        let game = Attention::default();
        let step = Deed::Step(Direction::North);
        assert!(BINDINGS.iter().all(|binding| game.lets(binding.deed) == Some(binding.deed)));
        let text = Attention { text: true, button: true, ..game };
        assert!(BINDINGS.iter().all(|b| text.lets(b.deed).is_none() || b.deed == Deed::Leave));
        let button = Attention { button: true, ..game };
        assert_eq!((button.lets(step), button.lets(Deed::Choose)), (None, None));
        assert_eq!(button.lets(Deed::Undo), Some(Deed::Undo));
        let list = Attention { list: true, button: true, ..game };
        assert_eq!(list.lets(step), Some(Deed::StepBack));
        assert_eq!(list.lets(Deed::Step(Direction::East)), Some(Deed::StepForward));
        let past = Attention { past: true, ..game };
        assert_eq!((past.lets(step), past.lets(Deed::Choose)), (Some(Deed::StepBack), Some(Deed::Choose)));
        assert_eq!(Attention { button: true, ..past }.lets(step), None);
        let menu = Attention { dialog: true, ..game };
        assert_eq!(menu.lets(Deed::Undo), None);
        assert_eq!(menu.lets(Deed::Mute), Some(Deed::Mute));
        let title = Attention { title: true, ..game };
        assert_eq!((title.lets(Deed::Undo), title.lets(Deed::NewGame)), (None, Some(Deed::NewGame)));
    }

    #[test]
    fn every_key_is_explained() {
        let words = tafl_words::Words::english();
        let lines = key_lines(&words);
        assert!(lines.len() > 10);
        for (keys, does) in lines {
            assert!(!keys.contains('⟨') && !does.contains('⟨'), "{keys}: {does}");
        }
    }
}
