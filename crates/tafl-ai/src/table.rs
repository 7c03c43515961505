use tafl_rules::engine::Ply;

use crate::score::SURE;

/// What the search remembers of positions, in a bounded space: where two want the same place, the one
/// looked at more deeply stays, unless it comes from an earlier depth of the search.
///
/// Entries are pairs of plain words, so that a large table costs nothing until it is used.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    words: Vec<u64>,
    mask: u64,
    age: u64,
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

// A packed entry: 9 bits for each square, 16 for the value, 8 for the depth, 2 for the bound (0 in an
// empty place), 6 for the age.
const SQUARE: u64 = 0x1ff;

impl Table {
    /// A table for so many entries, rounded up to a power of two.
    pub(crate) fn new(entries: usize) -> Table {
        let entries = entries.max(2).next_power_of_two();
        Table { words: vec![0; 2 * entries], mask: entries as u64 - 1, age: 0 }
    }

    /// Lets entries written before give way to those written from now on.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 0x3f;
    }

    /// What is remembered of a position that stands so many plies from the root.
    #[inline]
    pub(crate) fn recall(&self, key: u64, height: usize) -> Option<Memory> {
        let place = 2 * (key & self.mask) as usize;
        let packed = self.words[place + 1];
        let bound = match packed >> 42 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        if self.words[place] != key {
            return None;
        }
        let ply = Ply { from: (packed & SQUARE) as u16, to: (packed >> 9 & SQUARE) as u16 };
        let value = i32::from((packed >> 18) as u16 as i16);
        Some(Memory {
            best: (ply.from != ply.to).then_some(ply),
            value: match value {
                value if value >= SURE => value - height as i32,
                value if value <= -SURE => value + height as i32,
                value => value,
            },
            bound,
            depth: i32::from((packed >> 34) as u8 as i8),
        })
    }

    /// Remembers a position that stands so many plies from the root.
    #[inline]
    pub(crate) fn remember(&mut self, key: u64, height: usize, memory: Memory) {
        let place = 2 * (key & self.mask) as usize;
        let old = self.words[place + 1];
        let old_depth = i32::from((old >> 34) as u8 as i8);
        let kept = old >> 42 & 3 != 0
            && old >> 44 == self.age
            && self.words[place] != key
            && old_depth > memory.depth + 2;
        if kept {
            return;
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
        self.words[place] = key;
        self.words[place + 1] = u64::from(best.from)
            | u64::from(best.to) << 9
            | u64::from(value as i16 as u16) << 18
            | u64::from(memory.depth.clamp(-128, 127) as i8 as u8) << 34
            | bound << 42
            | self.age << 44;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn what_is_remembered_comes_back_and_wins_count_from_where_they_are_asked() {
        let mut table = Table::new(16);
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
    fn the_deeper_of_two_stays_until_it_is_old() {
        let mut table = Table::new(2);
        let of_depth = |depth| Memory { best: None, value: 0, bound: Bound::Exact, depth };
        table.remember(0, 0, of_depth(9));
        table.remember(2, 0, of_depth(1));
        assert!(table.recall(0, 0).is_some() && table.recall(2, 0).is_none());
        table.grow_older();
        table.remember(2, 0, of_depth(1));
        assert!(table.recall(0, 0).is_none() && table.recall(2, 0).is_some());
    }
}
