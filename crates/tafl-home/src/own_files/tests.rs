use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

/// A folder of its own for each test, gone when the test is.
struct Home(PathBuf);

impl Home {
    fn new() -> Home {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let home = std::env::temp_dir().join(format!("tafl-home-{}-{number}", std::process::id()));
        fs::create_dir_all(&home).unwrap();
        Home(home)
    }

    fn put(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    /// The library with what lies here, and what is told, with the paths as they are here.
    fn read(&self) -> (Library, Vec<String>) {
        let mut library = Library::built_in();
        let bad = add_own_files(&mut library, &self.0);
        let told = bad.iter().map(|file| {
            let path = file.path.strip_prefix(&self.0).unwrap().display().to_string();
            format!("{}: {}", path.replace('\\', "/"), file.problem)
        });
        (library, told.collect())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const BOARD: &str = "Board(name: \"Holm\", layout: \"2t1t2/7/7/t1TKT1t/7/7/2t1t2\")";
const VARIANT: &str = "Variant(name: \"A holm\", board: \"holm-7x7\", rules: \"brandubh\")";

#[test]
fn at_home_lies_nothing_at_first() {
    let (library, told) = Home::new().read();
    assert_eq!(library.variants().len(), Library::built_in().variants().len());
    assert!(told.is_empty(), "{told:?}");
    let gone = add_own_files(&mut Library::built_in(), Path::new("no/such/folder"));
    assert_eq!(gone, []);
}

#[test]
fn good_files_are_added_behind_what_comes_with_the_game() {
    let home = Home::new();
    home.put("variants/holm.ron", VARIANT);
    home.put("boards/holm-7x7.ron", format!("\u{feff}{BOARD}"));
    home.put("boards/notes.txt", "not for the game");
    home.put("boards/.#holm-7x7.ron", "not for the game");
    let (library, told) = home.read();
    assert!(told.is_empty(), "{told:?}");
    let variants = library.variants();
    assert_eq!(variants.len(), Library::built_in().variants().len() + 1);
    assert_eq!(variants.last().map(|variant| variant.name.as_str()), Some("A holm"));
    assert!(library.resolve("tablut-linnaeus-9x9@holm-7x7").is_ok());
}

#[test]
fn bad_files_are_told_with_their_places_and_the_rest_is_there() {
    let home = Home::new();
    home.put("boards/holm-7x7.ron", BOARD);
    home.put("variants/holm.ron", VARIANT);
    home.put("boards/even-8x8.ron", "Board(\n    layout: \"8/8/8/8/8/8/8/8\",\n)");
    home.put("boards/no text.ron", [b"Board(\n  \xc3\xa6".as_slice(), &[0xff, b')']].concat());
    home.put("boards/brandubh-7x7.ron", BOARD);
    home.put(
        "variants/lost.ron",
        "Variant(\n    name: \"Lost\",\n    board: \"holm-7x7\",\n    rules: \"brandub\",\n)",
    );
    fs::create_dir_all(home.0.join("variants/folder.ron")).unwrap();
    fs::write(home.0.join("rules"), "this should be a folder").unwrap();
    let (library, told) = home.read();
    assert!(library.variant("holm").is_some());
    let [brandubh, even, no_text, rules, folder, lost] = &told[..] else { panic!("{told:#?}") };
    assert_eq!(
        brandubh,
        "boards/brandubh-7x7.ron: this name belongs to the game itself; give the file another"
    );
    assert!(even.starts_with("boards/even-8x8.ron: line 2, column 13: field `layout`: "), "{even}");
    assert_eq!(no_text, "boards/no text.ron: line 2, column 4: this is not text (UTF-8)");
    assert!(rules.starts_with("rules: cannot be read: "), "{rules}");
    assert_eq!(folder, "variants/folder.ron: cannot be read: it is not a file");
    assert_eq!(
        lost,
        "variants/lost.ron: line 4, column 12: field `rules`: there are no rules `brandub`; \
         did you mean `brandubh` or `brandubh-two-beside-throne`?"
    );
}
