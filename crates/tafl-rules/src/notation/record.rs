use super::cursor::Cursor;
use super::{Format, Games, NotationError, NotationErrorKind, WrittenMove};
use crate::{Game, Side};

/// A game as it is written: tags, moves, comments and the result. Nothing in it has been checked against
/// any rules; [`GameRecord::replay`] does that.
///
/// It is written as a game of a `.tafl` file, and read from any [`Format`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRecord {
    /// The tags, in order: `Variant`, `Position`, `Attackers`, `Defenders`, `Date`, `Result`, `Reason`, and
    /// whatever else is there.
    pub tags: Vec<(String, String)>,
    /// The moves, in order.
    pub moves: Vec<RecordedMove>,
    /// The comments, in order.
    pub comments: Vec<Comment>,
    /// The result that closes the game, where one is written.
    pub result: Option<WrittenResult>,
    /// Whether the first move is the second side's (`1... d6-d4`).
    pub second_side_begins: bool,
    /// The number of the first move.
    pub first_number: u32,
}

/// A written move and where it stands in its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The move.
    pub written: WrittenMove,
    /// The line, from 1; 0 for a move that was not read.
    pub line: usize,
    /// The column, from 1; 0 for a move that was not read.
    pub column: usize,
}

/// A comment in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// The number of plies before it.
    pub after: usize,
    /// The text. Blanks around it are not kept.
    pub text: String,
}

/// A result as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenResult {
    /// A side won.
    Won(Side),
    /// A draw.
    Draw,
    /// The game goes on.
    Unfinished,
}

impl WrittenResult {
    /// The word for the result.
    pub fn id(self) -> &'static str {
        match self {
            WrittenResult::Won(side) => side.id(),
            WrittenResult::Draw => "draw",
            WrittenResult::Unfinished => "*",
        }
    }

    /// The result that a word stands for.
    pub fn from_id(id: &str) -> Option<WrittenResult> {
        match id {
            "draw" => Some(WrittenResult::Draw),
            "*" => Some(WrittenResult::Unfinished),
            _ => Side::from_id(id).map(WrittenResult::Won),
        }
    }

    /// The result of a game as it stands.
    pub fn of(game: &Game) -> WrittenResult {
        match game.outcome() {
            None => WrittenResult::Unfinished,
            Some(outcome) => outcome.winner.map_or(WrittenResult::Draw, WrittenResult::Won),
        }
    }
}

impl GameRecord {
    /// A record without anything in it.
    pub(super) fn blank() -> GameRecord {
        GameRecord { first_number: 1, ..GameRecord::default() }
    }

    /// The record of a game, with the tags that follow from it.
    pub fn of(game: &Game) -> GameRecord {
        let result = WrittenResult::of(game);
        let mut record = GameRecord {
            moves: game
                .plays()
                .map(|played| RecordedMove { written: WrittenMove::of(played), line: 0, column: 0 })
                .collect(),
            result: Some(result),
            second_side_begins: game.start().side_to_move() != game.rules().first_to_move,
            first_number: game.start().move_number(),
            ..GameRecord::default()
        };
        record.set_tag("Variant", &game.variant().id);
        if !game.starts_as_usual() {
            record.set_tag("Position", &game.start().to_string());
        }
        record.set_tag("Result", result.id());
        if let Some(outcome) = game.outcome() {
            record.set_tag("Reason", outcome.reason().id());
        }
        record
    }

    /// The record of the game that this record was played out to: the moves with the captures of the
    /// rules, the comments and whatever tags do not follow from the game. A result that the board does not
    /// show is kept.
    pub fn completed(&self, game: &Game) -> GameRecord {
        let mut record = GameRecord::of(game);
        let told = self.told_result();
        if game.outcome().is_none()
            && let Some(told) = told
        {
            record.result = Some(told);
            record.set_tag("Result", told.id());
            if let Some(reason) = self.tag("Reason") {
                record.set_tag("Reason", reason);
            }
        }
        let derived = ["Variant", "Position", "Result", "Reason"];
        let kept = self.tags.iter().filter(|(name, _)| !derived.contains(&name.as_str()));
        record.tags.extend(kept.cloned());
        record.comments = self.comments.clone();
        record.comments.retain(|comment| comment.after <= game.ply_count());
        record
    }

    /// The result that is written behind the moves, or else in the tag.
    pub fn told_result(&self) -> Option<WrittenResult> {
        self.result.or_else(|| self.tag("Result").and_then(WrittenResult::from_id))
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, keeping its place if it is there.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Reads a text that holds exactly one game, in any format. Bare moves are one game then, on however
    /// many lines they stand.
    pub fn parse(text: &str) -> Result<GameRecord, NotationError> {
        let format = match Format::of(text) {
            Format::MoveLines | Format::MoveColumn => Format::Tafl,
            format => format,
        };
        let mut games = Games::new(text, format);
        let first = games.next().transpose()?;
        let others = games.try_fold(0, |count, game| game.map(|_| count + 1))?;
        match (first, others) {
            (Some(game), 0) => Ok(game),
            (first, others) => {
                let found = others + usize::from(first.is_some());
                Err(Cursor::new(text).error(NotationErrorKind::GameCount(found)))
            }
        }
    }
}
