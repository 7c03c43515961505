//! A tally of what the comparison has met.

use std::collections::BTreeMap;

/// How often each thing was met, so that none is tested in name only.
#[derive(Default)]
pub struct Met(pub BTreeMap<String, usize>);

impl Met {
    pub fn count(&mut self, what: &str) {
        *self.0.entry(what.to_owned()).or_default() += 1;
    }

    /// That each of some things was met.
    pub fn expect<'a>(&self, wanted: impl IntoIterator<Item = &'a str>, where_to: &str) {
        let missing: Vec<&str> = wanted.into_iter().filter(|what| !self.0.contains_key(*what)).collect();
        assert!(missing.is_empty(), "never met in {where_to}: {missing:?}; met: {:#?}", self.0);
    }
}
