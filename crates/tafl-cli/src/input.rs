use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// Reads a file, or standard input for `-`. What is no UTF-8 becomes signs that no move and no tag has, so
/// that it spoils only the game it stands in.
pub fn read(path: &Path) -> Result<String, String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    match bytes {
        Ok(bytes) => Ok(String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
