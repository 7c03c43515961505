// Draws the interface in place of the shader that comes with it, at a fraction of its cost: that one turns
// each pixel's texture into screen values, multiplies, and turns the product back. Here the vertex's
// colour is made linear once, where vertices are few; the product of powers is the power of the product.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

struct Choice {
    index: u32,
}
var<immediate> choice: Choice;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

// The definition of sRGB.
fn linear(screen: vec3<f32>) -> vec3<f32> {
    let bright = pow((screen + 0.055) / 1.055, vec3(2.4));
    return select(bright, screen / 12.92, screen < vec3(0.04045));
}

@vertex
fn vs_main(
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
) -> Corner {
    let place = vec4(position * transform.scale + transform.translation, 0.0, 1.0);
    return Corner(place, vec4(linear(color.rgb), color.a), uv);
}

@fragment
fn fs_main(in: Corner) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    return textureSample(pictures[choice.index], samplers[choice.index], in.uv) * in.color;
#else
    return textureSample(picture, picture_sampler, in.uv) * in.color;
#endif
}
