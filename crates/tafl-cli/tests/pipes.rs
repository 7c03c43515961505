//! What the command does when nobody reads its output, and when games go through it and back.

mod common;

use std::io::{Read, Write};
use std::process::{Command, Stdio};

const TABLUT: &str = "tablut-linnaeus-9x9";

/// The command in the folder of the tests, with pipes to it and from it.
fn tafl(args: &[&str]) -> Command {
    let mut command = common::tafl(args);
    command
        .current_dir(format!("{}/tests", env!("CARGO_MANIFEST_DIR")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    // Far more than a pipe holds, so that the command meets the closed end.
    let games = "a6-a7 e4-c4 a7-a8 e5-e4,0,0,Ongoing\n".repeat(3000);
    let mut child = tafl(&["replay", "-", "--variant", TABLUT, "--json", "--trace"]).spawn().expect("runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(games.as_bytes()).expect("the command reads all before it begins");
    drop(stdin);
    let mut stdout = child.stdout.take().expect("piped");
    stdout.read_exact(&mut [0; 100]).expect("the command begins to write");
    drop(stdout);
    let ended = child.wait_with_output().expect("the command ends");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert!(ended.status.success(), "{:?}", ended.status);
}

/// What comes out of a command that reads a text and ends well.
fn through(args: &[&str], input: &str) -> String {
    let mut child = tafl(args).spawn().expect("runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("the command reads all");
    drop(stdin);
    let ended = child.wait_with_output().expect("the command ends");
    assert!(ended.status.success(), "{args:?}: {}", String::from_utf8_lossy(&ended.stderr));
    String::from_utf8(ended.stdout).expect("UTF-8")
}

#[test]
fn what_was_converted_converts_to_itself_and_replays() {
    for file in ["games/escape.tafl", "games/tablut.otg", "games/tablut.txt", "games/tablut.pgn"] {
        let converted = through(&["convert", file, "--variant", TABLUT], "");
        assert_eq!(through(&["convert", "-"], &converted), converted, "{file}");
        let replayed = |args: &[&str], input: &str| {
            let lines = through(args, input);
            let games: Vec<serde_json::Value> =
                lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
            games
                .into_iter()
                .map(|game| (game["plies"].clone(), game["outcome"].clone(), game["error"].clone()))
                .collect::<Vec<_>>()
        };
        let before = replayed(&["replay", "--json", file, "--variant", TABLUT], "");
        assert!(!before.is_empty(), "{file}");
        assert_eq!(replayed(&["replay", "--json", "-"], &converted), before, "{file}");
    }
}
