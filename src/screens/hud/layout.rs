//! Which part of the window is whose. The board is never covered by the parts that stay.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Whether the player has opened or closed the column; without a choice it is open where there is room.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ColumnChoice(pub Option<bool>);

/// The parts of the window during a match, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HudLayout {
    /// The panel at the right, if it is open.
    pub column: Option<Rect>,
    /// What is left for the board.
    pub free: Rect,
    /// The whole window.
    pub window: Rect,
}

/// From this width on there is room for a broad column.
const BROAD: f32 = 1000.0;
/// Below this width the column is closed at first.
const NARROW: f32 = 680.0;
/// Space between the edge of the window and its parts.
pub(super) const MARGIN: f32 = 10.0;
/// Kept free above the board for the rule set's name and for calls.
const TOP: f32 = 58.0;
/// Kept free below the board for one line.
const BOTTOM: f32 = 50.0;

impl HudLayout {
    /// The parts of a window of a size.
    pub fn new(window: Vec2, choice: ColumnChoice) -> HudLayout {
        let whole = Rect::from_min_size(pos2(0.0, 0.0), window);
        let is_open = choice.0.unwrap_or(window.x >= NARROW);
        let width = if window.x >= BROAD { 326.0 } else { 252.0_f32.min(window.x * 0.5) };
        let column = is_open.then(|| {
            let height = (window.y - 2.0 * MARGIN).max(1.0);
            Rect::from_min_size(pos2(window.x - MARGIN - width, MARGIN), vec2(width, height))
        });
        let right = column.map_or(window.x, |column| column.left());
        let free = Rect::from_min_max(
            pos2(0.0, TOP.min(window.y * 0.2)),
            pos2(right, window.y - BOTTOM.min(window.y * 0.2)),
        );
        HudLayout { column, free, window: whole }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows from the smallest one with the largest interface to a large one with the smallest.
    const WINDOWS: [Vec2; 5] = [
        Vec2::new(533.0, 400.0),
        Vec2::new(800.0, 600.0),
        Vec2::new(853.0, 480.0),
        Vec2::new(1280.0, 720.0),
        Vec2::new(2400.0, 1350.0),
    ];

    #[test]
    fn the_board_keeps_the_larger_part_of_every_window() {
        for window in WINDOWS {
            for choice in [None, Some(true), Some(false)] {
                let layout = HudLayout::new(window, ColumnChoice(choice));
                assert!(layout.free.width() >= 0.45 * window.x, "{window} {choice:?}");
                assert!(layout.free.height() >= 0.6 * window.y, "{window} {choice:?}");
                assert!(layout.window.contains_rect(layout.free));
                if let Some(column) = layout.column {
                    assert!(
                        layout.window.contains_rect(column) && !column.intersects(layout.free.shrink(0.1))
                    );
                }
            }
        }
    }

    #[test]
    fn the_column_is_open_where_there_is_room_and_as_the_player_wants_it() {
        let open = |window, choice| HudLayout::new(window, ColumnChoice(choice)).column.is_some();
        assert_eq!(WINDOWS.map(|window| open(window, None)), [false, true, true, true, true]);
        assert!(WINDOWS.iter().all(|&window| open(window, Some(true)) && !open(window, Some(false))));
    }
}
