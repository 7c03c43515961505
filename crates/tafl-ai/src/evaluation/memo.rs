/// How many positions are kept: half a megabyte of them, which a core's own cache holds.
const PLACES: usize = 1 << 15;

/// What positions were found to count, by their keys. A search comes back to the same positions again and
/// again, deeper, with another window or by another order of plies.
#[derive(Clone, Debug)]
pub(crate) struct Memo {
    /// A key, and what it counts. An empty place holds a key that belongs elsewhere.
    entries: Box<[[u64; 2]]>,
}

/// What a position counts, from the attackers' point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    /// The sum of the terms, in weights' parts.
    pub(super) terms: i32,
    /// What is to be seen to at once, in hundredths of a man.
    pub(super) urgent: i32,
}

impl Memo {
    /// A memo that knows nothing.
    pub(crate) fn new() -> Memo {
        let mut entries = vec![[0; 2]; PLACES].into_boxed_slice();
        entries[0][0] = 1;
        Memo { entries }
    }

    /// What the position with a key counts: as remembered, or else as told now, and remembered from now on.
    #[inline]
    pub(super) fn recall_or(&mut self, key: u64, count: impl FnOnce() -> Counted) -> Counted {
        let place = (key ^ key >> 32) as usize % PLACES;
        let [known, rest] = self.entries[place];
        if known == key {
            return Counted { terms: (rest >> 32) as i32, urgent: rest as i32 };
        }
        let counted = count();
        let rest = u64::from(counted.terms as u32) << 32 | u64::from(counted.urgent as u32);
        self.entries[place] = [key, rest];
        counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_once_is_not_counted_again() {
        let mut memo = Memo::new();
        let of = |key: u64| Counted { terms: -7 - key as i32, urgent: 90 - key as i32 };
        for key in [0, 1, 2, 400] {
            assert_eq!(memo.recall_or(key, || of(key)), of(key));
        }
        for key in [0, 1, 2, 400] {
            assert_eq!(memo.recall_or(key, || unreachable!("{key} is known")), of(key));
        }
        // Another key that belongs in the same place.
        let same_place = 2 + PLACES as u64;
        assert_eq!(memo.recall_or(same_place, || of(5)), of(5));
        assert_eq!(memo.recall_or(2, || of(2)), of(2));
    }
}
