use super::compiled::Compiled;
use super::state::{State, Undo};
use crate::{NoLegalMove, Piece, Reason, Side};

/// How a game stands that has ended on the board: who won and why, without evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The rule.
    pub reason: Reason,
}

impl Verdict {
    fn won(winner: Side, reason: Reason) -> Option<Verdict> {
        Some(Verdict { winner: Some(winner), reason })
    }
}

impl<const W: usize> Compiled<W> {
    /// Whether a ply that was just made has ended the game, repetitions apart.
    #[inline]
    pub fn verdict(&self, state: &State<W>, undo: &Undo<W>) -> Option<Verdict> {
        self.decided(state, undo).or_else(|| self.exhausted(state))
    }

    /// Whether a ply that was just made has decided the game: escape, king taken, exit fort,
    /// encirclement, in this order. A repetition is judged after these.
    ///
    /// The position before the ply must not have been over: what the ply cannot have changed is not
    /// looked at again.
    #[inline]
    pub fn decided(&self, state: &State<W>, undo: &Undo<W>) -> Option<Verdict> {
        if undo.mover == Piece::King && self.goal.contains(state.king) {
            return Verdict::won(Side::Defenders, Reason::Escape);
        }
        if undo.taken.king {
            return Verdict::won(Side::Attackers, Reason::KingCaptured);
        }
        // An attackers' move cannot make a fort.
        if undo.mover.side() == Side::Defenders
            && let Some(verdict) = self.fort_won(state)
        {
            return Some(verdict);
        }
        if self.may_have_encircled(state, undo) { self.ring_won(state) } else { None }
    }

    /// Whether the game ends because it cannot go on: no legal move, or too long without a capture.
    #[inline]
    pub fn exhausted(&self, state: &State<W>) -> Option<Verdict> {
        if !self.can_move(state, state.side) {
            return Some(self.stuck(state.side));
        }
        self.too_quiet(state)
    }

    /// What it means that a side has no legal move.
    pub fn stuck(&self, side: Side) -> Verdict {
        Verdict {
            winner: match self.rules.no_legal_move {
                NoLegalMove::Loses => Some(!side),
                NoLegalMove::Draw => None,
            },
            reason: Reason::NoMoves,
        }
    }

    /// Whether too many plies have passed without a capture.
    pub fn too_quiet(&self, state: &State<W>) -> Option<Verdict> {
        let limit = self.quiet_limit?;
        (state.quiet >= limit).then_some(Verdict { winner: None, reason: Reason::QuietLimit })
    }

    /// Whether a position that was set up is over before its first move, whoever is to move.
    pub fn verdict_of_setup(&self, state: &State<W>) -> Option<Verdict> {
        if self.goal.contains(state.king) {
            return Verdict::won(Side::Defenders, Reason::Escape);
        }
        self.fort_won(state).or_else(|| self.ring_won(state)).or_else(|| self.exhausted(state))
    }

    fn fort_won(&self, state: &State<W>) -> Option<Verdict> {
        if self.exit_fort && self.fort(state).is_some() {
            Verdict::won(Side::Defenders, Reason::ExitFort)
        } else {
            None
        }
    }

    fn ring_won(&self, state: &State<W>) -> Option<Verdict> {
        self.encirclement(state).and_then(|_| Verdict::won(Side::Attackers, Reason::Encirclement))
    }
}
