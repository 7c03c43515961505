//! What is to be searched next, and what was found.

use bevy::prelude::*;
use tafl_ai::{Hint, Line, Options, Searcher};
use tafl_rules::Game;

use super::review::Review;
use super::work::{Answer, Found, Running, Work};
use super::{Advice, AdviceLimits};
use crate::session::{Match, MatchNotice, Player, PositionReset, Purpose, ResetCause, SessionSet, Waker};

/// All that the help knows.
#[derive(Default)]
pub(super) struct Desk {
    /// The generation of the match that all of this is about.
    pub(super) generation: Option<u64>,
    pub(super) wants_hint: bool,
    pub(super) hint: Option<Hint>,
    pub(super) is_open: bool,
    /// Whether the computer thinks about its move.
    pub(super) rests: bool,
    pub(super) study: Study,
    pub(super) review: Review,
    running: Option<Running>,
    /// Kept from one search to the next, for what it remembers.
    searcher: Option<Searcher>,
    /// Whether the searcher under way remembers positions of another game.
    is_of_another_game: bool,
}

/// What is known of the position on show.
#[derive(Default, Debug)]
pub(super) struct Study {
    /// The generation of the match and the ply.
    pub(super) about: Option<(u64, usize)>,
    pub(super) lines: Vec<Line>,
    pub(super) depth: u32,
    /// Whether the game is over there.
    pub(super) is_over: bool,
    /// How far it has been looked at.
    looked: Looked,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Looked {
    #[default]
    Not,
    Briefly,
    Thoroughly,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advise.in_set(SessionSet::Turn).run_if(resource_exists::<Match>))
        .add_systems(Last, stop_when_leaving);
}

/// Takes what was found, stops what is no longer asked for, and begins what is to come.
fn advise(
    mut advice: ResMut<Advice>,
    current: Res<Match>,
    limits: Res<AdviceLimits>,
    waker: Res<Waker>,
    mut resets: MessageReader<PositionReset>,
    mut notices: MessageWriter<MatchNotice>,
) {
    let desk = &mut advice.bypass_change_detection().0;
    let mut is_new = false;
    if resets.read().any(|reset| reset.cause == ResetCause::NewMatch) {
        desk.clear_table();
        is_new = true;
    }
    let mut changed = is_new | desk.follow(&current);
    match desk.collect(&current) {
        Ok(found) => changed |= found,
        Err(words) => {
            desk.clear_table();
            notices.write(MatchNotice::AdviceFailed(words));
            changed = true;
        }
    }
    desk.go_on(&current, &limits, &waker);
    if changed {
        advice.set_changed();
    }
}

impl Desk {
    /// Another game is on the table, of which nothing is known.
    fn clear_table(&mut self) {
        (self.wants_hint, self.hint, self.is_open) = (false, None, false);
        self.study = Study::default();
        self.review.forget();
        self.searcher = None;
        self.is_of_another_game = self.running.is_some();
        self.generation = None;
    }

    /// Follows the match; says whether anything changed for those who look.
    fn follow(&mut self, current: &Match) -> bool {
        let mut changed = false;
        if self.generation != Some(current.generation()) {
            self.generation = Some(current.generation());
            (self.wants_hint, self.hint) = (false, None);
            self.review.follow(current.game());
            changed = true;
        }
        let rests = matches!(current.to_move(), Some(Player::Computer(_)));
        changed |= rests != std::mem::replace(&mut self.rests, rests);
        let about = Some((current.generation(), current.shown_ply()));
        if self.is_open && self.study.about != about {
            let is_over = game_at(current.game(), current.shown_ply()).outcome().is_some();
            let looked = if is_over { Looked::Thoroughly } else { Looked::Not };
            self.study = Study { about, is_over, looked, ..Study::default() };
            changed = true;
        }
        changed
    }

