//! Help for people: a hint for the move to come, and the analysis of the position on show and of the moves
//! that were played.
//!
//! One search serves all of it, on one thread, and rests while the computer thinks about its own move: what is
//! asked for first comes first, and whatever is no longer asked for is stopped. Nothing waits for it.
//!
//! - `work`: one search at a time, in a task; `desk`: what is to be searched next, and what was found
//! - `review`: the moves of the game, judged

mod desk;
mod review;
mod work;

use std::time::Duration;

use bevy::prelude::*;
use tafl_ai::{Annotation, Hint, Limits, Line, Reason};

use super::table::Match;
use desk::Desk;

/// How long is looked for what.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdviceLimits {
    /// For a hint.
    pub hint: Limits,
    /// At a position on show, before the moves of the game are judged.
    pub glance: Limits,
    /// At a position on show, after that.
    pub study: Limits,
    /// At each position of the game.
    pub judge: Limits,
    /// Once more at those around a move that seems to have given something away.
    pub doubt: Limits,
}

impl Default for AdviceLimits {
    fn default() -> AdviceLimits {
        AdviceLimits {
            hint: Limits::time(Duration::from_millis(1200)),
            glance: Limits::time(Duration::from_millis(1500)),
            study: Limits::time(Duration::from_secs(30)),
            judge: Limits::nodes(40_000),
            doubt: Limits::nodes(250_000),
        }
    }
}

/// How many lines are shown of a position.
pub const LINES: usize = 3;

/// What the computer says to help.
#[derive(Resource, Default)]
pub struct Advice(Desk);

/// The lines of the position on show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Findings<'a> {
    /// The best lines, best first; the scores are those of the side to move.
    pub lines: &'a [Line],
    /// How deep they were looked at, in plies; 0 before anything is known.
    pub depth: u32,
}

/// A move of the game, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// What it gave away.
    pub annotation: Annotation,
    /// Why another move was better, where that is known.
    pub why: Option<Reason>,
}

impl Advice {
    /// The hint for the move to come, where one is on show.
    pub fn hint(&self, current: &Match) -> Option<&Hint> {
        self.0.hint.as_ref().filter(|_| self.0.generation == Some(current.generation()))
    }

    /// Whether a hint is being looked for.
    pub fn is_looking_for_hint(&self) -> bool {
        self.0.wants_hint
    }

    /// Whether a hint could be asked for: a person is to move.
    pub fn may_hint(&self, current: &Match) -> bool {
        current.is_humans_turn()
    }

    /// Whether the analysis is open.
    pub fn is_open(&self) -> bool {
        self.0.is_open
    }

    /// Whether the analysis rests because the computer thinks about its move.
    pub fn rests(&self) -> bool {
        self.0.rests
    }

    /// What is known of the position on show while the analysis is open; nothing where the game is over there.
    pub fn findings(&self, current: &Match) -> Option<Findings<'_>> {
        let study = &self.0.study;
        let is_current = self.0.is_open && study.about == Some((current.generation(), current.shown_ply()));
        if study.is_over && is_current {
            return None;
        }
        let lines: &[Line] = if is_current { &study.lines } else { &[] };
        Some(Findings { lines, depth: if is_current { study.depth } else { 0 } }).filter(|_| self.0.is_open)
    }

    /// What a ply of the game gave away, counted from 1, while the analysis is open; nothing before it is
    /// known.
    pub fn judged(&self, current: &Match, ply: usize) -> Option<Judged> {
        self.0.review.judged(current.game(), ply).filter(|_| self.0.is_open)
    }

    /// How many positions of the game have been judged, and how many are to be.
    pub fn progress(&self, current: &Match) -> (usize, usize) {
        self.0.review.progress(current.game())
    }

    /// Shows a hint, or puts it away; with nothing to hint at, does nothing.
    pub(super) fn toggle_hint(&mut self, current: &Match) {
        if self.hint(current).is_some() || self.0.wants_hint {
            (self.0.hint, self.0.wants_hint) = (None, false);
        } else {
            self.0.wants_hint = self.may_hint(current);
        }
    }

    /// Opens the analysis.
    pub(super) fn open_analysis(&mut self) {
        self.0.is_open = true;
    }

    /// Opens the analysis, or closes it.
    pub(super) fn toggle_analysis(&mut self) {
        self.0.is_open = !self.0.is_open;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>().init_resource::<AdviceLimits>().add_plugins(desk::plugin);
}
