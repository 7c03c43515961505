use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

/// What a position or a move is worth to the side to move.
///
/// Scores order from the worst to the best: a loss far away is better than one at hand, a win at hand
/// better than one far away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Nobody has won yet: above zero the side to move stands better. An attackers' man at the start of a
    /// game is worth 100.
    Value(i32),
    /// The side to move wins with the ply of this number, 1 being the move it makes now.
    Won(u32),
    /// The side to move loses with the ply of this number, 0 being a game that is lost already.
    Lost(u32),
}

/// The value at which the chance of a win is to that of a loss as e to 1.
pub(crate) const CHANCE_WIDTH: f64 = 200.0;

/// The search's number for a win on the spot; a win after `n` plies is `n` less.
pub(crate) const WIN: i32 = 30_000;

/// The longest line the search can hold, in plies.
pub(crate) const MAX_HEIGHT: usize = 120;

/// What is at least this good is a win that was seen to its end, and the same below zero.
pub(crate) const SURE: i32 = WIN - 2 * MAX_HEIGHT as i32;

impl Score {
    /// The score of one of the search's numbers.
    pub(crate) fn of(value: i32) -> Score {
        if value >= SURE {
            Score::Won((WIN - value) as u32)
        } else if value <= -SURE {
            Score::Lost((WIN + value) as u32)
        } else {
            Score::Value(value)
        }
    }

    /// The score as a single number that orders in the same way.
    pub fn value(self) -> i32 {
        match self {
            Score::Value(value) => value,
            Score::Won(plies) => WIN - plies as i32,
            Score::Lost(plies) => plies as i32 - WIN,
        }
    }

    /// The chance, from 0 to 1, that the side to move wins, a draw counting half.
    ///
    /// A logistic curve of the value, whose width is fitted to games that the search played against itself.
    pub fn chance(self) -> f64 {
        match self {
            Score::Value(value) => 1.0 / (1.0 + (-f64::from(value) / CHANCE_WIDTH).exp()),
            Score::Won(_) => 1.0,
            Score::Lost(_) => 0.0,
        }
    }

    /// Whether the search saw the game to its end, won or lost.
    pub fn is_decided(self) -> bool {
        !matches!(self, Score::Value(_))
    }
}

/// The same score as the other side sees it.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        match self {
            Score::Value(value) => Score::Value(-value),
            Score::Won(plies) => Score::Lost(plies),
            Score::Lost(plies) => Score::Won(plies),
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> Ordering {
        self.value().cmp(&other.value())
    }
}

impl fmt::Display for Score {
    /// `+35`, `-120`, `won in 3`, `lost in 2`; for logs, not for players.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Value(value) => write!(f, "{value:+}"),
            Score::Won(plies) => write!(f, "won in {plies}"),
            Score::Lost(plies) => write!(f, "lost in {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_order_from_lost_at_once_to_won_at_once() {
        let ordered = [
            Score::Lost(0),
            Score::Lost(6),
            Score::Value(-900),
            Score::Value(0),
            Score::Value(35),
            Score::Won(7),
            Score::Won(1),
        ];
        assert!(ordered.is_sorted());
        for score in ordered {
            assert_eq!(Score::of(score.value()), score);
            assert_eq!(Score::of(-score.value()), -score);
        }
    }
}
