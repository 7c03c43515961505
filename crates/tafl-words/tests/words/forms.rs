//! The forms that numbers ask for, and what becomes of a key or an argument that is missing.

use tafl_words::{Words, args};

#[test]
fn a_missing_key_or_argument_shows_in_brackets() {
    let words = Words::english();
    assert_eq!(words.text("nothing-here"), "⟨nothing-here⟩");
    assert_eq!(words.text("side.nobody"), "⟨side.nobody⟩");
    assert_eq!(words.text("side"), "⟨side⟩");
    assert_eq!(words.text("title-wins"), "⟨title-wins⟩");
    assert!(words.has("side.attackers") && words.has("title-draw"));
    assert!(!words.has("side") && !words.has("side.nobody") && !words.has("nothing-here"));
}

#[test]
fn numbers_choose_their_forms() {
    let words = Words::english();
    for (limit, expected) in [(1, "at most one square at"), (2, "at most 2 squares at")] {
        let text = words.text_with("refusal.too-far", &args![limit = limit]);
        assert!(text.contains(expected), "{text}");
    }
    for (plies, expected) in [(1, "one ply has been"), (100, "100 plies have been")] {
        let text = words.text_with("ending-quiet-limit", &args![plies = plies]);
        assert!(text.contains(expected), "{text}");
    }
    let men = |attackers: u32, defenders: u32| {
        words.text_with("clause-men", &args![attackers = attackers, defenders = defenders, king = "d4"])
    };
    assert_eq!(men(1, 1), "One attacker stands against one defender and the king. The king starts on d4.");
    assert_eq!(men(2, 0), "2 attackers stand against the king alone. The king starts on d4.");
    assert_eq!(men(8, 4), "8 attackers stand against 4 defenders and their king. The king starts on d4.");
}

#[test]
fn lists_are_joined_as_people_speak() {
    let words = Words::english();
    let list = |items: &[&str]| words.list(items);
    assert_eq!(list(&[]), "");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c", "d"]), "a, b, c and d");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn a_message_that_stands_twice_or_is_malformed_is_refused() {
    let read = |texts: &[(&str, &str)]| {
        Words::read("en", texts.iter().map(|(file, text)| (file.to_string(), text.to_string())))
    };
    assert!(read(&[("a.ftl", "one = 1\n"), ("b.ftl", "two = 2\n")]).is_ok());
    assert_eq!(read(&[("a.ftl", "one = 1\n"), ("b.ftl", "one = 2\n")]).unwrap_err().file, "b.ftl");
    assert_eq!(read(&[("a.ftl", "one = { $\n")]).unwrap_err().file, "a.ftl");
    assert!(Words::read("no language", []).is_err());
}
