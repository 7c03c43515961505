//! The pieces as signs, seen from above: told apart by their figure first, then by light and dark.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};
use tafl_rules::{Piece, Side};

use super::palette;

/// A piece as a sign.
pub type Emblem = Piece;

/// The piece that stands for a side.
fn of_side(side: Side) -> Emblem {
    match side {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::King,
    }
}

/// Draws the sign of a side in line with text, `size` points wide.
pub fn emblem(ui: &mut Ui, side: Side, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    paint(ui.painter(), of_side(side), rect, 1.0);
}

/// Draws the men taken of a kind, closer together the more there are, in the width that is there; the
/// places of men still on the board stay empty. Very many stand in two rows of smaller signs, which together
/// are as high as one.
pub fn emblem_row(ui: &mut Ui, piece: Emblem, taken: usize, of: usize, size: f32) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, size), Sense::hover());
    for (index, place) in places(rect, of, size).enumerate() {
        if index < taken {
            paint(ui.painter(), piece, place, 1.0);
        } else {
            let ring = Stroke::new(1.0, palette::clear(palette::dim_bone(), 60));
            ui.painter().circle_stroke(place.center(), place.width() * 0.2, ring);
        }
    }
}

/// The places of so many signs in a field as high as one.
fn places(field: Rect, of: usize, size: f32) -> impl Iterator<Item = Rect> {
    let pitch = |count: usize, size: f32| {
        (size + 2.0).min((field.width() - size) / count.saturating_sub(1).max(1) as f32)
    };
    // Closer than this, signs in one row could no longer be told apart.
    let rows = if pitch(of, size) < size * 0.6 { 2 } else { 1 };
    let (per_row, size) = (of.div_ceil(rows), size / rows as f32);
    let pitch = pitch(per_row, size);
    (0..of).map(move |index| {
        let (row, column) = (index / per_row, index % per_row);
        let at = vec2(pitch * column as f32, size * row as f32);
        Rect::from_min_size(field.min + at, vec2(size, size))
    })
}

fn paint(painter: &Painter, piece: Emblem, rect: Rect, strength: f32) {
    let faded = |color: Color32| color.gamma_multiply(strength);
    let (centre, radius) = (rect.center(), rect.width() * 0.46);
    let line = (radius * 0.14).max(1.0);
    match piece {
        // A round shield with its boss.
        Piece::Attacker => {
            painter.circle(
                centre,
                radius,
                faded(palette::attacker()),
                Stroke::new(line, faded(palette::attacker_rim())),
            );
            painter.circle_filled(centre, radius * 0.30, faded(palette::attacker_rim()));
        }
        // A light shield, quartered.
        Piece::Defender => {
            let rim = faded(palette::defender_rim());
            painter.circle(centre, radius, faded(palette::defender()), Stroke::new(line, rim));
            let arm = radius * 0.62;
            painter.line_segment([centre - vec2(arm, 0.0), centre + vec2(arm, 0.0)], Stroke::new(line, rim));
            painter.line_segment([centre - vec2(0.0, arm), centre + vec2(0.0, arm)], Stroke::new(line, rim));
        }
        // A crown.
        Piece::King => {
            let at = |x: f32, y: f32| -> Pos2 { centre + vec2(x, y) * radius };
            let rim = Stroke::new(line, faded(palette::defender_rim()));
            let gold = faded(palette::gold());
            // Convex parts, because the painter fills no other.
            for part in [
                [at(-0.92, 0.68), at(-0.92, -0.42), at(-0.34, 0.2), at(0.0, 0.68)],
                [at(0.92, 0.68), at(0.92, -0.42), at(0.34, 0.2), at(0.0, 0.68)],
                [at(-0.5, 0.68), at(-0.42, 0.1), at(0.0, -0.78), at(0.42, 0.1)],
                [at(0.42, 0.1), at(0.5, 0.68), at(-0.5, 0.68), at(-0.42, 0.1)],
            ] {
                painter.add(Shape::convex_polygon(part.to_vec(), gold, Stroke::NONE));
            }
            painter.line_segment([at(-0.86, 0.4), at(0.86, 0.4)], rim);
            for x in [-0.92, 0.0, 0.92] {
                let y = if x == 0.0 { -0.8 } else { -0.46 };
                painter.circle_filled(at(x, y), radius * 0.16, gold);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    /// As many men as any board has, and more, in the widths of both columns.
    #[test]
    fn signs_stay_in_their_field_and_apart() {
        for width in [184.0, 268.0] {
            let field = Rect::from_min_size(pos2(3.0, 5.0), vec2(width, 16.0));
            for of in 0..=72 {
                let places: Vec<Rect> = places(field, of, 16.0).collect();
                assert_eq!(places.len(), of);
                for place in &places {
                    assert!(field.expand(0.01).contains_rect(*place), "{of} in {width}: {place:?}");
                }
                for pair in places.windows(2) {
                    let apart = pair[1].min - pair[0].min;
                    assert!(apart.length() >= pair[0].width() * 0.6, "{of} in {width}: {apart:?}");
                }
            }
        }
    }
}
