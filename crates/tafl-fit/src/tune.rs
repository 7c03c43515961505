use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;
use tafl_ai::{Dice, Options, Searcher, fitting};
use tafl_rules::{Game, Library, Side, Variant};

use crate::failure::Failure;
use crate::games::{Doublings, Odds, look, opening};
use crate::source;

/// Plies played by chance before a game begins.
const OPENING: std::ops::Range<usize> = 2..5;
/// The ply after which a game counts as drawn.
const LONGEST: usize = 240;
/// How many pairs are reported on at once.
const REPORTED: usize = 50;
/// How far weights are nudged: a share of what they are, but at least so many hundredths of a man.
const NUDGE: f64 = 0.2;
const LEAST_NUDGE: f64 = 3.0;
/// The share of its nudge that a weight moves after a pair won outright, at first and at last.
const RATE: (f64, f64) = (0.1, 0.03);
/// What a loss after as many plies as a game may have is short of a draw's half, and what a win that takes
/// as long loses: between games that end alike the longer resistance is the better.
const RESISTANCE: f64 = 0.3;

/// Simultaneous perturbation stochastic approximation (Spall 1992), as chess programs use it.
#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The class, by the name of its constant.
    class: String,
    /// Ids of the variants to play, all of the class; all of the class that are built in if none is given.
    #[arg(long, value_delimiter = ',')]
    variants: Vec<String>,
    /// Pairs of games.
    #[arg(long, default_value_t = 2000)]
    pairs: usize,
    /// Nodes for each move, on the average.
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Other seeds give other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The source file of weights to write.
    #[arg(long)]
    out: PathBuf,
}

/// How far the tuning has come.
struct Course {
    weights: Vec<f64>,
    /// The sum of the weights over the second half: their mean wavers less than the last of them.
    sum: Vec<f64>,
    summed: usize,
    begun: usize,
    done: usize,
    /// The attackers' points and the games since the last report.
    points: f64,
    games: usize,
}

impl Course {
    /// Says how far the tuning has come, and starts counting points anew.
    fn report(&mut self, pairs: usize, odds: Doublings) {
        let points = 100.0 * self.points / self.games.max(1) as f64;
        let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| odds.nodes(side, 1));
        eprintln!(
            "{} of {pairs} pairs; attackers took {points:.0} % at {attackers}:{defenders} nodes",
            self.done
        );
        (self.points, self.games) = (0.0, 0);
    }
}

/// Who won a game that was worth so much to the attackers.
fn winner(points: f64) -> Option<Side> {
    match points.partial_cmp(&0.5)? {
        Ordering::Less => Some(Side::Defenders),
        Ordering::Equal => None,
        Ordering::Greater => Some(Side::Attackers),
    }
}

