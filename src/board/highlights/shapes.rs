//! What each mark looks like.

use bevy::prelude::Vec2;

use super::mark::MarkKind;
use crate::art::{Decal, Glow};

/// The softness of an edge, in squares: about a pixel at the usual size.
const SOFT: f32 = 0.022;
/// The size of board for which widths are written.
const USUAL: f32 = 11.0;

/// The shape of a mark on a board with so many squares on each side.
pub(super) fn shape(kind: MarkKind, size: u8) -> Decal {
    let pen = Pen::for_board(size);
    let new = Decal::default;
    match kind {
        MarkKind::From => pen.brackets(new(), Glow::GOLD.at(0.95), 0.45, 0.17, 0.07),
        MarkKind::To => pen.ring(new(), Glow::GOLD.at(0.95), 0.405, 0.468),
        MarkKind::Hover => pen.ring(new(), Glow::IVORY.at(0.55), 0.41, 0.455),
        MarkKind::Chosen => pen.ring(lit(new(), Glow::GOLD, 0.55), Glow::GOLD.at(1.0), 0.40, 0.475),
        MarkKind::Stop => pen.dot(new(), Glow::IVORY.at(0.92), 0.125),
        MarkKind::StopHere => {
            pen.ring(pen.dot(new(), Glow::IVORY.at(1.0), 0.20), Glow::IVORY.at(0.9), 0.30, 0.36)
        }
        MarkKind::Goal => {
            pen.rays(pen.dot(new(), Glow::GOLD.at(1.0), 0.15), Glow::GOLD.at(0.95), 0.22, 0.36, 8)
        }
        // Mostly on the throne, whose knot it must stand out from.
        MarkKind::Crossing => {
            pen.ring(new().disc(Glow::SOOT.at(0.6), 0.27, 0.06), Glow::IVORY.at(0.95), 0.15, 0.205)
        }
        MarkKind::Threat => pen.rays(
            pen.ring(lit(new(), Glow::EMBER, 0.7), Glow::EMBER.at(1.0), 0.40, 0.455),
            Glow::EMBER.at(1.0),
            0.44,
            0.56,
            4,
        ),
        MarkKind::Cursor => {
            let bold = pen.brackets(new(), Glow::FROST.at(0.95), 0.495, 0.26, 0.07);
            pen.frame(bold, Glow::FROST.at(0.45), 0.455, 0.49)
        }
        MarkKind::Spot => pen.frame(filled(new(), Glow::FROST, 0.42), Glow::FROST.at(0.95), 0.42, 0.48),
        MarkKind::Inside => filled(new(), Glow::GOLD, 0.40),
        MarkKind::Wall => pen.frame(filled(new(), Glow::GOLD, 0.30), Glow::GOLD.at(1.0), 0.40, 0.48),
        MarkKind::Ring => pen.rays(
            pen.ring(filled(new(), Glow::EMBER, 0.30), Glow::EMBER.at(1.0), 0.40, 0.47),
            Glow::EMBER.at(0.9),
            0.45,
            0.62,
            4,
        ),
        MarkKind::Closer => pen.ring(filled(new(), Glow::EMBER, 0.55), Glow::EMBER.at(1.0), 0.39, 0.47),
        MarkKind::Lost => pen.rays(filled(new(), Glow::EMBER, 0.8), Glow::EMBER.at(0.9), 0.50, 0.75, 12),
        MarkKind::Again => pen.frame(
            pen.brackets(new(), Glow::FROST.at(1.0), 0.48, 0.2, 0.07),
            Glow::FROST.at(0.6),
            0.36,
            0.42,
        ),
        MarkKind::Peace => pen.ring(new(), Glow::FROST.at(0.75), 0.42, 0.47),
        MarkKind::Shine => {
            let halo = lit(new(), Glow::GOLD, 1.0)
                .rings(Glow::GOLD.at(0.55), &[(0.0, 1.0), (0.5, 0.6), (1.0, 0.15), (1.5, 0.0)]);
            pen.rays(halo, Glow::GOLD.at(0.5), 0.5, 1.25, 12).beam(Glow::GOLD.at(0.34), 0.46, 3.4)
        }
    }
}

