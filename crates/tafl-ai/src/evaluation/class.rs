use tafl_rules::{Goal, Rules, TakenElsewhere};

use super::terms::TERMS;
use super::weights;

/// Rules that are alike in what counts: where the king wins, how he is taken, and how large the board is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Class {
    /// He wins on a corner of a small board, and four take him.
    CornerSmall,
    /// He wins on a corner of a small board, and two take him.
    CornerSmallTwo,
    /// He wins on a corner of a large board.
    CornerLarge,
    /// He wins on the edge of a small board, and four take him.
    EdgeSmall,
    /// He wins on the edge of a small board, and two take him.
    EdgeSmallTwo,
    /// He wins on the edge of a large board.
    EdgeLarge,
}

/// The first size of board that is large.
const LARGE: u8 = 11;

impl Class {
    pub(crate) const ALL: [Class; 6] = [
        Class::CornerSmall,
        Class::CornerSmallTwo,
        Class::CornerLarge,
        Class::EdgeSmall,
        Class::EdgeSmallTwo,
        Class::EdgeLarge,
    ];

    /// The class of rules on a board of a size.
    pub(crate) fn of(rules: &Rules, size: u8) -> Class {
        let two = rules.king_taken.elsewhere == TakenElsewhere::TwoOpposite;
        match (rules.goal, size >= LARGE, two) {
            (Goal::Corner, false, false) => Class::CornerSmall,
            (Goal::Corner, false, true) => Class::CornerSmallTwo,
            (Goal::Corner, true, _) => Class::CornerLarge,
            (Goal::Edge, false, false) => Class::EdgeSmall,
            (Goal::Edge, false, true) => Class::EdgeSmallTwo,
            (Goal::Edge, true, _) => Class::EdgeLarge,
        }
    }

    /// The name of its weights in the source.
    pub(crate) fn constant(self) -> &'static str {
        match self {
            Class::CornerSmall => "CORNER_SMALL",
            Class::CornerSmallTwo => "CORNER_SMALL_TWO",
            Class::CornerLarge => "CORNER_LARGE",
            Class::EdgeSmall => "EDGE_SMALL",
            Class::EdgeSmallTwo => "EDGE_SMALL_TWO",
            Class::EdgeLarge => "EDGE_LARGE",
        }
    }

    /// The weights of its terms, in parts of a hundredth of a man.
    pub(crate) fn weights(self) -> [i32; TERMS] {
        let fitted = match self {
            Class::CornerSmall => &weights::CORNER_SMALL,
            Class::CornerSmallTwo => &weights::CORNER_SMALL_TWO,
            Class::CornerLarge => &weights::CORNER_LARGE,
            Class::EdgeSmall => &weights::EDGE_SMALL,
            Class::EdgeSmallTwo => &weights::EDGE_SMALL_TWO,
            Class::EdgeLarge => &weights::EDGE_LARGE,
        };
        *fitted
    }
}
