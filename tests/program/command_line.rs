use crate::run::{Folder, words};

#[test]
fn wrong_arguments_get_a_clear_error_and_status_two() {
    let folder = Folder::new("arguments");
    for (arguments, told) in [
        (&["--colour", "red"][..], "--colour"),
        (&["--level", "godlike"], "godlike"),
        (&["--headless"], "--picture"),
        (&["--picture", "a.png"], "--headless"),
        (&["--variant", "chess"], "chess"),
        (&["--headless", "--picture", "a.png", "--size", "wide"], "wide"),
        (&["--windowed", "--fullscreen"], "--fullscreen"),
    ] {
        let output = folder.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", words(&output));
        assert!(words(&output).contains(told), "{arguments:?}: {}", words(&output));
    }
}

#[test]
fn help_and_version_are_told() {
    let folder = Folder::new("help");
    let help = folder.run(&["--help"]);
    assert!(help.status.success());
    for flag in ["--variant", "--level", "--side", "--load", "--headless", "--frames", "--mute", "--quality"]
    {
        assert!(words(&help).contains(flag), "{flag}");
    }
    let version = folder.run(&["--version"]);
    assert_eq!(words(&version).trim(), concat!("skjaldborg ", env!("CARGO_PKG_VERSION")));
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn without_a_display_one_sentence_says_what_to_do() {
    let output = Folder::new("display").run(&[]);
    assert_eq!(output.status.code(), Some(1));
    let words = words(&output);
    assert!(words.contains("display") && words.contains("--headless"), "{words}");
    assert!(!words.contains("panicked"), "{words}");
    assert_eq!(words.trim().lines().count(), 1, "{words}");
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn without_a_graphics_driver_one_sentence_says_what_to_install() {
    let folder = Folder::new("driver");
    let nowhere = folder.path("no-driver.json");
    let output = folder
        .command(&["--headless", "--picture", "picture.png"])
        .env("VK_DRIVER_FILES", &nowhere)
        .env("VK_ICD_FILENAMES", &nowhere)
        .env("WGPU_BACKEND", "vulkan")
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(1), "{}", words(&output));
    assert!(words(&output).contains("mesa-vulkan-drivers"), "{}", words(&output));
    assert!(!words(&output).contains("panicked"), "{}", words(&output));
}

#[test]
fn what_cannot_be_done_without_a_window_is_told_with_status_one() {
    let folder = Folder::new("failures");
    std::fs::write(folder.path("broken.tafl"), "[Variant \"tablut-linnaeus-9x9\"]\n\n1. d1-d3 nonsense\n")
        .unwrap();
    for (arguments, told) in [
        (&["--moves", "d1-d3 d3-a3"][..], "d3-a3"),
        (&["--moves", "nonsense"], "nonsense"),
        (&["--load", "broken.tafl"], "line 3, column 10"),
        (&["--load", "nowhere.tafl"], "nowhere.tafl"),
    ] {
        let mut all = vec!["--headless", "--size", "320x180", "--picture", "picture.png"];
        all.extend(arguments);
        let output = folder.run(&all);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", words(&output));
        assert!(words(&output).contains(told), "{arguments:?}: {}", words(&output));
    }
    let output = folder.run(&["--headless", "--size", "320x180", "--picture", "broken.tafl/picture.png"]);
    assert_eq!(output.status.code(), Some(1), "{}", words(&output));
}
