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
    let albedo = grain.rgb * base.rgb * in.color.rgb;
    let metal = 1.0 - in.color.a;

    let sun = &lights.directional_lights[0];
    let n = normalize(in.world_normal);
    let l = (*sun).direction_to_light;
    let to_eye = view.world_position - in.world_position.xyz;
    let v = to_eye * inverseSqrt(dot(to_eye, to_eye));
    let n_dot_l = max(dot(n, l), 0.0);
    let direct = (*sun).color.rgb * (view.exposure * n_dot_l * shadow_at(in.world_position.xyz, n));

    // Blinn's highlight, as wide as the surface is rough.
    let h = normalize(l + v);
    let dull = pbr_bindings::material.perceptual_roughness;
    let a2 = max(dull * dull * dull * dull, 0.004);
    let power = 2.0 / a2 - 2.0;
    let gleam = exp2(log2(max(dot(n, h), 0.0001)) * power) * (power + 2.0) * 0.125 * INVERSE_PI;
    let mirror = mix(vec3(0.04), albedo, metal);
    let grazing = 1.0 - max(dot(n, v), 0.0);
    let rim = grazing * grazing * grazing * (1.0 - dull);

    let from_above = n.y * 0.5 + 0.5;
    let around = mix(room.ground.rgb, room.sky.rgb, from_above);
    let r_up = clamp((2.0 * dot(n, v) * n.y - v.y) * 0.5 + 0.5, 0.0, 1.0);
    let reflected = mix(room.ground.rgb, room.sky.rgb, r_up);

    let body = albedo * (1.0 - metal);
    let color = body * (direct * INVERSE_PI + around)
        + mirror * (direct * gleam + reflected)
        + reflected * (0.25 * rim)
        + pbr_bindings::material.emissive.rgb;
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
    pbr.material.metallic = 1.0 - in.color.a;
    pbr.material.base_color.a = pbr_bindings::material.base_color.a;
    // Metal is polished whatever its ground is made of; dark pores are duller than the rest.
    let worn = pbr.material.perceptual_roughness + 0.12 * (0.5 - pbr.material.base_color.g);
    pbr.material.perceptual_roughness = mix(clamp(worn, 0.2, 1.0), 0.34, pbr.material.metallic);
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
#endif
    return out;
}
