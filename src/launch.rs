//! Starting: what must be there before a window can open, and words for when it is not.

use std::panic;

/// Says in one sentence what is missing where a window could not open, or nothing.
pub fn missing_display() -> Option<String> {
    missing_display_with(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

fn missing_display_with(has: impl Fn(&str) -> bool) -> Option<String> {
    let needs_one = cfg!(all(unix, not(target_os = "macos")));
    (needs_one && !has("DISPLAY") && !has("WAYLAND_DISPLAY")).then(|| {
        "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); \
         start it from a desktop, or draw a picture without one: \
         skjaldborg --headless --picture board.png"
            .to_owned()
    })
}

/// Failures deep in the graphics stack arrive as panics. Those whose cause is known end the
/// program with a sentence; all others keep their report.
pub fn explain_panics() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or_default();
        match explanation(text) {
            Some(sentence) => {
                eprintln!("skjaldborg: {sentence}");
                std::process::exit(1);
            }
            None => report(info),
        }
    }));
}

/// What a known failure means for the player.
fn explanation(panic_text: &str) -> Option<&'static str> {
    const KNOWN: [(&str, &str); 4] = [
        (
            "Unable to find a GPU",
            "no usable graphics adapter was found; install the driver of your graphics card, or the \
             software Vulkan driver (Debian and Ubuntu: mesa-vulkan-drivers, Fedora: \
             mesa-vulkan-drivers, Arch: vulkan-swrast)",
        ),
        (
            "Failed to build event loop",
            "the display could not be reached; start it from a desktop, or draw a picture without \
             a display: skjaldborg --headless --picture board.png",
        ),
        (
            "Failed to create wgpu surface",
            "the graphics driver cannot draw into a window on this display; install the driver of \
             your graphics card, or the software Vulkan driver (mesa-vulkan-drivers, on Arch \
             vulkan-swrast)",
        ),
        (
            "libxkbcommon",
            "the keyboard library is missing; install libxkbcommon-x11 (Debian and Ubuntu: \
             libxkbcommon-x11-0, Fedora and Arch: libxkbcommon-x11)",
        ),
    ];
    KNOWN.iter().find(|(mark, _)| panic_text.contains(mark)).map(|(_, sentence)| *sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn either_display_will_do() {
        assert!(missing_display_with(|_| false).is_some());
        assert!(missing_display_with(|name| name == "DISPLAY").is_none());
        assert!(missing_display_with(|name| name == "WAYLAND_DISPLAY").is_none());
    }

    #[test]
    fn known_failures_have_a_sentence_and_others_have_not() {
        let adapter = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert!(explanation(adapter).is_some_and(|s| s.contains("mesa-vulkan-drivers")));
        assert_eq!(explanation("index out of bounds"), None);
    }
}
