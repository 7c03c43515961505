//! The room: camera, light, table, and how well they are drawn.
//!
//! Nothing here knows of a match. A board and its pieces are dressed with [`Materials`] and shown
//! by the one scene camera, at the scale that the machine can bear, under a full-size interface.
//!
//! - `quality`: what each quality means, in one table
//! - `view`: the two cameras; `backdrop`: the picture that one hands to the other
//! - `camera`: orbiting; `framing`: where the whole board is seen from; `projection`: the lens
//! - `ray`: from the pointer to the world and back
//! - `finish`: the one lit material; `materials`: one of it for each substance; `shine`: what is not lit
//! - `readiness`: whether the graphics device has all it needs; `economy`: not drawing what has not
//!   changed; `pace`: drawing smaller where drawing is slow
//! - `light`, `table`: what stands in the room
//! - `stillness`: whether anything moves, for power saving and for pictures

mod backdrop;
mod camera;
mod economy;
mod finish;
mod framing;
mod light;
mod materials;
mod pace;
mod projection;
mod quality;
mod ray;
mod readiness;
mod shine;
mod stillness;
mod table;
mod view;

use bevy::app::App;

pub use camera::{CameraAction, OrbitDrag};
pub use economy::DrawScene;
pub use finish::{Finish, Surface};
pub use framing::ViewInsets;
pub use materials::Materials;
pub use pace::SceneScale;
pub use quality::{Graphics, GraphicsChoice, Preset, Quality, QualityDecided};
pub use ray::ScenePointer;
pub use readiness::Readiness;
pub use shine::Shine;
pub use stillness::{Stillness, plugin as stillness_plugin, waker};
pub use view::{InterfaceSet, SceneCamera, ShowInterface, ViewTarget, WindowCamera};

/// Everything of the scene. Bevy's default plugins and the interface's must have been added.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        stillness::plugin,
        quality::plugin,
        finish::plugin,
        shine::plugin,
        materials::plugin,
        light::plugin,
        view::plugin,
        backdrop::plugin,
        readiness::plugin,
        economy::plugin,
        pace::plugin,
        camera::plugin,
        table::plugin,
    ));
}
