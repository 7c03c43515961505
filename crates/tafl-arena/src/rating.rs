//! Ratings of several engines from all games between them.
//!
//! The model is that of R. A. Bradley and M. E. Terry (1952), a draw counting as half a game won and half a
//! game lost; the likeliest strengths are found by D. R. Hunter's minorisation and maximisation ("MM
//! algorithms for generalized Bradley–Terry models", 2004). Errors follow from the Fisher information of all
//! games, taken as independent, with the mean rating held at zero; where the two games of a pair tend to be
//! shared by the sides they are somewhat too wide.

use crate::Pairing;
use crate::statistics::expected_score;

/// How many standard deviations hold 95 % of a normal distribution.
const DEVIATIONS: f64 = 1.959_963_985;

/// The ratings of a contest, the strongest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// The table.
    pub table: Vec<Rating>,
    /// Whether a drawn game was added to each pairing, because without it somebody's rating has no bound.
    pub softened: bool,
}

/// The rating of an engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The entrant's number.
    pub entrant: usize,
    /// Elo, 0 being the mean of all.
    pub elo: f64,
    /// The error, 95 %, up and down.
    pub error: f64,
    /// How much stronger it is than the next of the table, and the error of that; nothing for the last.
    pub ahead: Option<(f64, f64)>,
    /// Games played.
    pub games: u64,
    /// The share of the points, 0 to 1.
    pub score: f64,
}

/// Rates so many entrants by the pairings between them. Entrants without games are rated as the mean.
pub fn rate(entrants: usize, pairings: &[Pairing]) -> Ratings {
    let mut games = vec![vec![0.0; entrants]; entrants];
    let mut points = vec![vec![0.0; entrants]; entrants];
    for pairing in pairings {
        let [a, b] = pairing.entrants;
        let results = pairing.tally.results();
        let count = results.games() as f64;
        games[a][b] += count;
        games[b][a] += count;
        points[a][b] += results.points();
        points[b][a] += count - results.points();
    }
    let played: Vec<f64> = games.iter().map(|row| row.iter().sum()).collect();
    let made: Vec<f64> = points.iter().map(|row| row.iter().sum()).collect();
    let softened = !is_bounded(&points);
    if softened {
        for a in 0..entrants {
            for b in (0..entrants).filter(|&b| b != a) {
                games[a][b] += 1.0;
                points[a][b] += 0.5;
            }
        }
    }
    let elos = strengths(&games, &points);
    let covariance = covariance(&elos, &games);
    let error = |variance: f64| DEVIATIONS * variance.max(0.0).sqrt();
    let mut order: Vec<usize> = (0..entrants).collect();
    order.sort_by(|&a, &b| elos[b].total_cmp(&elos[a]));
    let table = order.iter().enumerate().map(|(place, &entrant)| Rating {
        entrant,
        elo: elos[entrant],
        error: error(covariance[entrant][entrant]),
        ahead: order.get(place + 1).map(|&next| {
            let both = covariance[entrant][entrant] + covariance[next][next];
            (elos[entrant] - elos[next], error(both - 2.0 * covariance[entrant][next]))
        }),
        games: played[entrant] as u64,
        score: if played[entrant] > 0.0 { made[entrant] / played[entrant] } else { 0.5 },
    });
    Ratings { table: table.collect(), softened }
}

/// Whether every rating has a bound: whether there is a way from each to each along points made (L. R. Ford,
/// "Solution of a ranking problem from binary comparisons", 1957).
fn is_bounded(points: &[Vec<f64>]) -> bool {
    let reaches_all = |made: &dyn Fn(usize, usize) -> bool| {
        let mut seen = vec![false; points.len()];
        let mut waiting = vec![0];
        while let Some(at) = waiting.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                waiting.extend((0..points.len()).filter(|&to| made(at, to)));
            }
        }
        seen.iter().all(|&seen| seen)
    };
    points.is_empty() || reaches_all(&|a, b| points[a][b] > 0.0) && reaches_all(&|a, b| points[b][a] > 0.0)
}

