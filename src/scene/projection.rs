//! A perspective whose middle need not be the middle of the window: panels may cover one side.

use bevy::camera::{CameraProjection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// A lens that may be shifted sideways and up, like that of a view camera.
///
/// Distances in the picture are measured as tangents of angles, so that they do not depend on its
/// size.
#[derive(Clone, Debug)]
pub struct ShiftLens {
    /// The left lower corner of the picture.
    pub min: Vec2,
    /// The right upper corner of the picture.
    pub max: Vec2,
}

const NEAR: f32 = 0.5;
const FAR: f32 = 200.0;

impl Default for ShiftLens {
    fn default() -> Self {
        Self { min: Vec2::splat(-0.3), max: Vec2::splat(0.3) }
    }
}

impl CameraProjection for ShiftLens {
    fn get_clip_from_view(&self) -> Mat4 {
        let (size, sum) = (self.max - self.min, self.max + self.min);
        Mat4::from_cols(
            Vec4::new(2.0 / size.x, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 2.0 / size.y, 0.0, 0.0),
            Vec4::new(sum.x / size.x, sum.y / size.y, 0.0, -1.0),
            Vec4::new(0.0, 0.0, NEAR, 0.0),
        )
    }

    fn get_clip_from_view_for_sub(&self, _: &SubCameraView) -> Mat4 {
        // The shift is this lens's own; a part of a part is never asked for.
        self.get_clip_from_view()
    }

    fn update(&mut self, _: f32, _: f32) {
        // Framing sets both corners from the window, once a frame.
    }

    fn far(&self) -> f32 {
        FAR
    }

    fn get_frustum_corners(&self, z_near: f32, z_far: f32) -> [Vec3A; 8] {
        let corner = |x: f32, y: f32, z: f32| Vec3A::new(x * z.abs(), y * z.abs(), z);
        let (min, max) = (self.min, self.max);
        let ring = |z| {
            [
                corner(max.x, min.y, z),
                corner(max.x, max.y, z),
                corner(min.x, max.y, z),
                corner(min.x, min.y, z),
            ]
        };
        let (near, far) = (ring(z_near), ring(z_far));
        [near[0], near[1], near[2], near[3], far[0], far[1], far[2], far[3]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_lens_become_the_corners_of_the_picture() {
        let lens = ShiftLens { min: Vec2::new(-0.2, -0.5), max: Vec2::new(0.7, 0.1) };
        let clip = lens.get_clip_from_view();
        for (corner, expected) in lens
            .get_frustum_corners(-1.0, -30.0)
            .into_iter()
            .zip([[1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]].into_iter().cycle())
        {
            let ndc = clip.project_point3(corner.into());
            assert!((ndc.truncate() - Vec2::from(expected)).length() < 1e-4, "{ndc}");
            assert!(ndc.z > 0.0 && ndc.z < 1.0);
        }
    }

    /// Bevy's own perspective is the special case without a shift.
    #[test]
    fn an_unshifted_lens_is_the_usual_perspective() {
        let usual = PerspectiveProjection { fov: 0.6, aspect_ratio: 1.5, near: NEAR, ..default() };
        let y = (0.3_f32).tan();
        let lens = ShiftLens { min: Vec2::new(-1.5 * y, -y), max: Vec2::new(1.5 * y, y) };
        let (a, b) = (usual.get_clip_from_view(), lens.get_clip_from_view());
        assert!(a.abs_diff_eq(b, 1e-4));
    }
}
