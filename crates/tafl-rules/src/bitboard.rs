use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares of one board, one bit for each, in `W` words of 64.
///
/// Bit `rank * size + file` stands for a square; which size that is, the set does not know. The
/// complement sets bits beyond the board too: intersect it with a set of real squares.
#[derive(Clone, Copy, Eq, Debug)]
pub struct Bitboard<const W: usize>([u64; W]);

impl<const W: usize> PartialEq for Bitboard<W> {
    /// Without a branch for each word: sets are compared where regions grow, and mostly differ late.
    #[inline]
    fn eq(&self, other: &Bitboard<W>) -> bool {
        (*self ^ *other).is_empty()
    }
}

impl<const W: usize> Hash for Bitboard<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<const W: usize> Bitboard<W> {
    /// No square.
    pub const EMPTY: Bitboard<W> = Bitboard([0; W]);

    /// The set of one square.
    ///
    /// Every word is computed, none is picked by its number: so the set stays in registers, and a load of
    /// the whole does not wait for the store of a part.
    #[inline]
    pub fn of(index: u16) -> Bitboard<W> {
        debug_assert!(usize::from(index) < 64 * W);
        let word = usize::from(index >> 6);
        Bitboard(std::array::from_fn(|at| u64::from(at == word) << (index & 63)))
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(&self, index: u16) -> bool {
        self.0[usize::from(index >> 6)] >> (index & 63) & 1 != 0
    }

    /// Puts a square into the set.
    #[inline]
    pub fn insert(&mut self, index: u16) {
        *self |= Bitboard::of(index);
    }

    /// Takes a square out of the set.
    #[inline]
    pub fn remove(&mut self, index: u16) {
        *self = self.without(&Bitboard::of(index));
    }

    /// How many squares are in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether at least two squares are in the set.
    #[inline]
    pub fn is_several(&self) -> bool {
        let (mut once, mut twice) = (0, 0);
        for &word in &self.0 {
            let again = if once != 0 { word } else { 0 };
            twice |= word & word.wrapping_sub(1) | again;
            once |= word;
        }
        twice != 0
    }

    /// The three bits around a square in the order of their numbers, the one below it lowest; what lies
    /// before the first bit or behind the last is not set.
    #[inline]
    pub fn triple(&self, index: u16) -> u8 {
        let (word, bit) = (usize::from(index >> 6), index & 63);
        let here = self.0[word] >> bit << 1;
        let before = match (bit, word) {
            (0, 0) => 0,
            (0, _) => self.0[word - 1] >> 63,
            _ => self.0[word] >> (bit - 1) & 1,
        };
        let behind = match bit {
            63 => self.0.get(word + 1).map_or(0, |next| (next & 1) << 2),
            _ => 0,
        };
        ((here & 0b110) | before | behind) as u8
    }

    /// The 64 bits from a square on, that of the square lowest.
    #[inline]
    pub fn bits_from(&self, index: u16) -> u64 {
        let (word, bit) = (usize::from(index >> 6), u32::from(index & 63));
        let above = self.0.get(word + 1).copied().unwrap_or(0);
        // In two steps, since a shift by all 64 bits is none.
        self.0[word] >> bit | above << (63 - bit) << 1
    }

    /// The square with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<u16> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some((word * 64) as u16 + self.0[word].trailing_zeros() as u16)
    }

