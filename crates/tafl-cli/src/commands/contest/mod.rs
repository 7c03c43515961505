//! `tafl match`: engines play each other.

mod openings;
mod report;

use std::fs::File;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tafl_ai::Limits;
use tafl_arena::{Contest, End, Entrant, Event, Kind, PlayedGame, Sprt, Terms, record};
use tafl_rules::Variant;

use crate::args::{LimitArgs, MatchArgs};
use crate::failure::Failure;
use crate::output::Output;

/// How many games each two play.
const GAMES: usize = 20;
/// How many games a sequential test may take.
const GAMES_OF_A_TEST: usize = 20_000;

/// Plays a match, or a round robin of several; tells how it goes on standard error, and the result on
/// standard output.
pub fn run(args: &MatchArgs, output: &mut Output) -> Result<(), Failure> {
    let (contest, variants) = prepare(args)?;
    let mut log = args.record.as_deref().map(Log::create).transpose()?;
    let heading = report::heading(&contest, &variants);
    eprintln!("{heading}");
    let mut unwritten = None;
    let standing = contest.run(|event| match event {
        Event::Game(played) => {
            tell(&contest, played);
            match log.as_mut().map_or(Ok(()), |log| log.add(played, &contest.entrants)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(failure) => {
                    unwritten = Some(failure);
                    ControlFlow::Break(())
                }
            }
        }
        Event::Pair { pairing, standing } => {
            eprintln!("{}", report::line(&contest, &standing.pairings[pairing]));
            ControlFlow::Continue(())
        }
    });
    output.line(&heading)?;
    output.text(&report::report(&contest, &standing))?;
    unwritten.map_or(Ok(()), Err)
}

/// The contest that the arguments ask for, and the variants that are played.
fn prepare(args: &MatchArgs) -> Result<(Contest, Vec<Arc<Variant>>), Failure> {
    let limits = limits(&args.limit);
    let mut entrants = Vec::new();
    for text in &args.engines {
        let entrant = Entrant::parse(text).map_err(|error| Failure::Usage(error.to_string()))?;
        if limits == Limits::NONE && !matches!(entrant.kind, Kind::Level(_)) {
            let problem = "has no limits of its own: --movetime, --nodes or --depth sets them";
            return Err(Failure::Usage(format!("`{text}` {problem}")));
        }
        entrants.push(entrant);
    }
    let sprt = match args.sprt.as_deref() {
        None => None,
        Some(&[elo0, elo1]) if elo0 < elo1 => Some(Sprt { elo0, elo1 }),
        Some(_) => {
            let problem = "two differences in Elo are expected, the smaller first, as in `--sprt 0,10`";
            return Err(Failure::Usage(format!("--sprt: {problem}")));
        }
    };
    if sprt.is_some() && entrants.len() > 2 {
        return Err(Failure::Usage("--sprt: a test is between two engines".to_owned()));
    }
    let games = args.games.unwrap_or(if sprt.is_some() { GAMES_OF_A_TEST } else { GAMES });
    if games == 0 || games % 2 == 1 || args.concurrency == Some(0) {
        let problem = "--games takes an even number, --concurrency any, both more than 0";
        return Err(Failure::Usage(problem.to_owned()));
    }
    let (openings, variants) = openings::openings(args)?;
    let terms = Terms {
        limits,
        margin: Duration::from_millis(args.margin),
        max_plies: args.max_plies,
        seed: args.seed,
    };
    let cores =
        if limits.time.is_some() { 1 } else { thread::available_parallelism().map_or(1, usize::from) };
    let concurrency = args.concurrency.unwrap_or(cores);
    Contest::introduce(&mut entrants, &terms)
        .map_err(|(name, fault)| Failure::Usage(format!("{name}: {fault}")))?;
    let contest = Contest { entrants, terms, openings, pairs: games / 2, concurrency, sprt };
    Ok((contest, variants))
}

fn limits(args: &LimitArgs) -> Limits {
    Limits { time: args.movetime.map(Duration::from_millis), nodes: args.nodes, depth: args.depth }
}

/// Tells what should be known about a game: that somebody lost it by forfeit.
fn tell(contest: &Contest, played: &PlayedGame) {
    if let End::Forfeit { side, fault } = &played.end {
        let name = &contest.entrants[played.players[*side]];
        eprintln!("game {}: {name} ({side}) loses: {fault}", played.number + 1);
    }
}

/// The file to which games are written.
struct Log {
    file: File,
    path: String,
    empty: bool,
}

impl Log {
    fn create(path: &Path) -> Result<Log, Failure> {
        let name = path.display().to_string();
        let file = File::create(path).map_err(|error| Failure::Usage(format!("{name}: {error}")))?;
        Ok(Log { file, path: name, empty: true })
    }

    fn add(&mut self, played: &PlayedGame, entrants: &[Entrant]) -> Result<(), Failure> {
        let gap = if std::mem::take(&mut self.empty) { "" } else { "\n" };
        let written = write!(self.file, "{gap}{}", record(played, entrants));
        written.map_err(|error| Failure::Check(format!("{}: {error}", self.path)))
    }
}
