//! Pictures without a window: a game set up from the command line, drawn, and written to files.
//!
//! - `errand`: what is to be done, in order; `steps`: doing it; `darkroom`: taking pictures and writing them

mod darkroom;
mod errand;
mod steps;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

use crate::args::Args;
use crate::scene::ViewTarget;
pub use errand::{Errand, Step};

/// Prepares a program without a window. Must come before the scene's plugin.
pub fn plugin(app: &mut App) {
    let args = app.world().resource::<Args>().clone();
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(darkroom::paper(args.size));
    app.insert_resource(ViewTarget(target))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
        .insert_resource(Errand::new(&args))
        .add_plugins((darkroom::plugin, errand::plugin, steps::plugin))
        .set_runner(run);
}

/// Updates the program until its errand is done. The errand says by how much time advances.
fn run(mut app: App) -> AppExit {
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    loop {
        app.update();
        if let Some(exit) = app.should_exit() {
            return exit;
        }
        match errand::next(app.world_mut()) {
            errand::Next::Advance(step) => {
                app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
            }
            errand::Next::Exit(exit) => return exit,
        }
    }
}
