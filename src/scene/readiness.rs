//! Whether the graphics device has everything it needs: no pipeline still waits for a shader.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache};
use bevy::render::{Render, RenderApp, RenderSystems};

/// Frames drawn in a row without anything missing.
#[derive(Resource, Clone, Default)]
pub struct Readiness(Arc<AtomicU32>);

impl Readiness {
    /// Pipelines of things that have just appeared are asked for one or two frames later.
    const ENOUGH: u32 = 4;

    /// Whether nothing has been missing for long enough to be sure.
    pub fn is_ready(&self) -> bool {
        self.0.load(Ordering::Acquire) >= Self::ENOUGH
    }

    /// Forgets what was seen, because something new is to be drawn.
    pub fn doubt(&self) {
        self.0.store(0, Ordering::Release);
    }
}

/// Watches the pipelines.
pub fn plugin(app: &mut App) {
    let readiness = app.world_mut().get_resource_or_init::<Readiness>().clone();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(readiness).add_systems(Render, look.in_set(RenderSystems::Cleanup));
    }
}

fn look(cache: Res<PipelineCache>, readiness: Res<Readiness>) {
    let (mut made, mut missing) = (0, cache.waiting_pipelines().count());
    for pipeline in cache.pipelines() {
        match pipeline.state {
            CachedPipelineState::Ok(_) => made += 1,
            _ => missing += 1,
        }
    }
    if made > 0 && missing == 0 {
        readiness.0.fetch_add(1, Ordering::AcqRel);
    } else {
        readiness.doubt();
    }
}
