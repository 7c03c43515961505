//! Logistic regression by Newton's method, with weights pulled towards given ones.

use std::collections::BTreeMap;

use crate::data::Sample;

/// The most steps of Newton's method, and the gain from which on another is worth while.
const STEPS: usize = 30;
const GAIN: f64 = 1e-7;
/// How often a step that leads too far is halved.
const HALVINGS: usize = 12;
/// What is added to each term's variance where its pull is weighed, so that rare terms stay where they were.
const RARE: f64 = 0.1;

/// Weights, and what each variant's games lean to whatever the position: this is fitted beside the weights,
/// so that they need not explain it, and forgotten.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// In units of the logistic curve.
    pub(crate) weights: Vec<f64>,
    leanings: BTreeMap<usize, f64>,
}

impl Model {
    fn probability(&self, sample: &Sample) -> f64 {
        let leaning = self.leanings.get(&sample.variant).copied().unwrap_or(0.0);
        let sum: f64 = sample.counts.iter().zip(&self.weights).map(|(&n, w)| f64::from(n) * w).sum();
        1.0 / (1.0 + (-(sum + leaning)).exp())
    }

    /// The mean cross-entropy between what is expected of positions and what came of them, in nats.
    pub(crate) fn loss(&self, samples: &[&Sample]) -> f64 {
        let loss = |sample: &&Sample| {
            let p = self.probability(sample).clamp(1e-9, 1.0 - 1e-9);
            -(sample.points * p.ln() + (1.0 - sample.points) * (1.0 - p).ln())
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }
}

/// The model with given weights, of which only the leanings are fitted.
pub(crate) fn balanced(samples: &[&Sample], weights: &[f64]) -> Model {
    solve(samples, weights, 1e6)
}

/// The model that explains samples best while it stays near given weights.
pub(crate) fn fit(samples: &[&Sample], weights: &[f64], pull: f64) -> Model {
    solve(samples, weights, pull)
}

fn solve(samples: &[&Sample], prior: &[f64], pull: f64) -> Model {
    let terms = prior.len();
    let leanings: BTreeMap<usize, f64> = samples.iter().map(|sample| (sample.variant, 0.0)).collect();
    let columns: BTreeMap<usize, usize> =
        leanings.keys().enumerate().map(|(at, &variant)| (variant, terms + at)).collect();
    let size = terms + columns.len();
    let count = samples.len().max(1) as f64;
    let pulls = pulls(samples, terms, pull, count);
    let mut model = Model { weights: prior.to_vec(), leanings: leanings.clone() };
    let goal = |model: &Model| {
        let strain = |((weight, prior), pull): ((&f64, &f64), &f64)| pull * (weight - prior).powi(2) / 2.0;
        model.loss(samples) + model.weights.iter().zip(prior).zip(&pulls).map(strain).sum::<f64>()
    };
    let mut reached = goal(&model);
    for _ in 0..STEPS {
        let mut gradient = vec![0.0; size];
        let mut curvature = vec![vec![0.0; size]; size];
        let mut row: Vec<(usize, f64)> = Vec::with_capacity(size);
        for sample in samples {
            let p = model.probability(sample);
            let bend = (p * (1.0 - p)).max(1e-4);
            row.clear();
            row.extend(
                sample
                    .counts
                    .iter()
                    .enumerate()
                    .filter(|(_, n)| **n != 0.0)
                    .map(|(at, &n)| (at, f64::from(n))),
            );
            row.push((columns[&sample.variant], 1.0));
            for (place, &(at, n)) in row.iter().enumerate() {
                gradient[at] += n * (p - sample.points) / count;
                for &(other, m) in &row[..=place] {
                    curvature[at][other] += n * m * bend / count;
                }
            }
        }
        for at in 0..terms {
            gradient[at] += pulls[at] * (model.weights[at] - prior[at]);
            curvature[at][at] += pulls[at];
        }
        for (at, row) in curvature.iter_mut().enumerate() {
            row[at] += 1e-9;
        }
        let step = cholesky(curvature, gradient);
        let stepped = |share: f64| {
            let mut next = model.clone();
            for (weight, step) in next.weights.iter_mut().zip(&step) {
                *weight -= share * step;
            }
            for (variant, leaning) in &mut next.leanings {
                *leaning -= share * step[columns[variant]];
            }
            next
        };
        let better = (0..HALVINGS)
            .map(|halvings| stepped(0.5f64.powi(halvings as i32)))
            .map(|next| (goal(&next), next))
            .find(|(value, _)| *value < reached);
        let Some((value, next)) = better else { break };
        let gain = reached - value;
        (model, reached) = (next, value);
        if gain < GAIN {
            break;
        }
    }
    model
}

/// How strongly each term is pulled, by how much it varies.
fn pulls(samples: &[&Sample], terms: usize, pull: f64, count: f64) -> Vec<f64> {
    (0..terms)
        .map(|at| {
            let values = || samples.iter().map(|sample| f64::from(sample.counts[at]));
            let mean = values().sum::<f64>() / count;
            let variance = values().map(|n| (n - mean).powi(2)).sum::<f64>() / count;
            pull * (variance + RARE)
        })
        .collect()
}

/// Solves a symmetric positive system, of which the lower triangle is given.
fn cholesky(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let size = b.len();
    for i in 0..size {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            a[i][j] = if i == j { (a[i][i] - sum).max(1e-12).sqrt() } else { (a[i][j] - sum) / a[j][j] };
        }
        let sum: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    for i in (0..size).rev() {
        let sum: f64 = (i + 1..size).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    b
}

#[cfg(test)]
mod tests {
    use tafl_ai::Dice;

    use super::*;

    /// Games decided by chance according to known weights.
    fn made_up(count: usize, weights: &[f64]) -> Vec<Sample> {
        let mut dice = Dice::new(7);
        let mut sample = |game| {
            let counts: Vec<f32> = weights.iter().map(|_| dice.below(7) as f32 - 3.0).collect();
            let sum: f64 = counts.iter().zip(weights).map(|(&n, w)| f64::from(n) * w).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let points = f64::from(u8::from((dice.below(1 << 20) as f64) < chance * f64::from(1 << 20)));
            Sample { game: (0, game), variant: 0, class: 0, counts, points }
        };
        (0..count).map(&mut sample).collect()
    }

    #[test]
    fn the_weights_that_made_the_results_are_found() {
        let truth = [0.5, -0.25, 0.0];
        let samples = made_up(20_000, &truth);
        let samples: Vec<&Sample> = samples.iter().collect();
        let fitted = fit(&samples, &[0.0; 3], 1e-6);
        for (found, true_weight) in fitted.weights.iter().zip(truth) {
            assert!((found - true_weight).abs() < 0.05, "{found} for {true_weight}");
        }
        assert!(fitted.loss(&samples) < balanced(&samples, &[0.0; 3]).loss(&samples));
    }
}
