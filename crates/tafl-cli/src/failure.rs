use std::io;
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub enum Failure {
    /// The command line asks for something that is not there or cannot be understood.
    Usage(String),
    /// Something that was checked is wrong, and this says what.
    Check(String),
    /// Something that was checked is wrong, and it has been said already.
    Told(Told),
    /// Nobody reads the output any more.
    Closed,
    /// The output cannot be written.
    Output(io::Error),
}

/// What has been told already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// A check that failed.
    Check,
    /// A file that could not be read.
    Usage,
}

impl Failure {
    /// Says what went wrong on standard error; returns the exit status that stands for it: 2 for a command
    /// line that asks for the impossible, 1 for a check that failed.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Usage(problem) => {
                eprintln!("error: {problem}");
                ExitCode::from(2)
            }
            Failure::Check(problem) => {
                eprintln!("error: {problem}");
                ExitCode::from(1)
            }
            Failure::Told(Told::Check) => ExitCode::from(1),
            Failure::Told(Told::Usage) => ExitCode::from(2),
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Output(error) => {
                eprintln!("error: cannot write: {error}");
                ExitCode::from(1)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Output(error),
        }
    }
}