    /// The square with the highest number.
    #[inline]
    pub fn last(&self) -> Option<u16> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some((word * 64) as u16 + 63 - self.0[word].leading_zeros() as u16)
    }

    /// Whether no square is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    /// Whether the two sets share a square.
    #[inline]
    pub fn intersects(&self, other: &Bitboard<W>) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether every square of this set is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Bitboard<W>) -> bool {
        self.without(other).is_empty()
    }

    /// This set without the squares of the other.
    #[inline]
    pub fn without(mut self, other: &Bitboard<W>) -> Bitboard<W> {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a &= !b;
        }
        self
    }

    /// Every square moved up by a number of bits (fewer than 64).
    #[inline(always)]
    pub fn shifted_up(&self, by: u32) -> Bitboard<W> {
        debug_assert!((1..64).contains(&by));
        let mut out = [0; W];
        let mut carry = 0;
        for (out, word) in out.iter_mut().zip(self.0) {
            *out = word << by | carry;
            carry = word >> (64 - by);
        }
        Bitboard(out)
    }

    /// Every square moved down by a number of bits (fewer than 64).
    #[inline(always)]
    pub fn shifted_down(&self, by: u32) -> Bitboard<W> {
        debug_assert!((1..64).contains(&by));
        let mut out = [0; W];
        let mut carry = 0;
        for (out, word) in out.iter_mut().zip(self.0).rev() {
            *out = word >> by | carry;
            carry = word << (64 - by);
        }
        Bitboard(out)
    }

    /// The sum of two sets as numbers, the square 0 their lowest bit; what is carried beyond the highest is
    /// lost. Carrying runs along the set bits: so whole stretches of squares are turned over at once.
    #[inline(always)]
    pub fn plus(&self, other: &Bitboard<W>) -> Bitboard<W> {
        let mut out = [0; W];
        let mut carry = false;
        for ((out, one), two) in out.iter_mut().zip(self.0).zip(other.0) {
            let (sum, over) = one.overflowing_add(two);
            let (sum, over_too) = sum.overflowing_add(u64::from(carry));
            *out = sum;
            carry = over | over_too;
        }
        Bitboard(out)
    }

    /// A number that stands for the set and for a number beside it in tables of what is known of sets: other
    /// sets have the same only by chance, once in 2⁶⁴.
    #[inline]
    pub fn digest(&self, beside: u64) -> u64 {
        // Both halves of a product, folded together, as the hash functions of the wyhash family do.
        let fold = |digest: u64, word: u64| {
            let product =
                u128::from(digest ^ word ^ 0x9e37_79b9_7f4a_7c15) * u128::from(0xd6e8_feb8_6659_fd93u64);
            product as u64 ^ (product >> 64) as u64
        };
        self.0.iter().fold(fold(0, beside), |digest, &word| fold(digest, word))
    }

    /// The squares of the set, in ascending order.
    #[inline]
    pub fn iter(&self) -> Squares<W> {
        Squares { rest: self.0, word: 0 }
    }
}

impl<const W: usize> IntoIterator for Bitboard<W> {
    type Item = u16;
    type IntoIter = Squares<W>;

    fn into_iter(self) -> Squares<W> {
        self.iter()
    }
}

impl<const W: usize> FromIterator<u16> for Bitboard<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(squares: I) -> Bitboard<W> {
        let mut set = Bitboard::EMPTY;
        squares.into_iter().for_each(|index| set.insert(index));
        set
    }
}

/// Walks over the squares of a [`Bitboard`].
#[derive(Clone, Debug)]
pub struct Squares<const W: usize> {
    rest: [u64; W],
    word: usize,
}

impl<const W: usize> Iterator for Squares<W> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        while self.word < W {
            let word = &mut self.rest[self.word];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((self.word * 64) as u16 + bit as u16);
            }
            self.word += 1;
        }
        None
    }
}

macro_rules! word_by_word {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<const W: usize> $assign for Bitboard<W> {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard<W>) {
                for (a, b) in self.0.iter_mut().zip(other.0) {
                    $assign::$assign_method(a, b);
                }
            }
        }

        impl<const W: usize> $operator for Bitboard<W> {
            type Output = Bitboard<W>;

            #[inline]
            fn $method(mut self, other: Bitboard<W>) -> Bitboard<W> {
                $assign::$assign_method(&mut self, other);
                self
            }
        }
    };
}

