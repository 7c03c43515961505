//! The one lit material of the scene: Bevy's standard material with a short way and a full way to
//! be drawn.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

use super::light::{GROUND, SKY};

/// What everything solid on the table is drawn with. It needs vertex colours and texture
/// coordinates, which every [`Shape`](crate::art::Shape) has.
pub type Surface = ExtendedMaterial<StandardMaterial, Finish>;

/// The part of [`Surface`] that is ours.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(FinishKey)]
pub struct Finish {
    #[uniform(100)]
    room: Room,
    lean: bool,
    gleams: bool,
}

/// Surfaces rougher than this hardly gleam: the short way leaves their highlight out.
pub const DULL: f32 = 0.55;

impl Finish {
    /// The finish of a surface as rough as this (from 0 to 1), drawn the short way or the full way.
    pub fn new(lean: bool, roughness: f32) -> Self {
        Self {
            room: Room { sky: LinearRgba::from(SKY).to_vec4(), ground: LinearRgba::from(GROUND).to_vec4() },
            lean,
            gleams: roughness < DULL,
        }
    }
}

/// The light of the room as the short way knows it.
#[derive(ShaderType, Reflect, Clone, Copy, Debug)]
struct Room {
    sky: Vec4,
    ground: Vec4,
}

/// What a pipeline must know of a finish. A shader must not find it out by asking a uniform: software
/// drivers compile such a shader anew, in every frame, for each answer.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FinishKey {
    lean: bool,
    gleams: bool,
}

impl From<&Finish> for FinishKey {
    fn from(finish: &Finish) -> Self {
        Self { lean: finish.lean, gleams: finish.gleams }
    }
}

impl MaterialExtension for Finish {
    fn fragment_shader() -> ShaderRef {
        "embedded://skjaldborg/scene/finish.wgsl".into()
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if key.bind_group_data.lean
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("LEAN".into());
            if key.bind_group_data.gleams {
                fragment.shader_defs.push("GLEAMS".into());
            }
        }
        Ok(())
    }
}

/// Makes the material known.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "finish.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default());
}
