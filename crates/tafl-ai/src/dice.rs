/// Numbers by chance that follow from a seed, the same on every machine: SplitMix64 (G. Steele, D. Lea and
/// C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
///
/// ```
/// use tafl_ai::Dice;
///
/// let throws = |mut dice: Dice| [(); 5].map(|()| dice.below(6));
/// assert_eq!(throws(Dice::new(7)), throws(Dice::new(7)));
/// assert_ne!(throws(Dice::named(&[7, 0])), throws(Dice::named(&[7, 1])));
/// ```
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that follow from a seed. Neighbouring seeds have nothing in common.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Dice for what is named by a row of numbers, such as a seed, a game and a ply: other numbers, other
    /// throws.
    pub fn named(names: &[u64]) -> Dice {
        let mut dice = Dice(0);
        for &name in names {
            dice.0 ^= name;
            dice.0 = dice.throw();
        }
        dice
    }

    /// Any number.
    pub fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A whole number from 0 up to below a bound, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.throw() % bound as u64) as usize
    }

    /// A number from 0 up to below 1.
    pub fn fraction(&mut self) -> f64 {
        (self.throw() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published algorithm's reference program.
    #[test]
    fn throws_are_those_of_the_published_algorithm() {
        let mut dice = Dice::new(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([(); 3].map(|()| dice.throw()), expected);
    }

    #[test]
    fn throws_are_spread_evenly() {
        let mut dice = Dice::named(&[1, 2]);
        let mut counts = [0; 6];
        let mut sum = 0.0;
        for _ in 0..6_000 {
            counts[dice.below(6)] += 1;
            sum += dice.fraction();
        }
        assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
        assert!((sum / 6_000.0 - 0.5).abs() < 0.02, "{sum}");
    }
}