    /// Takes what a search has found so far or at its end.
    fn collect(&mut self, current: &Match) -> Result<bool, String> {
        let Some(running) = &self.running else { return Ok(false) };
        let is_asked_for = self.is_asked_for(running, current);
        if !is_asked_for {
            running.control.stop();
        }
        let Some(Answer { searcher, found }) = running.answer() else {
            let is_new = is_asked_for && matches!(running.work, Work::Lines { .. });
            let progress = is_new.then(|| running.control.progress());
            return Ok(progress.is_some_and(|progress| self.study.learn(&progress.lines, progress.depth)));
        };
        let Some(Running { work, key, .. }) = self.running.take() else { return Ok(false) };
        let is_of_another_game = std::mem::take(&mut self.is_of_another_game);
        self.searcher = searcher.filter(|_| !is_of_another_game);
        let found = found?;
        if !is_asked_for {
            return Ok(false);
        }
        match (work, found) {
            (Work::Hint, Found::Hint(hint)) => (self.hint, self.wants_hint) = (hint, false),
            (Work::Lines { thoroughly }, Found::Lines(report)) => {
                self.study.learn(&report.lines, report.depth);
                self.study.looked = if thoroughly { Looked::Thoroughly } else { Looked::Briefly };
            }
            (Work::Judge { ply, twice }, Found::Judged { report, why }) => {
                self.review.note(ply, key, report, why, twice);
            }
            _ => unreachable!("every work is answered by what was asked for"),
        }
        Ok(true)
    }

    /// Whether what a search looks for is still wanted, and nothing more urgent is.
    fn is_asked_for(&self, running: &Running, current: &Match) -> bool {
        let is_about_this = running.about.0 == current.generation();
        match running.work {
            _ if self.rests || !is_about_this => false,
            Work::Hint => self.wants_hint,
            Work::Lines { .. } => self.is_open && !self.wants_hint && self.study.about == Some(running.about),
            Work::Judge { .. } => self.is_open && !self.wants_hint && self.study.looked != Looked::Not,
        }
    }

    /// Begins the next search, if there is none and something is wanted.
    fn go_on(&mut self, current: &Match, limits: &AdviceLimits, waker: &Waker) {
        if self.running.is_some() || current.purpose() != Purpose::Played {
            return;
        }
        let Some(work) = self.next_work(current) else { return };
        let (ply, limits) = match work {
            Work::Hint => (current.game().ply_count(), limits.hint),
            Work::Lines { thoroughly: false } => (current.shown_ply(), limits.glance),
            Work::Lines { thoroughly: true } => (current.shown_ply(), limits.study),
            Work::Judge { ply, twice: false } => (ply, limits.judge),
            Work::Judge { ply, twice: true } => (ply, limits.doubt),
        };
        let searcher = self.searcher.take().unwrap_or_else(|| Searcher::new(Options::default()));
        let game = game_at(current.game(), ply);
        self.running = Some(Running::begin(work, (current.generation(), ply), game, limits, searcher, waker));
    }

    /// First a hint; then a look at the position on show; then the moves of the game; then that position
    /// once more, for longer.
    fn next_work(&self, current: &Match) -> Option<Work> {
        if self.rests {
            return None;
        }
        if self.wants_hint {
            return Some(Work::Hint);
        }
        if !self.is_open {
            return None;
        }
        let judge = || {
            let (ply, twice) = self.review.next(current.game(), current.shown_ply())?;
            Some(Work::Judge { ply, twice })
        };
        match self.study.looked {
            Looked::Not => Some(Work::Lines { thoroughly: false }),
            Looked::Briefly => judge().or(Some(Work::Lines { thoroughly: true })),
            Looked::Thoroughly => judge(),
        }
    }
}

impl Study {
    /// Takes lines over, unless better ones are known; says whether that changed anything.
    fn learn(&mut self, lines: &[Line], depth: u32) -> bool {
        let is_better = !lines.is_empty() && (depth > self.depth || self.lines.is_empty());
        if is_better {
            self.lines = lines.to_vec();
            self.depth = depth;
        }
        is_better
    }
}

/// A game as it stood after so many plies, and as if nobody had given it up there.
fn game_at(game: &Game, ply: usize) -> Game {
    let mut game = game.clone();
    let is_concluded = |game: &Game| {
        game.outcome().is_some() && game.last_played().is_none_or(|last| last.outcome.is_none())
    };
    while is_concluded(&game) || game.ply_count() > ply {
        if !game.undo() {
            break;
        }
    }
    game
}

/// Leaving the game never waits for a search.
fn stop_when_leaving(mut exits: MessageReader<AppExit>, advice: Res<Advice>) {
    if exits.read().next().is_some()
        && let Some(running) = &advice.0.running
    {
        running.control.stop();
    }
}
