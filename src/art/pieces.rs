//! The men and the king of each style.
//!
//! They are told apart by silhouette first (low shields, slender turned men, a tall crowned
//! king), then by value (dark against light), and only then by hue. Units are squares, and a
//! piece stands on the origin.

use std::f32::consts::TAU;

use bevy::prelude::{Quat, Vec2, Vec3};
use tafl_rules::Piece;

use super::lathe::{Profile, turn};
use super::palette::Paint;
use super::shape::Shape;
use super::style::BoardStyle;

/// How finely a round body is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// For slow machines: still round at the size of a board on the screen.
    Plain,
    /// For close views.
    Fine,
}

impl Detail {
    fn sides(self) -> u32 {
        match self {
            Self::Plain => 14,
            Self::Fine => 56,
        }
    }

    fn steps(self) -> u32 {
        match self {
            Self::Plain => 2,
            Self::Fine => 8,
        }
    }
}

/// The body of a piece.
pub fn piece(style: BoardStyle, kind: Piece, detail: Detail) -> Shape {
    let steps = detail.steps();
    let mut shape = turn(&profile(style, kind, steps), detail.sides());
    if kind == Piece::King {
        match style {
            BoardStyle::Hall => shape.append(&golden_crown(detail)),
            BoardStyle::Lapland => shape.append(&antler_crown(detail)),
        }
    }
    shape
}

fn profile(style: BoardStyle, kind: Piece, steps: u32) -> Profile {
    match (style, kind) {
        (BoardStyle::Hall, Piece::Attacker) => shield(steps),
        (BoardStyle::Hall, Piece::Defender) => turned_man(steps),
        (BoardStyle::Hall, Piece::King) => turned_king(steps),
        (BoardStyle::Lapland, Piece::Attacker) => tent(steps),
        (BoardStyle::Lapland, Piece::Defender) => antler_man(steps),
        (BoardStyle::Lapland, Piece::King) => antler_king(steps),
    }
}

/// A round shield lying on the board: a low dome, an iron rim and a bronze boss.
fn shield(steps: u32) -> Profile {
    let dark = Paint::PLAIN;
    Profile::start(0.385, Paint::BRONZE, steps)
        .curve([0.098, 0.385], [0.112, 0.305])
        .line(0.155, 0.287)
        .paint(dark.shaded(0.45))
        .line(0.165, 0.272)
        .paint(dark)
        .curve([0.30, 0.262], [0.358, 0.155])
        .paint(Paint::IRON)
        .line(0.372, 0.158)
        .curve([0.402, 0.115], [0.388, 0.075])
        .paint(dark.shaded(0.7))
        .line(0.366, 0.062)
        .paint(dark.shaded(0.45))
        .line(0.350, 0.0)
}

/// A man in a pointed helmet, his cloak down to the ground.
fn turned_man(steps: u32) -> Profile {
    let pale = Paint::PLAIN;
    Profile::start(0.700, pale, steps)
        .curve([0.050, 0.690], [0.105, 0.600])
        .curve([0.150, 0.545], [0.152, 0.500])
        .paint(Paint::BRONZE)
        .line(0.170, 0.498)
        .line(0.168, 0.468)
        .paint(pale.shaded(0.45))
        .line(0.128, 0.462)
        .paint(pale.shaded(0.85))
        .curve([0.122, 0.410], [0.120, 0.395])
        .paint(pale)
        .curve([0.235, 0.390], [0.246, 0.290])
        .curve([0.256, 0.150], [0.284, 0.105])
        .groove([0.290, 0.080], 0.014, pale.shaded(0.30))
        .line(0.296, 0.045)
        .paint(pale.shaded(0.6))
        .curve([0.294, 0.0], [0.262, 0.0])
}

