//! What the match tells the views.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tafl_rules::{Played, Refusal, Square};
use thiserror::Error;

/// A move was played, with everything it did.
#[derive(Message, Clone, Debug)]
pub struct MovePlayed {
    /// The board it was played on.
    pub board: Entity,
    /// The number of the ply, from 1.
    pub ply: usize,
    /// What it did.
    pub played: Played,
}

/// A move was asked for and not played.
#[derive(Message, Clone, Debug)]
pub struct MoveRefused {
    /// The board.
    pub board: Entity,
    /// The square the move was to start from.
    pub from: Square,
    /// The square it was to end on.
    pub to: Square,
    /// Why not.
    pub reason: RefusedMove,
}

/// Why a move that was asked for is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RefusedMove {
    /// The rules refuse it.
    #[error(transparent)]
    Rules(Refusal),
    /// It is the computer's turn.
    #[error("it is the computer's turn")]
    ComputersTurn,
    /// An earlier position was on show; the board has returned to the game.
    #[error("an earlier position was on show")]
    LookedBack,
}

/// The position on show changed other than by a move: the board is to be set up anew.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionReset {
    /// The board.
    pub board: Entity,
    /// How it came about.
    pub cause: ResetCause,
}

/// How the position on show came to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResetCause {
    /// A match was put on the table: new, loaded, or begun again.
    NewMatch,
    /// Something was taken back.
    Undo,
    /// Something was played again.
    Redo,
    /// Another ply of the game is looked at.
    LookBack,
    /// The game ended without a move: a side gave up, or both agreed on a draw.
    Concluded,
}

/// Something that a player should be told in words.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum MatchNotice {
    /// The game was written to a file.
    Saved(PathBuf),
    /// The game could not be written.
    SaveFailed {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: String,
    },
    /// A file or text holds no game that can be played.
    CannotRead {
        /// The file; nothing for pasted text.
        path: Option<PathBuf>,
        /// What is wrong, and where.
        error: String,
        /// Where the broken file was put, if it was put aside.
        kept: Option<PathBuf>,
    },
    /// A game was read, but some written captures are not those of the rules.
    CapturesDiffer {
        /// The first ply in question.
        ply: usize,
        /// How many plies differ.
        plies: usize,
    },
    /// There is nothing to go on with.
    NothingToContinue,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// The computer never takes or offers a draw.
    ComputerTakesNoDraw,
    /// The rules of this variant know no agreed draw.
    NoAgreedDraw,
    /// The computer failed; the words are for a report.
    ComputerFailed(String),
    /// The computer failed while it looked for a hint or analysed; the words are for a report.
    AdviceFailed(String),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<PositionReset>()
        .add_message::<MatchNotice>();
}

/// Everything the session tells.
#[derive(SystemParam)]
pub(super) struct Facts<'w> {
    pub(super) played: MessageWriter<'w, MovePlayed>,
    pub(super) refused: MessageWriter<'w, MoveRefused>,
    pub(super) reset: MessageWriter<'w, PositionReset>,
    notices: MessageWriter<'w, MatchNotice>,
}

impl Facts<'_> {
    pub(super) fn notify(&mut self, notice: MatchNotice) {
        self.notices.write(notice);
    }

    pub(super) fn reset(&mut self, board: Entity, cause: ResetCause) {
        self.reset.write(PositionReset { board, cause });
    }
}
