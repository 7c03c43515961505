use tafl_rules::{FitError, UnknownVariant};

use crate::{Words, args};

/// Why rules and a board that were chosen for each other cannot be played, in one line.
pub fn unfit(words: &Words, error: &UnknownVariant) -> String {
    match error {
        UnknownVariant::DoNotFit { error: FitError::RestrictedSquare { square }, .. } => {
            words.text_with("unfit.restricted-square", &args![square = *square])
        }
        UnknownVariant::DoNotFit { error: FitError::OverAtStart { reason }, .. } => {
            words.text_with("unfit.over-at-start", &args![reason = words.reason(*reason)])
        }
        UnknownVariant::NoVariant { id, .. } => words.text_with("unfit.no-variant", &args![id = id.as_str()]),
        UnknownVariant::NoRules { id, .. } => words.text_with("unfit.no-rules", &args![id = id.as_str()]),
        UnknownVariant::NoBoard { id, .. } => words.text_with("unfit.no-board", &args![id = id.as_str()]),
    }
}
