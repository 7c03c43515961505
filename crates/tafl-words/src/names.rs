//! Names of sides, pieces and directions, and of the squares that take part in a capture.

use tafl_ai::Level;
use tafl_rules::{Direction, KingArmed, Piece, Reason, Side, Square, Variant};

use crate::{Words, args};

impl Words {
    /// A side's name, as a heading: `Attackers`.
    pub fn side(&self, side: Side) -> String {
        self.text(match side {
            Side::Attackers => "side.attackers",
            Side::Defenders => "side.defenders",
        })
    }

    /// A piece's name within a sentence: `attacker`, `defender`, `king`.
    pub fn piece(&self, piece: Piece) -> String {
        self.text(match piece {
            Piece::Attacker => "piece.attacker",
            Piece::Defender => "piece.defender",
            Piece::King => "piece.king",
        })
    }

    /// The name of a reason for which a game ends: `Exit fort`.
    pub fn reason(&self, reason: Reason) -> String {
        self.text(match reason {
            Reason::Escape => "reason.escape",
            Reason::KingCaptured => "reason.king-captured",
            Reason::ExitFort => "reason.exit-fort",
            Reason::Encirclement => "reason.encirclement",
            Reason::Repetition => "reason.repetition",
            Reason::NoMoves => "reason.no-moves",
            Reason::QuietLimit => "reason.quiet-limit",
            Reason::Agreement => "reason.agreement",
            Reason::Resignation => "reason.resignation",
        })
    }

    /// The name of a level of the computer player: `Hersir`.
    pub fn level(&self, level: Level) -> String {
        self.text(match level {
            Level::Thrall => "level.thrall",
            Level::Karl => "level.karl",
            Level::Drengr => "level.drengr",
            Level::Hirdman => "level.hirdman",
            Level::Hersir => "level.hersir",
            Level::Jarl => "level.jarl",
        })
    }

    /// How a level plays, in a line.
    pub fn level_hint(&self, level: Level) -> String {
        self.text(match level {
            Level::Thrall => "level-hint.thrall",
            Level::Karl => "level-hint.karl",
            Level::Drengr => "level-hint.drengr",
            Level::Hirdman => "level-hint.hirdman",
            Level::Hersir => "level-hint.hersir",
            Level::Jarl => "level-hint.jarl",
        })
    }

    /// A direction's name: `north`, which is towards the higher ranks.
    pub fn direction(&self, direction: Direction) -> String {
        self.text(match direction {
            Direction::North => "direction.north",
            Direction::East => "direction.east",
            Direction::South => "direction.south",
            Direction::West => "direction.west",
        })
    }

    /// Where a direction leads on a board of a size: `towards rank 9`, `towards the a-file`.
    pub(crate) fn towards(&self, direction: Direction, size: u8) -> String {
        let last = |file, rank| Square::new(file, rank).expect("a corner lies on the board").to_string();
        let far = last(size - 1, size - 1);
        let (file, rank) = far.split_at(1);
        match direction {
            Direction::North => self.text_with("towards.rank", &args![rank = rank]),
            Direction::South => self.text_with("towards.rank", &args![rank = "1"]),
            Direction::East => self.text_with("towards.file", &args![file = file]),
            Direction::West => self.text_with("towards.file", &args![file = "a"]),
        }
    }
}

/// What closes a capture on one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Jaw {
    /// A man.
    Man,
    /// The king himself.
    King,
    /// The empty throne.
    EmptyThrone,
    /// The throne with the king on it, where it is the throne that is hostile.
    ThroneWithKing,
    /// An empty corner.
    Corner,
}

impl Jaw {
    /// What a square is to the men it helps to take, given the piece on it.
    pub(crate) fn of(square: Square, piece: Option<Piece>, against: Side, variant: &Variant) -> Jaw {
        match piece {
            Some(Piece::Attacker | Piece::Defender) => Jaw::Man,
            Some(Piece::King) => {
                let armed = matches!(variant.rules().king_armed, KingArmed::Always | KingArmed::WhenStanding);
                if armed && against == Side::Attackers { Jaw::King } else { Jaw::ThroneWithKing }
            }
            None if square == variant.board().centre() => Jaw::EmptyThrone,
            None => Jaw::Corner,
        }
    }

    /// The piece that has just moved, as a jaw.
    pub(crate) fn moved(piece: Piece) -> Jaw {
        if piece == Piece::King { Jaw::King } else { Jaw::Man }
    }

    /// The jaw named by what it is and where it is.
    pub(crate) fn words(self, words: &Words, square: Square) -> String {
        let args = args![square = square];
        match self {
            Jaw::Man => words.text_with("jaw.man", &args),
            Jaw::King => words.text_with("jaw.king", &args),
            Jaw::EmptyThrone => words.text_with("jaw.empty-throne", &args),
            Jaw::ThroneWithKing => words.text_with("jaw.throne-with-king", &args),
            Jaw::Corner => words.text_with("jaw.corner", &args),
        }
    }
}
