//! Fits the weights of the computer player's evaluation to games that it plays against itself.
//!
//! Each step is a command; the games lie outside the repository, the weights in the crate `tafl-ai`:
//!
//! ```text
//! cargo run --release -p tafl-fit -- play --games 400 --nodes 4000 --out /tmp/games.tsv
//! cargo run --release -p tafl-fit -- fit /tmp/games.tsv --out crates/tafl-ai/src/evaluation/weights.rs
//! cargo run --release -p tafl-fit -- tune EDGE_SMALL_TWO --pairs 300 --out crates/tafl-ai/src/evaluation/weights.rs
//! ```
//!
//! `play` plays so many games of each variant from random openings and writes a line for each quiet position
//! among them: the number of the game, variant, result and position. While one side wins too often, the other
//! gets more nodes. `records` writes such lines from games that were written down. `fit` reads such files, splits
//! the games of each class of rules into those to learn from and those to check against, fits a logistic
//! regression and writes the weights as a source file. `--pull` and `--classes` fit some classes otherwise than
//! the rest. `tune` nudges all weights of a class at random, lets those nudged one way play those nudged the
//! other, with the same odds in nodes as `play` gives, and moves towards the winner. What fits best does not always play best: matches against the weights
//! before have the last word.

mod data;
mod failure;
mod fit;
mod games;
mod play;
mod records;
mod regression;
mod source;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "tafl-fit", about = "Fits the evaluation's weights to self-play")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays games and keeps their quiet positions.
    Play(play::Play),
    /// Keeps the quiet positions of games that were written down.
    Records(records::Records),
    /// Fits weights to the results of positions.
    Fit(fit::Fit),
    /// Tunes the weights of a class by matches.
    Tune(tune::Tune),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Records(records) => records.run(),
        Command::Fit(fit) => fit.run(),
        Command::Tune(tune) => tune.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}
