//! Small drawings on buttons, by strokes: they need no font and stay sharp at every scale.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use std::f32::consts::{PI, TAU};

/// What a drawing stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// The menu.
    Menu,
    /// Close.
    Close,
    /// Take back.
    Undo,
    /// Play again.
    Redo,
    /// Give up: a lowered flag.
    Resign,
    /// A draw: two hands, or rather two equal bars.
    Draw,
    /// To the first ply.
    First,
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// To the last ply.
    Last,
    /// A list of moves.
    List,
    /// Think no longer.
    Hurry,
    /// Something to know.
    Info,
    /// A warning.
    Warning,
    /// A page of history.
    Scroll,
    /// The result of the game.
    Wreath,
    /// A hint: a lamp.
    Hint,
    /// The analysis: a lens.
    Analysis,
}

/// The corners of an arc, in the unit square.
fn arc(centre: [f32; 2], radius: f32, from: f32, to: f32) -> Vec<[f32; 2]> {
    let steps = ((to - from).abs() / 0.22).ceil().max(2.0) as usize;
    (0..=steps)
        .map(|i| {
            let angle = from + (to - from) * i as f32 / steps as f32;
            [centre[0] + radius * angle.cos(), centre[1] + radius * angle.sin()]
        })
        .collect()
}

/// The strokes of a drawing in the unit square, y downwards.
fn strokes(icon: Icon) -> Vec<Vec<[f32; 2]>> {
    let chevron =
        |x: f32, way: f32| vec![[x - 0.16 * way, 0.2], [x + 0.16 * way, 0.5], [x - 0.16 * way, 0.8]];
    let bar = |x: f32| vec![[x, 0.2], [x, 0.8]];
    let turn = |way: f32| {
        let x = |x: f32| 0.5 + (x - 0.5) * way;
        let mut bow: Vec<_> = arc([0.52, 0.58], 0.3, -PI * 0.72, PI * 0.62);
        for point in &mut bow {
            point[0] = x(point[0]);
        }
        vec![bow, vec![[x(0.48), 0.14], [x(0.24), 0.36], [x(0.52), 0.54]]]
    };
    match icon {
        Icon::Menu => [0.25, 0.5, 0.75].map(|y| vec![[0.14, y], [0.86, y]]).into(),
        Icon::Close => vec![vec![[0.22, 0.22], [0.78, 0.78]], vec![[0.78, 0.22], [0.22, 0.78]]],
        Icon::Undo => turn(1.0),
        Icon::Redo => turn(-1.0),
        Icon::Resign => vec![
            vec![[0.25, 0.92], [0.25, 0.1]],
            vec![[0.25, 0.14], [0.82, 0.24], [0.62, 0.4], [0.82, 0.58], [0.25, 0.58]],
        ],
        Icon::Draw => vec![vec![[0.16, 0.37], [0.84, 0.37]], vec![[0.16, 0.63], [0.84, 0.63]]],
        Icon::First => vec![bar(0.24), chevron(0.6, -1.0)],
        Icon::Back => vec![chevron(0.48, -1.0)],
        Icon::Forward => vec![chevron(0.52, 1.0)],
        Icon::Last => vec![chevron(0.4, 1.0), bar(0.76)],
        Icon::List => {
            let mut lines: Vec<_> = [0.25, 0.5, 0.75].map(|y| vec![[0.36, y], [0.88, y]]).into();
            lines.extend([0.25, 0.5, 0.75].map(|y| vec![[0.12, y], [0.18, y]]));
            lines
        }
        Icon::Hurry => vec![vec![
            [0.6, 0.08],
            [0.28, 0.56],
            [0.5, 0.56],
            [0.4, 0.92],
            [0.74, 0.42],
            [0.52, 0.42],
            [0.6, 0.08],
        ]],
        Icon::Info => vec![
            arc([0.5, 0.5], 0.4, 0.0, TAU),
            vec![[0.5, 0.46], [0.5, 0.72]],
            vec![[0.5, 0.27], [0.5, 0.31]],
        ],
        Icon::Warning => vec![
            vec![[0.5, 0.12], [0.92, 0.86], [0.08, 0.86], [0.5, 0.12]],
            vec![[0.5, 0.38], [0.5, 0.62]],
            vec![[0.5, 0.71], [0.5, 0.75]],
        ],
        Icon::Scroll => vec![
            vec![[0.22, 0.14], [0.78, 0.14], [0.78, 0.86], [0.22, 0.86], [0.22, 0.14]],
            vec![[0.36, 0.34], [0.64, 0.34]],
            vec![[0.36, 0.5], [0.64, 0.5]],
            vec![[0.36, 0.66], [0.54, 0.66]],
        ],
        Icon::Hint => vec![
            arc([0.5, 0.38], 0.28, PI * 0.70, PI * 2.30),
            vec![[0.34, 0.60], [0.38, 0.72], [0.62, 0.72], [0.66, 0.60]],
            vec![[0.42, 0.88], [0.58, 0.88]],
        ],
        Icon::Analysis => vec![arc([0.42, 0.42], 0.29, 0.0, TAU), vec![[0.63, 0.63], [0.9, 0.9]]],
        Icon::Wreath => vec![
            arc([0.5, 0.46], 0.36, -PI * 0.36, PI * 1.36),
            vec![[0.36, 0.86], [0.5, 0.7], [0.64, 0.86]],
            vec![[0.36, 0.46], [0.47, 0.58], [0.66, 0.34]],
        ],
    }
}

/// Paints a drawing into a square.
pub fn paint_icon(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let side = rect.width().min(rect.height());
    let square = Rect::from_center_size(rect.center(), vec2(side, side));
    let stroke = Stroke::new((side / 11.0).max(1.3), color);
    for line in strokes(icon) {
        let points: Vec<Pos2> =
            line.iter().map(|[x, y]| pos2(square.left() + x * side, square.top() + y * side)).collect();
        painter.add(Shape::line(points, stroke));
    }
}
