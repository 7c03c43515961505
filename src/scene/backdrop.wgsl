// Shows the scene's picture over the whole view, stretched to its size.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var picture_sampler: sampler;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    return vec4(textureSampleLevel(picture, picture_sampler, in.uv, 0.0).rgb, 1.0);
}
