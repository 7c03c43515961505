//! The computer player for other programs, by two line protocols.

mod go;
mod htp;
mod position;
mod settings;
mod speaker;
mod telling;
mod time;
mod uci;

use tafl_ai::Options;

use crate::args::{EngineArgs, Protocol};
use crate::failure::Failure;
use crate::variants::{argument, library};

/// Speaks a protocol on standard input and output until it is told to quit or the input ends.
pub fn run(args: &EngineArgs) -> Result<(), Failure> {
    let library = library();
    let variant = argument(&library, &args.variant)?;
    let options = Options { hash: args.hash.into(), threads: args.threads.into(), ..Options::default() };
    match args.protocol {
        Protocol::Uci => uci::run(library, variant, options),
        Protocol::Htp => htp::run(library, variant, options),
    }
}
