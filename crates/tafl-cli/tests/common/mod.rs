//! What the tests of the command share.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::process::Command;

/// The command with its arguments, as somebody without files of their own runs it.
pub fn tafl(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafl"));
    command.args(args).env("SKJALDBORG_HOME", "no-home");
    command
}

/// The standard output of a command that ends well.
pub fn told(args: &[&str]) -> String {
    let ended = tafl(args).output().expect("the command runs");
    assert!(ended.status.success(), "{args:?}: {}", String::from_utf8_lossy(&ended.stderr));
    String::from_utf8(ended.stdout).expect("UTF-8")
}
