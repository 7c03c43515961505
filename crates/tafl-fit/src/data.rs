//! Positions with the results of their games, a line for each: number of the game, variant, result,
//! position, with tabs between.

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use tafl_ai::fitting;
use tafl_rules::notation::read_position;
use tafl_rules::{Game, Library, Side};

use crate::failure::Failure;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameResult {
    Won(Side),
    Drawn,
}

impl GameResult {
    /// The result as points for the attackers.
    pub(crate) fn points(self) -> f64 {
        match self {
            GameResult::Won(Side::Attackers) => 1.0,
            GameResult::Drawn => 0.5,
            GameResult::Won(Side::Defenders) => 0.0,
        }
    }

    /// The result that a letter of a file stands for.
    pub(crate) fn read(letter: &str) -> Option<GameResult> {
        [GameResult::Won(Side::Attackers), GameResult::Drawn, GameResult::Won(Side::Defenders)]
            .into_iter()
            .find(|result| result.to_string() == letter)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameResult::Won(Side::Attackers) => "a",
            GameResult::Drawn => "=",
            GameResult::Won(Side::Defenders) => "d",
        })
    }
}

/// A position to learn from.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The number of the game in its file, and that of the file.
    pub(crate) game: (usize, usize),
    /// The variant's number in the library.
    pub(crate) variant: usize,
    /// The class of its rules.
    pub(crate) class: usize,
    /// How many there are of each term.
    pub(crate) counts: Vec<f32>,
    /// The result of the game, as points for the attackers.
    pub(crate) points: f64,
}

/// Reads the positions of a file in which nothing is urgent.
pub(crate) fn read(path: &Path, file: usize, library: &Library) -> Result<Vec<Sample>, Failure> {
    let failed = |error| Failure::File { path: path.to_owned(), error };
    let reader = BufReader::new(File::open(path).map_err(failed)?);
    let mut samples = Vec::new();
    for (at, line) in reader.lines().enumerate() {
        let line = line.map_err(failed)?;
        let wrong = |why: String| Failure::Line { path: path.to_owned(), line: at + 1, why };
        if let Some(sample) = sample(&line, file, library).map_err(wrong)? {
            samples.push(sample);
        }
    }
    Ok(samples)
}

fn sample(line: &str, file: usize, library: &Library) -> Result<Option<Sample>, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[number, id, result, position] = fields.as_slice() else {
        return Err(format!("there are {} fields, not 4", fields.len()));
    };
    let game = number.parse().map_err(|_| format!("\"{number}\" is not the number of a game"))?;
    let variant = library
        .variants()
        .iter()
        .position(|variant| variant.id == id)
        .ok_or_else(|| format!("there is no variant \"{id}\""))?;
    let result = GameResult::read(result).ok_or_else(|| format!("\"{result}\" is not a result"))?;
    let setup = read_position(position).map_err(|error| format!("{error}"))?;
    let played = Arc::clone(&library.variants()[variant]);
    let class = fitting::class_of(&played);
    let position = Game::from_setup(played, &setup).map_err(|error| format!("{error}"))?;
    Ok(fitting::tally(&position).map(|counts| Sample {
        game: (file, game),
        variant,
        class,
        counts: counts.iter().map(|&count| count as f32).collect(),
        points: result.points(),
    }))
}
