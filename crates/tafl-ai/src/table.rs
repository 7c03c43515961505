use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use tafl_rules::engine::Ply;

use crate::score::SURE;

/// How many positions share a place: all of them in one line of the processor's cache.
const WAYS: usize = 4;

/// The size of an entry, in bytes.
const ENTRY_BYTES: usize = 16;

/// What the search remembers of positions, in a bounded space that several threads share without locks.
///
/// An entry is two words, the key and the rest, and the key is stored combined with the rest: where two
/// threads write at once and the words do not belong together, no key fits (R. Hyatt and T. Mann, "A
/// lock-less transposition table implementation for parallel search", ICGA Journal 25, 2002).
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<[AtomicU64; 2]>,
    /// The entry that begins a line of the processor's cache, where the first places are.
    start: usize,
    mask: usize,
    /// The search that is under way: entries of earlier ones give way first.
    age: AtomicU8,
    /// How often everything was forgotten: places written before count as empty.
    epoch: u64,
}

/// What a remembered value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth at least this.
    Lower,
    /// At most this.
    Upper,
    /// Exactly this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The ply that was best, where one was.
    pub(crate) best: Option<Ply>,
    /// The value, wins counted from the root of the search.
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// How many plies ahead it was looked at.
    pub(crate) depth: i32,
}

/// An entry's second word: 9 bits for each square, 16 for the value, 8 for the depth, 2 for the bound (0 in
/// an empty place), 6 for the age, 14 for the epoch.
#[derive(Clone, Copy)]
struct Packed(u64);

const SQUARE: u64 = 0x1ff;
const AGES: u8 = 64;
const EPOCHS: u64 = 1 << 14;

