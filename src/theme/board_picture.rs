//! A board as a small drawing: its squares, what its rules mark on them, and its men as they start. Men are
//! told apart by their figure first: attackers are round, defenders stand on a corner, the king is a cross.

use bevy_egui::egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use tafl_rules::{Board, CornerStop, Piece, Rules, Square};

use super::palette;
use super::plate::paint_diamond;

/// Below this size of a square, in points, men are drawn without their rims and every other square alike.
const FINE: f32 = 7.0;

/// Draws a board as large as fits, with throne and corners marked where the rules give them a meaning.
pub fn paint_board(painter: &Painter, place: Rect, board: &Board, rules: &Rules) {
    let field = place.shrink((place.width() * 0.035).max(2.0));
    let grid = Grid { field, size: board.size(), cell: field.width() / f32::from(board.size()) };
    painter.rect(
        place,
        CornerRadius::same(2),
        palette::board_frame(),
        Stroke::new(1.0, palette::clear(palette::dull_gold(), 150)),
        StrokeKind::Inside,
    );
    painter.rect_filled(field, CornerRadius::ZERO, palette::board_light());
    if grid.cell >= FINE {
        for square in Square::all(grid.size).filter(|s| (s.file() + s.rank()) % 2 == 0) {
            painter.rect_filled(grid.cell_of(square), CornerRadius::ZERO, palette::board_dark());
        }
    } else {
        grid.paint_lines(painter);
    }
    grid.paint_marks(painter, rules);
    for &(square, piece) in board.pieces() {
        grid.paint_man(painter, square, piece);
    }
}

/// Where the squares lie.
struct Grid {
    field: Rect,
    size: u8,
    cell: f32,
}

impl Grid {
    fn cell_of(&self, square: Square) -> Rect {
        let row = self.size - 1 - square.rank();
        let at = vec2(f32::from(square.file()), f32::from(row)) * self.cell;
        Rect::from_min_size(self.field.min + at, vec2(self.cell, self.cell))
    }

    /// The lines between squares that are too small to be painted one by one.
    fn paint_lines(&self, painter: &Painter) {
        let line = Stroke::new(1.0, palette::clear(palette::board_frame(), 70));
        for index in 1..self.size {
            let along = f32::from(index) * self.cell;
            painter.hline(self.field.x_range(), self.field.top() + along, line);
            painter.vline(self.field.left() + along, self.field.y_range(), line);
        }
    }

    /// Blackened squares with a diamond of gold for the throne and for corners where only the king stops.
    fn paint_marks(&self, painter: &Painter, rules: &Rules) {
        let end = self.size - 1;
        let middle = self.size / 2;
        let corners = [(0, 0), (0, end), (end, 0), (end, end)];
        let marked = rules
            .has_throne()
            .then_some((middle, middle))
            .into_iter()
            .chain(corners.into_iter().filter(|_| rules.corners.stop == CornerStop::King));
        for square in marked.filter_map(|(file, rank)| Square::new(file, rank)) {
            let cell = self.cell_of(square);
            painter.rect_filled(cell, CornerRadius::ZERO, palette::board_mark());
            paint_diamond(painter, cell.center(), self.cell * 0.34, palette::gold());
        }
    }

    fn paint_man(&self, painter: &Painter, square: Square, piece: Piece) {
        let centre = self.cell_of(square).center();
        let reach = self.cell * 0.39;
        let is_fine = self.cell >= FINE;
        let line = (self.cell * 0.07).max(0.8);
        match piece {
            Piece::Attacker if is_fine => {
                let rim = Stroke::new(line, palette::attacker_rim());
                painter.circle(centre, reach * 0.95, palette::attacker(), rim);
            }
            Piece::Attacker => {
                painter.circle_filled(centre, reach, palette::attacker());
            }
            Piece::Defender => {
                let reach = reach * 1.12;
                if is_fine {
                    paint_diamond(painter, centre, reach + line, palette::defender_rim());
                }
                paint_diamond(painter, centre, reach, palette::piece_light());
            }
            Piece::King => {
                let reach = reach * 1.14;
                if is_fine {
                    paint_cross(painter, centre, reach + line, palette::defender_rim());
                }
                paint_cross(painter, centre, reach, palette::gold());
            }
        }
    }
}

/// A cross of four arms that grow broader outwards.
fn paint_cross(painter: &Painter, at: Pos2, reach: f32, color: bevy_egui::egui::Color32) {
    let (broad, slim) = (reach * 0.62, reach * 0.24);
    for [along, across] in [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]] {
        let to = |out: f32, side: f32| {
            pos2(at.x + along * out - across * side, at.y + across * out + along * side)
        };
        let arm = vec![to(0.0, -slim), to(reach, -broad), to(reach, broad), to(0.0, slim)];
        painter.add(Shape::convex_polygon(arm, color, Stroke::NONE));
    }
}
