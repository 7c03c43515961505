//! How positions, moves and games are written and read.

mod cursor;
mod error;
mod game;
mod moves;
mod position;
mod replay;

pub(crate) use cursor::parse_whole;
pub use error::{NotationError, NotationErrorKind};
pub use game::{Comment, GameRecord, RecordedMove, WrittenResult, read_games};
pub use moves::{WrittenMove, write_played};
pub use position::read_position;
pub use replay::{CaptureDifference, ReplayError, Replayed};
