use std::collections::BTreeSet;
use std::fmt;

/// A part of the search that it can go without. What matches have shown of each stands in the crate's
/// documentation; naming them lets anyone measure that again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Technique {
    /// A narrow window around the value of the depth before.
    Aspiration,
    /// Late quiet plies are looked at less deeply first.
    LateReductions,
    /// Late quiet plies near the end of a line are left out.
    LatePruning,
    /// A side that stands above the window even when it passes is not searched on.
    NullMove,
    /// Quiet plies that cannot lift a position into the window are left out near the end of a line.
    Futility,
    /// Threats on the king and his open roads are answered beyond the depth.
    ThreatExtensions,
    /// Captures are followed to their end beyond the depth.
    Quiescence,
}

impl Technique {
    /// Every technique.
    pub const ALL: [Technique; 7] = [
        Technique::Aspiration,
        Technique::LateReductions,
        Technique::LatePruning,
        Technique::NullMove,
        Technique::Futility,
        Technique::ThreatExtensions,
        Technique::Quiescence,
    ];

    /// The technique's name on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Technique::Aspiration => "aspiration",
            Technique::LateReductions => "late-reductions",
            Technique::LatePruning => "late-pruning",
            Technique::NullMove => "null-move",
            Technique::Futility => "futility",
            Technique::ThreatExtensions => "threat-extensions",
            Technique::Quiescence => "quiescence",
        }
    }

    /// The technique named by an id.
    pub fn from_id(id: &str) -> Option<Technique> {
        Technique::ALL.into_iter().find(|technique| technique.id() == id)
    }

    /// The techniques named by ids with `+`, commas or spaces between them, such as
    /// `null-move+futility`; none in an empty text.
    pub fn read_all(text: &str) -> Result<BTreeSet<Technique>, UnknownTechnique> {
        let ids = text.split(['+', ',', ' ']).filter(|id| !id.is_empty());
        ids.map(|id| Technique::from_id(id).ok_or_else(|| UnknownTechnique { id: id.to_owned() })).collect()
    }
}

/// A name that no technique has. Its message tells those that there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    /// What is written.
    pub id: String,
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Technique::ALL.map(Technique::id).join(", ");
        write!(f, "there is no technique `{}`; techniques are {known}", self.id)
    }
}

impl std::error::Error for UnknownTechnique {}

/// The techniques that a search uses, one bit for each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Techniques(u16);

impl Techniques {
    /// All but some.
    pub(crate) fn all_but(without: &BTreeSet<Technique>) -> Techniques {
        Techniques(without.iter().fold(!0, |bits, &technique| bits & !(1 << technique as u16)))
    }

    #[inline]
    pub(crate) fn has(self, technique: Technique) -> bool {
        self.0 & 1 << technique as u16 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn techniques_are_read_by_their_names() {
        use Technique::{Aspiration, Futility, NullMove};
        let cases: &[(&str, &[Technique])] = &[
            ("", &[]),
            ("null-move", &[NullMove]),
            ("null-move+futility", &[NullMove, Futility]),
            ("futility, null-move aspiration+", &[Aspiration, NullMove, Futility]),
        ];
        for (text, expected) in cases {
            assert_eq!(Technique::read_all(text), Ok(expected.iter().copied().collect()), "{text}");
        }
        let all = Technique::ALL.map(Technique::id).join("+");
        assert_eq!(Technique::read_all(&all), Ok(Technique::ALL.into_iter().collect()));
        let error = Technique::read_all("null-move+luck").expect_err("there is no luck").to_string();
        assert!(error.starts_with("there is no technique `luck`; techniques are aspiration, "), "{error}");
    }
}
