//! Taking pictures of the view and writing them to files.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::scene::ViewTarget;

/// The image that stands for the window.
pub fn paper(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

/// Pictures asked for and not yet written, and the first failure.
#[derive(Resource, Default)]
pub struct Darkroom {
    pending: u32,
    failure: Option<String>,
}

impl Darkroom {
    /// Whether every picture asked for has been written.
    pub fn is_idle(&self) -> bool {
        self.pending == 0
    }

    /// What went wrong, if anything did.
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}

/// Where a picture goes.
#[derive(Component)]
struct Destination(PathBuf);

/// Develops pictures as they arrive.
pub fn plugin(app: &mut App) {
    app.init_resource::<Darkroom>().add_observer(develop);
}

/// Takes a picture of what the next update draws.
pub fn expose(world: &mut World, path: PathBuf) {
    let target = world.resource::<ViewTarget>().0.clone();
    world.resource_mut::<Darkroom>().pending += 1;
    world.spawn((Screenshot::image(target), Destination(path)));
}

fn develop(
    captured: On<ScreenshotCaptured>,
    destinations: Query<&Destination>,
    mut darkroom: ResMut<Darkroom>,
) {
    let Ok(Destination(path)) = destinations.get(captured.entity) else {
        return;
    };
    darkroom.pending -= 1;
    if let Err(problem) = write(&captured.image, path) {
        let text = format!("could not write {}: {problem}", path.display());
        darkroom.failure.get_or_insert(text);
    }
}

fn write(image: &Image, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let picture = image.clone().try_into_dynamic()?.to_rgb8();
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    picture.save_with_format(path, image::ImageFormat::Png)?;
    Ok(())
}
