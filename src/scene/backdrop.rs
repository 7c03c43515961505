//! Lays the scene's picture under the interface: one triangle in the window camera's pass, before
//! the interface is drawn. An image in the interface itself would do the same at several times the
//! cost, because its shader converts each pixel to screen values and back.

use bevy::asset::{embedded_asset, load_embedded_asset};
use bevy::core_pipeline::core_2d::main_transparent_pass_2d;
use bevy::core_pipeline::{Core2d, Core2dSystems, FullscreenShader};
use bevy::prelude::*;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::binding_types::{sampler, texture_2d};
use bevy::render::render_resource::{
    BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, CachedRenderPipelineId,
    ColorTargetState, ColorWrites, FilterMode, FragmentState, PipelineCache, RenderPassDescriptor,
    RenderPipelineDescriptor, Sampler, SamplerBindingType, SamplerDescriptor, ShaderStages, TextureFormat,
    TextureSampleType,
};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;
use bevy::render::{RenderApp, RenderStartup};

/// The picture that lies under everything the window camera draws.
#[derive(Resource, ExtractResource, Clone, Debug)]
pub struct Backdrop(pub Handle<Image>);

/// A camera whose view begins with the [`Backdrop`].
#[derive(Component, ExtractComponent, Clone, Copy, Debug)]
pub struct ShowsBackdrop;

/// The window camera's colours are plain bytes: it neither glows nor multisamples.
const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

#[derive(Resource)]
struct BackdropPipeline {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    id: CachedRenderPipelineId,
}

/// Draws the backdrop.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "backdrop.wgsl");
    app.add_plugins((
        ExtractResourcePlugin::<Backdrop>::default(),
        ExtractComponentPlugin::<ShowsBackdrop>::default(),
    ));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .add_systems(RenderStartup, make_pipeline)
            .add_systems(Core2d, lay.after(main_transparent_pass_2d).in_set(Core2dSystems::MainPass));
    }
}

fn make_pipeline(
    mut commands: Commands,
    device: Res<RenderDevice>,
    fullscreen: Res<FullscreenShader>,
    assets: Res<AssetServer>,
    cache: Res<PipelineCache>,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "backdrop",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
            ),
        ),
    );
    let sampler = device.create_sampler(&SamplerDescriptor {
        label: Some("backdrop"),
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    });
    let id = cache.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("backdrop".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: load_embedded_asset!(assets.as_ref(), "backdrop.wgsl"),
            targets: vec![Some(ColorTargetState {
                format: FORMAT,
                blend: None,
                write_mask: ColorWrites::ALL,
            })],
            ..default()
        }),
        ..default()
    });
    commands.insert_resource(BackdropPipeline { layout, sampler, id });
}

fn lay(
    view: ViewQuery<&ViewTarget, With<ShowsBackdrop>>,
    backdrop: Option<Res<Backdrop>>,
    images: Res<RenderAssets<GpuImage>>,
    pipeline: Option<Res<BackdropPipeline>>,
    cache: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let target = view.into_inner();
    let (Some(backdrop), Some(pipeline)) = (backdrop, pipeline) else {
        return;
    };
    let (Some(image), Some(ready)) = (images.get(&backdrop.0), cache.get_render_pipeline(pipeline.id)) else {
        return;
    };
    let bind_group = context.render_device().create_bind_group(
        "backdrop",
        &cache.get_bind_group_layout(&pipeline.layout),
        &BindGroupEntries::sequential((&image.texture_view, &pipeline.sampler)),
    );
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("backdrop"),
        color_attachments: &[Some(target.get_unsampled_color_attachment())],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    pass.set_render_pipeline(ready);
    pass.set_bind_group(0, &bind_group, &[]);
    pass.draw(0..3, 0..1);
}
