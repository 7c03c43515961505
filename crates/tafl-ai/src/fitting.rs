//! What the program that fits the evaluation's weights needs to know; nobody else should.

use std::sync::Arc;

use tafl_rules::engine::Width;
use tafl_rules::{Game, Piece, Variant, with_engine};

use crate::evaluation::{Class, Evaluation, PARTS, Weights, terms};
use crate::lines::Lines;
use crate::{Options, Searcher};

/// Values in hundredths of a man per unit of the logistic curve: the width of [`Score::chance`](crate::Score::chance).
pub const WIDTH: f64 = crate::score::CHANCE_WIDTH;

/// The classes of rules that have weights of their own, by the names of their constants in the source.
pub fn classes() -> Vec<&'static str> {
    Class::ALL.iter().map(|class| class.constant()).collect()
}

/// The number of a variant's class among [`classes`].
pub fn class_of(variant: &Variant) -> usize {
    let class = Class::of(variant.rules(), variant.board().size());
    Class::ALL.iter().position(|&other| other == class).expect("every class is listed")
}

/// The names of the terms.
pub fn terms() -> Vec<String> {
    (0..terms::TERMS).map(terms::name).collect()
}

/// The terms' weights before anything was fitted, in hundredths of an attackers' man.
pub fn hand_set() -> Vec<f64> {
    (0..terms::TERMS).map(terms::hand_set).collect()
}

/// The weights in use for a class, by its number, in hundredths of an attackers' man.
pub fn weights(class: usize) -> Vec<f64> {
    Class::ALL[class].weights().iter().map(|&weight| f64::from(weight) / f64::from(PARTS)).collect()
}

/// A weight as the source has it.
pub fn in_source(weight: f64) -> i32 {
    (weight * f64::from(PARTS)).round() as i32
}

/// A searcher whose evaluation has the given weights, in hundredths of an attackers' man, one for each term.
pub fn searcher(options: Options, weights: &[f64]) -> Searcher {
    let mut parts: Box<Weights> = Box::new([0; terms::TERMS]);
    for (part, &weight) in parts.iter_mut().zip(weights) {
        *part = in_source(weight);
    }
    Searcher::weighing(options, parts)
}

/// The numbers of the terms that count a kind of piece, class of squares by class; the terms 0 and 1 count the
/// same attackers and defenders wherever they stand.
pub fn men(piece: Piece) -> std::ops::Range<usize> {
    terms::places(piece)
}

/// How many there are of each term in a game's position, better for the attackers where a weight is above
/// zero; nothing where the side to move has to see to something at once.
pub fn tally(game: &Game) -> Option<Vec<f64>> {
    with_engine!(game.variant().engine(), game.position(), |compiled, state| {
        let lines = Lines::new(compiled);
        let start = Game::new(Arc::clone(game.variant())).position().state_of();
        let evaluation = Evaluation::new(compiled, &lines, &start);
        let (counts, faded) = evaluation.tally(compiled, &lines, &state)?;
        Some(counts.iter().map(|&count| f64::from(count) * faded).collect())
    })
}
