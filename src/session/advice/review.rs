//! The moves of the game, judged one position after the other.

use tafl_ai::{Reason, Report, Score, annotate, score_of_end};
use tafl_rules::Game;

use super::Judged;

/// What is known of a position of the game.
#[derive(Clone, Debug)]
struct Known {
    report: Report,
    /// Why its best move is good, where the position was looked at twice.
    why: Option<Reason>,
    /// Whether it was looked at a second time.
    twice: bool,
}

/// The positions of the game with what is known of them.
#[derive(Debug, Default)]
pub(super) struct Review {
    /// By ply: the key of the position, and what is known of it.
    positions: Vec<(u64, Option<Known>)>,
}

impl Review {
    /// Follows a game: what is known of its positions stays, the rest goes.
    pub(super) fn follow(&mut self, game: &Game) {
        let key = |ply| game.position_at(ply).map_or(0, |position| position.key());
        let count = game.ply_count() + 1;
        let same =
            (0..count).take_while(|&ply| self.positions.get(ply).is_some_and(|kept| kept.0 == key(ply)));
        let same = same.count();
        self.positions.truncate(same);
        self.positions.extend((same..count).map(|ply| (key(ply), None)));
    }

    pub(super) fn forget(&mut self) {
        self.positions.clear();
    }

    /// The position to look at next, by its ply, and whether for the second time: first every position once,
    /// the nearest to the one on show first, then those around a move that seems to be marked.
    pub(super) fn next(&self, game: &Game, shown: usize) -> Option<(usize, bool)> {
        let open = |ply: usize| ply < game.ply_count() || end_of(game).is_none();
        let plies = || (0..self.positions.len()).filter(|&ply| open(ply));
        let unknown = plies().filter(|&ply| self.positions[ply].1.is_none());
        if let Some(ply) = unknown.min_by_key(|&ply| ply.abs_diff(shown)) {
            return Some((ply, false));
        }
        let once = |&ply: &usize| self.positions[ply].1.as_ref().is_some_and(|known| !known.twice);
        let doubtful =
            |ply: usize| self.judged(game, ply).is_some_and(|judged| judged.annotation.mark.is_some());
        plies().filter(once).find(|&ply| doubtful(ply) || doubtful(ply + 1)).map(|ply| (ply, true))
    }

    /// Notes what was found, if the position is still that of the game.
    pub(super) fn note(&mut self, ply: usize, key: u64, report: Report, why: Option<Reason>, twice: bool) {
        if let Some((kept, known)) = self.positions.get_mut(ply)
            && *kept == key
        {
            *known = Some(Known { report, why, twice });
        }
    }

    /// What a ply gave away, counted from 1.
    pub(super) fn judged(&self, game: &Game, ply: usize) -> Option<Judged> {
        let before = self.positions.get(ply.checked_sub(1)?)?.1.as_ref()?;
        let played = game.played(ply)?;
        let after = self.score_of(game, ply)?;
        let annotation = annotate(&before.report, played.mv(), after);
        Some(Judged { annotation, why: before.why.clone().filter(|_| annotation.better.is_some()) })
    }

    /// What a position is worth to the side to move in it.
    fn score_of(&self, game: &Game, ply: usize) -> Option<Score> {
        let is_last = ply == game.ply_count();
        if let Some(score) = end_of(game).filter(|_| is_last) {
            return Some(score);
        }
        self.positions.get(ply)?.1.as_ref()?.report.score()
    }

    /// How many positions are known, and how many are to be: all but a last one in which the game is over.
    pub(super) fn progress(&self, game: &Game) -> (usize, usize) {
        let known = self.positions.iter().filter(|(_, known)| known.is_some()).count();
        (known, self.positions.len() - usize::from(end_of(game).is_some()))
    }
}

/// What the last position of a game is worth to the side to move, where the board ended it. A game that was
/// given up could have gone on.
fn end_of(game: &Game) -> Option<Score> {
    let outcome = game.last_played()?.outcome.as_ref()?;
    Some(score_of_end(outcome, game.position().side_to_move()))
}
