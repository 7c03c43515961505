use serde::Serialize;
use tafl_rules::Game;

use super::report::{Problem, Report};
use crate::failure::Failure;
use crate::games::Found;
use crate::json::{OutcomeJson, names};
use crate::output::Output;
use crate::progress::Progress;

/// Tells what comes of each game, as text or as JSON.
pub struct Teller<'a> {
    pub output: &'a mut Output,
    pub progress: &'a Progress,
    pub json: bool,
    pub trace: bool,
}

#[derive(Serialize)]
struct GameJson<'a> {
    game: usize,
    file: String,
    variant: Option<&'a str>,
    plies: usize,
    outcome: Option<OutcomeJson>,
    result: Option<&'static str>,
    error: Option<String>,
    plies_after_end: usize,
}

#[derive(Serialize)]
struct PlyJson {
    game: usize,
    ply: usize,
    #[serde(rename = "move")]
    mv: String,
    captures: Vec<String>,
    legal: usize,
    position: String,
    outcome: Option<OutcomeJson>,
}

impl Teller<'_> {
    /// Tells the last ply of a game that is being played out.
    pub fn ply(&mut self, found: &Found<'_>, game: &Game) -> Result<(), Failure> {
        if !self.trace {
            return Ok(());
        }
        let Some(played) = game.last_played() else {
            return Ok(());
        };
        let squares: Vec<_> = played.captures.iter().map(|capture| capture.square).collect();
        let ply = PlyJson {
            game: found.number,
            ply: game.ply_count(),
            mv: played.mv().to_string(),
            captures: names(&squares),
            legal: game.legal_moves().count(),
            position: game.position().to_string(),
            outcome: game.outcome().map(OutcomeJson::of),
        };
        let text = || {
            let written = tafl_rules::notation::write_played(played);
            let PlyJson { game, ply, legal, position, .. } = &ply;
            format!("game {game}, ply {ply}: {written}, {legal} replies, {position}")
        };
        if self.json { self.say_json(&ply) } else { self.say(&text()) }
    }

    /// Tells a game that has been played out: as text, only what is odd about it.
    pub fn game(&mut self, found: &Found<'_>, report: &Report) -> Result<(), Failure> {
        let problem = report.problem.as_ref().map(Problem::words);
        if self.json {
            let difference = report.differences.first().map(ToString::to_string);
            return self.say_json(&GameJson {
                game: found.number,
                file: found.file.display().to_string(),
                variant: report.variant.as_deref(),
                plies: report.plies,
                outcome: report.outcome.as_ref().map(OutcomeJson::of),
                result: report.result.map(|result| result.id()),
                error: problem.map(str::to_owned).or(difference),
                plies_after_end: report.plies_after_end,
            });
        }
        let place = found.place();
        for difference in &report.differences {
            self.say(&format!("{place}: {difference}"))?;
        }
        for words in problem.map(str::to_owned).into_iter().chain(report.contradiction()) {
            self.say(&format!("{place}: {words}"))?;
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        self.progress.aside(|| self.output.line(text))
    }

    fn say_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.progress.aside(|| self.output.json(value))
    }
}
