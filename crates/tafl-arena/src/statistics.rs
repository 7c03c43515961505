//! What results say of strength.
//!
//! The two games of a pair begin from the same opening, so they are not independent; pairs are. The unit
//! counted is therefore the pair with its 0, ½, 1, 1½ or 2 points (the *pentanomial* model). Elo is the
//! logistic one: a difference of `d` gives the stronger engine `1 / (1 + 10^(-d/400))` of the points.
//!
//! Sources: the mean, its variance and the error as in fishtest, Stockfish's testing framework
//! (`stat_util.py`), and in "Match Statistics" of the Chess Programming Wiki; the generalised sequential
//! probability ratio test after M. Van den Bergh, "Comments on Normalized Elo" and "The generalized
//! maximum likelihood ratio for the expectation value of a distribution" (fishtest, `LLRcalc.py`); its
//! bounds after A. Wald, "Sequential Tests of Statistical Hypotheses" (1945).

/// The points of a pair as a share of those there are.
const VALUES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many standard deviations hold 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.959_963_985;

/// What takes the place of a count of zero in the sequential test, so that no result is impossible.
const NEVER: f64 = 1e-3;

/// The share of the points that a difference in Elo gives.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that a share of the points stands for; infinite at 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// A difference in Elo as pairs of games show it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The likeliest difference; infinite where one engine made all points.
    pub value: f64,
    /// The lower end of the interval of 95 %.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The likelihood that the first engine is the stronger one, 0 to 1.
    pub superiority: f64,
}

impl Elo {
    /// The difference that counts of pairs show; nothing without a pair.
    ///
    /// Where all pairs went the same way, their variance says nothing; the interval then follows from the
    /// rule of three: what was not seen in `n` pairs happens in less than `3/n` of them, with 95 %.
    pub fn of(pairs: &[u64; 5]) -> Option<Elo> {
        let count = pairs.iter().sum::<u64>() as f64;
        if count == 0.0 {
            return None;
        }
        let (mean, variance) = moments(pairs.map(|pairs| pairs as f64 / count));
        let error = (variance / count).sqrt();
        let (low, high) = if error > 0.0 {
            (mean - DEVIATIONS * error, mean + DEVIATIONS * error)
        } else {
            let unseen = (3.0 / count).min(1.0);
            (mean * (1.0 - unseen), mean + (1.0 - mean) * unseen)
        };
        let superiority = if error > 0.0 {
            normal((mean - 0.5) / error)
        } else {
            match mean {
                mean if mean > 0.5 => 1.0,
                mean if mean < 0.5 => 0.0,
                _ => 0.5,
            }
        };
        let [value, low, high] = [mean, low, high].map(|score| elo_of(score.clamp(0.0, 1.0)));
        Some(Elo { value, low, high, superiority })
    }
}

/// Mean and variance of a distribution over the points of a pair.
fn moments(shares: [f64; 5]) -> (f64, f64) {
    let over =
        |f: &dyn Fn(f64) -> f64| shares.iter().zip(VALUES).map(|(share, value)| share * f(value)).sum();
    let mean: f64 = over(&|value| value);
    (mean, over(&|value| (value - mean).powi(2)))
}

/// The standard normal distribution up to a number of deviations.
fn normal(deviations: f64) -> f64 {
    libm::erfc(-deviations / std::f64::consts::SQRT_2) / 2.0
}

/// A sequential test of two hypotheses on the difference in Elo, each wrong with 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference by the first hypothesis, H0.
    pub elo0: f64,
    /// The difference by the second hypothesis, H1, which is greater.
    pub elo1: f64,
}

/// What a sequential test has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first hypothesis is accepted.
    H0,
    /// The second hypothesis is accepted.
    H1,
}

impl Sprt {
    /// The chance of accepting a hypothesis wrongly.
    pub const RISK: f64 = 0.05;

    /// The logarithm of the likelihood ratio at which H1 is accepted; at its negative, H0 is.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::RISK) / Sprt::RISK).ln()
    }

    /// The logarithm of the likelihood ratio of H1 to H0.
    pub fn log_likelihood_ratio(&self, pairs: &[u64; 5]) -> f64 {
        if pairs.iter().all(|&pairs| pairs == 0) {
            return 0.0;
        }
        let counts = pairs.map(|pairs| if pairs == 0 { NEVER } else { pairs as f64 });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let tilt0 = tilt(&shares, expected_score(self.elo0));
        let tilt1 = tilt(&shares, expected_score(self.elo1));
        // The likeliest distribution of a hypothesis is `share / weight`.
        let weights = |tilt: (f64, f64), value: f64| 1.0 + tilt.0 * (value - tilt.1);
        counts
            .iter()
            .zip(VALUES)
            .map(|(count, value)| count * (weights(tilt0, value) / weights(tilt1, value)).ln())
            .sum()
    }

    /// What the test decides, once it does.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(pairs);
        match ratio {
            ratio if ratio >= Sprt::bound() => Some(Verdict::H1),
            ratio if ratio <= -Sprt::bound() => Some(Verdict::H0),
            _ => None,
        }
    }
}

