//! What is drawn in its own colour whatever light falls on it: marks and columns of light.
//!
//! Bevy's standard material could do it, but asks uniforms for what it is to do, and software drivers
//! compile such a shader anew in every frame.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

/// Shows the colours of a mesh's vertices, blended by their alpha, from both sides.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug, Default)]
pub struct Shine {}

impl Material for Shine {
    fn fragment_shader() -> ShaderRef {
        "embedded://skjaldborg/scene/shine.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.primitive.cull_mode = None;
        Ok(())
    }
}

/// Makes the material known.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "shine.wgsl");
    app.add_plugins(MaterialPlugin::<Shine>::default());
}
