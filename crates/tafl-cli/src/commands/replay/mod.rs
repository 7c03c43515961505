//! Playing games out to check them.

mod report;
mod summary;
mod teller;

use std::time::Instant;

use crate::args::ReplayArgs;
use crate::failure::{Failure, Told};
use crate::games::{Chooser, for_each};
use crate::output::Output;
use summary::Summary;
use teller::Teller;

/// Plays games out and checks them.
pub fn run(args: &ReplayArgs, output: &mut Output) -> Result<(), Failure> {
    let mut chooser = Chooser::new(&args.games)?;
    let mut summary = Summary::default();
    let began = Instant::now();
    let done = for_each(&args.games.files, |found, progress| {
        let mut teller = Teller { output: &mut *output, progress, json: args.json, trace: args.trace };
        let report = report::report(&found, &mut chooser, |ply| teller.ply(&found, ply))?;
        summary.count(&report);
        teller.game(&found, &report)
    });
    // Files that could not be read do not keep the summary back.
    if !matches!(done, Ok(()) | Err(Failure::Told(_))) {
        return done;
    }
    let summary_text = summary.text(began.elapsed());
    if args.json {
        eprint!("{summary_text}");
    } else {
        output.text(&summary_text)?;
    }
    done?;
    if summary.all_well() { Ok(()) } else { Err(Failure::Told(Told::Check)) }
}
