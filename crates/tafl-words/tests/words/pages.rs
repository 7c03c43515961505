//! The pages that are generated from rule data and from the words.

use std::collections::BTreeSet;

use tafl_rules::{
    Calls, CornerStop, Goal, HostileTo, Library, Question, QuietLimit, Rules, Speed, TakenOnEdge, ThroneStop,
    Variant,
};
use tafl_words::{Section, Words, difference, history, rules_page};

/// A variant on a board that comes with the game, with some rules changed.
pub fn variant_with(id: &str, change: impl FnOnce(&mut Rules)) -> Variant {
    let library = Library::built_in();
    let model = library.variant(id).unwrap();
    let mut rules = model.rules().clone();
    change(&mut rules);
    rules.check().unwrap();
    Variant::new("changed", "Changed", "", ("board", model.board().clone()), ("rules", &rules)).unwrap()
}

fn texts(page: &[Section]) -> impl Iterator<Item = &str> {
    page.iter().flat_map(|section| {
        std::iter::once(section.title.as_str())
            .chain(section.paragraphs.iter().map(|clause| clause.text.as_str()))
    })
}

fn ids(page: &[Section]) -> Vec<&'static str> {
    page.iter().flat_map(|section| section.paragraphs.iter().map(|clause| clause.id)).collect()
}

fn clause(page: &[Section], id: &str) -> String {
    let mut clauses = page.iter().flat_map(|section| &section.paragraphs);
    clauses.find(|clause| clause.id == id).map(|clause| clause.text.clone()).unwrap_or_default()
}

#[test]
fn every_page_is_whole_and_names_each_clause_once() {
    let words = Words::english();
    let built_in = Library::built_in();
    let pages = built_in.variants().iter().map(|variant| rules_page(&words, variant));
    for page in pages.chain([history(&words)]) {
        for text in texts(&page) {
            assert!(!text.contains(['⟨', '{', '}', '!']) && !text.is_empty(), "{text}");
        }
        let ids = ids(&page);
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "{ids:?}");
    }
}

#[test]
fn the_page_answers_every_question_that_the_rules_pose_and_no_other() {
    let words = Words::english();
    for variant in Library::built_in().variants() {
        let ids = ids(&rules_page(&words, variant));
        let plain_corners = variant.rules().corners.stop == CornerStop::Everyone;
        for question in Question::ALL.iter().filter(|&&question| variant.rules().poses(question)) {
            let asked = match question {
                // One sentence says how far all pieces move.
                Question::SpeedAttackers | Question::SpeedDefenders | Question::SpeedKing => {
                    ids.contains(&"speed")
                }
                // Plain corners are hostile to nobody: the sentence about stopping on them says so.
                Question::CornersHostile if plain_corners => true,
                _ => ids.contains(&question.id()),
            };
            assert!(asked, "{}: {question:?}", variant.id);
        }
        for question in Question::ALL.iter().filter(|&&question| !variant.rules().poses(question)) {
            assert!(!ids.contains(&question.id()), "{}: {question:?}", variant.id);
        }
    }
}

#[test]
fn the_page_follows_the_data() {
    let words = Words::english();
    let page = |variant: &Variant| rules_page(&words, variant);
    let copenhagen = Library::built_in();
    let copenhagen = page(copenhagen.variant("copenhagen-hnefatafl-11x11-2025-v1").unwrap());
    assert!(
        clause(&copenhagen, "men").starts_with("24 attackers stand against 12 defenders and their king.")
    );
    assert!(clause(&copenhagen, "throne").contains("f6"));
    assert!(clause(&copenhagen, "shieldwall").contains("or by an empty corner"));

    let tablut = variant_with("tablut-linnaeus-9x9", |rules| rules.quiet_limit = QuietLimit::DrawAfter(77));
    let limit = clause(&page(&tablut), "quiet_limit");
    for part in
        ["77 plies", "each side’s move counts as one ply", "a capture sets the count back", "our reading"]
    {
        assert!(limit.contains(part), "{limit}");
    }

    let slow_king = variant_with("tablut-linnaeus-9x9", |rules| rules.speed.king = Speed::AtMost(3));
    let slow_king = page(&slow_king);
    assert!(clause(&slow_king, "speed.king").contains("3 squares"));
    assert!(clause(&slow_king, "speed").is_empty());
    assert!(clause(&slow_king, "speed.attackers").starts_with("Attackers move any number"));

    let slow = variant_with("tablut-linnaeus-9x9", |rules| {
        rules.speed.attackers = Speed::AtMost(1);
        rules.speed.defenders = Speed::AtMost(1);
        rules.speed.king = Speed::AtMost(1);
    });
    assert_eq!(clause(&page(&slow), "speed"), "Every piece moves one square at a time.");

    let throneless = variant_with("tablut-linnaeus-9x9", |rules| {
        rules.throne.stop = ThroneStop::Everyone;
        rules.throne.hostile_empty = HostileTo::default();
        rules.throne.hostile_with_king = Default::default();
        rules.king_taken.beside_throne = tafl_rules::TakenBesideThrone::Four;
        rules.calls = Calls::None;
    });
    let throneless = page(&throneless);
    for id in ["throne", "throne.cross", "throne.hostile_empty", "king.on_throne", "king.beside_throne"] {
        assert!(!ids(&throneless).contains(&id), "{id}");
    }
    assert!(clause(&throneless, "king.elsewhere").starts_with("Away from the edge"));

    let cornered = variant_with("tablut-linnaeus-9x9", |rules| {
        rules.goal = Goal::Corner;
        rules.king_taken.on_edge = TakenOnEdge::EdgeCounts;
        rules.corners.stop = CornerStop::King;
    });
    let cornered = page(&cornered);
    assert!(clause(&cornered, "corners.hostile").contains("hostile to nobody"));
    assert!(clause(&cornered, "goal").contains("corners"));
}

#[test]
fn the_differences_of_any_two_rule_sets_are_whole_sentences() {
    let words = Words::english();
    let library = Library::built_in();
    for (left_id, left) in library.rule_sets() {
        for (right_id, right) in library.rule_sets() {
            let differences = left.differences(right);
            assert_eq!(differences.is_empty(), left_id == right_id, "{left_id} and {right_id}");
            for told in differences.iter().map(|each| difference(&words, each)) {
                assert_ne!(told.left, told.right, "{left_id} and {right_id}: {told:?}");
                assert!(told.sentence.contains(&told.left), "{left_id} and {right_id}: {told:?}");
                assert!(told.sentence.ends_with(".)"), "{left_id} and {right_id}: {told:?}");
                assert!(!told.sentence.contains(['⟨', '{', '}']), "{left_id} and {right_id}: {told:?}");
            }
        }
    }
}

#[test]
fn the_differences_of_the_two_tables_read_well() {
    let words = Words::english();
    let library = Library::built_in();
    let rules = |id| library.variant(id).unwrap().rules();
    let differences = rules("copenhagen-hnefatafl-11x11-2025-v1").differences(rules("tablut-linnaeus-9x9"));
    assert!(differences.len() >= 8);
    let told: Vec<_> = differences.iter().map(|each| difference(&words, each)).collect();
    let goal = told.iter().find(|told| told.clause == "goal").unwrap();
    assert_eq!(goal.question, "The king’s goal");
    assert_eq!(goal.left, "one of the four corners");
    assert_eq!(goal.right, "any square of the edge");
    assert_eq!(
        goal.sentence,
        "The defenders win at once when the king stops on any square of the edge. A corner counts for no \
         more than any other. (Before: one of the four corners.)"
    );
}
