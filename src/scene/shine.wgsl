// The colour of the vertices, as bright as it is.

#import bevy_pbr::forward_io::VertexOutput
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::ACESFitted
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef TONEMAP_IN_SHADER
    return vec4(ACESFitted(in.color.rgb), in.color.a);
#else
    return in.color;
#endif
}
