//! How positions, moves and games are written and read.
//!
//! Games are written as `.tafl` files and read from several [`Format`]s: [`Games`] takes any text apart
//! into [`GameRecord`]s, and a [`Replay`] plays one of them by the rules.

mod cursor;
mod error;
mod format;
mod moves;
mod opentafl;
mod plain;
mod position;
mod record;
mod replay;
mod tafl;
mod write;

pub(crate) use cursor::parse_whole;
pub use error::{NotationError, NotationErrorKind};
pub use format::{Format, Games, read_games};
pub use moves::{WrittenMove, write_played};
pub use position::{RowOrder, read_position, write_position};
pub use record::{Comment, GameRecord, RecordedMove, WrittenResult};
pub use replay::{CaptureDifference, Replay, ReplayError, Replayed};
pub use write::write_games;
