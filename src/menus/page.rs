//! A page to read: headings and paragraphs.

use bevy_egui::egui::{RichText, Ui};
use tafl_words::Section;

use crate::theme::{caption, palette};

/// Long lines are hard to read.
pub(super) const WIDTH: f32 = 680.0;

/// Writes sections one below the other.
pub(super) fn write(ui: &mut Ui, sections: &[Section]) {
    for section in sections {
        if section.paragraphs.iter().all(|paragraph| paragraph.text.is_empty()) {
            continue;
        }
        ui.add_space(6.0);
        caption(ui, &section.title);
        for paragraph in &section.paragraphs {
            write_paragraph(ui, &paragraph.text);
        }
    }
}

/// Writes a paragraph.
pub(super) fn write_paragraph(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(15.0).line_height(Some(21.0)).color(palette::bone()));
}