/// An arrow along x over so many squares: the first move of a line, or a later one. Every other move is the
/// other side's.
pub(super) fn arrow_shape(length: u8, place: u8, size: u8) -> Decal {
    let pen = Pen::for_board(size);
    let (glow, strength) = match place {
        0 => (Glow::VERDIGRIS, 0.95),
        1 => (Glow::IVORY, 0.62),
        _ => (Glow::VERDIGRIS, 0.45),
    };
    let slender = if place == 0 { 1.0 } else { 0.72 };
    let width = 0.15 * pen.weight.sqrt() * slender;
    // It begins at the foot of the piece and ends short of the middle.
    let (from, to) = (Vec2::X * 0.40, Vec2::X * (f32::from(length) - 0.06));
    Decal::default()
        .arrow(Glow::SOOT.at(0.55 * strength), from - Vec2::X * 0.03, to + Vec2::X * 0.05, width + 0.07, 0.03)
        .arrow(glow.at(strength), from, to, width, SOFT)
}

/// With what marks are drawn. Where squares are small, lines are broader in proportion: otherwise they
/// could no longer be seen.
#[derive(Clone, Copy)]
struct Pen {
    weight: f32,
}

impl Pen {
    fn for_board(size: u8) -> Pen {
        Pen { weight: (f32::from(size) / USUAL).clamp(1.0, 1.7) }
    }

    /// Two bounds moved apart, as far outwards as the square goes.
    fn widened(self, inner: f32, outer: f32) -> (f32, f32) {
        let width = (outer - inner) * self.weight;
        let outer = (outer + (width - (outer - inner)) * 0.5).min(outer.max(0.49));
        ((outer - width).max(0.0), outer)
    }

    /// A dark line round what follows sets it off from light wood.
    fn ring(self, decal: Decal, color: [f32; 4], inner: f32, outer: f32) -> Decal {
        let (inner, outer) = self.widened(inner, outer);
        decal.ring(Glow::SOOT.at(0.5), inner - 0.03, outer + 0.03, 0.028).ring(color, inner, outer, SOFT)
    }

    fn dot(self, decal: Decal, color: [f32; 4], radius: f32) -> Decal {
        let radius = radius * self.weight.sqrt();
        decal.disc(Glow::SOOT.at(0.55), radius + 0.04, 0.04).disc(color, radius, SOFT)
    }

    fn brackets(self, decal: Decal, color: [f32; 4], half: f32, length: f32, width: f32) -> Decal {
        let (length, width) = (length * self.weight.sqrt(), width * self.weight);
        decal.brackets(Glow::SOOT.at(0.45), half + 0.02, length + 0.02, width + 0.04, 0.02).brackets(
            color,
            half,
            length,
            width,
            SOFT * 0.6,
        )
    }

    fn frame(self, decal: Decal, color: [f32; 4], inner: f32, outer: f32) -> Decal {
        let (inner, outer) = self.widened(inner, outer);
        decal.frames(color, &[(inner, 0.0), (inner + SOFT, 1.0), (outer - SOFT, 1.0), (outer, 0.0)])
    }

    /// Bars that point away from the middle.
    fn rays(self, mut decal: Decal, color: [f32; 4], from: f32, to: f32, count: u8) -> Decal {
        for n in 0..count {
            let angle = std::f32::consts::TAU * (f32::from(n) + 0.5) / f32::from(count);
            let way = Vec2::from_angle(angle);
            decal = decal.bar(color, way * from, way * to, 0.07 * self.weight, SOFT);
        }
        decal
    }
}

/// A light on the ground under a piece, stronger towards its foot.
fn lit(decal: Decal, glow: Glow, strength: f32) -> Decal {
    decal.rings(glow.at(strength), &[(0.0, 0.8), (0.30, 0.8), (0.47, 0.0)])
}

/// The whole square lit, fading at its edge.
fn filled(decal: Decal, glow: Glow, strength: f32) -> Decal {
    decal.frames(glow.at(strength), &[(0.0, 1.0), (0.36, 0.9), (0.49, 0.35), (0.5, 0.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_grow_on_large_boards_only_and_stay_on_their_squares() {
        let bounds = |size| Pen::for_board(size).widened(0.405, 0.468);
        assert_eq!(bounds(7), (0.405, 0.468));
        assert_eq!(bounds(11), (0.405, 0.468));
        let (inner, outer) = bounds(19);
        assert!(outer - inner > 1.6 * 0.063 && outer <= 0.49, "{inner} to {outer}");
    }
}
