//! Pictures are compared loosely: what must be seen is seen, where it must be, and nothing else changes.

use image::RgbImage;

use crate::run::{Folder, read};

/// How bright a pixel is, 0 to 255.
fn light(picture: &RgbImage, x: u32, y: u32) -> f32 {
    let [r, g, b] = picture.get_pixel(x, y).0.map(f32::from);
    0.299 * r + 0.587 * g + 0.114 * b
}

/// The share of pixels in which two pictures differ clearly.
fn difference(a: &RgbImage, b: &RgbImage) -> f32 {
    assert_eq!(a.dimensions(), b.dimensions());
    let differing =
        a.pixels().zip(b.pixels()).filter(|(a, b)| a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > 24));
    differing.count() as f32 / (a.width() * a.height()) as f32
}

/// Mean and spread of the light in the middle of a picture, where the board is.
fn middle(picture: &RgbImage) -> (f32, f32) {
    let (width, height) = picture.dimensions();
    let lights: Vec<f32> = (height / 4..height * 3 / 4)
        .flat_map(|y| (width / 3..width * 2 / 3).map(move |x| (x, y)))
        .map(|(x, y)| light(picture, x, y))
        .collect();
    let mean = lights.iter().sum::<f32>() / lights.len() as f32;
    let spread = lights.iter().map(|light| (light - mean).powi(2)).sum::<f32>() / lights.len() as f32;
    (mean, spread.sqrt())
}

#[test]
fn both_boards_are_lit_and_their_men_stand_out() {
    let folder = Folder::new("boards");
    let hall = folder.picture(&["--no-hud"]);
    let lapland = folder.picture(&["--no-hud", "--variant", "tablut-linnaeus-9x9"]);
    for (name, picture) in [("hall", &hall), ("lapland", &lapland)] {
        let (mean, spread) = middle(picture);
        assert!((40.0..220.0).contains(&mean), "{name}: mean light {mean}");
        assert!(spread > 20.0, "{name}: the light varies by {spread} only");
    }
    assert!(difference(&hall, &lapland) > 0.2, "the two boards look alike");
}

#[test]
fn the_same_command_draws_the_same_picture() {
    let folder = Folder::new("same");
    let one = folder.picture(&["--no-hud", "--moves", "d1-d3"]);
    let other = folder.picture(&["--no-hud", "--moves", "d1-d3"]);
    assert!(difference(&one, &other) < 0.001, "{}", difference(&one, &other));
}

#[test]
fn a_move_changes_the_picture_where_it_was_played() {
    let folder = Folder::new("move");
    let before = folder.picture(&["--no-hud"]);
    let after = folder.picture(&["--no-hud", "--moves", "d1-d3"]);
    let change = difference(&before, &after);
    assert!((0.001..0.1).contains(&change), "{change} of the picture changed");
}

#[test]
fn every_screen_is_drawn_over_the_board() {
    let folder = Folder::new("screens");
    let plain = folder.picture(&["--no-hud"]);
    let mut seen: Vec<(&str, RgbImage)> = Vec::new();
    for screen in ["title", "match", "pause", "new-game", "settings", "rules", "history", "open", "save-as"] {
        let picture = folder.picture(&["--screen", screen]);
        assert!(difference(&plain, &picture) > 0.02, "nothing is drawn for {screen}");
        for (other, earlier) in &seen {
            assert!(difference(earlier, &picture) > 0.005, "{screen} looks like {other}");
        }
        seen.push((screen, picture));
    }
}

#[test]
fn frames_come_without_gaps_and_show_a_move_going_on() {
    let folder = Folder::new("frames");
    let frames = folder.path("frames");
    let output = folder.run(&[
        "--headless",
        "--no-hud",
        "--size",
        "320x180",
        "--frames",
        "frames",
        "--fps",
        "12",
        "--moves",
        "d1-d3",
    ]);
    assert!(output.status.success(), "{}", crate::run::words(&output));
    let mut names: Vec<_> = std::fs::read_dir(&frames)
        .expect("the folder of frames")
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let numbered: Vec<_> = (0..names.len()).map(|number| format!("frame-{number:05}.png")).collect();
    assert_eq!(names, numbered);
    let pictures: Vec<RgbImage> = names.iter().map(|name| read(&frames.join(name))).collect();
    let moving = pictures.windows(2).filter(|pair| difference(&pair[0], &pair[1]) > 0.0005).count();
    assert!(moving >= 4, "{moving} of {} frames show movement", pictures.len());
}

#[test]
fn a_computers_game_is_drawn_at_its_end() {
    let folder = Folder::new("auto");
    let start = folder.picture(&["--no-hud", "--variant", "tablut-linnaeus-9x9"]);
    let later = folder.picture(&["--no-hud", "--variant", "tablut-linnaeus-9x9", "--auto", "6"]);
    assert!(difference(&start, &later) > 0.005);
}
