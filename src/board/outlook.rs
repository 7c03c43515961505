//! What a board is to look like when nothing moves: the one answer that animations end in, that `resync`
//! establishes, and that tests ask for.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use tafl_rules::{Ending, Outcome, Piece, Position, Side, Square};

use super::layout::BoardLayout;
use super::pieces::body;
use crate::session::Match;

/// The position on show, and the end of the game if it is on show too.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The root of the board.
    pub board: Entity,
    /// The position.
    pub position: Position,
    /// How the game ended, where the position on show is the last.
    pub outcome: Option<Outcome>,
}

impl Outlook {
    /// What the match's board is to look like.
    pub fn of(current: &Match) -> Outlook {
        let is_last = !current.is_looking_back();
        Outlook {
            board: current.board(),
            position: *current.shown_position(),
            outcome: current.game().outcome().filter(|_| is_last).cloned(),
        }
    }

    /// The measures of the board.
    pub fn layout(&self) -> BoardLayout {
        BoardLayout::new(self.position.size())
    }

    /// Where and how a piece rests.
    pub fn rest(&self, square: Square, kind: Piece) -> Transform {
        let upright = Transform::from_translation(self.layout().centre(square));
        match self.stance(square, kind) {
            Stance::Upright => upright,
            Stance::Fallen { towards } => {
                super::motion::Fall { from: upright, towards, foot: body(kind).0, angle: LYING, depth: None }
                    .tipped(LYING)
            }
            Stance::Bowed { towards } => {
                super::motion::Fall { from: upright, towards, foot: body(kind).0, angle: BOW, depth: None }
                    .tipped(BOW)
            }
        }
    }

    /// How the end of the game leaves a piece.
    pub fn stance(&self, square: Square, kind: Piece) -> Stance {
        let Some(outcome) = &self.outcome else { return Stance::Upright };
        match outcome.ending {
            Ending::KingCaptured { king, .. } if square == king && kind == Piece::King => {
                Stance::Fallen { towards: self.free_corner(king, |_| true) }
            }
            // A king who gives up lies down; an army that gives up, or cannot move, bows to him.
            Ending::Resignation { side: Side::Defenders } if kind == Piece::King => {
                Stance::Fallen { towards: self.free_corner(square, |_| true) }
            }
            Ending::Resignation { side: Side::Attackers } if kind == Piece::Attacker => self.bow(square),
            Ending::NoMoves { side } if kind.side() == side => self.bow(square),
            _ => Stance::Upright,
        }
    }

    /// A piece bows towards the middle of the board.
    fn bow(&self, square: Square) -> Stance {
        let towards = -self.layout().centre(square).with_y(0.0);
        Stance::Bowed { towards: towards.normalize_or(Vec3::Z) }
    }

    /// The diagonal along which a piece can fall from a square: between its neighbours, on to a square
    /// that is free if there is one, preferring what the caller prefers.
    pub fn free_corner(&self, square: Square, prefer: impl Fn(Vec3) -> bool) -> Vec3 {
        let size = self.position.size();
        let free = |(file, rank): (i8, i8)| {
            let next = square.file().checked_add_signed(file).zip(square.rank().checked_add_signed(rank));
            next.and_then(|(file, rank)| Square::new(file, rank))
                .is_some_and(|next| next.is_on(size) && self.position.piece_at(next).is_none())
        };
        DIAGONALS
            .into_iter()
            .map(|step| (Vec3::new(f32::from(step.0), 0.0, -f32::from(step.1)).normalize(), free(step)))
            .max_by_key(|&(towards, free)| (prefer(towards), free))
            .map_or(Vec3::X, |(towards, _)| towards)
    }
}

const DIAGONALS: [(i8, i8); 4] = [(-1, 1), (-1, -1), (1, 1), (1, -1)];

/// How far a piece tips that lies, and one that bows, in radians.
pub(super) const LYING: f32 = FRAC_PI_2 * 0.97;
const BOW: f32 = 0.42;

/// How a piece stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stance {
    /// As ever.
    Upright,
    /// It lies.
    Fallen {
        /// In which direction.
        towards: Vec3,
    },
    /// It bows.
    Bowed {
        /// In which direction.
        towards: Vec3,
    },
}