/// The likeliest ratings in Elo, their mean zero.
fn strengths(games: &[Vec<f64>], points: &[Vec<f64>]) -> Vec<f64> {
    let count = games.len();
    let mut strength = vec![1.0_f64; count];
    // Ends when nothing moves any more; a chain of six levels needs some thousand rounds.
    for _ in 0..100_000 {
        let mut moved = 0.0_f64;
        for a in 0..count {
            let made: f64 = points[a].iter().sum();
            let shares: f64 = (0..count).map(|b| games[a][b] / (strength[a] + strength[b])).sum();
            if shares > 0.0 {
                let new = made / shares;
                moved = moved.max((new / strength[a]).ln().abs());
                strength[a] = new;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / count as f64;
        for s in &mut strength {
            *s /= mean.exp();
        }
        if moved < 1e-10 {
            break;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// The covariance of the ratings in Elo: the inverse of the Fisher information where the mean is held.
fn covariance(elos: &[f64], games: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let count = elos.len();
    let per_elo = std::f64::consts::LN_10 / 400.0;
    let mut information = vec![vec![0.0; count]; count];
    for a in 0..count {
        for b in (0..count).filter(|&b| b != a) {
            let p = expected_score(elos[a] - elos[b]);
            let bit = games[a][b] * p * (1.0 - p) * per_elo * per_elo;
            information[a][a] += bit;
            information[a][b] -= bit;
        }
    }
    // Moving all ratings alike changes nothing: the matrix is singular in that direction alone. Filled
    // there it can be inverted, and what was filled in is taken out again. The scale keeps it well behaved.
    let scale = (0..count).map(|a| information[a][a]).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    for row in &mut information {
        for value in row {
            *value += scale / count as f64;
        }
    }
    let mut inverse = inverse(information);
    for row in &mut inverse {
        for value in row {
            *value -= 1.0 / (scale * count as f64);
        }
    }
    inverse
}

/// The inverse of a matrix by elimination. What has none gets infinities or worse, and no panic.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..count).map(|column| if column == index { 1.0 } else { 0.0 }));
    }
    for column in 0..count {
        let pivot =
            (column..count).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        matrix.swap(column, pivot.unwrap_or(column));
        let lead = matrix[column][column];
        matrix[column].iter_mut().for_each(|value| *value /= lead);
        let pivot_row = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot_row).for_each(|(value, pivot)| *value -= factor * pivot);
        }
    }
    matrix.into_iter().map(|row| row[count..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use tafl_rules::BySide;

    use super::*;
    use crate::Tally;
    use crate::statistics::elo_of;
    use crate::tally::Results;

    fn pairing(entrants: [usize; 2], won: u64, drawn: u64, lost: u64) -> Pairing {
        let attackers = Results { won, drawn, lost };
        let playing = BySide { attackers, defenders: Results::default() };
        Pairing { entrants, tally: Tally { playing, ..Tally::default() } }
    }

    #[test]
    fn two_engines_differ_as_their_score_says() {
        let ratings = rate(2, &[pairing([0, 1], 20, 20, 60)]);
        assert!(!ratings.softened);
        let [first, second] = ratings.table[..] else { panic!("two") };
        assert_eq!((first.entrant, second.entrant), (1, 0));
        let difference = elo_of(0.7);
        assert!((first.elo - difference / 2.0).abs() < 1e-6, "{first:?}");
        // One over the root of n p q, in Elo, by hand.
        let error = 1.96 / (100.0 * 0.7 * 0.3_f64).sqrt() * 400.0 / std::f64::consts::LN_10;
        let (ahead, ahead_error) = first.ahead.unwrap();
        assert!((ahead - difference).abs() < 1e-6 && (ahead_error - error).abs() < 0.01, "{first:?}");
        assert!((first.error - error / 2.0).abs() < 0.01, "{first:?}");
        assert_eq!((first.games, second.ahead), (100, None));
    }

    #[test]
    fn ratings_that_fit_all_games_are_found() {
        // Scores of exactly 10 to 1 for each step of 400.
        let pairings = [pairing([0, 1], 1, 0, 10), pairing([1, 2], 1, 0, 10), pairing([0, 2], 1, 0, 100)];
        let ratings = rate(3, &pairings);
        let elos: Vec<f64> = ratings.table.iter().map(|rating| rating.elo).collect();
        for (elo, expected) in elos.iter().zip([400.0, 0.0, -400.0]) {
            assert!((elo - expected).abs() < 1e-3, "{elos:?}");
        }
    }

    #[test]
    fn who_wins_everything_still_gets_a_number() {
        let ratings = rate(3, &[pairing([0, 1], 10, 0, 0), pairing([1, 2], 5, 0, 5)]);
        assert!(ratings.softened);
        assert_eq!(ratings.table[0].entrant, 0);
        assert!(ratings.table.iter().all(|rating| rating.elo.is_finite() && rating.error.is_finite()));
        assert!(rate(2, &[]).table.iter().all(|rating| rating.elo == 0.0 && rating.error.is_finite()));
    }
}
