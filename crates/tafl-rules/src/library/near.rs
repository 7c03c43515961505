use std::fmt;

/// Names that resemble one that is not there. Displayed, they are a question to put behind a sentence;
/// where there are none, nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Near(pub Vec<String>);

/// More suggestions than these help nobody.
const MOST: usize = 3;
/// Nothing resembles a name that is longer than this.
const LONGEST: usize = 80;

impl Near {
    /// The nearest of the names that are known.
    pub(super) fn of(wanted: &str, known: impl IntoIterator<Item = impl AsRef<str>>) -> Near {
        if wanted.len() > LONGEST {
            return Near::default();
        }
        let wanted = wanted.to_lowercase();
        let mut near: Vec<(usize, String)> = known
            .into_iter()
            .filter_map(|name| Some((distance(&wanted, name.as_ref())?, name.as_ref().to_owned())))
            .collect();
        near.sort();
        near.dedup();
        near.truncate(MOST);
        Near(near.into_iter().map(|(_, name)| name).collect())
    }
}

/// How far a known name is from the one wanted; nothing where the two have too little in common.
fn distance(wanted: &str, known: &str) -> Option<usize> {
    let known = known.to_lowercase();
    let edits = edits(wanted, &known);
    if edits <= wanted.chars().count() / 3 {
        return Some(edits);
    }
    // A part of a name stands for the whole, but less surely than a misspelling.
    let part = wanted.chars().count() >= 3 && (known.contains(wanted) || wanted.contains(&known));
    part.then_some(100 + edits)
}

/// How many letters must be put in, taken out or exchanged to turn one word into another.
fn edits(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (column, &wanted) in other.iter().enumerate() {
            let exchanged = diagonal + usize::from(letter != wanted);
            diagonal = row[column + 1];
            row[column + 1] = exchanged.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

impl fmt::Display for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, name) in self.0.iter().enumerate() {
            let before = match place {
                0 => "; did you mean",
                _ if place + 1 == self.0.len() => " or",
                _ => ",",
            };
            write!(f, "{before} `{name}`")?;
        }
        f.write_str(if self.0.is_empty() { "" } else { "?" })
    }
}
