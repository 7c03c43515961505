//! `bevy_egui` 0.42 copies letters that are written for the first time to their texture in `PostUpdate`
//! (`update_egui_textures_system`), in no order with the system that tells of changed textures. Where that ran
//! before, the letters would be missing from the frame, and in a window that rests until the next one. Here
//! they come first.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default)]
    struct Told(usize);

    fn write(mut images: ResMut<Assets<Image>>, mut letters: Local<Option<Handle<Image>>>) {
        let handle = letters.get_or_insert_with(|| images.add(Image::default())).clone();
        images.get_mut(&handle).expect("it was added").data = Some(vec![0; 4]);
    }

    fn count(mut events: MessageReader<AssetEvent<Image>>, mut told: ResMut<Told>) {
        told.0 += events.read().filter(|event| matches!(event, AssetEvent::Modified { .. })).count();
    }

    #[test]
    fn what_is_written_is_told_in_the_same_frame() {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), plugin)).init_asset::<Image>().init_resource::<Told>();
        app.add_systems(PostUpdate, write.in_set(EguiPostUpdateSet::PostProcessOutput));
        app.add_systems(Last, count);
        for frame in 1..=3 {
            app.update();
            assert_eq!(app.world().resource::<Told>().0, frame);
        }
    }
}
