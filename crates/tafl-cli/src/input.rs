use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The name of a file in words.
pub fn name(path: &Path) -> String {
    if is_standard_input(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a file, or standard input for `-`. What is no UTF-8 becomes signs that no move and no tag has, so
/// that it spoils only the game it stands in.
pub fn read(path: &Path) -> Result<String, String> {
    let bytes = if is_standard_input(path) {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    match bytes {
        Ok(bytes) => Ok(String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())),
        Err(error) => Err(format!("{}: {error}", name(path))),
    }
}
