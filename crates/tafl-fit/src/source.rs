//! The source file of the weights.

use std::fmt::Write as _;
use std::path::Path;

use tafl_ai::fitting;

use crate::failure::Failure;

/// Writes the weights of all classes, in hundredths of an attackers' man, as a source file.
pub(crate) fn write(path: &Path, weights: &[Vec<f64>]) -> Result<(), Failure> {
    let failed = |error| Failure::File { path: path.to_owned(), error };
    std::fs::write(path, source(&fitting::classes(), weights)).map_err(failed)
}

fn source(classes: &[&str], weights: &[Vec<f64>]) -> String {
    let terms = fitting::terms();
    let mut text = String::from(
        "//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'\n\
         //! man. Written by `tafl-fit`; not to be edited.\n\nuse super::terms::TERMS;\n",
    );
    for (class, weights) in classes.iter().zip(weights) {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n#[rustfmt::skip]\npub(super) const {class}: [i32; TERMS] = [\n");
        for (term, &weight) in terms.iter().zip(weights) {
            let _ = writeln!(text, "    {}, // {term}", fitting::in_source(weight));
        }
        text.push_str("];\n");
    }
    text
}
