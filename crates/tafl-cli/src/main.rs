//! `tafl`: the rules of the whole family on the command line, for people and for other programs.

mod args;
mod commands;
mod diagram;
mod failure;
mod games;
mod input;
mod json;
mod output;
mod progress;
mod variants;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match &args.command {
        // The engine speaks from several threads, and needs its lines out at once.
        Command::Engine(args) => commands::engine::run(args),
        command => with_output(command),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Runs a command that writes to the buffered output. What was written before a failure is still shown.
fn with_output(command: &Command) -> Result<(), Failure> {
    let mut output = Output::standard();
    let done = run(command, &mut output);
    let flushed = output.flush();
    done.and(flushed)
}

fn run(command: &Command, output: &mut Output) -> Result<(), Failure> {
    match command {
        Command::Variants(args) => commands::variants::run(args, output),
        Command::Rules(args) => commands::rules::run(args, output),
        Command::Diff(args) => commands::diff::run(args, output),
        Command::Show(args) => commands::show::run(args, output),
        Command::Perft(args) => commands::perft::run(args, output),
        Command::Replay(args) => commands::replay::run(args, output),
        Command::Convert(args) => commands::convert::run(args, output),
        Command::Bench(args) => commands::bench::run(args, output),
        Command::Match(args) => commands::contest::run(args, output),
        Command::Engine(args) => commands::engine::run(args),
    }
}
