//! Orbiting round the board: by dragging with the right or middle button, by the wheel, and by
//! commands. The board never turns by itself.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::light::CascadeShadowConfig;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::framing::{Subject, ViewInsets, frame};
use super::light::{KeyLight, shadow_range};
use super::stillness::Stillness;
use super::view::{SceneCamera, WindowCamera};
use crate::board::BoardLayout;

/// What a player can ask of the camera.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraAction {
    /// Look straight down, or back to the usual slant if it does already.
    TopDown,
    /// See the board from the other side.
    Flip,
    /// Go back to where the camera was at the start.
    Reset,
}

/// A view round the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Round the board, 0 from the south, growing to the east.
    pub yaw: f32,
    /// Above the table.
    pub pitch: f32,
    /// 1 where the whole board just fits.
    pub zoom: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, pitch: 0.98, zoom: 1.0 }
    }
}

impl Orbit {
    const PITCH: [f32; 2] = [0.36, FRAC_PI_2];
    const ZOOM: [f32; 2] = [0.75, 3.0];

    fn bounded(self) -> Self {
        Self {
            yaw: self.yaw,
            pitch: self.pitch.clamp(Self::PITCH[0], Self::PITCH[1]),
            zoom: self.zoom.clamp(Self::ZOOM[0], Self::ZOOM[1]),
        }
    }

    fn after(self, action: CameraAction) -> Self {
        match action {
            CameraAction::TopDown if self.pitch > 1.55 => Self { pitch: Self::default().pitch, ..self },
            CameraAction::TopDown => {
                Self { yaw: (self.yaw / FRAC_PI_2).round() * FRAC_PI_2, pitch: FRAC_PI_2, ..self }
            }
            CameraAction::Flip => Self { yaw: self.yaw + PI, ..self },
            CameraAction::Reset => Self {
                // The short way round.
                yaw: (self.yaw / TAU).round() * TAU,
                ..Self::default()
            },
        }
    }

    /// A part of the way to a goal, or the goal itself when it is as good as reached.
    fn towards(self, goal: Self, part: f32) -> Self {
        let near = |a: f32, b: f32| (a - b).abs() < 5e-4;
        if near(self.yaw, goal.yaw) && near(self.pitch, goal.pitch) && near(self.zoom, goal.zoom) {
            return goal;
        }
        let mix = |a: f32, b: f32| a + (b - a) * part;
        Self {
            yaw: mix(self.yaw, goal.yaw),
            pitch: mix(self.pitch, goal.pitch),
            zoom: mix(self.zoom, goal.zoom),
        }
    }
}

/// Where the camera is and where it is going.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct CameraPath {
    now: Orbit,
    goal: Orbit,
}

/// A drag that may become an orbit. Who answers clicks of the same button asks here whether the
/// press became a drag.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct OrbitDrag {
    held: bool,
    travelled: f32,
}

impl OrbitDrag {
    /// How far the pointer may stray during a click, in logical pixels.
    const SLOP: f32 = 5.0;

    /// Whether the last press of the right or middle button turned into an orbit. Stays true until
    /// the next press.
    pub fn is_drag(&self) -> bool {
        self.travelled > Self::SLOP
    }
}

/// The camera's systems.
pub fn plugin(app: &mut App) {
    app.add_message::<CameraAction>()
        .init_resource::<CameraPath>()
        .init_resource::<OrbitDrag>()
        .init_resource::<ViewInsets>()
        .add_systems(Update, (drag, zoom.run_if(not(egui_wants_any_pointer_input)), obey, travel).chain())
        .add_systems(PostUpdate, place.before(TransformSystems::Propagate));
}

/// Radians of orbit for one logical pixel of drag.
const TURN: f32 = 0.006;

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    egui: Res<bevy_egui::input::EguiWantsInput>,
    mut drag: ResMut<OrbitDrag>,
    mut path: ResMut<CameraPath>,
) {
    let orbiting = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(orbiting) && !egui.wants_any_pointer_input() {
        *drag = OrbitDrag { held: true, travelled: 0.0 };
    }
    if !buttons.any_pressed(orbiting) {
        drag.held = false;
    }
    if drag.held && motion.delta != Vec2::ZERO {
        drag.travelled += motion.delta.length();
        if drag.is_drag() {
            let goal = path.goal;
            path.goal = Orbit {
                yaw: goal.yaw - motion.delta.x * TURN,
                pitch: goal.pitch + motion.delta.y * TURN,
                ..goal
            }
            .bounded();
        }
    }
}

