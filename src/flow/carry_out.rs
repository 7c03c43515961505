//! Doing what players wish.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use tafl_ai::Level;

use super::FlowSet;
use super::choices::Choices;
use super::question::{Question, ask_about};
use super::tables::TableMemory;
use super::trail::MenuTrail;
use super::wish::Wish;
use crate::first_match::USUAL_VARIANT;
use crate::session::{Match, MatchAction, MatchSetup, SaveFolder, UnfinishedGame, Variants, saves};
use crate::state::{Menu, Screen};

/// The game's text was taken along.
#[derive(Message, Clone, Copy, Debug)]
pub struct Copied;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wish>().add_message::<Copied>().add_systems(Update, grant.in_set(FlowSet));
}

/// What wishes are granted with.
#[derive(SystemParam)]
struct Means<'w> {
    current: Option<Res<'w, Match>>,
    unfinished: Res<'w, UnfinishedGame>,
    folder: Option<Res<'w, SaveFolder>>,
    variants: Res<'w, Variants>,
    choices: Res<'w, Choices>,
    memory: ResMut<'w, TableMemory>,
    question: ResMut<'w, Question>,
    trail: ResMut<'w, MenuTrail>,
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    actions: MessageWriter<'w, MatchAction>,
    copied: MessageWriter<'w, Copied>,
    exits: MessageWriter<'w, AppExit>,
}

fn grant(mut wishes: MessageReader<Wish>, mut means: Means) {
    for wish in wishes.read() {
        match wish {
            Wish::Yes => {
                if let Some((_, wish)) = means.question.0.take() {
                    means.carry_out(&wish);
                }
            }
            Wish::No => means.question.0 = None,
            wish => match ask_about(wish, means.current.as_deref(), *means.unfinished) {
                Some(ask) => means.question.0 = Some((ask, wish.clone())),
                None => means.carry_out(wish),
            },
        }
    }
}

impl Means<'_> {
    fn carry_out(&mut self, wish: &Wish) {
        match wish {
            Wish::Continue => self.act(MatchAction::Continue),
            Wish::Begin(setup) => self.act(MatchAction::New(setup.clone())),
            Wish::Restart => self.act(MatchAction::Restart),
            Wish::SwapSides => self.act(MatchAction::SwapSides),
            Wish::Resign => {
                self.act(MatchAction::Resign);
                self.close_menus();
            }
            Wish::ChangeTable => {
                let setup = self.memory.change(
                    self.current.as_deref(),
                    *self.unfinished,
                    self.folder.as_deref(),
                    &self.variants,
                    &self.choices,
                );
                self.act(MatchAction::New(setup));
            }
            Wish::Open(path) => self.act(MatchAction::Open(path.clone())),
            Wish::SaveAs(path) => {
                self.act(MatchAction::SaveAs(path.clone()));
                self.go_back();
            }
            Wish::Copy => self.copy(),
            Wish::Paste => {
                if let Some(text) = self.clipboard.as_mut().and_then(|clipboard| clipboard.get_text()) {
                    self.act(MatchAction::Paste(text));
                }
            }
            Wish::Title => {
                let variant = self.current.as_ref().map(|current| current.game().variant());
                let variant = variant.or_else(|| self.variants.0.variant(USUAL_VARIANT));
                if let Some(variant) = variant {
                    let setup = MatchSetup::demonstration(variant, Level::Karl);
                    self.actions.write(MatchAction::New(setup));
                }
                (*self.next_screen).set_if_neq(Screen::Title);
                self.close_menus();
            }
            Wish::Quit => {
                self.exits.write(AppExit::Success);
            }
            Wish::Show(menu) => {
                let menu = self.trail.open(*self.menu.get(), *menu);
                (*self.next_menu).set_if_neq(menu);
            }
            Wish::Back => self.go_back(),
            Wish::Yes | Wish::No => {}
        }
    }

    fn act(&mut self, action: MatchAction) {
        self.actions.write(action);
    }

    fn go_back(&mut self) {
        let menu = self.trail.back();
        (*self.next_menu).set_if_neq(menu);
    }

    fn close_menus(&mut self) {
        let menu = self.trail.close();
        (*self.next_menu).set_if_neq(menu);
    }

    fn copy(&mut self) {
        if let Some(current) = &self.current {
            if let Some(clipboard) = &mut self.clipboard {
                clipboard.set_text(&saves::text_of(current));
            }
            self.copied.write(Copied);
        }
    }
}
