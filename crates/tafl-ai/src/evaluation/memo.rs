use tafl_rules::Bitboard;
use tafl_rules::engine::State;

/// How many are kept of either kind: what a core's own cache holds.
const POSITIONS: usize = 1 << 13;
const HUNTS: usize = 1 << 13;

/// What positions were found to count. A search comes back to the same positions again and again, deeper,
/// with another window or by another order of plies.
#[derive(Clone, Debug)]
pub(crate) struct Memo<const W: usize> {
    /// By the keys of positions.
    pub(super) positions: Known<Counted>,
    /// By the attackers and the king alone, who stay where they are in every other ply.
    pub(super) hunts: Known<Hunt<W>>,
}

/// What a position counts, from the attackers' point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    /// The sum of the terms, in weights' parts.
    pub(super) terms: i32,
    /// What is to be seen to at once, in hundredths of a man.
    pub(super) urgent: i32,
}

/// What the attackers and the king count, wherever the other defenders stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hunt<const W: usize> {
    /// The sum of the terms, in weights' parts.
    pub(super) terms: i32,
    /// The squares within a closed ring around the king; none while it is open.
    pub(super) closed: Bitboard<W>,
}

impl<const W: usize> Memo<W> {
    /// A memo that knows nothing.
    pub(crate) fn new() -> Memo<W> {
        let nothing = Counted { terms: 0, urgent: 0 };
        let no_hunt = Hunt { terms: 0, closed: Bitboard::EMPTY };
        Memo { positions: Known::new(POSITIONS, nothing), hunts: Known::new(HUNTS, no_hunt) }
    }

    /// The key by which a hunt is known.
    #[inline]
    pub(super) fn key_of_hunt(state: &State<W>) -> u64 {
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

    /// What is known by a key: as remembered, or else as found out now, and remembered from now on.
    #[inline]
    pub(super) fn recall_or(&mut self, key: u64, find_out: impl FnOnce() -> T) -> T {
        let place = (key ^ key >> 32) as usize & (self.entries.len() - 1);
        let (known, thing) = self.entries[place];
        if known == key {
            return thing;
        }
        let thing = find_out();
        self.entries[place] = (key, thing);
        thing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_once_is_not_counted_again() {
        let mut memo = Known::new(4, 0);
        let of = |key: u64| 7 - key as i32;
        for key in [0, 1, 2, 403] {
            assert_eq!(memo.recall_or(key, || of(key)), of(key));
        }
        for key in [0, 1, 2, 403] {
            assert_eq!(memo.recall_or(key, || unreachable!("{key} is known")), of(key));
        }
        // Another key that belongs in the same place.
        let same_place = 2 + 4;
        assert_eq!(memo.recall_or(same_place, || of(5)), of(5));
        assert_eq!(memo.recall_or(2, || of(2)), of(2));
    }
}
