//! Running the program in a folder of its own.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use image::RgbImage;

/// A folder for one test: the program's home and working folder, gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("skjaldborg-program-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Runs the program here, with neither display nor sound.
    pub fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("the program starts")
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skjaldborg"));
        command
            .args(arguments)
            .current_dir(&self.0)
            .env("SKJALDBORG_HOME", self.0.join("home"))
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY");
        command
    }

    /// The picture that a headless run draws.
    pub fn picture(&self, arguments: &[&str]) -> RgbImage {
        let mut all = vec!["--headless", "--picture", "picture.png", "--size", "640x360"];
        all.extend(arguments);
        let output = self.run(&all);
        assert!(output.status.success(), "{all:?}: {}", words(&output));
        read(&self.path("picture.png"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What the program said.
pub fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

pub fn read(path: &Path) -> RgbImage {
    image::open(path).expect("a picture").to_rgb8()
}