/// The `x` for which `Σ share (value - mean) / (1 + x (value - mean))` is zero, and the mean: so the
/// likeliest distribution with this mean is that of the shares divided by `1 + x (value - mean)`.
///
/// The sum falls with `x` between the poles that the least and the greatest value make.
fn tilt(shares: &[f64; 5], mean: f64) -> (f64, f64) {
    let sum = |x: f64| -> f64 {
        shares.iter().zip(VALUES).map(|(share, v)| share * (v - mean) / (1.0 + x * (v - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (VALUES[4] - mean), 1.0 / (mean - VALUES[0]));
    // Halving an interval of doubles ends long before this.
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 { low = middle } else { high = middle }
    }
    (f64::midpoint(low, high), mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, within: f64, what: &str) {
        assert!((value - expected).abs() <= within, "{what}: {value}, expected {expected}");
    }

    #[test]
    fn elo_and_score_are_two_words_for_one_thing() {
        for (score, elo) in [(0.5, 0.0), (0.75, 190.848_5), (0.909_090_909, 400.0), (0.25, -190.848_5)] {
            near(elo_of(score), elo, 1e-3, "elo");
            near(expected_score(elo), score, 1e-6, "score");
        }
    }

    #[test]
    fn errors_follow_from_the_variance_of_pairs() {
        // 10 pairs lost, 20 even, 30 won: mean 2/3, variance 5/36 × … by hand: (10·4/9 + 20·1/36 + 30·1/9)/60.
        let elo = Elo::of(&[10, 0, 20, 0, 30]).unwrap();
        let error = ((10.0 * 4.0 / 9.0 + 20.0 / 36.0 + 30.0 / 9.0) / 60.0 / 60.0_f64).sqrt();
        near(error, 0.048_112_5, 1e-6, "error");
        near(elo.value, 120.412, 1e-3, "value");
        near(elo.low, elo_of(2.0 / 3.0 - 1.96 * error), 0.01, "low");
        near(elo.high, elo_of(2.0 / 3.0 + 1.96 * error), 0.01, "high");
        near(elo.superiority, 0.999_734, 1e-5, "superiority");
    }

    #[test]
    fn pairs_that_all_went_one_way_leave_a_bound() {
        let elo = Elo::of(&[0, 0, 0, 0, 30]).unwrap();
        assert_eq!((elo.value, elo.high, elo.superiority), (f64::INFINITY, f64::INFINITY, 1.0));
        near(elo.low, elo_of(0.9), 1e-9, "low");
        let even = Elo::of(&[0, 0, 12, 0, 0]).unwrap();
        assert_eq!((even.value, even.superiority), (0.0, 0.5));
        near(even.low, elo_of(0.375), 1e-9, "low");
        near(even.high, elo_of(0.625), 1e-9, "high");
        assert_eq!(Elo::of(&[0; 5]), None);
    }

    #[test]
    fn the_ratio_of_two_outcomes_is_that_of_coins() {
        // Where pairs are only won or lost, the likeliest distribution of a hypothesis is the hypothesis.
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let (s0, s1) = (0.5_f64, expected_score(50.0));
        for (lost, won) in [(40, 60), (50, 50), (70, 30)] {
            let by_hand = won as f64 * (s1 / s0).ln() + lost as f64 * ((1.0 - s1) / (1.0 - s0)).ln();
            near(sprt.log_likelihood_ratio(&[lost, 0, 0, 0, won]), by_hand, 0.01, "two outcomes");
        }
    }

    #[test]
    fn the_ratio_is_near_that_of_a_normal_distribution() {
        // For small differences it is n (s1 - s0) (2 mean - s0 - s1) / (2 variance).
        let pairs = [90, 240, 900, 300, 130];
        let count = pairs.iter().sum::<u64>() as f64;
        let (mean, variance) = moments(pairs.map(|pairs| pairs as f64 / count));
        let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
        let (s0, s1) = (0.5, expected_score(10.0));
        let by_hand = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.log_likelihood_ratio(&pairs), by_hand, 0.03 * by_hand.abs(), "normal");
        let turned = [130, 300, 900, 240, 90];
        let mirror = Sprt { elo0: 0.0, elo1: -10.0 };
        near(mirror.log_likelihood_ratio(&turned), sprt.log_likelihood_ratio(&pairs), 1e-9, "mirrored");
    }

    #[test]
    fn the_test_decides_at_its_bounds() {
        near(Sprt::bound(), 2.944_439, 1e-6, "bound");
        let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
        assert_eq!(sprt.verdict(&[0; 5]), None);
        assert_eq!(sprt.verdict(&[5, 10, 20, 10, 6]), None);
        assert_eq!(sprt.verdict(&[50, 100, 400, 250, 200]), Some(Verdict::H1));
        assert_eq!(sprt.verdict(&[200, 250, 400, 100, 50]), Some(Verdict::H0));
    }
}
