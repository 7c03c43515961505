//! The pages that are generated from rule data and from the words.

use tafl_rules::Library;
use tafl_words::{Words, history, rules_page};

#[test]
fn pages_print() {
    let words = Words::english();
    let library = Library::built_in();
    for variant in library.variants() {
        for section in rules_page(&words, variant) {
            println!("## {}", section.title);
            for clause in section.paragraphs {
                println!("[{}] {}", clause.id, clause.text);
                assert!(!clause.text.contains('⟨'));
            }
        }
    }
    for section in history(&words) {
        println!("## {}", section.title);
        for clause in section.paragraphs {
            println!("{}", clause.text);
            assert!(!clause.text.contains('⟨'));
        }
    }
}