fn zoom(scroll: Res<AccumulatedMouseScroll>, mut path: ResMut<CameraPath>) {
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 80.0,
    };
    if notches != 0.0 {
        path.goal.zoom *= (notches * 0.12).exp();
        path.goal = path.goal.bounded();
    }
}

fn obey(mut actions: MessageReader<CameraAction>, mut path: ResMut<CameraPath>) {
    for &action in actions.read() {
        path.goal = path.goal.after(action);
    }
}

/// Speed of approach: the camera covers two thirds of the rest of its way in this many seconds.
const EASE: f32 = 0.11;

fn travel(time: Res<Time>, mut path: ResMut<CameraPath>, mut stillness: ResMut<Stillness>) {
    if path.now != path.goal {
        let part = 1.0 - (-time.delta_secs() / EASE).exp();
        path.now = path.now.towards(path.goal, part);
        stillness.stir();
    }
}

const SUBJECT: Subject =
    Subject { reach: BoardLayout::world_reach(), low: -BoardLayout::world_height(), high: 1.1 };

/// Puts the camera where the board is framed, and gathers the shadow map round the board.
fn place(
    path: Res<CameraPath>,
    insets: Res<ViewInsets>,
    window: Single<&Camera, With<WindowCamera>>,
    camera: Single<(&mut Transform, &mut Projection), With<SceneCamera>>,
    mut shadows: Query<&mut CascadeShadowConfig, With<KeyLight>>,
    mut last: Local<Option<(Orbit, ViewInsets, Vec2)>>,
) {
    let Some(size) = window.logical_target_size().filter(|s| s.min_element() >= 1.0) else {
        return;
    };
    let wanted = (path.now, *insets, size);
    if *last == Some(wanted) {
        return;
    }
    *last = Some(wanted);
    let Orbit { yaw, pitch, zoom } = path.now;
    let framed = frame(SUBJECT, yaw, pitch, zoom, size, *insets);
    let (mut transform, mut projection) = camera.into_inner();
    *transform = framed.transform;
    *projection = Projection::custom(framed.lens);
    let depth = BoardLayout::world_reach() * 1.5;
    for mut shadows in &mut shadows {
        *shadows = shadow_range((framed.distance - depth).max(0.5), framed.distance + depth * 1.3);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_stays_above_the_table_and_near_the_board() {
        for pitch in [-3.0, 0.0, 1.0, 9.0] {
            for zoom in [0.0, 1.0, 100.0] {
                let orbit = Orbit { yaw: 9.0, pitch, zoom }.bounded();
                assert!(orbit.pitch > 0.3 && orbit.pitch <= FRAC_PI_2);
                assert!(orbit.zoom >= 0.5 && orbit.zoom <= 4.0);
                assert_eq!(orbit.yaw, 9.0);
            }
        }
    }

    #[test]
    fn commands_lead_back() {
        let start = Orbit::default();
        let top = start.after(CameraAction::TopDown);
        assert_eq!(top.pitch, FRAC_PI_2);
        assert_eq!(top.after(CameraAction::TopDown), start);
        let flipped = start.after(CameraAction::Flip).after(CameraAction::Flip);
        assert_eq!(flipped.after(CameraAction::Reset).yaw.rem_euclid(TAU), 0.0);
        let strayed = Orbit { yaw: 2.0, pitch: 0.5, zoom: 2.0 };
        assert_eq!(strayed.after(CameraAction::Reset), start);
    }

    /// However coarse the frames, the camera arrives, and exactly.
    #[test]
    fn the_camera_arrives() {
        for part in [0.05, 0.5, 0.95] {
            let goal = Orbit { yaw: 3.0, pitch: 1.2, zoom: 2.0 };
            let mut now = Orbit::default();
            for _ in 0..400 {
                now = now.towards(goal, part);
            }
            assert_eq!(now, goal);
        }
    }
}
