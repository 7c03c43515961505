use std::fmt::Write;
use std::time::Duration;

use tafl_rules::Reason;

use super::report::{Problem, Report};

/// What came of all games together.
#[derive(Debug, Default)]
pub struct Summary {
    games: usize,
    plies: usize,
    unreadable: usize,
    unplayable: usize,
    illegal_moves: usize,
    differing_captures: usize,
    /// Games with written plies behind an ending by repetition.
    past_repetition: usize,
    /// Games whose written result is not what the board shows.
    contradicted: usize,
    /// How many games ended for each reason of [`Reason::ALL`].
    endings: [usize; Reason::ALL.len()],
    unfinished: usize,
}

impl Summary {
    /// Adds a game.
    pub fn count(&mut self, report: &Report) {
        self.games += 1;
        self.plies += report.plies + report.plies_after_end;
        match report.problem {
            Some(Problem::Unreadable(_)) => self.unreadable += 1,
            Some(Problem::Unplayable(_)) => self.unplayable += 1,
            Some(Problem::IllegalMove(_)) => self.illegal_moves += 1,
            None => {}
        }
        self.differing_captures += report.differences.len();
        self.past_repetition += usize::from(report.plies_after_end > 0);
        self.contradicted += usize::from(report.contradiction().is_some());
        match &report.outcome {
            None if report.played() => self.unfinished += 1,
            None => {}
            Some(outcome) => {
                let place = Reason::ALL.iter().position(|&reason| reason == outcome.reason());
                self.endings[place.expect("every reason is listed")] += 1;
            }
        }
    }

    /// Whether every game could be read and every move and every written capture is by the rules.
    pub fn all_well(&self) -> bool {
        self.unreadable + self.unplayable + self.illegal_moves + self.differing_captures == 0
    }

    /// The summary in lines, numbers in a column.
    pub fn text(&self, time: Duration) -> String {
        let mut lines = vec![
            ("games", self.games),
            ("plies", self.plies),
            ("unreadable games", self.unreadable),
            ("games without a fitting variant", self.unplayable),
            ("illegal moves", self.illegal_moves),
            ("differing captures", self.differing_captures),
            ("games that go on after a repetition", self.past_repetition),
            ("results that the board contradicts", self.contradicted),
        ];
        let before_endings = lines.len();
        let endings = Reason::ALL.iter().zip(self.endings).filter(|&(_, count)| count > 0);
        lines.extend(endings.map(|(reason, count)| (reason.id(), count)));
        lines.push(("not over on the board", self.unfinished));
        let mut text = String::new();
        for (index, (name, count)) in lines.into_iter().enumerate() {
            if index == before_endings {
                text.push_str("endings\n");
            }
            let indent = if index < before_endings { "" } else { "  " };
            let width = 38 - indent.len();
            writeln!(text, "{indent}{name:width$}{count:>9}").expect("a string takes all");
        }
        let seconds = time.as_secs_f64();
        let speed = self.plies as f64 / seconds.max(1e-9);
        writeln!(text, "seconds {seconds:.3}, plies per second {speed:.0}").expect("a string takes all");
        text
    }
}