impl Tune {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        source::write(&self.out, &self.tuned()?)
    }

    /// The weights of all classes, those of one of them tuned.
    fn tuned(&self) -> Result<Vec<Vec<f64>>, Failure> {
        let classes = fitting::classes();
        let class = classes
            .iter()
            .position(|name| *name == self.class)
            .ok_or_else(|| Failure::Class(self.class.clone()))?;
        let variants = self.variants(class)?;
        let first = fitting::weights(class);
        let course = Mutex::new(Course {
            sum: vec![0.0; first.len()],
            weights: first,
            summed: 0,
            begun: 0,
            done: 0,
            points: 0.0,
            games: 0,
        });
        let odds: Vec<Odds> = variants.iter().map(|_| Odds::default()).collect();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| self.work(&variants, &odds, &course));
            }
        });
        let course = course.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut tuned: Vec<Vec<f64>> = (0..classes.len()).map(fitting::weights).collect();
        if course.summed > 0 {
            tuned[class] = course.sum.iter().map(|sum| sum / course.summed as f64).collect();
        }
        Ok(tuned)
    }

    fn variants(&self, class: usize) -> Result<Vec<Arc<Variant>>, Failure> {
        let library = Library::built_in();
        let of_class = |variant: &&Arc<Variant>| fitting::class_of(variant) == class;
        if self.variants.is_empty() {
            return Ok(library.variants().iter().filter(of_class).map(Arc::clone).collect());
        }
        let find = |id: &String| {
            let known = library.variant(id).filter(of_class);
            known.map(Arc::clone).ok_or_else(|| Failure::VariantOfClass(id.clone(), self.class.clone()))
        };
        self.variants.iter().map(find).collect()
    }

    /// Plays pairs until there have been enough.
    fn work(&self, variants: &[Arc<Variant>], odds: &[Odds], course: &Mutex<Course>) {
        let lock = || course.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let (number, weights) = {
                let mut course = lock();
                if course.begun >= self.pairs || variants.is_empty() {
                    return;
                }
                course.begun += 1;
                (course.begun - 1, course.weights.clone())
            };
            let mut dice = Dice::named(&[self.seed, number as u64]);
            let nudges: Vec<f64> = weights
                .iter()
                .map(|weight| (NUDGE * weight.abs()).max(LEAST_NUDGE))
                .map(|nudge| if dice.below(2) == 0 { nudge } else { -nudge })
                .collect();
            let nudged = |sign: f64| -> Vec<f64> {
                weights.iter().zip(&nudges).map(|(weight, nudge)| weight + sign * nudge).collect()
            };
            let mut players =
                [nudged(1.0), nudged(-1.0)].map(|weights| fitting::searcher(Options::default(), &weights));
            let (variant, odds) = (&variants[number % variants.len()], &odds[number % variants.len()]);
            let game = opening(variant, OPENING, self.nodes, &mut players[0], &mut dice);
            let [plus, minus] = &mut players;
            // The same odds for both games of a pair.
            let doublings = odds.now();
            let points = [
                self.play(game.clone(), doublings, plus, minus, &mut dice),
                self.play(game, doublings, minus, plus, &mut dice),
            ];
            points.iter().for_each(|&points| odds.learn(winner(points)));
            let ahead = points[0] - points[1];
            let mut course = lock();
            course.points += points[0] + points[1];
            course.games += 2;
            let done = course.done as f64 / self.pairs as f64;
            let rate = RATE.0 + (RATE.1 - RATE.0) * done;
            for (weight, nudge) in course.weights.iter_mut().zip(&nudges) {
                *weight += rate * ahead * nudge;
            }
            course.done += 1;
            if 2 * course.done > self.pairs {
                let Course { weights, sum, summed, .. } = &mut *course;
                sum.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += *weight);
                *summed += 1;
            }
            if course.done % REPORTED == 0 {
                course.report(self.pairs, odds.now());
            }
        }
    }

    /// Plays a game to its end; what that is worth to the attackers, from 0 to 1.
    fn play(
        &self,
        mut game: Game,
        odds: Doublings,
        attackers: &mut Searcher,
        defenders: &mut Searcher,
        dice: &mut Dice,
    ) -> f64 {
        attackers.forget();
        defenders.forget();
        let value = |winner, plies: usize| {
            let resistance = RESISTANCE * (plies.min(LONGEST) as f64 / LONGEST as f64);
            if winner == Side::Attackers { 1.0 - resistance } else { resistance }
        };
        loop {
            if let Some(outcome) = game.outcome() {
                return outcome.winner.map_or(0.5, |winner| value(winner, game.ply_count()));
            }
            if game.ply_count() >= LONGEST {
                return 0.5;
            }
            let side = game.position().side_to_move();
            let searcher = if side == Side::Attackers { &mut *attackers } else { &mut *defenders };
            let report = look(&game, odds.nodes(side, self.nodes), searcher, dice);
            let (Some(best), Some(score)) = (report.best, report.score()) else { return 0.5 };
            if score.is_decided() {
                return value(if score.value() > 0 { side } else { !side }, game.ply_count());
            }
            if game.play(best).is_err() {
                return 0.5;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_weights_of_the_class_move_and_no_further_than_pairs_can_take_them() {
        let (class, pairs) = ("CORNER_SMALL_TWO", 6);
        let number = fitting::classes().iter().position(|&name| name == class).expect("a class");
        let tune = Tune {
            class: class.to_owned(),
            variants: Vec::new(),
            pairs,
            nodes: 60,
            threads: 1,
            seed: 3,
            out: PathBuf::new(),
        };
        let tuned = tune.tuned().expect("the class has variants");
        for (other, weights) in tuned.iter().enumerate() {
            let before = fitting::weights(other);
            assert_eq!(*weights == before, other != number, "class {other}");
            for (now, before) in weights.iter().zip(before) {
                // Each pair is worth at most one point, and nudges grow with the weights.
                let most = pairs as f64 * RATE.0 * (2.0 * NUDGE * before.abs()).max(LEAST_NUDGE);
                assert!((now - before).abs() <= most, "{before} became {now}");
            }
        }
        let unknown = Tune { variants: vec!["alea-evangelii-19x19".to_owned()], ..tune };
        assert!(matches!(unknown.tuned(), Err(Failure::VariantOfClass(..))));
    }

    #[test]
    fn points_tell_who_won() {
        let cases = [(0.0, Some(Side::Defenders)), (0.3, Some(Side::Defenders)), (0.5, None)];
        for (points, expected) in cases.into_iter().chain([(0.7, Some(Side::Attackers))]) {
            assert_eq!(winner(points), expected, "{points}");
        }
    }
}
