//! The player's preferences. They take effect at once and last.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Slider, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tafl_words::args;

use super::is_open;
use super::pause::focus_when_new;
use crate::flow::Wish;
use crate::scene::{Graphics, Quality};
use crate::screens::DrawSet;
use crate::settings::{AnimationSpeed, MoveStyle, Settings};
use crate::state::Menu;
use crate::theme::{InterfaceScale, Plank, Sheet, Sizes, caption, palette, segments, switch};
use crate::words::Words;

/// The scale of the interface while its slider is held: the window is not to change under the pointer.
#[derive(Resource, Default)]
struct HeldScale(Option<f32>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldScale>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Menu).run_if(is_open(Menu::Settings)));
}

fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    graphics: Option<Res<Graphics>>,
    mut settings: ResMut<Settings>,
    mut held: ResMut<HeldScale>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let title = words.text("menu-settings");
    let close = words.text("tip.close");
    let mut chosen = settings.clone();
    let done = Sheet::new("settings", &title, 600.0).closable(&close, Wish::Back).show(
        &context,
        |ui| {
            sound(ui, &words, &mut chosen);
            play(ui, &words, &mut chosen);
            picture(ui, &words, graphics.as_deref(), &mut chosen);
            interface(ui, &words, &mut chosen, &mut held);
            None
        },
        |ui| {
            ui.add_space(8.0);
            let response = ui.add(Plank::new(&words.text("button.close")).leading());
            focus_when_new(ui, "settings", &response);
            response.clicked().then_some(Wish::Back)
        },
    );
    if *settings != chosen {
        *settings = chosen;
    }
    if let Some(wish) = done {
        wishes.write(wish);
    }
    Ok(())
}

/// A name before something that is set; above it where the window is narrow.
fn row(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let broad = ui.available_width() > 430.0;
    let label = |ui: &mut Ui| {
        ui.label(RichText::new(name).size(Sizes::BODY).color(palette::bone()));
    };
    if broad {
        ui.horizontal(|ui| {
            let size = bevy_egui::egui::vec2(170.0, 28.0);
            let layout = bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_width(170.0);
                label(ui);
            });
            contents(ui);
        });
    } else {
        label(ui);
        contents(ui);
    }
}

/// A slider of hundredths.
fn percent(ui: &mut Ui, words: &Words, value: &mut f32, range: std::ops::RangeInclusive<f32>) -> bool {
    let response = ui.add(Slider::new(value, range).step_by(0.05).show_value(false));
    let shown = (*value * 100.0).round() as u32;
    let text = words.text_with("menu-settings.percent", &args![percent = shown]);
    ui.label(RichText::new(text).size(Sizes::SMALL).color(palette::dim_bone()));
    response.dragged() || response.is_pointer_button_down_on()
}

fn sound(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    caption(ui, &words.text("menu-settings.sound"));
    row(ui, &words.text("menu-settings.effects"), |ui| {
        percent(ui, words, &mut settings.effects, 0.0..=1.0);
    });
    row(ui, &words.text("menu-settings.ambience"), |ui| {
        percent(ui, words, &mut settings.ambience, 0.0..=1.0);
    });
    switch(ui, &mut settings.muted, &words.text("menu-settings.mute"));
    ui.add_space(6.0);
}

fn play(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    caption(ui, &words.text("menu-settings.play"));
    row(ui, &words.text("menu-settings.animation"), |ui| {
        let speeds = [
            (AnimationSpeed::Off, "menu-settings.animation-off"),
            (AnimationSpeed::Fast, "menu-settings.animation-fast"),
            (AnimationSpeed::Normal, "menu-settings.animation-normal"),
            (AnimationSpeed::Slow, "menu-settings.animation-slow"),
        ];
        segments(ui, &mut settings.animation, &speeds.map(|(speed, key)| (speed, words.text(key))));
    });
    row(ui, &words.text("menu-settings.moves"), |ui| {
        let styles = [
            (MoveStyle::Both, "menu-settings.moves-both"),
            (MoveStyle::Click, "menu-settings.moves-click"),
            (MoveStyle::Drag, "menu-settings.moves-drag"),
        ];
        segments(ui, &mut settings.moves, &styles.map(|(style, key)| (style, words.text(key))));
    });
    switch(ui, &mut settings.coordinates, &words.text("menu-settings.coordinates"));
    switch(ui, &mut settings.hints, &words.text("menu-settings.hints"));
    ui.add_space(6.0);
}

fn picture(ui: &mut Ui, words: &Words, graphics: Option<&Graphics>, settings: &mut Settings) {
    caption(ui, &words.text("menu-settings.picture"));
    row(ui, &words.text("menu-settings.quality"), |ui| {
        let qualities = [
            (None, "menu-settings.quality-auto"),
            (Some(Quality::Low), "menu-settings.quality-low"),
            (Some(Quality::Medium), "menu-settings.quality-medium"),
            (Some(Quality::High), "menu-settings.quality-high"),
        ];
        segments(ui, &mut settings.quality, &qualities.map(|(quality, key)| (quality, words.text(key))));
    });
    row(ui, &words.text("menu-settings.render-scale"), |ui| {
        let now = graphics.map_or(1.0, |graphics| graphics.preset.scale);
        let mut scale = settings.render_scale.unwrap_or(now);
        percent(ui, words, &mut scale, 0.25..=1.0);
        if (scale - settings.render_scale.unwrap_or(now)).abs() > f32::EPSILON {
            settings.render_scale = Some(scale);
        }
        if settings.render_scale.is_some()
            && Plank::new(&words.text("menu-settings.automatic")).quiet().size(Sizes::SMALL).pressed(ui)
        {
            settings.render_scale = None;
        }
    });
    switch(ui, &mut settings.fullscreen, &words.text("menu-settings.fullscreen"));
    ui.add_space(6.0);
}

fn interface(ui: &mut Ui, words: &Words, settings: &mut Settings, held: &mut HeldScale) {
    caption(ui, &words.text("menu-settings.interface"));
    row(ui, &words.text("menu-settings.interface-scale"), |ui| {
        let mut scale = held.0.unwrap_or(settings.interface_scale);
        let is_held = percent(ui, words, &mut scale, InterfaceScale::RANGE);
        if is_held {
            held.0 = Some(scale);
        } else {
            held.0 = None;
            settings.interface_scale = scale;
        }
    });
}
