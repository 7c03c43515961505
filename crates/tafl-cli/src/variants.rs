use std::sync::Arc;

use tafl_rules::{Library, Variant};

use crate::failure::Failure;

/// The boards, rule sets and variants that the command knows.
pub fn library() -> Library {
    Library::built_in()
}

/// The variant that a name stands for. Every place that names a variant asks here.
pub fn find(library: &Library, name: &str) -> Result<Arc<Variant>, String> {
    library.variant(name).cloned().ok_or_else(|| format!("there is no variant `{name}`"))
}

/// The variant that an argument names.
pub fn argument(library: &Library, name: &str) -> Result<Arc<Variant>, Failure> {
    find(library, name)
        .map_err(|problem| Failure::Usage(format!("{problem}\n`tafl variants` lists those that are known")))
}
