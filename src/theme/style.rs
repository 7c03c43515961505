//! Type, spacing, and the look of egui's plain widgets.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals, vec2,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::palette;

/// Sizes of type, in points.
pub struct Sizes;

impl Sizes {
    /// Secondary remarks.
    pub const SMALL: f32 = 13.0;
    /// Running text.
    pub const BODY: f32 = 15.5;
    /// Buttons.
    pub const BUTTON: f32 = 16.5;
    /// Titles of dialogs.
    pub const HEADING: f32 = 23.0;
}

/// How large the interface is drawn; 1 is the usual size.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct InterfaceScale(pub f32);

impl InterfaceScale {
    /// The scales a player may choose.
    pub const RANGE: std::ops::RangeInclusive<f32> = 0.8..=1.5;
}

impl Default for InterfaceScale {
    fn default() -> InterfaceScale {
        InterfaceScale(1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InterfaceScale>().add_systems(PreUpdate, (dress_new_contexts, scale).chain());
}

fn dress_new_contexts(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        dress(context.get_mut());
    }
}

fn scale(scale: Res<InterfaceScale>, mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let wanted = scale.0.clamp(*InterfaceScale::RANGE.start(), *InterfaceScale::RANGE.end());
        if context.bypass_change_detection().get_mut().zoom_factor() != wanted {
            context.get_mut().set_zoom_factor(wanted);
        }
    }
}

/// Gives a context our style, in place of both of egui's own.
pub fn dress(context: &egui::Context) {
    context.options_mut(|options| {
        // Plus and minus belong to the player's settings, not to the context.
        options.zoom_with_keyboard = false;
        options.theme_preference = egui::ThemePreference::Dark;
    });
    context.all_styles_mut(write);
}

fn write(style: &mut egui::Style) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(Sizes::SMALL)),
        (TextStyle::Body, font(Sizes::BODY)),
        (TextStyle::Button, font(Sizes::BUTTON)),
        (TextStyle::Heading, font(Sizes::HEADING)),
        (TextStyle::Monospace, FontId::new(Sizes::BODY, FontFamily::Monospace)),
    ]
    .into();
    style.animation_time = 0.12;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 7.0);
    spacing.button_padding = vec2(14.0, 7.0);
    spacing.interact_size = vec2(34.0, 32.0);
    spacing.slider_width = 190.0;
    spacing.slider_rail_height = 6.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.icon_spacing = 9.0;
    spacing.text_edit_width = 300.0;
    spacing.tooltip_width = 300.0;
    spacing.menu_margin = Margin::same(9);
    spacing.scroll = egui::style::ScrollStyle {
        bar_width: 9.0,
        handle_min_length: 26.0,
        bar_inner_margin: 6.0,
        bar_outer_margin: 1.0,
        ..egui::style::ScrollStyle::solid()
    };
    spacing.scroll.fade = egui::style::ScrollFadeStyle::default();
    paint(&mut style.visuals);
}

fn paint(visuals: &mut Visuals) {
    *visuals = Visuals::dark();
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette::dim_bone());
    visuals.hyperlink_color = palette::gold();
    visuals.faint_bg_color = palette::clear(palette::gold(), 10);
    visuals.extreme_bg_color = palette::deep_soot();
    visuals.text_edit_bg_color = Some(palette::deep_soot());
    visuals.code_bg_color = palette::deep_soot();
    visuals.warn_fg_color = palette::ember();
    visuals.error_fg_color = palette::ember();
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.window_fill = palette::clear(palette::soot(), 250);
    visuals.window_stroke = Stroke::new(1.0, palette::dull_gold());
    visuals.window_shadow =
        Shadow { offset: [0, 8], blur: 28, spread: 2, color: Color32::from_black_alpha(150) };
    visuals.popup_shadow =
        Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(140) };
    visuals.menu_corner_radius = CornerRadius::same(5);
    visuals.panel_fill = palette::clear(palette::soot(), 226);
    visuals.selection.bg_fill = palette::bronze();
    visuals.selection.stroke = Stroke::new(1.0, palette::gold());
    // A blinking cursor would redraw the window for ever.
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, palette::gold());
    visuals.slider_trailing_fill = true;
    visuals.striped = false;
    let widgets = &mut visuals.widgets;
    let radius = CornerRadius::same(4);
    for state in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette::clear(palette::dull_gold(), 120));
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, palette::bone());
    widgets.inactive.bg_fill = palette::plank();
    widgets.inactive.weak_bg_fill = palette::plank();
    widgets.inactive.bg_stroke = Stroke::new(1.0, palette::clear(palette::dull_gold(), 150));
    widgets.inactive.fg_stroke = Stroke::new(1.5, palette::bone());
    widgets.hovered.bg_fill = palette::lit_plank();
    widgets.hovered.weak_bg_fill = palette::lit_plank();
    widgets.hovered.bg_stroke = Stroke::new(1.0, palette::gold());
    widgets.hovered.fg_stroke = Stroke::new(1.5, palette::gold());
    widgets.active.bg_fill = palette::bronze();
    widgets.active.weak_bg_fill = palette::bronze();
    widgets.active.bg_stroke = Stroke::new(1.5, palette::gold());
    widgets.active.fg_stroke = Stroke::new(1.5, palette::gold());
    widgets.open = widgets.hovered;
}
