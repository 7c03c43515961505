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
        (&["--variant", "copenhagen@chess"], "there is no board `chess`"),
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

#[test]
fn files_of_ones_own_are_found_at_home_and_bad_ones_are_told() {
    let folder = Folder::new("own-files");
    for (file, text) in [
        ("boards/holm-7x7.ron", "Board(layout: \"2t1t2/7/7/t1TKT1t/7/7/2t1t2\")"),
        ("variants/holm.ron", "Variant(name: \"Holm\", board: \"holm-7x7\", rules: \"sea-battle\")"),
        ("rules/hasty.ron", "Rules(\n    goal: middle,\n)"),
    ] {
        let path = folder.path("home").join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let picture = ["--headless", "--size", "320x180", "--picture", "picture.png"];
    let at = |name: &str| format!("{}: ", folder.path("home").join("rules").join(name).display());
    for name in ["holm", "tawlbwrdd-11x11@holm-7x7"] {
        let output = folder.run(&[&picture[..], &["--moves", "a4-a3", "--variant", name]].concat());
        assert!(output.status.success(), "{name}: {}", words(&output));
        let told = format!("{}line 2, column 11: field `goal`: ", at("hasty.ron"));
        assert!(words(&output).contains(&told), "{name}: {}", words(&output));
    }
    let output = folder.run(&[&picture[..], &["--variant", "hasty@holm-7x7"]].concat());
    assert_eq!(output.status.code(), Some(2), "{}", words(&output));
    for told in ["there are no rules `hasty`", &at("hasty.ron")] {
        assert!(words(&output).contains(told), "{told}: {}", words(&output));
    }
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
