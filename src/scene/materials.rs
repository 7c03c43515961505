//! One material for each substance, with its grain.

use std::collections::HashMap;

use bevy::prelude::*;

use super::finish::{DULL, Finish, Surface};
use super::quality::{Graphics, QualityDecided};
use crate::art::{GrainField, Substance, grain_image};

/// The materials of everything on the table, shared by all that is made of them. Their handles
/// stay the same when the quality changes.
#[derive(Resource)]
pub struct Materials {
    substances: HashMap<Substance, Handle<Surface>>,
    inlay: Handle<Surface>,
}

impl Materials {
    /// The material of a substance.
    pub fn of(&self, substance: Substance) -> Handle<Surface> {
        self.substances[&substance].clone()
    }

    /// A material without grain, for inlays: their paint is their colour.
    pub fn inlay(&self) -> Handle<Surface> {
        self.inlay.clone()
    }
}

/// Makes the materials at the start, and their pictures anew when the quality changes.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make.after(QualityDecided)).add_systems(
        First,
        refine.run_if(resource_exists_and_changed::<Graphics>.and_then(resource_exists::<Materials>)),
    );
}

fn make(
    mut commands: Commands,
    graphics: Res<Graphics>,
    mut surfaces: ResMut<Assets<Surface>>,
    mut images: ResMut<Assets<Image>>,
) {
    let finished: HashMap<_, _> = finished(&graphics, &mut images).collect();
    commands.insert_resource(Materials {
        substances: finished
            .into_iter()
            .map(|(substance, surface)| (substance, surfaces.add(surface)))
            .collect(),
        inlay: surfaces.add(inlay(&graphics)),
    });
}

fn refine(
    graphics: Res<Graphics>,
    materials: Res<Materials>,
    mut surfaces: ResMut<Assets<Surface>>,
    mut images: ResMut<Assets<Image>>,
) -> Result {
    for (substance, surface) in finished(&graphics, &mut images) {
        surfaces.insert(&materials.substances[&substance], surface)?;
    }
    surfaces.insert(&materials.inlay, inlay(&graphics))?;
    Ok(())
}

/// Every substance with its surface. Substances with the same pattern share its computation.
fn finished<'a>(
    graphics: &'a Graphics,
    images: &'a mut Assets<Image>,
) -> impl Iterator<Item = (Substance, Surface)> + 'a {
    let preset = &graphics.preset;
    let mut fields: HashMap<GrainField, Vec<f32>> = HashMap::new();
    Substance::ALL.into_iter().map(move |substance| {
        let field =
            fields.entry(substance.field()).or_insert_with(|| substance.field().square(preset.texture));
        let image = grain_image(substance, field, preset.texture, preset.reading);
        let surface = Surface {
            base: StandardMaterial {
                base_color_texture: Some(images.add(image)),
                perceptual_roughness: substance.roughness(),
                reflectance: reflectance(substance.roughness()),
                alpha_mode: order(substance),
                ..default()
            },
            extension: Finish::new(preset.lean, substance.roughness()),
        };
        (substance, surface)
    })
}

/// How much a surface as rough as this mirrors of what it faces, on Bevy's scale. The pores of rough wood
/// swallow what a polished surface would give back; without that a veil lies on all that is dark.
fn reflectance(roughness: f32) -> f32 {
    if roughness < DULL { 0.5 } else { 0.15 }
}

/// The table is drawn after all that may lie on it, so that what is covered need not be shaded:
/// masked things come after opaque ones, though nothing of the table is masked out.
fn order(substance: Substance) -> AlphaMode {
    if substance == Substance::TableOak { AlphaMode::Mask(0.0) } else { AlphaMode::Opaque }
}

fn inlay(graphics: &Graphics) -> Surface {
    const ROUGHNESS: f32 = 0.50;
    Surface {
        base: StandardMaterial { perceptual_roughness: ROUGHNESS, ..default() },
        extension: Finish::new(graphics.preset.lean, ROUGHNESS),
    }
}