/// The king, half as high again as his men: a mantle clasped and hemmed with gold.
fn turned_king(steps: u32) -> Profile {
    let pale = Paint::PLAIN;
    let gold = Paint::GOLD;
    Profile::start(0.905, gold.shaded(0.7), steps)
        .curve([0.130, 0.905], [0.150, 0.835])
        .paint(gold)
        .line(0.190, 0.835)
        .curve([0.204, 0.812], [0.190, 0.790])
        .paint(pale.shaded(0.5))
        .line(0.150, 0.782)
        .paint(pale)
        .curve([0.172, 0.690], [0.134, 0.652])
        .paint(gold)
        .line(0.172, 0.645)
        .curve([0.192, 0.622], [0.178, 0.600])
        .paint(pale)
        .curve([0.285, 0.580], [0.286, 0.470])
        .curve([0.286, 0.300], [0.322, 0.205])
        .paint(gold)
        .line(0.338, 0.200)
        .curve([0.350, 0.172], [0.344, 0.150])
        .paint(pale.shaded(0.75))
        .line(0.334, 0.145)
        .paint(pale)
        .curve([0.366, 0.110], [0.364, 0.055])
        .paint(pale.shaded(0.6))
        .curve([0.360, 0.0], [0.322, 0.0])
}

/// A low tent of dark horn: a cone with rings cut into it.
fn tent(steps: u32) -> Profile {
    let horn = Paint::PLAIN;
    let cut = horn.shaded(0.30);
    Profile::start(0.400, Paint::BONE, steps)
        .curve([0.050, 0.400], [0.062, 0.365])
        .paint(horn)
        .line(0.085, 0.350)
        .line(0.170, 0.245)
        .groove([0.194, 0.215], 0.014, cut)
        .line(0.262, 0.135)
        .groove([0.284, 0.110], 0.014, cut)
        .curve([0.360, 0.055], [0.355, 0.030])
        .paint(horn.shaded(0.5))
        .line(0.345, 0.0)
}

/// A pale slice of antler: a tapering column with a rounded end and two cut rings.
fn antler_man(steps: u32) -> Profile {
    let antler = Paint::PLAIN;
    let dyed = Paint::ALDER_RED;
    Profile::start(0.580, antler.shaded(0.9), steps)
        .curve([0.160, 0.580], [0.178, 0.500])
        .line(0.190, 0.430)
        .groove([0.194, 0.400], 0.016, dyed)
        .line(0.200, 0.350)
        .groove([0.204, 0.320], 0.016, dyed)
        .curve([0.222, 0.120], [0.262, 0.060])
        .paint(antler.shaded(0.6))
        .curve([0.272, 0.0], [0.250, 0.0])
}

/// The king of antler: a tall column on a broad burr, bound in red.
fn antler_king(steps: u32) -> Profile {
    let antler = Paint::PLAIN;
    let dyed = Paint::ALDER_RED;
    Profile::start(0.800, antler.shaded(0.55), steps)
        .line(0.120, 0.800)
        .paint(dyed)
        .curve([0.225, 0.815], [0.215, 0.740])
        .paint(antler.shaded(0.8))
        .line(0.178, 0.720)
        .paint(antler)
        .line(0.176, 0.610)
        .groove([0.178, 0.575], 0.018, dyed)
        .line(0.184, 0.520)
        .groove([0.188, 0.485], 0.018, dyed)
        .curve([0.200, 0.240], [0.292, 0.190])
        .paint(dyed)
        .curve([0.372, 0.165], [0.352, 0.105])
        .paint(antler)
        .curve([0.366, 0.060], [0.356, 0.030])
        .paint(antler.shaded(0.6))
        .line(0.330, 0.0)
}

/// A ring of eight points, each with a bead.
fn golden_crown(detail: Detail) -> Shape {
    const POINTS: u32 = 8;
    let per_point = match detail {
        Detail::Plain => 2,
        Detail::Fine => 6,
    };
    let mut crown = Shape::default();
    let columns = POINTS * per_point;
    let rim = |c: u32| {
        let phase = (c % per_point) as f32 / per_point as f32;
        1.055 - 0.105 * (1.0 - (phase * 2.0 - 1.0).abs())
    };
    let wall = |outside: bool, crown: &mut Shape| {
        let mut previous: Option<[u32; 2]> = None;
        for c in 0..=columns {
            let (sin, cos) = ((c % columns) as f32 / columns as f32 * TAU).sin_cos();
            let out = Vec3::new(cos, 0.0, sin);
            let top = rim(c);
            let [low, high] = if outside { [0.176, 0.236] } else { [0.152, 0.216] };
            let normal = if outside { out - Vec3::Y * 0.3 } else { Vec3::Y * 0.3 - out };
            let paint = Paint::GOLD.shaded(if outside { 1.0 } else { 0.55 });
            let foot = crown.vertex(out * low + Vec3::Y * 0.825, normal, Vec2::ZERO, paint);
            let head = crown.vertex(out * high + Vec3::Y * top, normal, Vec2::ZERO, paint);
            if let Some([old_foot, old_head]) = previous {
                if outside {
                    crown.quad(old_foot, old_head, head, foot);
                } else {
                    crown.quad(foot, head, old_head, old_foot);
                }
            }
            previous = Some([foot, head]);
        }
    };
    wall(true, &mut crown);
    wall(false, &mut crown);
    let bead = ball(0.036, Paint::GOLD, detail);
    for p in 0..POINTS {
        let (sin, cos) = (p as f32 / POINTS as f32 * TAU).sin_cos();
        let seat = Vec3::new(cos * 0.228, 1.062, sin * 0.228);
        crown.append(&bead.clone().placed(Quat::IDENTITY, 1.0, seat));
    }
    crown
}

