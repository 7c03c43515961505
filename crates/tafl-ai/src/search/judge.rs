use tafl_rules::ThirdOccurrence;
use tafl_rules::engine::Undo;

use super::Worker;
use crate::score::WIN;

/// What a repetition on the searched line counts for the side that the rules let lose by the third: as
/// good as lost, but not as sure as a loss seen to its end, since it can still turn aside.
const REPEATED: i32 = 2500;

/// How many plies before a quiet limit positions are kept apart by how near it is.
const NEAR_LIMIT: u32 = 16;

/// How a ply that was just made leaves the game.
pub(super) enum Judged {
    /// The rules forbid it, because it repeats a position.
    Forbidden,
    /// The game is over, or as good as over: what that is worth to the side that moved.
    Over(i32),
    /// The game goes on; the key by which the table knows the position.
    Open(u64),
}

impl<const W: usize> Worker<'_, W> {
    /// Judges a ply that was just made, the position after it so many plies from the root.
    ///
    /// The order is that of the rules: what decides at once, repetition, no legal move, the quiet limit.
    #[inline]
    pub(super) fn judge(&self, undo: &Undo<W>, height: usize) -> Judged {
        let mover = undo.mover.side();
        let ended = |winner: Option<tafl_rules::Side>| {
            Judged::Over(match winner {
                Some(winner) if winner == mover => WIN - height as i32,
                Some(_) => height as i32 - WIN,
                None => 0,
            })
        };
        if let Some(verdict) = self.compiled.decided(&self.state, undo) {
            return ended(verdict.winner);
        }
        let quiet = self.state.quiet_plies();
        let occurrences = self.path.occurrences(quiet);
        if occurrences.all >= 2 {
            let rules = self.compiled.rules();
            let third = occurrences.all >= 3;
            if rules.forbids_repetition(mover) {
                if third {
                    return Judged::Forbidden;
                }
            } else if let Some(loser) = rules.repetition_loser(mover) {
                if third {
                    return ended(Some(!loser));
                }
                if occurrences.searched {
                    return Judged::Over(if loser == mover { -REPEATED } else { REPEATED });
                }
            } else if third && rules.third_occurrence == ThirdOccurrence::Draw || occurrences.searched {
                return ended(None);
            }
        }
        if let Some(verdict) = self.compiled.exhausted(&self.state) {
            return ended(verdict.winner);
        }
        Judged::Open(self.table_key(occurrences.all))
    }

    /// The key of the position at hand. What it is worth depends on its history too: how often it has
    /// stood, and, near a quiet limit, for how long nothing was taken.
    #[inline]
    pub(super) fn table_key(&self, occurrences: u32) -> u64 {
        let mut history = u64::from(occurrences - 1);
        if let tafl_rules::QuietLimit::DrawAfter(limit) = self.compiled.rules().quiet_limit {
            let quiet = self.state.quiet_plies();
            if quiet + NEAR_LIMIT >= limit {
                history += u64::from(quiet) << 8;
            }
        }
        self.state.key() ^ history.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
