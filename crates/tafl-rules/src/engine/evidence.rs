//! What the engine judged, told in full: causes of captures and evidence for endings. Slower than the
//! judging itself, and only asked for where somebody looks.

use super::compiled::{Compiled, Surround};
use super::state::{Ply, State};
use super::verdict::Verdict;
use crate::{Bitboard, Capture, Cause, Direction, Ending, Outcome, Piece, Reason, Square};

impl<const W: usize> Compiled<W> {
    /// The men that a legal ply takes, with the rule that takes each, sorted by square.
    pub(super) fn captures(&self, before: &State<W>, ply: Ply) -> Vec<Capture> {
        let mover = before.piece_at(ply.from).expect("a legal ply moves a piece");
        let mut state = *before;
        self.carry(&mut state, mover, ply.from, ply.to);
        let mut captures = Vec::new();
        for direction in Direction::ALL {
            if let Some(victim) = self.custodial(&state, ply.to, mover, direction) {
                let anvil = self.step(victim, direction);
                captures.push(Capture {
                    square: self.square(victim),
                    piece: state.piece_at(victim).expect("a victim stands on his square"),
                    cause: Cause::Custodial {
                        mover: self.square(ply.to),
                        anvil: self.square(anvil),
                        anvil_piece: state.piece_at(anvil),
                    },
                });
            }
        }
        if self.shieldwall && self.edge.contains(ply.to) {
            for row in self.rows(&state, ply.to, mover.side()) {
                captures.extend(self.row_captures(&state, ply.to, row));
            }
        }
        captures.sort_by_key(|capture| capture.square);
        captures.dedup_by_key(|capture| capture.square);
        captures
    }

    fn row_captures(&self, state: &State<W>, to: u16, row: super::capture::Row) -> Vec<Capture> {
        let mut squares = Vec::new();
        let mut at = to;
        for _ in 0..row.length {
            at = self.step(at, row.along);
            squares.push(at);
        }
        let far = self.step(at, row.along);
        let cause = Cause::Shieldwall {
            bracket: self.square(to),
            far_bracket: self.square(far),
            far_piece: state.piece_at(far),
            row: squares.iter().map(|&index| self.square(index)).collect(),
            fronts: squares.iter().map(|&index| self.square(self.step(index, row.inward))).collect(),
            king: squares.contains(&state.king).then(|| self.square(state.king)),
        };
        squares
            .iter()
            .filter_map(|&index| {
                let piece = state.piece_at(index).filter(|&piece| piece != Piece::King)?;
                Some(Capture { square: self.square(index), piece, cause: cause.clone() })
            })
            .collect()
    }

    /// A verdict with its evidence, after a move that landed somewhere or, without a move, on a setup.
    /// Repetitions are told by the game, which knows its history.
    pub(super) fn outcome(&self, state: &State<W>, verdict: Verdict, landed: Option<u16>) -> Outcome {
        let king = self.square(state.king);
        let ending = match verdict.reason {
            Reason::Escape => Ending::Escape { goal: king },
            Reason::KingCaptured => Ending::KingCaptured {
                king,
                closed_by: self.closed_by(state, landed.expect("a setup takes no king")),
            },
            Reason::ExitFort => {
                let fort = self.fort(state).expect("the verdict found a fort");
                Ending::ExitFort {
                    king,
                    wall: self.squares(&fort.wall),
                    interior: self.squares(&fort.interior),
                }
            }
            Reason::Encirclement => {
                let region = self.encirclement(state).expect("the verdict found a ring");
                Ending::Encirclement {
                    ring: self.squares(&(self.neighbours(&region) & state.attackers)),
                    region: self.squares(&region),
                }
            }
            Reason::NoMoves => Ending::NoMoves { side: state.side },
            Reason::QuietLimit => Ending::QuietLimit { plies: state.quiet },
            Reason::Repetition | Reason::Agreement | Reason::Resignation => {
                unreachable!("the board alone does not end a game by {:?}", verdict.reason)
            }
        };
        Outcome { winner: verdict.winner, ending }
    }

    /// The squares that closed on the king: where two opposite suffice, those two and no other.
    fn closed_by(&self, state: &State<W>, landed: u16) -> Vec<Square> {
        let pair = self.surround[usize::from(state.king)] == Surround::Opposite;
        Direction::ALL
            .into_iter()
            .filter(|way| {
                let on_axis = |way| self.neighbour(state.king, way) == Some(landed);
                !pair || on_axis(*way) || on_axis(way.opposite())
            })
            .filter_map(|way| self.neighbour(state.king, way))
            .filter(|&index| self.closes_on_king(state, index))
            .map(|index| self.square(index))
            .collect()
    }

    fn squares(&self, set: &Bitboard<W>) -> Vec<Square> {
        let mut squares: Vec<Square> = set.iter().map(|index| self.square(index)).collect();
        squares.sort();
        squares
    }
}