/// Five tines of antler bending outwards round a sixth that stands upright.
fn antler_crown(detail: Detail) -> Shape {
    const TINES: u32 = 5;
    let sides = detail.sides() / 4 + 2;
    let tine = |length: f32| {
        let p = Profile::start(length, Paint::PLAIN, detail.steps())
            .curve([0.022, length * 0.9], [0.034, length * 0.4])
            .line(0.046, -0.04);
        turn(&p, sides)
    };
    let mut crown = tine(0.26).placed(Quat::IDENTITY, 1.0, Vec3::Y * 0.79);
    for i in 0..TINES {
        let around = Quat::from_rotation_y(i as f32 / TINES as f32 * TAU);
        let lean = Quat::from_rotation_z(-0.42);
        let seat = around * Vec3::X * 0.13 + Vec3::Y * 0.79;
        crown.append(&tine(0.20).placed(around * lean, 1.0, seat));
    }
    crown
}

fn ball(radius: f32, paint: Paint, detail: Detail) -> Shape {
    let steps = detail.steps() / 2 + 1;
    let r = radius;
    // Two quadratic curves come within three hundredths of a circle.
    let p = Profile::start(r, paint, steps).curve([r * 0.83, r], [r, 0.0]).curve([r * 0.83, -r], [0.0, -r]);
    turn(&p, detail.sides() / 4 + 2)
}

#[cfg(test)]
mod tests {
    use super::super::shape::check;
    use super::*;

    fn every() -> impl Iterator<Item = (BoardStyle, Piece, Detail)> {
        BoardStyle::ALL.into_iter().flat_map(|style| {
            Piece::ALL
                .into_iter()
                .flat_map(move |man| [Detail::Plain, Detail::Fine].map(|detail| (style, man, detail)))
        })
    }

    #[test]
    fn every_piece_is_sound_and_stays_within_its_square() {
        for (style, man, detail) in every() {
            let shape = piece(style, man, detail);
            check::sound(&shape);
            assert!(shape.extent().x < 0.45, "{style:?} {man:?}");
            assert!(shape.positions.iter().all(|p| p.y >= -1e-6));
        }
    }

    /// Men without a crown are one skin, open only underneath, where nobody looks.
    #[test]
    fn turned_men_are_closed() {
        for (style, man, detail) in every().filter(|(_, man, _)| *man != Piece::King) {
            check::closed(&piece(style, man, detail));
        }
    }

    /// Silhouette comes first: attackers are low and broad, defenders higher and narrower, and the
    /// king is higher than both by far.
    #[test]
    fn silhouettes_differ() {
        for style in BoardStyle::ALL {
            let [attacker, defender, king] = Piece::ALL.map(|man| piece(style, man, Detail::Fine).extent());
            assert!(defender.y > attacker.y * 1.4, "{style:?}");
            assert!(king.y > defender.y * 1.4, "{style:?}");
            assert!(attacker.x > defender.x * 1.2, "{style:?}");
        }
    }

    #[test]
    fn the_same_piece_comes_out_twice() {
        for (style, man, detail) in every() {
            let (a, b) = (piece(style, man, detail), piece(style, man, detail));
            assert_eq!(a.positions, b.positions);
            assert_eq!(a.indices, b.indices);
        }
    }

    #[test]
    fn the_plain_cut_is_light() {
        for style in BoardStyle::ALL {
            for man in Piece::ALL {
                let triangles = piece(style, man, Detail::Plain).indices.len() / 3;
                assert!(triangles < 1_200, "{style:?} {man:?}: {triangles}");
            }
        }
    }
}
