use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tafl_rules::Library;
use tafl_rules::notation::{Games, WrittenResult};

use crate::data::GameResult;
use crate::failure::Failure;

/// Shorter games were not played out.
const SHORTEST: usize = 30;
/// Plies at the beginning that every game knows.
const FIRST: usize = 16;

#[derive(Args, Debug)]
pub(crate) struct Records {
    /// Files of games with results, in any format that games are read from.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The variant that was played.
    #[arg(long)]
    variant: String,
    /// The file of positions to write.
    #[arg(long)]
    out: PathBuf,
}

impl Records {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let library = Library::built_in();
        let variant = library.variant(&self.variant).ok_or_else(|| Failure::Variant(self.variant.clone()))?;
        let failed = |path: &PathBuf, error| Failure::File { path: path.clone(), error };
        let mut lines = String::new();
        let (mut number, mut left_out) = (0, 0);
        for path in &self.files {
            let text = std::fs::read_to_string(path).map_err(|error| failed(path, error))?;
            for record in Games::of(&text) {
                number += 1;
                let Some((result, replayed)) = record.ok().and_then(|record| {
                    let result = match record.result? {
                        WrittenResult::Won(side) => GameResult::Won(side),
                        WrittenResult::Draw => GameResult::Drawn,
                        WrittenResult::Unfinished => return None,
                    };
                    Some((result, record.replay_as(variant).ok()?))
                }) else {
                    left_out += 1;
                    continue;
                };
                let game = replayed.game;
                if game.ply_count() < SHORTEST {
                    left_out += 1;
                    continue;
                }
                for (ply, played) in game.plays().enumerate().skip(FIRST) {
                    if let (true, Some(position)) = (played.captures.is_empty(), game.position_at(ply)) {
                        lines += &format!("{number}\t{}\t{result}\t{position}\n", variant.id);
                    }
                }
            }
        }
        println!("{} games read, {left_out} left out", number - left_out);
        let mut file = std::fs::File::create(&self.out).map_err(|error| failed(&self.out, error))?;
        file.write_all(lines.as_bytes()).map_err(|error| failed(&self.out, error))
    }
}
