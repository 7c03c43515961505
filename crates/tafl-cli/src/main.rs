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
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    let mut output = Output::standard();
    let done = match &args.command {
        Command::Variants(args) => commands::variants::run(args, &mut output),
        Command::Rules(args) => commands::rules::run(args, &mut output),
        Command::Diff(args) => commands::diff::run(args, &mut output),
        Command::Show(args) => commands::show::run(args, &mut output),
        Command::Perft(args) => commands::perft::run(args, &mut output),
        Command::Replay(args) => commands::replay::run(args, &mut output),
        Command::Match(args) => commands::contest::run(args, &mut output),
        Command::Convert(args) => commands::convert::run(args, &mut output),
    };
    // What was written before a failure is still shown.
    let flushed = output.flush();
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
