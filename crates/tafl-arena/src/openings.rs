use std::sync::{Arc, Mutex, PoisonError};

use tafl_ai::{Control, Dice, Limits, Options, Searcher};
use tafl_rules::{Game, Variant};

/// How many plies a drawn opening has.
const PLIES: std::ops::RangeInclusive<usize> = 2..=4;
/// How many nodes are spent on seeing whether an opening is fair.
const NODES: u64 = 10_000;
/// The chances of the side to move between which an opening is fair.
const FAIR: std::ops::RangeInclusive<f64> = 0.2..=0.8;
/// So many are drawn for one that is fair and new; then the fairest of them is taken.
const TRIES: usize = 60;

/// Where a pair of games begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game as far as the opening goes.
    pub game: Game,
    /// What tells it from others: a number, or a place in a file.
    pub name: String,
}

/// The openings of a contest.
#[derive(Debug)]
pub struct Openings {
    source: Source,
}

#[derive(Debug)]
enum Source {
    Drawn { variants: Vec<Arc<Variant>>, most: Option<usize>, seed: u64, drawn: Mutex<Vec<Vec<Opening>>> },
    Given(Vec<Opening>),
}

impl Openings {
    /// Openings drawn by chance for each of the variants, which take turns: two to four legal plies, no
    /// two the same, and none that a short search thinks is lopsided. There are as many as are asked for, or
    /// else as many as `most` for a variant, which then come again.
    ///
    /// Where a board has no more that are new and fair, the fairest found is taken.
    pub fn drawn(variants: Vec<Arc<Variant>>, most: Option<usize>, seed: u64) -> Openings {
        let drawn = Mutex::new(vec![Vec::new(); variants.len()]);
        Openings { source: Source::Drawn { variants, most: most.map(|most| most.max(1)), seed, drawn } }
    }

    /// Given openings, which come again after the last. None of them may be over.
    pub fn given(openings: Vec<Opening>) -> Openings {
        Openings { source: Source::Given(openings) }
    }

    /// The opening of a pair of games; nothing where there is none at all.
    pub fn get(&self, pair: usize) -> Option<Opening> {
        match &self.source {
            Source::Given(openings) => openings.get(pair.checked_rem(openings.len())?).cloned(),
            Source::Drawn { variants, most, seed, drawn } => {
                let which = pair.checked_rem(variants.len())?;
                let mut number = pair / variants.len();
                if let Some(most) = most {
                    number %= most;
                }
                let mut drawn = drawn.lock().unwrap_or_else(PoisonError::into_inner);
                let drawn = drawn.get_mut(which)?;
                // One after the other, whoever asks first: what is new depends on those before.
                while drawn.len() <= number {
                    let dice = Dice::named(&[*seed, which as u64, drawn.len() as u64]);
                    drawn.push(draw(&variants[which], dice, drawn));
                }
                drawn.get(number).cloned()
            }
        }
    }
}

/// Draws an opening that is none of those before.
fn draw(variant: &Arc<Variant>, mut dice: Dice, before: &[Opening]) -> Opening {
    let name = (before.len() + 1).to_string();
    let mut searcher = Searcher::new(Options { hash: 1, ..Options::default() });
    let mut fairest: Option<(f64, Game)> = None;
    for _ in 0..TRIES {
        let Some(game) = wander(variant, &mut dice) else { continue };
        if before.iter().any(|other| other.game.position().repeats(game.position())) {
            continue;
        }
        searcher.forget();
        let report = searcher.search(&game, &Limits::nodes(NODES), &Control::new());
        let Some(score) = report.score() else { continue };
        let chance = score.chance();
        if FAIR.contains(&chance) && !score.is_decided() {
            return Opening { game, name };
        }
        let lopsided = (chance - 0.5).abs();
        if fairest.as_ref().is_none_or(|(least, _)| lopsided < *least) {
            fairest = Some((lopsided, game));
        }
    }
    let game = fairest.map_or_else(|| Game::new(Arc::clone(variant)), |(_, game)| game);
    Opening { game, name }
}

/// A game of some plies by chance; nothing if it is over with them.
fn wander(variant: &Arc<Variant>, dice: &mut Dice) -> Option<Game> {
    let mut game = Game::new(Arc::clone(variant));
    let plies = PLIES.start() + dice.below(PLIES.end() - PLIES.start() + 1);
    for _ in 0..plies {
        let moves: Vec<_> = game.legal_moves().collect();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[dice.below(moves.len())]).ok()?;
    }
    game.outcome().is_none().then_some(game)
}
