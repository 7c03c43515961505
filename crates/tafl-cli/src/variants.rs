use std::sync::Arc;

use tafl_home::Folders;
use tafl_rules::{Library, UnknownVariant, Variant};

use crate::failure::Failure;

/// The boards, rule sets and variants that the command knows: those that come with it and the player's own.
/// Files of the player's own that cannot be used are told.
pub fn library() -> Library {
    let (library, bad) = tafl_home::library(Folders::find().as_ref());
    for file in bad {
        eprintln!("note: {file}");
    }
    library
}

/// The variant that a name stands for: an id, or `RULES@BOARD`. Every place that names a variant asks here.
pub fn find(library: &Library, name: &str) -> Result<Arc<Variant>, String> {
    library.resolve(name).map_err(|problem| problem.to_string())
}

/// The variant that an argument names.
pub fn argument(library: &Library, name: &str) -> Result<Arc<Variant>, Failure> {
    library.resolve(name).map_err(|problem| {
        let help = match problem {
            UnknownVariant::DoNotFit { .. } => "",
            _ => "\n`tafl variants` lists those that are known",
        };
        Failure::Usage(format!("{problem}{help}"))
    })
}
