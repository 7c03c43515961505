//! What each quality means, in one table.

use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use wgpu_types::DeviceType;

use crate::art::{Detail, Reading};

/// How well the scene is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// For machines without a graphics card: lean shading, at a reduced scale while something moves.
    Low,
    /// For graphics built into the processor.
    Medium,
    /// For graphics cards.
    High,
}

/// The settings behind a quality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preset {
    /// Draw with the short shader instead of the physically based one.
    pub lean: bool,
    /// Draw in more light than a screen can show, and let bright things glow.
    pub glow: bool,
    /// Samples at the edges of things.
    pub msaa: Msaa,
    /// Smooth edges after drawing.
    pub fxaa: bool,
    /// Side of the shadow map in texels.
    pub shadow_map: usize,
    /// How shadows are softened.
    pub shadow_filter: ShadowFilteringMethod,
    /// Side of the grain textures in texels.
    pub texture: u32,
    /// How textures are read.
    pub reading: Reading,
    /// How round bodies are cut.
    pub detail: Detail,
    /// The scene's picture is the window times this.
    pub scale: f32,
    /// The same while something moves, to begin with: less still where that is too slow.
    pub scale_in_motion: f32,
}

impl Quality {
    /// What the quality means.
    pub const fn preset(self) -> Preset {
        match self {
            Self::Low => Preset {
                lean: true,
                glow: false,
                msaa: Msaa::Off,
                fxaa: false,
                shadow_map: 1024,
                shadow_filter: ShadowFilteringMethod::Hardware2x2,
                texture: 256,
                reading: Reading { between_levels: false, slanted: 1 },
                detail: Detail::Plain,
                scale: 1.0,
                scale_in_motion: 0.75,
            },
            Self::Medium => Preset {
                lean: false,
                glow: false,
                msaa: Msaa::Sample4,
                fxaa: false,
                shadow_map: 2048,
                shadow_filter: ShadowFilteringMethod::Gaussian,
                texture: 512,
                reading: Reading { between_levels: true, slanted: 4 },
                detail: Detail::Fine,
                scale: 1.0,
                scale_in_motion: 1.0,
            },
            Self::High => Preset {
                lean: false,
                glow: true,
                msaa: Msaa::Sample4,
                fxaa: false,
                shadow_map: 4096,
                shadow_filter: ShadowFilteringMethod::Gaussian,
                texture: 1024,
                reading: Reading { between_levels: true, slanted: 8 },
                detail: Detail::Fine,
                scale: 1.0,
                scale_in_motion: 1.0,
            },
        }
    }

    /// The quality that suits a graphics adapter.
    pub fn for_adapter(adapter: &RenderAdapterInfo) -> Self {
        match adapter.device_type {
            DeviceType::Cpu | DeviceType::Other => Self::Low,
            DeviceType::IntegratedGpu | DeviceType::VirtualGpu => Self::Medium,
            DeviceType::DiscreteGpu => Self::High,
        }
    }
}

/// What the player asked for; `None` leaves the choice to the machine.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct GraphicsChoice {
    /// The quality.
    pub quality: Option<Quality>,
    /// The scale of the scene's picture, from 0.25 to 1.
    pub scale: Option<f32>,
}

/// What is drawn with. Changes only when the choice does.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Graphics {
    /// The quality in force.
    pub quality: Quality,
    /// Its settings, with the player's scale where one was chosen.
    pub preset: Preset,
}

impl Graphics {
    fn new(choice: GraphicsChoice, adapter: Option<&RenderAdapterInfo>) -> Self {
        let by_machine = || adapter.map_or(Quality::Low, Quality::for_adapter);
        let quality = choice.quality.unwrap_or_else(by_machine);
        let mut preset = quality.preset();
        if let Some(scale) = choice.scale {
            preset.scale = scale.clamp(0.25, 1.0);
            preset.scale_in_motion = preset.scale;
        }
        Self { quality, preset }
    }
}

/// After this set, [`Graphics`] exists.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct QualityDecided;

/// Decides the quality before anything is built, and again when the player chooses another.
pub fn plugin(app: &mut App) {
    app.init_resource::<GraphicsChoice>()
        .add_systems(PreStartup, decide.in_set(QualityDecided))
        .add_systems(First, decide.run_if(resource_changed::<GraphicsChoice>));
}

fn decide(
    mut commands: Commands,
    choice: Res<GraphicsChoice>,
    adapter: Option<Res<RenderAdapterInfo>>,
    current: Option<Res<Graphics>>,
) {
    let graphics = Graphics::new(*choice, adapter.as_deref());
    if current.is_none_or(|current| *current != graphics) {
        info!("Drawing at {:?} quality, scale {}", graphics.quality, graphics.preset.scale);
        commands.insert_resource(DirectionalLightShadowMap { size: graphics.preset.shadow_map });
        commands.insert_resource(graphics);
    }
}
