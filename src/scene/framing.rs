//! From where the board is seen, so that all of it is: plain geometry, no entities.

use bevy::prelude::*;

use super::projection::ShiftLens;

/// How much of the window the interface covers on each side, in logical pixels. The board is
/// framed by what is left. The interface writes it; while nothing does, all is free.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ViewInsets {
    /// From the left.
    pub left: f32,
    /// From the right.
    pub right: f32,
    /// From the top.
    pub top: f32,
    /// From the bottom.
    pub bottom: f32,
}

impl ViewInsets {
    /// What is left of a window, or the whole of it if the panels leave next to nothing.
    fn free(self, window: Vec2) -> Rect {
        let free =
            Rect::from_corners(Vec2::new(self.left, self.top), window - Vec2::new(self.right, self.bottom));
        let sound = self.left + self.right + 120.0 < window.x && self.top + self.bottom + 120.0 < window.y;
        if sound { free } else { Rect::from_corners(Vec2::ZERO, window) }
    }
}

/// A view of the board: from where, and through which lens.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The camera's place.
    pub transform: Transform,
    /// Its lens.
    pub lens: ShiftLens,
    /// How far the camera is from the middle of the board.
    pub distance: f32,
}

/// What must be seen: half the width of the board, and the heights of table and tallest piece.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// Half the side of the board.
    pub reach: f32,
    /// The height of the table's top.
    pub low: f32,
    /// The height of the tallest piece, which stands on an inner square.
    pub high: f32,
}

/// Tangent of half the angle under which the free part of the window is seen, along its shorter
/// side: a long lens, which keeps the far squares nearly as large as the near ones.
const HALF_ANGLE: f32 = 0.27;
/// The board's part of the free part of the window.
const FILL: f32 = 0.93;

/// Frames the subject as seen from a direction (radians: `yaw` round the board, `pitch` above it),
/// `zoom` times as large as fits the free part of the window.
pub fn frame(subject: Subject, yaw: f32, pitch: f32, zoom: f32, window: Vec2, insets: ViewInsets) -> Frame {
    let rotation = Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0);
    let free = insets.free(window);
    let per_pixel = 2.0 * HALF_ANGLE / free.size().min_element();
    let room = free.size() * per_pixel * FILL;
    let corners = corners(subject).map(|c| rotation.inverse() * c);
    let fits = |distance: f32| {
        let size = seen(&corners, distance).size();
        size.x <= room.x && size.y <= room.y
    };
    // The board looks smaller from farther away, so bisection finds where it just fits.
    let (mut near, mut far) = (subject.reach * 1.6, subject.reach * 40.0);
    for _ in 0..24 {
        let middle = (near + far) * 0.5;
        if fits(middle) {
            far = middle;
        } else {
            near = middle;
        }
    }
    let distance = far / zoom;
    // Shift the lens so that the middle of what is seen comes to the middle of the free part. The
    // shift is that of the whole board, so that it stays put while the player zooms.
    let centre = seen(&corners, far).center();
    let free_centre = free.center();
    let min = centre + Vec2::new(-free_centre.x, free_centre.y - window.y) * per_pixel;
    Frame {
        transform: Transform::from_translation(rotation * Vec3::Z * distance).with_rotation(rotation),
        lens: ShiftLens { min, max: min + window * per_pixel },
        distance,
    }
}

/// The corners of what must be seen.
fn corners(subject: Subject) -> [Vec3; 8] {
    let inner = subject.reach * 0.86;
    let ring = |r: f32, y: f32| [[-r, -r], [r, -r], [r, r], [-r, r]].map(|[x, z]| Vec3::new(x, y, z));
    let (low, high) = (ring(subject.reach, subject.low), ring(inner, subject.high));
    [low[0], low[1], low[2], low[3], high[0], high[1], high[2], high[3]]
}

/// The rectangle that holds all points, given relative to the board's middle in the camera's
/// directions, as tangents of angles.
fn seen(points: &[Vec3], distance: f32) -> Rect {
    let tangent = |p: &Vec3| p.truncate() / (distance - p.z);
    let first = tangent(&points[0]);
    points.iter().map(tangent).fold(Rect::from_corners(first, first), |r, p| r.union_point(p))
}

#[cfg(test)]
mod tests {
    use bevy::camera::CameraProjection;

    use super::*;

    const BOARD: Subject = Subject { reach: 6.4, low: -0.7, high: 1.1 };

    /// Where a point appears in the window, in pixels from the upper left corner.
    fn pixel(frame: &Frame, window: Vec2, p: Vec3) -> Vec2 {
        let view = frame.transform.to_matrix().inverse();
        let ndc = frame.lens.get_clip_from_view().project_point3(view.transform_point3(p));
        Vec2::new(ndc.x * 0.5 + 0.5, 0.5 - ndc.y * 0.5) * window
    }

    #[test]
    fn the_whole_board_is_seen_beside_the_panels_from_everywhere() {
        let panels = [
            ViewInsets::default(),
            ViewInsets { right: 300.0, ..default() },
            ViewInsets { left: 220.0, right: 240.0, top: 40.0, bottom: 60.0 },
        ];
        for window in [[800.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0], [900.0, 1400.0]] {
            let window = Vec2::from(window);
            for insets in panels {
                for step in 0..12 {
                    for pitch in [0.4, 0.9, 1.3, std::f32::consts::FRAC_PI_2] {
                        let frame = frame(BOARD, step as f32 * 0.55, pitch, 1.0, window, insets);
                        let seen = corners(BOARD).map(|c| pixel(&frame, window, c));
                        let free = insets.free(window).inflate(0.5);
                        assert!(seen.iter().all(|p| free.contains(*p)), "{seen:?} in {free:?}");
                    }
                }
            }
        }
    }

    /// It is not lost in the window either: it fills most of it one way.
    #[test]
    fn the_board_fills_the_free_part() {
        let window = Vec2::new(1280.0, 720.0);
        let frame = frame(BOARD, 0.0, 0.95, 1.0, window, ViewInsets::default());
        let seen = corners(BOARD).map(|c| pixel(&frame, window, c));
        let rect = seen.iter().fold(Rect::from_corners(seen[0], seen[0]), |r, p| r.union_point(*p));
        assert!(rect.height() > 0.9 * window.y);
        assert!((rect.center() - window * 0.5).length() < 1.0);
    }
}
