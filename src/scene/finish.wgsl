// The one lit material of the scene: wood, bone, leather and metal.
//
// A vertex colour multiplies the grain, and its alpha tells wood (1) from bare metal (0).
// LEAN is for machines without a graphics card: one light, one shadow lookup, light from above
// and below in place of an environment map. It is made to look as much like the full shading as a
// tenth of its work allows.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_view_bindings::{lights, view},
    pbr_bindings,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
    shadow_sampling::sample_shadow_map_hardware,
}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::ACESFitted
#endif

struct Room {
    // Light from above and from below, as it falls on a white surface.
    sky: vec4<f32>,
    ground: vec4<f32>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> room: Room;

const INVERSE_PI: f32 = 0.3183;

fn shadow_at(position: vec3<f32>, normal: vec3<f32>) -> f32 {
    let sun = &lights.directional_lights[0];
    let cascade = &(*sun).cascades[0];
    let lifted = position
        + normal * ((*sun).shadow_normal_bias * (*cascade).texel_size)
        + (*sun).direction_to_light * (*sun).shadow_depth_bias;
    let clip = (*cascade).clip_from_world * vec4(lifted, 1.0);
    if any(abs(clip.xy) > vec2(1.0)) || clip.z < 0.0 {
        return 1.0;
    }
    let uv = clip.xy * vec2(0.5, -0.5) + 0.5;
    return sample_shadow_map_hardware(uv, clip.z, i32((*sun).depth_texture_base_index));
}

fn lean(in: VertexOutput) -> vec4<f32> {
    let grain = textureSample(pbr_bindings::base_color_texture, pbr_bindings::base_color_sampler, in.uv);
    let base = pbr_bindings::material.base_color;
    let metal = 1.0 - in.color.a;
    // Metal has no grain.
    let albedo = mix(grain.rgb, vec3(1.0), metal) * base.rgb * in.color.rgb;

    let sun = &lights.directional_lights[0];
    let n = normalize(in.world_normal);
    let l = (*sun).direction_to_light;
    let n_dot_l = dot(n, l);
    var lit = 0.0;
    if n_dot_l > 0.0 {
        lit = n_dot_l * view.exposure * shadow_at(in.world_position.xyz, n);
    }
    let direct = (*sun).color.rgb * lit;
    let around = mix(room.ground.rgb, room.sky.rgb, n.y * 0.5 + 0.5);
    var color = albedo * ((1.0 - metal) * (direct * INVERSE_PI + around))
        + pbr_bindings::material.emissive.rgb;

    // Rough wood hardly gleams: only what is smooth or metal pays for its highlight.
#ifdef GLEAMS
    let dull = pbr_bindings::material.perceptual_roughness;
    let to_eye = view.world_position - in.world_position.xyz;
    let v = to_eye * inverseSqrt(dot(to_eye, to_eye));
    let h = normalize(l + v);
    // Blinn's highlight, as wide as the surface is rough.
    let a2 = dull * dull * dull * dull;
    let power = 2.0 / a2 - 2.0;
    let gleam = exp2(log2(max(dot(n, h), 0.001)) * power) * (power + 2.0) * 0.125 * INVERSE_PI;
    let r_up = clamp(dot(n, v) * n.y - v.y * 0.5 + 0.5, 0.0, 1.0);
    let reflected = mix(room.ground.rgb, room.sky.rgb, r_up);
    color += mix(vec3(0.04), albedo, metal) * (direct * gleam + reflected);
#endif
    return vec4(color, base.a);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var out: FragmentOutput;
#ifdef LEAN
    out.color = lean(in);
#ifdef TONEMAP_IN_SHADER
    out.color = vec4(ACESFitted(out.color.rgb), out.color.a);
#endif
#else
    var pbr = pbr_input_from_standard_material(in, is_front);
    let metal = 1.0 - in.color.a;
    let base = pbr_bindings::material.base_color;
    // Metal has no grain.
    pbr.material.base_color = vec4(mix(pbr.material.base_color.rgb, in.color.rgb * base.rgb, metal), base.a);
    pbr.material.metallic = metal;
    // Metal is polished whatever its ground is made of; dark pores are duller than the rest.
    let worn = pbr.material.perceptual_roughness + 0.12 * (0.5 - pbr.material.base_color.g);
    pbr.material.perceptual_roughness = mix(clamp(worn, 0.2, 1.0), 0.38, metal);
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
#endif
    return out;
}
