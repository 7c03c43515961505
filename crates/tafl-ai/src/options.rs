use std::collections::BTreeSet;

use crate::Technique;

/// How a [`Searcher`](crate::Searcher) is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many threads search at once; one searches alone, and then the same nodes give the same answer.
    pub threads: usize,
    /// The size of the table of positions, in MiB.
    pub hash: usize,
    /// How many of the best lines are looked at to the end, each beginning with another move.
    pub lines: usize,
    /// What the search goes without, to see what it is worth.
    pub without: BTreeSet<Technique>,
}

impl Options {
    /// The bounds of [`Options::threads`].
    pub const THREADS: std::ops::RangeInclusive<usize> = 1..=256;
    /// The bounds of [`Options::hash`], in MiB.
    pub const HASH: std::ops::RangeInclusive<usize> = 1..=65_536;
    /// The bounds of [`Options::lines`].
    pub const LINES: std::ops::RangeInclusive<usize> = 1..=256;
}

impl Default for Options {
    /// One thread, 32 MiB, one line, and all that the search knows.
    fn default() -> Options {
        Options { threads: 1, hash: 32, lines: 1, without: BTreeSet::new() }
    }
}
