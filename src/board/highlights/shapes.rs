//! What each mark looks like.

use bevy::prelude::Vec2;

use super::mark::MarkKind;
use crate::art::{Decal, Glow};

/// The softness of an edge, in squares: about a pixel at the usual size.
const SOFT: f32 = 0.022;

/// The shape of a mark.
pub(super) fn shape(kind: MarkKind) -> Decal {
    let new = Decal::default;
    match kind {
        MarkKind::From => brackets(new(), Glow::GOLD.at(0.95), 0.45, 0.17, 0.07),
        MarkKind::To => ring(new(), Glow::GOLD.at(0.95), 0.405, 0.468),
        MarkKind::Hover => ring(new(), Glow::IVORY.at(0.55), 0.41, 0.455),
        MarkKind::Chosen => ring(lit(new(), Glow::GOLD, 0.55), Glow::GOLD.at(1.0), 0.40, 0.475),
        MarkKind::Stop => dot(new(), Glow::IVORY.at(0.92), 0.125),
        MarkKind::StopHere => ring(dot(new(), Glow::IVORY.at(1.0), 0.20), Glow::IVORY.at(0.9), 0.30, 0.36),
        MarkKind::Goal => rays(dot(new(), Glow::GOLD.at(1.0), 0.15), Glow::GOLD.at(0.95), 0.22, 0.36, 8),
        // Mostly on the throne, whose knot it must stand out from.
        MarkKind::Crossing => {
            ring(new().disc(Glow::SOOT.at(0.6), 0.27, 0.06), Glow::IVORY.at(0.95), 0.15, 0.205)
        }
        MarkKind::Threat => rays(
            ring(lit(new(), Glow::EMBER, 0.7), Glow::EMBER.at(1.0), 0.40, 0.455),
            Glow::EMBER.at(1.0),
            0.44,
            0.56,
            4,
        ),
        MarkKind::Cursor => {
            let bold = brackets(new(), Glow::FROST.at(0.95), 0.495, 0.26, 0.07);
            frame(bold, Glow::FROST.at(0.45), 0.455, 0.49)
        }
        MarkKind::Spot => frame(filled(new(), Glow::FROST, 0.42), Glow::FROST.at(0.95), 0.42, 0.48),
        MarkKind::Inside => filled(new(), Glow::GOLD, 0.40),
        MarkKind::Wall => frame(filled(new(), Glow::GOLD, 0.30), Glow::GOLD.at(1.0), 0.40, 0.48),
        MarkKind::Ring => rays(
            ring(filled(new(), Glow::EMBER, 0.30), Glow::EMBER.at(1.0), 0.40, 0.47),
            Glow::EMBER.at(0.9),
            0.45,
            0.62,
            4,
        ),
        MarkKind::Closer => ring(filled(new(), Glow::EMBER, 0.55), Glow::EMBER.at(1.0), 0.39, 0.47),
        MarkKind::Lost => rays(filled(new(), Glow::EMBER, 0.8), Glow::EMBER.at(0.9), 0.50, 0.75, 12),
        MarkKind::Again => {
            frame(brackets(new(), Glow::FROST.at(1.0), 0.48, 0.2, 0.07), Glow::FROST.at(0.6), 0.36, 0.42)
        }
        MarkKind::Peace => ring(new(), Glow::FROST.at(0.75), 0.42, 0.47),
        MarkKind::Shine => {
            let halo = lit(new(), Glow::GOLD, 1.0)
                .rings(Glow::GOLD.at(0.55), &[(0.0, 1.0), (0.5, 0.6), (1.0, 0.15), (1.5, 0.0)]);
            rays(halo, Glow::GOLD.at(0.5), 0.5, 1.25, 12).beam(Glow::GOLD.at(0.34), 0.46, 3.4)
        }
    }
}

/// A dark line round what follows sets it off from light wood.
fn ring(decal: Decal, color: [f32; 4], inner: f32, outer: f32) -> Decal {
    decal.ring(Glow::SOOT.at(0.5), inner - 0.03, outer + 0.03, 0.028).ring(color, inner, outer, SOFT)
}

fn dot(decal: Decal, color: [f32; 4], radius: f32) -> Decal {
    decal.disc(Glow::SOOT.at(0.55), radius + 0.04, 0.04).disc(color, radius, SOFT)
}

fn brackets(decal: Decal, color: [f32; 4], half: f32, length: f32, width: f32) -> Decal {
    decal.brackets(Glow::SOOT.at(0.45), half + 0.02, length + 0.02, width + 0.04, 0.02).brackets(
        color,
        half,
        length,
        width,
        SOFT * 0.6,
    )
}

fn frame(decal: Decal, color: [f32; 4], inner: f32, outer: f32) -> Decal {
    decal.frames(color, &[(inner, 0.0), (inner + SOFT, 1.0), (outer - SOFT, 1.0), (outer, 0.0)])
}

/// A light on the ground under a piece, stronger towards its foot.
fn lit(decal: Decal, glow: Glow, strength: f32) -> Decal {
    decal.rings(glow.at(strength), &[(0.0, 0.8), (0.30, 0.8), (0.47, 0.0)])
}

/// The whole square lit, fading at its edge.
fn filled(decal: Decal, glow: Glow, strength: f32) -> Decal {
    decal.frames(glow.at(strength), &[(0.0, 1.0), (0.36, 0.9), (0.49, 0.35), (0.5, 0.0)])
}

/// Bars that point away from the middle.
fn rays(mut decal: Decal, color: [f32; 4], from: f32, to: f32, count: u8) -> Decal {
    for n in 0..count {
        let angle = std::f32::consts::TAU * (f32::from(n) + 0.5) / f32::from(count);
        let way = Vec2::from_angle(angle);
        decal = decal.bar(color, way * from, way * to, 0.07, SOFT);
    }
    decal
}
