//! The name of the game, carved: capitals of straight cuts, as runes are.

use bevy_egui::egui::{Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::palette;

/// The cuts of a letter: its width, and lines in a field one high, y downwards.
fn cuts(letter: char) -> (f32, &'static [&'static [[f32; 2]]]) {
    match letter {
        'S' => (0.46, &[&[[0.46, 0.04], [0.04, 0.32], [0.42, 0.66], [0.0, 0.97]]]),
        'K' => (0.50, &[&[[0.0, 0.0], [0.0, 1.0]], &[[0.48, 0.06], [0.02, 0.5], [0.5, 0.98]]]),
        'J' => (0.42, &[&[[0.40, 0.0], [0.40, 0.78], [0.20, 0.99], [0.0, 0.78]]]),
        'A' => (0.62, &[&[[0.0, 1.0], [0.31, 0.0], [0.62, 1.0]], &[[0.13, 0.60], [0.49, 0.70]]]),
        'L' => (0.40, &[&[[0.0, 0.0], [0.0, 0.98], [0.40, 0.86]]]),
        'D' => (0.50, &[&[[0.0, 0.0], [0.0, 1.0], [0.50, 0.70], [0.50, 0.30], [0.0, 0.0]]]),
        'B' => (0.46, &[&[[0.0, 0.0], [0.0, 1.0], [0.46, 0.76], [0.04, 0.5], [0.44, 0.24], [0.0, 0.0]]]),
        'O' => (0.60, &[&[[0.30, 0.0], [0.60, 0.5], [0.30, 1.0], [0.0, 0.5], [0.30, 0.0]]]),
        'R' => (0.50, &[&[[0.0, 1.0], [0.0, 0.0], [0.46, 0.24], [0.04, 0.52], [0.50, 1.0]]]),
        'G' => (
            0.54,
            &[&[
                [0.50, 0.16],
                [0.27, 0.0],
                [0.0, 0.32],
                [0.0, 0.70],
                [0.27, 1.0],
                [0.52, 0.80],
                [0.52, 0.54],
                [0.30, 0.54],
            ]],
        ),
        _ => (0.3, &[]),
    }
}

const NAME: &str = "SKJALDBORG";
const GAP: f32 = 0.26;

/// Carves the name as wide as given.
pub fn wordmark(ui: &mut Ui, width: f32) {
    let total: f32 = NAME.chars().map(|letter| cuts(letter).0 + GAP).sum::<f32>() - GAP;
    let height = width / total;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height * 1.72), Sense::hover());
    let field = Rect::from_min_size(pos2(rect.left(), rect.top() + height * 0.18), vec2(width, height));
    let layers = [
        (vec2(0.0, 2.2), Stroke::new(height * 0.20, palette::clear(palette::deep_soot(), 210))),
        (vec2(0.0, 0.9), Stroke::new(height * 0.13, palette::dull_gold())),
        (vec2(0.0, 0.0), Stroke::new(height * 0.10, palette::gold())),
    ];
    for (shift, stroke) in layers {
        let mut pen = field.left();
        for letter in NAME.chars() {
            let (advance, lines) = cuts(letter);
            for line in lines {
                let at =
                    |[x, y]: [f32; 2]| -> Pos2 { pos2(pen + x * height, field.top() + y * height) + shift };
                let points: Vec<Pos2> = line.iter().map(|&point| at(point)).collect();
                let closed = line.first() == line.last();
                ui.painter().add(if closed {
                    Shape::closed_line(points[..points.len() - 1].to_vec(), stroke)
                } else {
                    Shape::line(points, stroke)
                });
            }
            pen += (advance + GAP) * height;
        }
    }
    // A twisted line under it, as on the edge of a board.
    let y = field.bottom() + height * 0.42;
    ui.painter().hline(field.x_range(), y, Stroke::new(1.0, palette::dull_gold()));
    let middle = pos2(field.center().x, y);
    super::plate::paint_diamond(ui.painter(), middle, height * 0.11, palette::gold());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_name_can_be_carved() {
        for letter in NAME.chars() {
            let (width, lines) = cuts(letter);
            assert!(!lines.is_empty(), "{letter}");
            for [x, y] in lines.iter().copied().flatten() {
                assert!((0.0..=width).contains(x) && (0.0..=1.0).contains(y), "{letter}");
            }
        }
    }
}
