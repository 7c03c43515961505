use std::path::PathBuf;

/// Why a command could not be carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// No variant has the id.
    #[error("there is no variant \"{0}\"")]
    Variant(String),
    /// No class of rules has the name.
    #[error("there is no class of rules \"{0}\"")]
    Class(String),
    /// No variant of a class has the id.
    #[error("there is no variant \"{0}\" of the class {1}")]
    VariantOfClass(String, String),
    /// A file could not be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A line of a file of positions makes no sense.
    #[error("{}, line {line}: {why}", path.display())]
    Line {
        /// Which file.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}
