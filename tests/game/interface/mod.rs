//! The interface drawn without a graphics device, read, clicked and typed at.
//!
//! - `shown`: every screen and dialog at every size: nothing is cut off, no word is missing
//! - `flows`: from screen to screen, and what is asked before something is lost
//! - `help`: hints, and the analysis with its judgements
//! - `keys`: what keys do where
//! - `new_game`: every variant and any pair, chosen and begun

mod flows;
mod help;
mod keys;
mod new_game;
mod shown;

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{self, Pos2, Rect};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext};
use skjaldborg::audio::Cue;
use skjaldborg::scene::CameraAction;
use skjaldborg::session::{
    self, Match, MatchAction, MatchSetup, MoveRequested, Player, Requester, SaveFolder, Variants,
};
use skjaldborg::settings::{Settings, SettingsNotice};
use skjaldborg::state::{self, Menu, Screen};
use skjaldborg::{board, flow, input, menus, scene, screens, theme, words};
use tafl_ai::Level;
use tafl_rules::{BySide, Game, Piece, Setup, Side, Square};

pub const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
pub const TABLUT: &str = "tablut-linnaeus-9x9";
/// Rules on a board of other variants: the longest name that such a pair has.
pub const PAIR: &str = "copenhagen-2025-v1@alea-evangelii-19x19";
pub const PEOPLE: BySide<Player> = BySide { attackers: Player::Human, defenders: Player::Human };

/// A text that was drawn.
#[derive(Clone, Debug)]
pub struct Drawn {
    pub text: String,
    /// Where it lies.
    pub rect: Rect,
    /// The part of the window in which it may be seen.
    pub clip: Rect,
}

impl Drawn {
    /// Whether any of it can be seen.
    pub fn is_visible(&self) -> bool {
        let seen = self.rect.intersect(self.clip);
        seen.width() > 1.0 && seen.height() > 1.0
    }
}

/// A person in front of the program, without a window.
pub struct Person {
    pub app: App,
    pub window: egui::Vec2,
    pub drawn: Vec<Drawn>,
    /// After how long the interface wants to be drawn again, and why.
    pub wants_again: (Duration, String),
    folder: std::path::PathBuf,
    time: f64,
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Person {
    /// In front of the title, with an empty folder for games.
    pub fn at_title(name: &str) -> Person {
        let folder = std::env::temp_dir().join(format!("skjaldborg-interface-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .insert_resource(SaveFolder(folder.clone()))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .init_resource::<Settings>()
            .init_resource::<EguiUserTextures>()
            .add_message::<SettingsNotice>()
            .add_message::<CameraAction>()
            .add_message::<Cue>()
            .add_plugins((state::plugin, session::plugin, board::logic_plugin, scene::stillness_plugin))
            .add_plugins((words::plugin, flow::plugin, input::plugin))
            .add_plugins((theme::plugin, screens::plugin, menus::plugin));
        // Nothing need be waited for.
        app.insert_resource(board::AnimationSpeed::Off);
        app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        let window = egui::vec2(1280.0, 720.0);
        let mut person = Person { app, window, drawn: Vec::new(), wants_again: default(), folder, time: 0.0 };
        person.frame();
        let setup = MatchSetup::demonstration(&person.variant(COPENHAGEN), Level::Karl);
        person.act(MatchAction::New(setup));
        person.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        person.frames(3);
        person
    }

    /// In front of a new game.
    pub fn at_match(name: &str, id: &str, players: BySide<Player>) -> Person {
        let mut person = Person::at_title(name);
        let setup = MatchSetup::new(&person.variant(id), players);
        person.act(MatchAction::New(setup));
        person.frames(3);
        assert_eq!(person.screen(), Screen::Match);
        person
    }

    pub fn variant(&self, id: &str) -> std::sync::Arc<tafl_rules::Variant> {
        self.app.world().resource::<Variants>().0.resolve(id).expect("a variant")
    }

    pub fn act(&mut self, action: MatchAction) {
        self.app.world_mut().write_message(action);
        self.frames(2);
    }

    /// Puts a position of two people on the table, the attackers to move.
    pub fn put(&mut self, id: &str, attackers: &str, defenders: &str, king: &str) {
        let variant = self.variant(id);
        let on = |squares: &str, piece: Piece| -> Vec<(Square, Piece)> {
            squares.split_whitespace().map(|square| (square.parse().expect("a square"), piece)).collect()
        };
        let pieces =
            [on(attackers, Piece::Attacker), on(defenders, Piece::Defender), on(king, Piece::King)].concat();
        let position = Setup {
            size: variant.board().size(),
            pieces,
            side_to_move: Some(Side::Attackers),
            quiet_plies: 0,
            move_number: 1,
        };
        let game = Game::from_setup(variant.clone(), &position).expect("a position of the variant");
        self.act(MatchAction::New(MatchSetup { game, ..MatchSetup::new(&variant, PEOPLE) }));
    }

    /// Plays moves for whoever is to move.
    pub fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let mv: tafl_rules::Move = mv.parse().expect("a move");
            let current = self.game();
            let (board, generation) = (current.board(), current.generation());
            let by = Requester::Program { generation };
            self.app.world_mut().write_message(MoveRequested { board, from: mv.from, to: mv.to, by });
            self.frames(2);
        }
    }

    pub fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    pub fn show(&mut self, menu: Menu) {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        self.frames(4);
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.frame();
        }
    }

