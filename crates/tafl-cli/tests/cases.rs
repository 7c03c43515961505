//! The command as it is used: every case of `cases/` is a command line, what it says, and how it ends.
//!
//! A case begins with `# what it shows` and `$ the command line`, run in the folder of the tests. Lines behind
//! it with `< ` are standard input, with `! ` what is expected on standard error, with `? ` the exit status
//! where that is not 0; all others are what is expected on standard output. Measured times are left out. The player's own files lie in `home/`, which only the cases about them see. With RENEW_CASES=1 in the environment what the command
//! does is written down anew, to be compared with what it did by `git diff`.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The words of a command line: blanks divide them outside of single quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// A line without the times and speeds that stand inside it.
fn without_measures(line: &str) -> String {
    let mut words = line.split(' ');
    let mut left = Vec::new();
    while let Some(word) = words.next() {
        if line.starts_with("info depth") && ["nps", "time"].contains(&word) {
            words.next();
        } else {
            left.push(word);
        }
    }
    left.join(" ")
}

/// Whether a line tells how long something took.
fn is_measured(line: &str) -> bool {
    ["seconds", "positions per second", "nodes per second"].iter().any(|word| line.starts_with(word))
}

/// Runs a command line and writes down what it does, in the form of a case.
fn run(command: &str, input: &str, home: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tafl"))
        .args(words(command))
        .current_dir(folder())
        .env("SKJALDBORG_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("the command reads its input, or ends later than this");
    drop(stdin);
    let ended = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let mut told = String::new();
    for line in text(ended.stdout).lines().filter(|line| !is_measured(line)) {
        if command.contains("--json") {
            serde_json::from_str::<serde_json::Value>(line).expect("a line of JSON");
        }
        writeln!(told, "{}", without_measures(line)).expect("a string takes all");
    }
    for line in text(ended.stderr).lines().filter(|line| !is_measured(line)) {
        writeln!(told, "! {line}").expect("a string takes all");
    }
    match ended.status.code() {
        Some(0) => {}
        code => writeln!(told, "? {}", code.map_or("ended by a signal".to_owned(), |code| code.to_string()))
            .expect("a string takes all"),
    }
    told
}

/// Runs all cases of a file.
fn check(name: &str) {
    check_at(name, "no-home");
}

/// Runs all cases of a file with a folder as the player's home.
fn check_at(name: &str, home: &str) {
    let path = folder().join("cases").join(name);
    let text = std::fs::read_to_string(&path).expect("the cases are there");
    let renews = std::env::var_os("RENEW_CASES").is_some();
    let mut renewed = Vec::new();
    for case in text.split("\n====\n") {
        let mut lines = case.lines().skip_while(|line| line.starts_with("# "));
        let command = lines.next().and_then(|line| line.strip_prefix("$ tafl ")).expect("a command line");
        let (input, expected): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("< "));
        let given: String = input.iter().map(|line| format!("{}\n", &line[2..])).collect();
        let told = run(command, &given, home);
        if renews {
            let heading = case.lines().take_while(|line| line.starts_with("# "));
            let command = format!("$ tafl {command}");
            let head: Vec<&str> = heading.chain([command.as_str()]).chain(input).collect();
            renewed.push(format!("{}\n{told}", head.join("\n")).trim_end().to_owned());
        } else {
            assert_eq!(told.trim_end(), expected.join("\n").trim_end(), "{name}: {case}");
        }
    }
    if renews {
        std::fs::write(&path, renewed.join("\n====\n") + "\n").expect("the cases can be written");
    }
}

#[test]
fn positions() {
    check("positions.txt");
}

#[test]
fn engine() {
    check("engine.txt");
}

/// The nodes of the bench are the signature of the search: where a change of the search is meant, the case
/// is to be renewed.
#[test]
fn bench() {
    check("bench.txt");
}

#[test]
fn counts() {
    check("counts.txt");
}

#[test]
fn replays() {
    check("replays.txt");
}

#[test]
fn conversions() {
    check("conversions.txt");
}

#[test]
fn own_files() {
    check_at("own-files.txt", "home");
}
