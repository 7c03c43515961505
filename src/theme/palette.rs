//! Every colour of the interface, mixed from the paints of the board, so that both belong together.

use bevy_egui::egui::{Color32, Rgba};

use crate::art::Paint;

/// A paint as a screen colour.
fn screen(paint: Paint) -> Color32 {
    let [r, g, b] = paint.rgb;
    Rgba::from_rgb(r, g, b).into()
}

/// A colour that lets a part of what is below shine through: 0 all of it, 255 nothing.
pub fn clear(color: Color32, alpha: u8) -> Color32 {
    Color32::from_rgba_unmultiplied(color.r(), color.g(), color.b(), alpha)
}

/// Titles, marks, and what is chosen.
pub fn gold() -> Color32 {
    screen(Paint::GOLD)
}

/// Lines and edges.
pub fn dull_gold() -> Color32 {
    screen(Paint::GOLD.shaded(0.36))
}

/// Text.
pub fn bone() -> Color32 {
    screen(Paint::BONE.shaded(1.12))
}

/// Text of less weight.
pub fn dim_bone() -> Color32 {
    screen(Paint::BONE.shaded(0.55))
}

/// The ground of panels.
pub fn soot() -> Color32 {
    screen(Paint::NIELLO.shaded(0.36))
}

/// Sunk places: text fields, tracks, lists.
pub fn deep_soot() -> Color32 {
    screen(Paint::NIELLO.shaded(0.16))
}

/// The wood of buttons.
pub fn plank() -> Color32 {
    screen(Paint::NIELLO.shaded(1.1))
}

/// The wood of a button under the pointer.
pub fn lit_plank() -> Color32 {
    screen(Paint::NIELLO.shaded(1.9))
}

/// Bronze, for the one button that leads on.
pub fn bronze() -> Color32 {
    screen(Paint::BRONZE.shaded(0.12))
}

/// Bronze under the pointer.
pub fn lit_bronze() -> Color32 {
    screen(Paint::BRONZE.shaded(0.20))
}

/// Warnings and calls.
pub fn ember() -> Color32 {
    screen(Paint::wood(0.86, 0.27, 0.10))
}

/// The ground of a warning.
pub fn dull_ember() -> Color32 {
    screen(Paint::ALDER_RED.shaded(0.32))
}

/// The attackers' men.
pub fn attacker() -> Color32 {
    screen(Paint::wood(0.050, 0.040, 0.036))
}

/// The boss and rim of the attackers' men.
pub fn attacker_rim() -> Color32 {
    screen(Paint::BRONZE)
}

/// The defenders' men.
pub fn defender() -> Color32 {
    screen(Paint::wood(0.72, 0.55, 0.33))
}

/// The rim of the defenders' men.
pub fn defender_rim() -> Color32 {
    screen(Paint::wood(0.25, 0.15, 0.07))
}

/// The lighter squares of a drawn board.
pub fn board_light() -> Color32 {
    screen(Paint::wood(0.30, 0.185, 0.095))
}

/// The darker squares of a drawn board.
pub fn board_dark() -> Color32 {
    screen(Paint::wood(0.235, 0.14, 0.07))
}

/// The frame of a drawn board.
pub fn board_frame() -> Color32 {
    screen(Paint::wood(0.085, 0.048, 0.024))
}

/// The squares of a drawn board that are the king's: throne and corners.
pub fn board_mark() -> Color32 {
    screen(Paint::wood(0.035, 0.026, 0.02))
}

/// The defenders' men on a drawn board: lighter than its wood.
pub fn piece_light() -> Color32 {
    screen(Paint::BONE.shaded(1.12))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours after the rule for readable text on screens, 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let luminance = |c: Color32| {
            let c = Rgba::from(c);
            0.2126 * c.r() + 0.7152 * c.g() + 0.0722 * c.b() + 0.05
        };
        let (a, b) = (luminance(a), luminance(b));
        a.max(b) / a.min(b)
    }

    #[test]
    fn every_text_stands_out_from_its_ground() {
        for ground in [soot(), deep_soot(), plank(), bronze(), dull_ember()] {
            assert!(contrast(bone(), ground) > 7.0);
            assert!(contrast(gold(), ground) > 5.5);
        }
        for ground in [soot(), deep_soot()] {
            assert!(contrast(dim_bone(), ground) > 5.0);
            assert!(contrast(ember(), ground) > 4.5);
        }
    }

    #[test]
    fn men_stand_out_from_a_drawn_board() {
        for ground in [board_light(), board_dark()] {
            assert!(contrast(attacker(), ground) > 2.0);
            assert!(contrast(piece_light(), ground) > 2.5);
        }
        assert!(contrast(gold(), board_mark()) > 4.5);
    }
}
