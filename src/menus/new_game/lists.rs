//! Lists of things to choose from, which scroll.

use bevy_egui::egui::{Align, Response, ScrollArea, Ui};

/// Draws a list of a height. Each entry is drawn by a function, which says whether it is the chosen one;
/// the list is brought to that one when it is drawn for the first time. Says which entry was chosen now.
pub(super) fn list<T>(
    ui: &mut Ui,
    id: &str,
    height: f32,
    is_fresh: bool,
    entries: impl Iterator<Item = T>,
    mut entry: impl FnMut(&mut Ui, &T) -> (bool, Response),
) -> Option<T> {
    let mut clicked = None;
    let mut has_come = false;
    let area = ScrollArea::vertical().id_salt(id).max_height(height).auto_shrink([false, false]);
    let list = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        for thing in entries {
            let (is_chosen, response) = entry(ui, &thing);
            if is_fresh && is_chosen {
                response.scroll_to_me(Some(Align::Center));
            }
            has_come |= response.gained_focus();
            if response.clicked() {
                clicked = Some(thing);
            }
        }
    });
    // The keyboard has come into the list: the dialog around it follows, where it scrolls too.
    if has_come {
        ui.scroll_to_rect(list.inner_rect, None);
    }
    clicked
}
