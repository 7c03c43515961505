//! What the board of a variant looks like.

use bevy::prelude::*;
use tafl_rules::{Calls, Variant};

use super::surface::BoardLook;
use crate::art::BoardStyle;

/// Whether the frame of the board names files and ranks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowCoordinates(pub bool);

impl Default for ShowCoordinates {
    fn default() -> Self {
        Self(true)
    }
}

/// The style of a variant's table: where raichi and tuichu are called, as Linnaeus heard them, it is the
/// table he saw; elsewhere that of the hall.
pub fn style_of(variant: &Variant) -> BoardStyle {
    match variant.rules().calls {
        Calls::RaichiTuichu => BoardStyle::Lapland,
        Calls::None => BoardStyle::Hall,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowCoordinates>()
        .add_systems(Update, name_squares.run_if(resource_changed::<ShowCoordinates>));
}

fn name_squares(show: Res<ShowCoordinates>, mut looks: Query<&mut BoardLook>) {
    for mut look in &mut looks {
        if look.coordinates != show.0 {
            look.coordinates = show.0;
        }
    }
}
