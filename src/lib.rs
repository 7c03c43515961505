//! Skjaldborg: hnefatafl and its family on a rendered board.
//!
//! This page is the whole program: its plugins and the order in which they are built.

pub mod args;
pub mod art;
pub mod audio;
pub mod board;
pub mod first_match;
pub mod flow;
pub mod headless;
pub mod input;
mod launch;
pub mod menus;
pub mod own_files;
pub mod scene;
pub mod screens;
pub mod session;
pub mod settings;
pub mod state;
pub mod theme;
mod wake;
pub mod words;

use bevy::app::{PluginGroupBuilder, TaskPoolOptions, TaskPoolThreadAssignmentPolicy};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::{ExitCondition, PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;

use args::Args;

/// Runs the program as the command line asks, to its end.
pub fn run(args: Args) -> AppExit {
    if !args.headless
        && let Some(problem) = launch::missing_display()
    {
        eprintln!("skjaldborg: {problem}");
        return AppExit::error();
    }
    launch::explain_panics();
    app(args).run()
}

/// The whole program.
pub fn app(args: Args) -> App {
    let mut app = App::new();
    app.add_plugins(engine(&args)).add_plugins(EguiPlugin::default());
    let headless = args.headless;
    app.insert_resource(args);
    if headless {
        app.add_plugins((headless::plugin, audio::silent));
    } else {
        app.add_plugins(audio::plugin);
    }
    app.add_plugins((words::plugin, settings::plugin, own_files::plugin));
    app.add_plugins((state::plugin, session::plugin, first_match::plugin, wake::plugin));
    app.add_plugins((scene::plugin, board::plugin));
    app.add_plugins((flow::plugin, input::plugin, theme::plugin, screens::plugin, menus::plugin));
    app
}

/// Bevy, as this game needs it.
fn engine(args: &Args) -> PluginGroupBuilder {
    let plugins = DefaultPlugins
        .set(LogPlugin {
            // The graphics stack is talkative; what a player must know, the game says itself.
            filter: "warn,skjaldborg=info,wgpu=error,wgpu_hal::vulkan::instance=off,naga=error,winit=error,bevy_render::renderer=error,\
                     bevy_egui=error,bevy_kira_audio=error"
                .into(),
            ..default()
        })
        .set(TaskPoolPlugin {
            task_pool_options: TaskPoolOptions {
                // The computer's search and the saving of pictures share this pool; one thread
                // would let the one hold up the other.
                async_compute: TaskPoolThreadAssignmentPolicy {
                    min_threads: 2,
                    max_threads: 4,
                    percent: 0.25,
                    on_thread_spawn: None,
                    on_thread_destroy: None,
                },
                ..default()
            },
        })
        .set(window(args))
        .set(RenderPlugin {
            // Nothing may be missing from a picture because its shader was not ready.
            synchronous_pipeline_compilation: args.headless,
            ..default()
        });
    if args.headless {
        plugins.disable::<WinitPlugin>().disable::<PipelinedRenderingPlugin>()
    } else {
        plugins
    }
}

fn window(args: &Args) -> WindowPlugin {
    if args.headless {
        return WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    }
    WindowPlugin {
        primary_window: Some(Window {
            title: "Skjaldborg".into(),
            name: Some("skjaldborg".into()),
            resolution: WindowResolution::new(1280, 720),
            resize_constraints: bevy::window::WindowResizeConstraints {
                min_width: 800.0,
                min_height: 600.0,
                ..default()
            },
            mode: settings::window_mode(args.fullscreen),
            present_mode: PresentMode::AutoVsync,
            ..default()
        }),
        ..default()
    }
}