impl Packed {
    /// What kind of value was written there, if anything was since everything was forgotten.
    fn bound(self, epoch: u64) -> Option<Bound> {
        if self.0 >> 50 != epoch {
            return None;
        }
        match self.0 >> 42 & 3 {
            1 => Some(Bound::Lower),
            2 => Some(Bound::Upper),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    fn depth(self) -> i32 {
        i32::from((self.0 >> 34) as u8 as i8)
    }

    fn age(self) -> u8 {
        (self.0 >> 44) as u8 & (AGES - 1)
    }

    fn best(self) -> Option<Ply> {
        let ply = Ply { from: (self.0 & SQUARE) as u16, to: (self.0 >> 9 & SQUARE) as u16 };
        (ply.from != ply.to).then_some(ply)
    }

    fn value(self) -> i32 {
        i32::from((self.0 >> 18) as u16 as i16)
    }
}

/// So many empty entries, and as many more as are needed to begin where a line of the cache does.
///
/// Zeroed numbers are space that the system hands out untouched, 64 GiB as soon as one; they are taken over in
/// place, so that nothing is written until it is used.
fn empty(entries: usize) -> Vec<[AtomicU64; 2]> {
    vec![[0; 2]; entries + WAYS - 1].into_iter().map(|words| words.map(AtomicU64::new)).collect()
}

/// The first entry that begins a line of the cache.
fn first_aligned(entries: &[[AtomicU64; 2]]) -> usize {
    let past = entries.as_ptr().addr() % (WAYS * ENTRY_BYTES);
    (WAYS - past / ENTRY_BYTES) % WAYS
}

impl Table {
    /// How many entries have room in so many MiB.
    pub(crate) fn entries_in(mebibytes: usize) -> usize {
        (mebibytes << 20) / ENTRY_BYTES
    }

    /// A table for at most so many entries.
    pub(crate) fn new(entries: usize) -> Table {
        let entries = entries.max(WAYS);
        let entries = 1 << entries.ilog2();
        let mask = entries - WAYS;
        let entries = empty(entries);
        Table { start: first_aligned(&entries), entries, mask, age: AtomicU8::new(0), epoch: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        *self.age.get_mut() = 0;
        self.epoch += 1;
        // Writing over what is there, or giving it back for new space, takes long enough to be missed in a short
        // search: it waits until epochs run out.
        if self.epoch == EPOCHS {
            self.epoch = 0;
            self.entries.iter_mut().flatten().for_each(|word| *word.get_mut() = 0);
        }
    }

    /// Lets entries written before give way to those written from now on.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Ordering::Relaxed) + 1) % AGES, Ordering::Relaxed);
    }

    #[inline]
    fn places(&self, key: u64) -> &[[AtomicU64; 2]] {
        // The low bits of a key tell little of it where positions differ by one piece: mix.
        let first = self.start + ((key ^ key >> 32) as usize & self.mask);
        &self.entries[first..first + WAYS]
    }

    /// What is remembered of a position that stands so many plies from the root.
    #[inline]
    pub(crate) fn recall(&self, key: u64, height: usize) -> Option<Memory> {
        self.places(key).iter().find_map(|[lock, rest]| {
            let rest = rest.load(Ordering::Relaxed);
            if lock.load(Ordering::Relaxed) ^ rest != key {
                return None;
            }
            let packed = Packed(rest);
            let bound = packed.bound(self.epoch)?;
            let value = match packed.value() {
                value if value >= SURE => value - height as i32,
                value if value <= -SURE => value + height as i32,
                value => value,
            };
            Some(Memory { best: packed.best(), value, bound, depth: packed.depth() })
        })
    }

    /// Remembers a position that stands so many plies from the root, in the place of itself or of what is
    /// worth least: looked at in an earlier search, and less deeply.
    #[inline]
    pub(crate) fn remember(&self, key: u64, height: usize, memory: Memory) {
        let age = self.age.load(Ordering::Relaxed);
        let mut place = &self.places(key)[0];
        let mut least = i32::MAX;
        for candidate in self.places(key) {
            let rest = candidate[1].load(Ordering::Relaxed);
            let packed = Packed(rest);
            let free = packed.bound(self.epoch).is_none();
            if free || candidate[0].load(Ordering::Relaxed) ^ rest == key {
                place = candidate;
                break;
            }
            let passed = i32::from((age + AGES - packed.age()) % AGES);
            let worth = packed.depth() - 8 * passed;
            if worth < least {
                (place, least) = (candidate, worth);
            }
        }
        // A position remembers its win from itself on, since it can be reached by lines of any length.
        let value = match memory.value {
            value if value >= SURE => value + height as i32,
            value if value <= -SURE => value - height as i32,
            value => value,
        };
        let best = memory.best.unwrap_or_default();
        let bound = match memory.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let rest = u64::from(best.from)
            | u64::from(best.to) << 9
            | u64::from(value as i16 as u16) << 18
            | u64::from(memory.depth.clamp(-128, 127) as i8 as u8) << 34
            | bound << 42
            | u64::from(age) << 44
            | self.epoch << 50;
        place[0].store(key ^ rest, Ordering::Relaxed);
        place[1].store(rest, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn what_is_remembered_comes_back_and_wins_count_from_where_they_are_asked() {
        let table = Table::new(16);
        let cases = [
            (35, Bound::Exact, 3, Some(Ply { from: 360, to: 17 })),
            (-700, Bound::Upper, -1, None),
            (WIN - 9, Bound::Lower, 5, Some(Ply { from: 0, to: 3 })),
            (9 - WIN, Bound::Exact, 40, None),
        ];
        for (key, (value, bound, depth, best)) in cases.into_iter().enumerate() {
            let key = key as u64;
            table.remember(key, 4, Memory { best, value, bound, depth });
            assert_eq!(table.recall(key, 4), Some(Memory { best, value, bound, depth }));
            let nearer = table.recall(key, 2).map(|memory| memory.value);
            let expected = if value.abs() >= SURE { value + 2 * value.signum() } else { value };
            assert_eq!(nearer, Some(expected));
        }
        assert_eq!(table.recall(5, 0), None, "an empty place knows nothing");
        assert_eq!(table.recall(16, 0), None, "the same place, another position");
    }

    #[test]
    fn the_deeper_stay_until_they_are_old() {
        let mut table = Table::new(WAYS);
        let of_depth = |depth| Memory { best: None, value: 0, bound: Bound::Exact, depth };
        for (key, depth) in [(4, 9), (8, 7), (12, 3), (16, 5)] {
            table.remember(key, 0, of_depth(depth));
        }
        table.remember(20, 0, of_depth(1));
        assert_eq!(
            [4, 8, 12, 16, 20].map(|key| table.recall(key, 0).is_some()),
            [true, true, false, true, true]
        );
        table.grow_older();
        table.remember(24, 0, of_depth(8));
        table.remember(28, 0, of_depth(0));
        assert!(table.recall(28, 0).is_some() && table.recall(24, 0).is_some());
        table.clear();
        assert!(table.recall(28, 0).is_none());
        // Its places are free at once, however deep what stood there.
        for (key, depth) in [(4, 1), (8, 0), (12, 1), (16, 0)] {
            table.remember(key, 0, of_depth(depth));
        }
        assert_eq!([4, 8, 12, 16].map(|key| table.recall(key, 0).is_some()), [true; 4]);
    }

    #[test]
    fn what_was_forgotten_never_comes_back() {
        let mut table = Table::new(WAYS);
        for epoch in 0..=EPOCHS {
            assert_eq!(table.recall(4, 0), None, "epoch {epoch}");
            let memory = Memory { best: None, value: 7, bound: Bound::Exact, depth: 2 };
            table.remember(4, 0, memory);
            assert_eq!(table.recall(4, 0), Some(memory), "epoch {epoch}");
            table.clear();
        }
    }

    #[test]
    fn words_that_do_not_belong_together_fit_no_key() {
        let table = Table::new(WAYS);
        table.remember(4, 0, Memory { best: None, value: 7, bound: Bound::Exact, depth: 2 });
        let place = table.places(4).iter().find(|place| place[1].load(Ordering::Relaxed) != 0);
        let rest = &place.expect("it was written")[1];
        rest.store(rest.load(Ordering::Relaxed) ^ 1 << 18, Ordering::Relaxed);
        assert_eq!(table.recall(4, 0), None);
    }
}
