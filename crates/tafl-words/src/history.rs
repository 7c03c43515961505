use crate::{Clause, Section, Words};

/// The sections of the page, each with its heading's key and the keys of its paragraphs.
const SECTIONS: &[(&str, &[(&str, &str)])] = &[
    ("history-journey", &[("journey.1", "history-journey.first"), ("journey.2", "history-journey.second")]),
    (
        "history-game",
        &[
            ("game.1", "history-game.board"),
            ("game.2", "history-game.men"),
            ("game.3", "history-game.king"),
            ("game.4", "history-game.calls"),
        ],
    ),
    (
        "history-misread",
        &[("misread.1", "history-misread.translation"), ("misread.2", "history-misread.followers")],
    ),
    (
        "history-reading",
        &[
            ("reading.1", "history-reading.intro"),
            ("reading.2", "history-reading.goal"),
            ("reading.3", "history-reading.throne"),
            ("reading.4", "history-reading.king"),
            ("reading.5", "history-reading.ending"),
        ],
    ),
    ("history-unknown", &[("unknown.1", "history-unknown.first"), ("unknown.2", "history-unknown.second")]),
];

/// The page of history that belongs to the table of 1732: what Linnaeus saw, what later readers made of
/// it, and what is a modern reading in the rules played here.
pub fn history(words: &Words) -> Vec<Section> {
    let paragraph = |&(id, key): &(&'static str, &str)| Clause { id, text: words.text(key) };
    SECTIONS
        .iter()
        .map(|(title, paragraphs)| Section {
            title: words.text(title),
            paragraphs: paragraphs.iter().map(paragraph).collect(),
        })
        .collect()
}
