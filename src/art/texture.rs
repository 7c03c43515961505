//! From a field of grain to a picture that the graphics device can sample at any distance.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::grain::Substance;

/// How a texture is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Blend between mip levels, or take the nearest.
    pub between_levels: bool,
    /// Samples along a slanted surface, 1 for none.
    pub slanted: u16,
}

/// The picture of a substance from its field (`size` by `size` numbers), with every mip level.
pub fn grain_image(substance: Substance, field: &[f32], size: u32, reading: Reading) -> Image {
    let pixels: Vec<[f32; 3]> = field.iter().map(|&d| substance.color(d)).collect();
    let mut image = Image::new(
        Extent3d { width: size, height: size, depth_or_array_layers: 1 },
        TextureDimension::D2,
        vec![0; (size * size * 4) as usize],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    let (data, levels) = mip_chain(pixels, size);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        label: Some("grain".into()),
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: if reading.between_levels || reading.slanted > 1 {
            ImageFilterMode::Linear
        } else {
            ImageFilterMode::Nearest
        },
        anisotropy_clamp: reading.slanted,
        ..Default::default()
    });
    image
}

/// Every mip level of a square picture, the largest first, as sRGB bytes, and how many there are.
///
/// Levels are averaged in linear light; a texture of a running game gets none by itself, and
/// without them fine grain crawls when the camera moves.
pub fn mip_chain(mut pixels: Vec<[f32; 3]>, mut size: u32) -> (Vec<u8>, u32) {
    assert!(size.is_power_of_two(), "a mip chain halves down to one");
    let mut bytes = Vec::with_capacity((size * size * 4 * 4 / 3) as usize + 4);
    let mut levels = 0;
    loop {
        for p in &pixels {
            bytes.extend(p.map(srgb_byte));
            bytes.push(255);
        }
        levels += 1;
        if size == 1 {
            return (bytes, levels);
        }
        pixels = halved(&pixels, size as usize);
        size /= 2;
    }
}

fn halved(pixels: &[[f32; 3]], size: usize) -> Vec<[f32; 3]> {
    let half = size / 2;
    let mut out = Vec::with_capacity(half * half);
    for y in 0..half {
        for x in 0..half {
            let at = |dx: usize, dy: usize| pixels[(2 * y + dy) * size + 2 * x + dx];
            let four = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
            out.push(std::array::from_fn(|c| four.iter().map(|p| p[c]).sum::<f32>() * 0.25));
        }
    }
    out
}

/// A linear channel as an sRGB byte.
///
/// Looked up by the square root, which spreads the dark end: millions of pixels pass here before
/// the first frame.
fn srgb_byte(linear: f32) -> u8 {
    const STEPS: f32 = 4095.0;
    static TABLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
        (0..=STEPS as u32)
            .map(|i| {
                let c = (i as f32 / STEPS).powi(2);
                let screen = if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 };
                (screen * 255.0 + 0.5) as u8
            })
            .collect()
    });
    TABLE[(linear.clamp(0.0, 1.0).sqrt() * STEPS + 0.5) as usize]
}

#[cfg(test)]
mod tests {
    use super::super::grain::GrainField;
    use super::*;

    #[test]
    fn a_chain_has_every_level_and_keeps_the_mean() {
        let size = 32;
        let pixels: Vec<[f32; 3]> =
            (0..size * size).map(|i| [if (i + i / size) % 2 == 0 { 1.0 } else { 0.0 }, 0.5, 0.25]).collect();
        let (bytes, levels) = mip_chain(pixels, size);
        assert_eq!(levels, 6);
        assert_eq!(bytes.len(), 4 * (32 * 32 + 16 * 16 + 8 * 8 + 4 * 4 + 2 * 2 + 1));
        // Half the light of white is 188 on the screen, not 128.
        assert_eq!(bytes[bytes.len() - 4..], [188, 188, 137, 255]);
    }

    #[test]
    fn pictures_are_whole_and_deterministic() {
        let reading = Reading { between_levels: true, slanted: 4 };
        for substance in Substance::ALL {
            let make = || grain_image(substance, &substance.field().square(16), 16, reading);
            let image = make();
            assert_eq!(image.texture_descriptor.mip_level_count, 5);
            assert_eq!(image.data, make().data);
        }
        assert_eq!(GrainField::Wood.square(16).len(), 256);
    }
}
