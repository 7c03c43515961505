use tafl_rules::engine::State;

/// How many are kept of either kind: what a core's own cache holds.
const POSITIONS: usize = 1 << 13;
const HUNTS: usize = 1 << 13;

/// What positions were found to count. A search comes back to the same positions again and again, deeper,
/// with another window or by another order of plies.
#[derive(Clone, Debug)]
pub(crate) struct Memo {
    /// By the keys of positions.
    pub(super) positions: Known<Counted>,
    /// By the attackers and the king alone, who stay where they are in every other ply, where their ring is open:
    /// the sum of the terms, in weights' parts.
    pub(super) hunts: Known<i32>,
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
        let nothing = Counted { terms: 0, urgent: 0 };
        Memo { positions: Known::new(POSITIONS, nothing), hunts: Known::new(HUNTS, 0) }
    }

    /// The key by which a hunt is known.
    #[inline]
    pub(super) fn key_of_hunt<const W: usize>(state: &State<W>) -> u64 {
        state.attackers().digest(u64::from(state.king()))
    }
}

/// Things that were found out, by keys. A thing takes the place of another.
#[derive(Clone, Debug)]
pub(super) struct Known<T> {
    /// A key, and what is known by it. An empty place holds a key that belongs elsewhere.
    entries: Box<[(u64, T)]>,
}

impl<T: Copy> Known<T> {
    /// Room for so many things, a power of two; `blank` is never given out.
    fn new(places: usize, blank: T) -> Known<T> {
        let mut entries = vec![(0, blank); places].into_boxed_slice();
        entries[0].0 = 1;
        Known { entries }
    }

    /// What is known by a key.
    #[inline]
    pub(super) fn recall(&self, key: u64) -> Option<T> {
        let (known, thing) = self.entries[self.place(key)];
        (known == key).then_some(thing)
    }

    /// From now on this is known by a key.
    #[inline]
    pub(super) fn remember(&mut self, key: u64, thing: T) {
        let place = self.place(key);
        self.entries[place] = (key, thing);
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        (key ^ key >> 32) as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_remembered_last_in_a_place_is_known() {
        let mut memo = Known::new(4, 0);
        for key in [0, 1, 2, 403] {
            assert_eq!(memo.recall(key), None);
            memo.remember(key, 7 - key as i32);
        }
        for key in [0, 1, 2, 403] {
            assert_eq!(memo.recall(key), Some(7 - key as i32));
        }
        // Another key that belongs in the same place.
        let same_place = 2 + 4;
        assert_eq!(memo.recall(same_place), None);
        memo.remember(same_place, 5);
        assert_eq!((memo.recall(same_place), memo.recall(2)), (Some(5), None));
    }
}
