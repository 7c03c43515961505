use std::time::Duration;

use tafl_rules::Move;

use crate::Score;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The best move; nothing only when the game is over.
    pub best: Option<Move>,
    /// The lines that were looked at to the end; the first begins with the best move, and those as deep as it
    /// follow best first. A search that was stopped within a depth may have looked at the last ones less deeply,
    /// and one that was stopped before it has looked at anything has none.
    pub lines: Vec<Line>,
    /// The deepest depth that was finished, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// A line of play: a move, and what the search thinks will follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The moves, the sides in turn; at least one.
    pub moves: Vec<Move>,
    /// What the line is worth to the side that moves first.
    pub score: Score,
    /// How many plies ahead it was looked at.
    pub depth: u32,
}

impl Report {
    /// What the best move is worth to the side to move.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}