word_by_word!(BitAnd, bitand, BitAndAssign, bitand_assign);
word_by_word!(BitOr, bitor, BitOrAssign, bitor_assign);
word_by_word!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl<const W: usize> Not for Bitboard<W> {
    type Output = Bitboard<W>;

    #[inline]
    fn not(mut self) -> Bitboard<W> {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_carries_between_words_and_back() {
        for index in [0u16, 1, 52, 63, 64, 100, 150] {
            for by in [1u32, 9, 11, 19, 63] {
                let moved = Bitboard::<4>::of(index).shifted_up(by);
                assert_eq!(moved, Bitboard::of(index + by as u16));
                assert_eq!(moved.shifted_down(by), Bitboard::of(index));
            }
        }
    }

    #[test]
    fn three_bits_around_a_square_are_those_of_its_neighbours() {
        let set: Bitboard<2> = [0u16, 1, 62, 64, 126, 127].into_iter().collect();
        for index in 0..128u16 {
            let bits = (0..3u16)
                .filter(|bit| (index + bit).checked_sub(1).is_some_and(|at| at < 128 && set.contains(at)));
            assert_eq!(set.triple(index), bits.map(|bit| 1 << bit).sum::<u8>(), "{index}");
        }
    }

    #[test]
    fn bits_are_read_from_any_square_on() {
        let set: Bitboard<2> = [0u16, 1, 62, 64, 126, 127].into_iter().collect();
        for index in 0..128u16 {
            let bits = (0..64u16).filter(|bit| index + bit < 128 && set.contains(index + bit));
            assert_eq!(set.bits_from(index), bits.map(|bit| 1 << bit).sum::<u64>(), "{index}");
        }
    }

    #[test]
    fn adding_carries_along_set_bits_and_between_words() {
        let stretch: Bitboard<2> = (60..70).collect();
        let one = stretch.plus(&Bitboard::of(62));
        assert_eq!(one, [60, 61, 70].into_iter().collect());
        let highest: Bitboard<2> = (100..128).collect();
        assert_eq!(highest.plus(&Bitboard::of(100)), Bitboard::EMPTY);
    }

    #[test]
    fn sets_and_numbers_beside_them_have_digests_of_their_own() {
        let sets = (0..128u16).flat_map(|one| (0..one).map(move |other| [one, other]));
        let sets: Vec<Bitboard<2>> = sets.map(|squares| squares.into_iter().collect()).collect();
        let digests = (0..3).flat_map(|beside| sets.iter().map(move |set| set.digest(beside)));
        let digests: std::collections::HashSet<u64> = digests.collect();
        assert_eq!(digests.len(), 3 * sets.len());
    }

    #[test]
    fn every_number_of_squares_is_counted() {
        let mut set = Bitboard::<6>::EMPTY;
        for number in 0..384u16 {
            assert_eq!(set.count(), u32::from(number));
            // A step that visits every square once.
            set.insert(number * 113 % 384);
        }
        assert_eq!(set.count(), 384);
    }

    #[test]
    fn several_squares_are_more_than_one() {
        for (squares, several) in
            [(&[][..], false), (&[70], false), (&[3, 5], true), (&[3, 70], true), (&[64, 65], true)]
        {
            let set: Bitboard<2> = squares.iter().copied().collect();
            assert_eq!(set.is_several(), several, "{squares:?}");
        }
    }

    #[test]
    fn squares_come_in_order_and_rebuild_the_set() {
        let squares = [0u16, 7, 63, 64, 65, 120, 360];
        let set: Bitboard<6> = squares.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), squares);
        assert_eq!((set.first(), set.last()), (Some(0), Some(360)));
        assert_eq!((Bitboard::<6>::EMPTY.first(), Bitboard::<6>::EMPTY.last()), (None, None));
        assert_eq!(set.count(), 7);
        assert_eq!(set.iter().collect::<Bitboard<6>>(), set);
        assert!(set.without(&set).is_empty());
        assert!((set & !set).is_empty());
    }
}
