use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use clap::Args;
use tafl_ai::{Dice, Options, Searcher};
use tafl_rules::{Library, Variant};

use crate::data::GameResult;
use crate::failure::Failure;
use crate::games::{Doublings, Odds, look, opening};

/// Plies played by chance before a game begins: from the one number up to below the other.
const OPENING: std::ops::Range<usize> = 2..9;
/// The ply after which a game counts as drawn.
const LONGEST: usize = 240;
/// One in so many of a game's quiet positions is kept.
const KEPT: usize = 3;

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// Ids of the variants to play; all that are built in if none is given.
    #[arg(long, value_delimiter = ',')]
    variants: Vec<String>,
    /// Games of each variant.
    #[arg(long, default_value_t = 400)]
    games: usize,
    /// Nodes for each move, on the average.
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Other seeds give other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file of positions to write.
    #[arg(long)]
    out: PathBuf,
}

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let library = Library::built_in();
        let variants: Vec<Arc<Variant>> = if self.variants.is_empty() {
            library.variants().to_vec()
        } else {
            let find =
                |id: &String| library.variant(id).map(Arc::clone).ok_or_else(|| Failure::Variant(id.clone()));
            self.variants.iter().map(find).collect::<Result<_, _>>()?
        };
        let failed = |error| Failure::File { path: self.out.clone(), error };
        let file = Mutex::new(BufWriter::new(File::create(&self.out).map_err(failed)?));
        let next = AtomicUsize::new(0);
        let odds: Vec<Odds> = variants.iter().map(|_| Odds::default()).collect();
        let total = self.games * variants.len();
        std::thread::scope(|scope| {
            let worker = || -> std::io::Result<()> {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= total {
                        return Ok(());
                    }
                    let dice = Dice::named(&[self.seed, number as u64]);
                    let place = number % variants.len();
                    let (result, positions) = self.game(&variants[place], odds[place].now(), dice);
                    odds[place].learn(match result {
                        GameResult::Won(side) => Some(side),
                        GameResult::Drawn => None,
                    });
                    let id = &variants[place].id;
                    let lines: String = positions
                        .iter()
                        .map(|position| format!("{number}\t{id}\t{result}\t{position}\n"))
                        .collect();
                    let mut file = file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    file.write_all(lines.as_bytes())?;
                    file.flush()?;
                }
            };
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(worker)).collect();
            for worker in workers {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).map_err(failed)?;
            }
            Ok(())
        })
    }

    fn game(&self, variant: &Arc<Variant>, odds: Doublings, mut dice: Dice) -> (GameResult, Vec<String>) {
        let mut searcher = Searcher::new(Options::default());
        let mut game = opening(variant, OPENING, self.nodes, &mut searcher, &mut dice);
        let mut positions = Vec::new();
        let result = loop {
            if let Some(outcome) = game.outcome() {
                break outcome.winner.map_or(GameResult::Drawn, GameResult::Won);
            }
            if game.ply_count() >= LONGEST {
                break GameResult::Drawn;
            }
            let side = game.position().side_to_move();
            let report = look(&game, odds.nodes(side, self.nodes), &mut searcher, &mut dice);
            let (Some(best), Some(score)) = (report.best, report.score()) else {
                break GameResult::Drawn;
            };
            if score.is_decided() {
                break GameResult::Won(if score.value() > 0 { side } else { !side });
            }
            let quiet = game.captures(best).is_ok_and(|captures| captures.is_empty());
            if quiet && dice.below(KEPT) == 0 {
                positions.push(game.position().to_string());
            }
            if game.play(best).is_err() {
                break GameResult::Drawn;
            }
        };
        (result, positions)
    }
}

#[cfg(test)]
mod tests {
    use tafl_rules::Side;

    use super::*;

    #[test]
    fn results_are_read_as_they_are_written() {
        for result in [GameResult::Won(Side::Attackers), GameResult::Drawn, GameResult::Won(Side::Defenders)]
        {
            assert_eq!(GameResult::read(&result.to_string()), Some(result));
        }
        assert_eq!(GameResult::read("x"), None);
    }
}
