use std::sync::Arc;

use tafl_rules::notation::{CaptureDifference, GameRecord, Replay, ReplayError, WrittenResult};
use tafl_rules::{Game, Outcome, Reason, Variant};

use crate::failure::Failure;
use crate::games::{Chooser, Found, NO_VARIANT, contradiction};

/// What came of a game that was played out.
#[derive(Debug, Default)]
pub struct Report {
    /// The id of the variant it was played by.
    pub variant: Option<String>,
    /// How many plies were played until the rules or the moves ended.
    pub plies: usize,
    /// How many written plies follow an ending by repetition. They are checked as well.
    pub plies_after_end: usize,
    /// How the game ended by the rules, or by its players where the record says so.
    pub outcome: Option<Outcome>,
    /// The result that is written.
    pub result: Option<WrittenResult>,
    /// Why it could not be played to its last written move.
    pub problem: Option<Problem>,
    /// Where the written captures are not those of the rules.
    pub differences: Vec<CaptureDifference>,
}

/// Why a game could not be played out.
#[derive(Debug)]
pub enum Problem {
    /// It cannot be read.
    Unreadable(String),
    /// It has no variant, or its position is none of the variant.
    Unplayable(String),
    /// A move is against the rules.
    IllegalMove(String),
}

impl Problem {
    /// The problem in words.
    pub fn words(&self) -> &str {
        match self {
            Problem::Unreadable(words) | Problem::Unplayable(words) | Problem::IllegalMove(words) => words,
        }
    }
}

impl Report {
    /// What is to be said of a result that the board contradicts. Nothing is wrong with it where players went
    /// on behind a repetition.
    pub fn contradiction(&self) -> Option<String> {
        if self.plies_after_end > 0 { None } else { contradiction(self.result, self.outcome.as_ref()) }
    }

    /// Whether it could be played at all.
    pub fn played(&self) -> bool {
        !matches!(self.problem, Some(Problem::Unreadable(_) | Problem::Unplayable(_)))
    }

    fn of_problem(problem: Problem) -> Report {
        Report { problem: Some(problem), ..Report::default() }
    }
}

/// Plays a game out, showing it after each ply until it ends.
pub fn report(
    found: &Found<'_>,
    chooser: &mut Chooser,
    each_ply: impl FnMut(&Game) -> Result<(), Failure>,
) -> Result<Report, Failure> {
    let record = match &found.read {
        Ok(record) => record,
        Err(error) => return Ok(Report::of_problem(Problem::Unreadable(error.to_string()))),
    };
    let report = match chooser.choose(record) {
        Ok(Some(variant)) => play_out(record, &variant, each_ply)?,
        Ok(None) => Report::of_problem(Problem::Unplayable(NO_VARIANT.to_owned())),
        Err(error) => Report::of_problem(Problem::Unplayable(error)),
    };
    Ok(Report { result: record.told_result(), ..report })
}

fn play_out(
    record: &GameRecord,
    variant: &Arc<Variant>,
    mut each_ply: impl FnMut(&Game) -> Result<(), Failure>,
) -> Result<Report, Failure> {
    let mut report = Report { variant: Some(variant.id.clone()), ..Report::default() };
    let mut replay = match Replay::new(record, variant) {
        Ok(replay) => replay,
        Err(error) => {
            report.problem = Some(Problem::Unplayable(error.to_string()));
            return Ok(report);
        }
    };
    loop {
        if replay.moves_left() > 0 && ended_by_repetition(replay.game()) {
            if report.outcome.is_none() {
                report.plies = replay.plies();
                report.outcome = replay.game().outcome().cloned();
                report.plies_after_end = replay.moves_left();
            }
            replay.begin_anew();
        }
        match replay.step() {
            Ok(true) if report.outcome.is_none() => each_ply(replay.game())?,
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                report.problem = Some(problem(error));
                break;
            }
        }
    }
    let plies = replay.plies();
    let finished = report.problem.is_none();
    report.differences = replay.differences().to_vec();
    if report.outcome.is_none() {
        report.plies = plies;
        let game = if finished { &replay.conclude().game } else { replay.game() };
        report.outcome = game.outcome().cloned();
    }
    Ok(report)
}

/// Servers and clubs often do not enforce repetition, so that real games go on behind it.
fn ended_by_repetition(game: &Game) -> bool {
    game.outcome().is_some_and(|outcome| outcome.reason() == Reason::Repetition)
}

fn problem(error: ReplayError) -> Problem {
    match error {
        ReplayError::Refused { .. } => Problem::IllegalMove(error.to_string()),
        _ => Problem::Unplayable(error.to_string()),
    }
}