    pub fn frame(&mut self) {
        self.frame_with(Vec::new());
    }

    /// One frame in which something happens to the interface.
    pub fn frame_with(&mut self, events: Vec<egui::Event>) {
        self.app.update();
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let context = contexts.single_mut(world).expect("one context").get_mut().clone();
        self.time += 0.05;
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.window)),
            time: Some(self.time),
            focused: true,
            events,
            ..default()
        };
        let mut output = context.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        let delay = output.viewport_output.values().map(|viewport| viewport.repaint_delay).min();
        self.wants_again = (delay.unwrap_or(Duration::MAX), format!("{:?}", context.repaint_causes()));
        // There is no graphics device to bring them to.
        output.textures_delta.clear();
        self.drawn.clear();
        for clipped in &output.shapes {
            gather(&clipped.shape, clipped.clip_rect, &mut self.drawn);
        }
    }

    /// The texts that can be seen, joined.
    pub fn page(&self) -> String {
        let seen: Vec<&str> =
            self.drawn.iter().filter(|drawn| drawn.is_visible()).map(|drawn| drawn.text.as_str()).collect();
        seen.join("\n")
    }

    pub fn sees(&self, text: &str) -> bool {
        self.page().contains(text)
    }

    /// Clicks in the middle of a text; of several, on that which was drawn last and so lies on top. A text that
    /// is not in view is looked for further down.
    pub fn click(&mut self, text: &str) {
        let is_found = |drawn: &&Drawn| drawn.text == text && drawn.is_visible();
        for _ in 0..40 {
            if self.drawn.iter().any(|drawn| is_found(&drawn)) {
                break;
            }
            self.turn_page();
        }
        let found = self.drawn.iter().rev().find(is_found);
        let Some(found) = found else { panic!("nothing says {text:?}:\n{}", self.page()) };
        let at = found.rect.intersect(found.clip).center();
        let button = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame_with(vec![egui::Event::PointerMoved(at)]);
        self.frame_with(vec![button(true)]);
        self.frame_with(vec![button(false)]);
        self.frame_with(vec![egui::Event::PointerGone]);
        self.frames(3);
    }

    /// Turns the wheel a little in the middle of the window.
    fn turn_page(&mut self) {
        let wheel = egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -60.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        };
        let middle = (self.window * 0.5).to_pos2();
        self.frame_with(vec![egui::Event::PointerMoved(middle), wheel]);
        self.frames(4);
    }

    /// Presses a key, with others held.
    pub fn press(&mut self, code: KeyCode, logical: Key, held: &[KeyCode]) {
        for &key in held {
            self.key(key, Key::Control, true);
        }
        // All within one frame, as it comes on a slow machine.
        self.key(code, logical.clone(), true);
        self.key(code, logical, false);
        for &key in held {
            self.key(key, Key::Control, false);
        }
        self.frames(4);
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key, pressed: bool) {
        use bevy::input::ButtonState;
        let state = if pressed { ButtonState::Pressed } else { ButtonState::Released };
        let window = Entity::PLACEHOLDER;
        let event = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        self.app.world_mut().write_message(event);
    }

    pub fn escape(&mut self) {
        self.press(KeyCode::Escape, Key::Escape, &[]);
    }
}

/// A match of the person against the computer.
pub fn against(computer: Side) -> BySide<Player> {
    let mut players = PEOPLE;
    players[computer] = Player::Computer(Level::Karl);
    players
}

fn gather(shape: &egui::Shape, clip: Rect, drawn: &mut Vec<Drawn>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, drawn)),
        egui::Shape::Text(text) if !text.galley.text().is_empty() => drawn.push(Drawn {
            text: text.galley.text().to_owned(),
            rect: text.galley.rect.translate(text.pos.to_vec2()),
            clip,
        }),
        _ => {}
    }
}
