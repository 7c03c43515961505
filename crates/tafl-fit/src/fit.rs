use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;
use tafl_ai::fitting;
use tafl_rules::{Library, Piece};

use crate::data::{self, Sample};
use crate::failure::Failure;
use crate::{regression, source};

/// One game in so many is held back to check against.
const HELD_BACK: usize = 6;
/// Games of the files that are held back or not together.
const ROUND: usize = 24;
/// How strongly weights are pulled to those set by hand: what serves the games held back best is taken.
const PULLS: [f64; 4] = [3e-2, 1e-1, 3e-1, 1.0];
/// With fewer positions than this a class keeps the weights that it has.
const FEWEST: usize = 2000;

#[derive(Args, Debug)]
pub(crate) struct Fit {
    /// Files of positions.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The source file of weights to write; nothing is written without it.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Pull weights to those in use, not to those set by hand.
    #[arg(long)]
    from_fitted: bool,
    /// How strongly to pull, instead of choosing that by the games held back.
    #[arg(long)]
    pull: Option<f64>,
    /// The classes to fit, by the names of their constants; the others keep the weights that they have.
    #[arg(long, value_delimiter = ',')]
    classes: Vec<String>,
}

impl Fit {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let library = Library::built_in();
        let mut samples = Vec::new();
        for (number, path) in self.files.iter().enumerate() {
            samples.append(&mut data::read(path, number, &library)?);
        }
        println!(
            "| class | games | positions | loss before | after | held back before | after | pull | width |"
        );
        println!("|---|---|---|---|---|---|---|---|---|");
        let classes = fitting::classes();
        let fitted: Vec<Vec<f64>> = (0..classes.len())
            .map(|class| {
                let samples: Vec<&Sample> = samples.iter().filter(|sample| sample.class == class).collect();
                self.fit(classes[class], class, &samples)
            })
            .collect();
        if let Some(path) = &self.out {
            source::write(path, &fitted)?;
        }
        Ok(())
    }

    /// The weights of a class, in hundredths of an attackers' man.
    fn fit(&self, name: &str, class: usize, samples: &[&Sample]) -> Vec<f64> {
        let used = fitting::weights(class);
        let asked_for = self.classes.is_empty() || self.classes.iter().any(|class| class == name);
        if samples.len() < FEWEST || !asked_for {
            println!("| {name} | | {} | | | | | kept | |", samples.len());
            return used;
        }
        let first = if self.from_fitted { used.clone() } else { fitting::hand_set() };
        let logits = |weights: &[f64]| -> Vec<f64> { weights.iter().map(|w| w / fitting::WIDTH).collect() };
        let games: BTreeSet<_> = samples.iter().map(|sample| sample.game).collect();
        // Held back are more games in a row than there are variants, which take turns: each has its share.
        let (check, learn): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| (sample.game.1 / ROUND).is_multiple_of(HELD_BACK));
        let before = regression::balanced(&learn, &logits(&first));
        let pulls = self.pull.map_or(PULLS.to_vec(), |pull| vec![pull]);
        let best = pulls
            .into_iter()
            .map(|pull| (pull, regression::fit(&learn, &logits(&first), pull)))
            .map(|(pull, model)| (model.loss(&check), pull, model))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((loss, pull, model)) = best else { return used };
        println!(
            "| {name} | {} | {} | {:.4} | {:.4} | {:.4} | {loss:.4} | {pull} | {:.0} |",
            games.len(),
            samples.len(),
            before.loss(&learn),
            model.loss(&learn),
            before.loss(&check),
            100.0 / man(&learn, &model.weights),
        );
        let width = 100.0 / man(&learn, &model.weights);
        model.weights.iter().map(|w| w * width).collect()
    }
}

/// What a man is worth by a class's weights, on the average of both sides and of the squares on which he
/// stands; a defenders' man as the share of an attackers' that he counts for.
fn man(samples: &[&Sample], weights: &[f64]) -> f64 {
    let worth = |piece: Piece, own: usize| {
        let places = fitting::men(piece);
        let of_places = |sample: &&Sample| -> f64 {
            places.clone().map(|term| f64::from(sample.counts[term]) * weights[term]).sum()
        };
        let (mut sum, mut men) = (0.0, 0.0);
        for sample in samples {
            let count = f64::from(sample.counts[own]);
            sum += of_places(sample) + count * weights[own];
            men += count / if piece == Piece::Defender { 4.0 } else { 1.0 };
        }
        sum / f64::max(men, 1.0)
    };
    let both = worth(Piece::Attacker, 0) - worth(Piece::Defender, 1);
    (both / 2.0).max(1e-2)
}
