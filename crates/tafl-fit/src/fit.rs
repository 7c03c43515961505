use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use tafl_ai::fitting;
use tafl_rules::Library;

use crate::data::{self, Sample};
use crate::failure::Failure;
use crate::regression;

/// One game in so many is held back to check against.
const HELD_BACK: usize = 6;
/// Games of the files that are held back or not together.
const ROUND: usize = 24;
/// How strongly weights are pulled to those set by hand: what serves the games held back best is taken.
const PULLS: [f64; 5] = [1e-3, 3e-3, 1e-2, 3e-2, 1e-1];
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
}

impl Fit {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let library = Library::built_in();
        let mut samples = Vec::new();
        for (number, path) in self.files.iter().enumerate() {
            samples.append(&mut data::read(path, number, &library)?);
        }
        println!("| class | games | positions | loss before | after | held back before | after | pull |");
        println!("|---|---|---|---|---|---|---|---|");
        let classes = fitting::classes();
        let fitted: Vec<Vec<f64>> = (0..classes.len())
            .map(|class| {
                let samples: Vec<&Sample> = samples.iter().filter(|sample| sample.class == class).collect();
                self.fit(classes[class], class, &samples)
            })
            .collect();
        if let Some(path) = &self.out {
            let failed = |error| Failure::File { path: path.clone(), error };
            std::fs::write(path, source(&classes, &fitted)).map_err(failed)?;
        }
        Ok(())
    }

    /// The weights of a class, in hundredths of an attackers' man.
    fn fit(&self, name: &str, class: usize, samples: &[&Sample]) -> Vec<f64> {
        let used = fitting::weights(class);
        if samples.len() < FEWEST {
            println!("| {name} | | {} | | | | | kept |", samples.len());
            return used;
        }
        let first = if self.from_fitted { used.clone() } else { fitting::hand_set() };
        let logits = |weights: &[f64]| -> Vec<f64> { weights.iter().map(|w| w / fitting::WIDTH).collect() };
        let games: BTreeSet<_> = samples.iter().map(|sample| sample.game).collect();
        // Whole rounds through the variants are held back, so that each has its share.
        let (check, learn): (Vec<&Sample>, Vec<&Sample>) =
            samples.iter().partition(|sample| sample.game.1 / ROUND % HELD_BACK == 0);
        let before = regression::balanced(&learn, &logits(&first));
        let best = PULLS
            .into_iter()
            .map(|pull| (pull, regression::fit(&learn, &logits(&first), pull)))
            .map(|(pull, model)| (model.loss(&check), pull, model))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((loss, pull, model)) = best else { return used };
        println!(
            "| {name} | {} | {} | {:.4} | {:.4} | {:.4} | {loss:.4} | {pull} |",
            games.len(),
            samples.len(),
            before.loss(&learn),
            model.loss(&learn),
            before.loss(&check),
        );
        model.weights.iter().map(|w| w * fitting::WIDTH).collect()
    }
}

/// The weights as a source file.
fn source(classes: &[&str], fitted: &[Vec<f64>]) -> String {
    let terms = fitting::terms();
    let mut text = String::from(
        "//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'\n\
         //! man. Written by `tafl-fit`; not to be edited.\n\nuse super::terms::TERMS;\n",
    );
    for (class, weights) in classes.iter().zip(fitted) {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n#[rustfmt::skip]\npub(super) const {class}: [i32; TERMS] = [\n");
        for (term, &weight) in terms.iter().zip(weights) {
            let _ = writeln!(text, "    {}, // {term}", fitting::in_source(weight));
        }
        text.push_str("];\n");
    }
    text
}
