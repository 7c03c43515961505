//! Judging the moves of a game that was played: how much of the chance to win a move gave away.
//!
//! # Measured
//!
//! On 3 December 2026, with 40,000 nodes for each position and 250,000 around a move that seemed to be marked, as the
//! game judges, moves of games between people were marked so; a search of 500,000 nodes was then asked which of them
//! gave away at least what makes an inaccuracy, and which earn the very same mark:
//!
//! | | moves | `?!` | `?` | `??` | confirmed | the same mark |
//! |---|---|---|---|---|---|---|
//! | Copenhagen, 12 games | 537 | 42 | 13 | 3 | 51 of 58 | 44 |
//! | Brandubh, 15 games | 377 | 30 | 12 | 14 | 53 of 56 | 47 |
//!
//! Of 72 moves without a mark, drawn by lot, it found an inaccuracy in 3. Of 643 moves of 16 games between levels of
//! the computer, which errs often but little, 16 were marked.

use tafl_rules::{Move, Outcome, Side};

use crate::{Report, Score};

/// What a move that gave something away is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// It gave away at least [`Mark::INACCURACY`]; written `?!`.
    Inaccuracy,
    /// It gave away at least [`Mark::MISTAKE`]; written `?`.
    Mistake,
    /// It gave away at least [`Mark::BLUNDER`]; written `??`.
    Blunder,
}

impl Mark {
    /// The loss of chance from which a move is inaccurate. Below it, the noise of two short searches would
    /// be taken for mistakes.
    pub const INACCURACY: f64 = 0.10;
    /// The loss of chance from which a move is a mistake.
    pub const MISTAKE: f64 = 0.20;
    /// The loss of chance from which a move is a blunder.
    pub const BLUNDER: f64 = 0.30;

    /// The mark for a loss of chance, from 0 to 1.
    pub fn for_loss(loss: f64) -> Option<Mark> {
        match loss {
            _ if loss >= Mark::BLUNDER => Some(Mark::Blunder),
            _ if loss >= Mark::MISTAKE => Some(Mark::Mistake),
            _ if loss >= Mark::INACCURACY => Some(Mark::Inaccuracy),
            _ => None,
        }
    }

    /// The sign that players write behind such a move.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// A move that was played, judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Annotation {
    /// The chance to win of the side that moved, from 0 to 1, before its move: with the best one.
    pub before: f64,
    /// The same after its move.
    pub after: f64,
    /// What the move is called, where it gave something away.
    pub mark: Option<Mark>,
    /// The best move; nothing where it is the one that was played, or not known.
    pub better: Option<Move>,
}

/// Judges a move by what a search says of the position before it, and by what the position after it is worth
/// to the side to move then. The best move is never marked, whatever two searches make of it, and neither is
/// one that still wins by force.
pub fn annotate(before: &Report, played: Move, after: Score) -> Annotation {
    let worth = -after;
    let is_best = before.best.is_none_or(|best| best == played);
    let [chance_before, chance_after] = [before.score().unwrap_or(worth), worth].map(Score::chance);
    let forgiven = is_best || matches!(worth, Score::Won(_));
    Annotation {
        before: if is_best { chance_after } else { chance_before },
        after: chance_after,
        mark: if forgiven { None } else { Mark::for_loss(chance_before - chance_after) },
        better: before.best.filter(|_| !is_best),
    }
}

/// What a game that is over is worth to a side.
pub fn score_of_end(outcome: &Outcome, side: Side) -> Score {
    match outcome.winner {
        Some(winner) if winner == side => Score::Won(0),
        Some(_) => Score::Lost(0),
        None => Score::Value(0),
    }
}

#[cfg(test)]
mod tests {
    use tafl_rules::Ending;

    use super::*;
    use crate::Line;

    fn found(best: &str, score: Score) -> Report {
        let best: Move = best.parse().unwrap();
        Report {
            best: Some(best),
            lines: vec![Line { moves: vec![best], score, depth: 5 }],
            ..Report::default()
        }
    }

    /// The best move and its score, the move played, and the score of the position after it for the side
    /// that is to move then; the mark.
    const CASES: &[(&str, Score, &str, Score, Option<Mark>)] = &[
        ("a1-a2", Score::Value(0), "a1-a3", Score::Value(0), None),
        ("a1-a2", Score::Value(0), "a1-a3", Score::Value(40), None),
        ("a1-a2", Score::Value(0), "a1-a3", Score::Value(-900), None),
        ("a1-a2", Score::Value(0), "a1-a3", Score::Value(2000), Some(Mark::Blunder)),
        ("a1-a2", Score::Value(0), "a1-a3", Score::Won(3), Some(Mark::Blunder)),
        ("a1-a2", Score::Won(5), "a1-a3", Score::Lost(12), None),
        ("a1-a2", Score::Won(5), "a1-a3", Score::Value(0), Some(Mark::Blunder)),
        ("a1-a2", Score::Won(1), "a1-a3", Score::Value(-2500), None),
        ("a1-a2", Score::Lost(4), "a1-a3", Score::Won(1), None),
        ("a1-a2", Score::Value(0), "a1-a2", Score::Won(3), None),
    ];

    #[test]
    fn a_move_is_marked_by_what_it_gives_away() {
        for &(best, score, played, after, mark) in CASES {
            let judged = annotate(&found(best, score), played.parse().unwrap(), after);
            assert_eq!(judged.mark, mark, "{best} {score}, {played} {after}: {judged:?}");
            assert_eq!(judged.better.is_some(), best != played);
        }
    }

    #[test]
    fn the_larger_the_loss_the_worse_the_mark() {
        let marks: Vec<_> =
            (0..=100).map(|hundredths| Mark::for_loss(f64::from(hundredths) / 100.0)).collect();
        assert!(marks.is_sorted());
        assert_eq!(
            [9, 10, 19, 20, 29, 30].map(|loss| marks[loss]),
            [
                None,
                Some(Mark::Inaccuracy),
                Some(Mark::Inaccuracy),
                Some(Mark::Mistake),
                Some(Mark::Mistake),
                Some(Mark::Blunder),
            ]
        );
    }

    #[test]
    fn a_game_that_is_over_is_worth_what_it_ended_in() {
        let end = |winner| Outcome { winner, ending: Ending::Agreement };
        let of = |winner| score_of_end(&end(winner), Side::Attackers);
        assert_eq!(of(Some(Side::Attackers)), Score::Won(0));
        assert_eq!(of(Some(Side::Defenders)), Score::Lost(0));
        assert_eq!(of(None), Score::Value(0));
    }
}
