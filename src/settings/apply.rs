//! The settings take effect: each value is handed to the module whose business it is.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

use super::Settings;
use crate::audio::Volumes;
use crate::board::{AnimationSpeed, MoveStyle, ShowCoordinates};
use crate::flow::Choices;
use crate::scene::{GraphicsChoice, QualityDecided};
use crate::theme::InterfaceScale;

pub(super) fn plugin(app: &mut App) {
    // At the start before anything is built by them, then whenever they change.
    let all = || (sound, draw_well, fill_screen, show_board, scale_interface);
    app.add_systems(PreStartup, (all().before(QualityDecided), offer_the_same))
        .add_systems(First, all().run_if(resource_changed::<Settings>))
        .add_systems(PostUpdate, remember_choices.run_if(resource_exists_and_changed::<Choices>));
}

/// A new game is offered as the last one was chosen.
fn offer_the_same(settings: Res<Settings>, choices: Option<ResMut<Choices>>) {
    if let Some(mut choices) = choices {
        choices.set_if_neq(settings.new_game.clone());
    }
}

fn remember_choices(choices: Res<Choices>, mut settings: ResMut<Settings>) {
    if settings.new_game != *choices {
        settings.new_game = choices.clone();
    }
}

fn sound(settings: Res<Settings>, volumes: Option<ResMut<Volumes>>) {
    let &Settings { effects, ambience, muted, .. } = &*settings;
    if let Some(mut volumes) = volumes {
        volumes.set_if_neq(Volumes { effects, ambience, muted });
    }
}

fn show_board(
    settings: Res<Settings>,
    speed: Option<ResMut<AnimationSpeed>>,
    style: Option<ResMut<MoveStyle>>,
    coordinates: Option<ResMut<ShowCoordinates>>,
) {
    if let Some(mut speed) = speed {
        speed.set_if_neq(settings.animation);
    }
    if let Some(mut style) = style {
        style.set_if_neq(settings.moves);
    }
    if let Some(mut coordinates) = coordinates {
        coordinates.set_if_neq(ShowCoordinates(settings.coordinates));
    }
}

fn scale_interface(settings: Res<Settings>, scale: Option<ResMut<InterfaceScale>>) {
    if let Some(mut scale) = scale {
        scale.set_if_neq(InterfaceScale(settings.interface_scale));
    }
}

fn draw_well(mut commands: Commands, settings: Res<Settings>, choice: Option<ResMut<GraphicsChoice>>) {
    let wanted = GraphicsChoice { quality: settings.quality, scale: settings.render_scale };
    match choice {
        Some(mut choice) => {
            choice.set_if_neq(wanted);
        }
        None => commands.insert_resource(wanted),
    }
}

/// How a window fills the screen, or does not.
pub(crate) fn window_mode(fullscreen: bool) -> WindowMode {
    // Exclusive fullscreen is not to be had everywhere; borderless is.
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn fill_screen(settings: Res<Settings>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = window.single_mut() else { return };
    let wanted = window_mode(settings.fullscreen);
    if window.mode != wanted {
        window.mode = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Opponent;
    use crate::scene::Quality;

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<Volumes>()
            .init_resource::<AnimationSpeed>()
            .init_resource::<MoveStyle>()
            .init_resource::<ShowCoordinates>()
            .init_resource::<InterfaceScale>()
            .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app
    }

    fn window_mode(app: &mut App) -> WindowMode {
        app.world_mut().query::<&Window>().single(app.world()).unwrap().mode
    }

    #[test]
    fn settings_take_effect_at_the_start() {
        let mut app = app();
        let loud = Settings { effects: 0.1, ambience: 0.2, muted: true, ..Settings::default() };
        app.insert_resource(Settings { quality: Some(Quality::Medium), fullscreen: true, ..loud });
        app.update();
        let world = app.world();
        assert_eq!(*world.resource::<Volumes>(), Volumes { effects: 0.1, ambience: 0.2, muted: true });
        let choice = GraphicsChoice { quality: Some(Quality::Medium), scale: None };
        assert_eq!(*world.resource::<GraphicsChoice>(), choice);
        assert!(matches!(window_mode(&mut app), WindowMode::BorderlessFullscreen(_)));
    }

    #[test]
    fn settings_take_effect_when_they_change() {
        let mut app = app();
        app.update();
        *app.world_mut().resource_mut::<Settings>() = Settings {
            render_scale: Some(0.5),
            effects: 0.3,
            animation: AnimationSpeed::Slow,
            moves: MoveStyle::Click,
            coordinates: false,
            interface_scale: 1.25,
            ..Settings::default()
        };
        app.update();
        let world = app.world();
        assert_eq!(world.resource::<GraphicsChoice>().scale, Some(0.5));
        assert_eq!(world.resource::<Volumes>().effects, 0.3);
        assert_eq!(*world.resource::<AnimationSpeed>(), AnimationSpeed::Slow);
        assert_eq!(*world.resource::<MoveStyle>(), MoveStyle::Click);
        assert_eq!(*world.resource::<ShowCoordinates>(), ShowCoordinates(false));
        assert_eq!(*world.resource::<InterfaceScale>(), InterfaceScale(1.25));
        assert_eq!(window_mode(&mut app), WindowMode::Windowed);
    }

    #[test]
    fn a_new_game_is_offered_as_the_last_one_was_chosen() {
        let chosen = |opponent| Choices { opponent, ..Choices::default() };
        let mut app = app();
        app.init_resource::<Choices>();
        app.world_mut().resource_mut::<Settings>().new_game = chosen(Opponent::Jarl);
        app.update();
        assert_eq!(*app.world().resource::<Choices>(), chosen(Opponent::Jarl));
        *app.world_mut().resource_mut::<Choices>() = chosen(Opponent::Person);
        app.update();
        assert_eq!(app.world().resource::<Settings>().new_game, chosen(Opponent::Person));
    }

    #[test]
    fn what_has_not_changed_is_left_alone() {
        let mut app = app();
        app.update();
        let mut choice = app.world_mut().resource_mut::<GraphicsChoice>();
        choice.scale = Some(0.4);
        app.update();
        assert_eq!(app.world().resource::<GraphicsChoice>().scale, Some(0.4));
    }
}
