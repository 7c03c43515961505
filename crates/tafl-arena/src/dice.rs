/// Numbers by chance that follow from a seed: SplitMix64.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// Dice for what is named by a row of numbers: other numbers, other throws.
    pub(crate) fn new(names: &[u64]) -> Dice {
        let mut dice = Dice(0);
        for &name in names {
            dice.0 ^= name;
            dice.0 = dice.next();
        }
        dice
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number from 0 up to a bound, which is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}
