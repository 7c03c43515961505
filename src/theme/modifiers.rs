//! `bevy_egui` 0.42 tells egui in every frame which modifier keys are held, as an event
//! (`write_egui_input_system`), and egui wants to be drawn again after every event: a window in which
//! nothing happens would never rest. Here only changes are let through.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, let_changes_through.after(EguiPreUpdateSet::ProcessInput));
}

fn let_changes_through(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut known: Local<egui::Modifiers>,
) {
    for mut input in &mut inputs {
        drop_repetitions(&mut input.events, &mut known);
    }
}

fn drop_repetitions(events: &mut Vec<egui::Event>, known: &mut egui::Modifiers) {
    events.retain(|event| match event {
        egui::Event::ModifiersChanged(now) => std::mem::replace(known, *now) != *now,
        _ => true,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changes_are_events() {
        let event = egui::Event::ModifiersChanged;
        let (none, ctrl) = (egui::Modifiers::NONE, egui::Modifiers::CTRL);
        let mut known = none;
        let mut pass = |events: &[egui::Event]| {
            let mut events = events.to_vec();
            drop_repetitions(&mut events, &mut known);
            events
        };
        assert_eq!(pass(&[event(none)]), []);
        assert_eq!(pass(&[egui::Event::Copy, event(ctrl)]), [egui::Event::Copy, event(ctrl)]);
        assert_eq!(pass(&[event(ctrl)]), []);
        assert_eq!(pass(&[event(none), event(none)]), [event(none)]);
    }
}
