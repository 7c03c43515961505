//! Letters and numbers for the frame of the board, drawn as strokes.
//!
//! The unit is the height of a capital; the base line is at 0 and the pen starts at the left.

use bevy::prelude::Vec2;

/// One movement of the pen.
#[derive(Clone, Copy)]
enum Pen {
    /// Straight from point to point.
    Line(&'static [[f32; 2]]),
    /// Along an ellipse: centre, radii, first and last angle in degrees, counter-clockwise when
    /// growing.
    Arc([f32; 2], [f32; 2], f32, f32),
}

use Pen::{Arc, Line};

/// The round part of most small letters.
const BOWL: Pen = Arc([0.25, 0.32], [0.23, 0.32], 0.0, 360.0);
const SHOULDER: Pen = Arc([0.25, 0.40], [0.22, 0.24], 180.0, 0.0);
const LEFT_STEM: Pen = Line(&[[0.02, 1.0], [0.02, 0.0]]);

/// The pen's way for a letter or number, and how wide it is.
fn drawing(glyph: char) -> Option<(f32, &'static [Pen])> {
    Some(match glyph {
        'a' => (0.50, &[BOWL, Line(&[[0.48, 0.64], [0.48, 0.0]])]),
        'b' => (0.50, &[LEFT_STEM, BOWL]),
        'c' => (0.46, &[Arc([0.25, 0.32], [0.23, 0.32], 48.0, 312.0)]),
        'd' => (0.50, &[BOWL, Line(&[[0.48, 1.0], [0.48, 0.0]])]),
        'e' => (0.50, &[Line(&[[0.02, 0.33], [0.48, 0.33]]), Arc([0.25, 0.32], [0.23, 0.32], 0.0, 312.0)]),
        'f' => (
            0.40,
            &[
                Line(&[[0.16, 0.0], [0.16, 0.80]]),
                Arc([0.34, 0.80], [0.18, 0.20], 180.0, 65.0),
                Line(&[[0.02, 0.60], [0.36, 0.60]]),
            ],
        ),
        'g' => (
            0.50,
            &[BOWL, Line(&[[0.48, 0.64], [0.48, -0.06]]), Arc([0.25, -0.06], [0.23, 0.22], 0.0, -150.0)],
        ),
        'h' => (0.50, &[LEFT_STEM, SHOULDER, Line(&[[0.47, 0.40], [0.47, 0.0]])]),
        'i' => (0.10, &[Line(&[[0.05, 0.64], [0.05, 0.0]]), Line(&[[0.05, 0.90], [0.05, 0.93]])]),
        'j' => (
            0.26,
            &[
                Line(&[[0.20, 0.64], [0.20, -0.10]]),
                Arc([0.03, -0.10], [0.17, 0.18], 0.0, -95.0),
                Line(&[[0.20, 0.90], [0.20, 0.93]]),
            ],
        ),
        'k' => (0.46, &[LEFT_STEM, Line(&[[0.42, 0.64], [0.02, 0.25]]), Line(&[[0.15, 0.37], [0.45, 0.0]])]),
        'l' => (0.24, &[Line(&[[0.05, 1.0], [0.05, 0.15]]), Arc([0.19, 0.15], [0.14, 0.15], 180.0, 285.0)]),
        'm' => (
            0.78,
            &[
                Line(&[[0.02, 0.64], [0.02, 0.0]]),
                Arc([0.20, 0.44], [0.18, 0.20], 180.0, 0.0),
                Line(&[[0.38, 0.44], [0.38, 0.0]]),
                Arc([0.56, 0.44], [0.18, 0.20], 180.0, 0.0),
                Line(&[[0.74, 0.44], [0.74, 0.0]]),
            ],
        ),
        'n' => (0.50, &[Line(&[[0.02, 0.64], [0.02, 0.0]]), SHOULDER, Line(&[[0.47, 0.40], [0.47, 0.0]])]),
        'o' => (0.50, &[BOWL]),
        'p' => (0.50, &[Line(&[[0.02, 0.64], [0.02, -0.30]]), BOWL]),
        'q' => (0.50, &[BOWL, Line(&[[0.48, 0.64], [0.48, -0.30]])]),
        'r' => (0.42, &[Line(&[[0.02, 0.64], [0.02, 0.0]]), Arc([0.25, 0.38], [0.23, 0.26], 180.0, 52.0)]),
        's' => (
            0.46,
            &[Arc([0.23, 0.48], [0.19, 0.16], 35.0, 270.0), Arc([0.23, 0.16], [0.20, 0.16], 90.0, -150.0)],
        ),
        '0' => (0.50, &[Arc([0.25, 0.45], [0.23, 0.45], 0.0, 360.0)]),
        '1' => (0.30, &[Line(&[[0.02, 0.70], [0.22, 0.90], [0.22, 0.0]])]),
        '2' => (
            0.50,
            &[
                Arc([0.25, 0.66], [0.22, 0.24], 165.0, -35.0),
                Line(&[[0.43, 0.522], [0.03, 0.0], [0.48, 0.0]]),
            ],
        ),
        '3' => (
            0.48,
            &[Arc([0.24, 0.68], [0.20, 0.22], 150.0, -90.0), Arc([0.24, 0.23], [0.23, 0.23], 90.0, -150.0)],
        ),
        '4' => (0.52, &[Line(&[[0.36, 0.0], [0.36, 0.90], [0.02, 0.26], [0.50, 0.26]])]),
        '5' => (
            0.48,
            &[
                Line(&[[0.44, 0.90], [0.11, 0.90], [0.09, 0.51]]),
                Arc([0.24, 0.29], [0.23, 0.29], 130.0, -150.0),
            ],
        ),
        '6' => (
            0.50,
            &[Arc([0.25, 0.27], [0.22, 0.27], 0.0, 360.0), Arc([0.42, 0.30], [0.39, 0.60], 180.0, 100.0)],
        ),
        '7' => (0.50, &[Line(&[[0.03, 0.90], [0.47, 0.90], [0.16, 0.0]])]),
        '8' => (
            0.50,
            &[Arc([0.25, 0.68], [0.19, 0.22], 0.0, 360.0), Arc([0.25, 0.23], [0.23, 0.23], 0.0, 360.0)],
        ),
        '9' => (
            0.50,
            &[Arc([0.25, 0.63], [0.22, 0.27], 0.0, 360.0), Arc([0.08, 0.60], [0.39, 0.60], 0.0, -80.0)],
        ),
        _ => return None,
    })
}

/// The space between two glyphs.
const GAP: f32 = 0.20;

/// The strokes of one glyph; none for a character that has no drawing.
pub fn glyph_strokes(glyph: char) -> Vec<Vec<Vec2>> {
    let Some((_, pens)) = drawing(glyph) else {
        return Vec::new();
    };
    pens.iter().flat_map(|pen| pen_strokes(*pen)).collect()
}

fn pen_strokes(pen: Pen) -> Vec<Vec<Vec2>> {
    match pen {
        // Each leg is a stroke of its own: round ends make a round corner.
        Line(points) => points.windows(2).map(|w| w.iter().map(|&p| Vec2::from(p)).collect()).collect(),
        Arc(centre, radii, from, to) => {
            let steps = ((to - from).abs() / 20.0).ceil().max(2.0) as u32;
            let at = |i: u32| {
                let angle = (from + (to - from) * i as f32 / steps as f32).to_radians();
                Vec2::from(centre) + Vec2::from(radii) * Vec2::new(angle.cos(), angle.sin())
            };
            vec![(0..=steps).map(at).collect()]
        }
    }
}

/// How wide a text is.
pub fn text_width(text: &str) -> f32 {
    let widths = text.chars().filter_map(drawing).map(|(width, _)| width);
    let (sum, count) = widths.fold((0.0, 0), |(sum, n), w| (sum + w, n + 1));
    sum + GAP * (count as f32 - 1.0).max(0.0)
}

/// The strokes of a text whose middle is at x = 0 and whose small letters are centred on y = 0.
pub fn text_strokes(text: &str) -> Vec<Vec<Vec2>> {
    let digits = text.chars().all(|c| c.is_ascii_digit());
    let middle = if digits { 0.45 } else { 0.34 };
    let mut pen = Vec2::new(-text_width(text) * 0.5, -middle);
    let mut strokes = Vec::new();
    for glyph in text.chars() {
        strokes.extend(
            glyph_strokes(glyph)
                .into_iter()
                .map(|stroke| stroke.into_iter().map(|p| p + pen).collect::<Vec<_>>()),
        );
        pen.x += drawing(glyph).map_or(0.0, |(width, _)| width + GAP);
    }
    strokes
}

/// The name of a file: a, b, c ...
pub fn file_name(file: u8) -> String {
    char::from(b'a' + file).to_string()
}

/// The name of a rank: 1, 2, 3 ...
pub fn rank_name(rank: u8) -> String {
    (rank + 1).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every coordinate of the largest board has a drawing within a capital's box.
    #[test]
    fn every_coordinate_can_be_drawn() {
        for i in 0..19 {
            for text in [file_name(i), rank_name(i)] {
                let strokes = text_strokes(&text);
                assert!(!strokes.is_empty(), "{text}");
                for p in strokes.iter().flatten() {
                    assert!(p.x.abs() <= text_width(&text) * 0.5 + 0.03, "{text} at {p}");
                    assert!((-0.75..=0.75).contains(&p.y), "{text} at {p}");
                }
            }
        }
    }

    #[test]
    fn no_two_glyphs_look_alike() {
        let all: Vec<char> = "abcdefghijklmnopqrs0123456789".chars().collect();
        for (i, &a) in all.iter().enumerate() {
            for &b in &all[i + 1..] {
                assert_ne!(glyph_strokes(a), glyph_strokes(b), "{a} and {b}");
            }
        }
        assert!(glyph_strokes('?').is_empty());
    }
}
