//! Programs that speak the line protocol which tafl engines took over from UCI.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tafl_ai::Limits;
use tafl_rules::{Game, Move};

use crate::Fault;
use crate::player::Player;

/// So long may a program take to be there, and to get ready for a game.
const READY: Duration = Duration::from_secs(20);
/// So long may a program take to end when it is asked to.
const FAREWELL: Duration = Duration::from_millis(300);

/// A running program.
pub(crate) struct Program {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    /// What it calls itself.
    name: Option<String>,
    limits: Limits,
    patience: Duration,
}

impl Program {
    /// Starts a program and greets it.
    pub(crate) fn start(words: &[String], limits: Limits, patience: Duration) -> Result<Program, Fault> {
        let failed = |problem: String| Fault::Start { command: words.join(" "), problem };
        let (command, args) = words.split_first().ok_or_else(|| failed("no command".to_owned()))?;
        let mut child = Command::new(command)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("its input or output cannot be reached".to_owned()));
        };
        let (sender, lines) = channel();
        // Ends with the program's output.
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            let mut line = Vec::new();
            while reader.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    break;
                }
                line.clear();
            }
        });
        let mut program = Program { child, stdin, lines, name: None, limits, patience };
        program.send("uci")?;
        program.greeting()?;
        Ok(program)
    }

    /// What the program calls itself.
    pub(crate) fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    fn greeting(&mut self) -> Result<(), Fault> {
        let start = Instant::now();
        loop {
            let line = self.hear("uci", start, READY)?;
            if line == "uciok" {
                return Ok(());
            }
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = Some(name.trim().to_owned());
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        sent.map_err(|_| self.crashed())
    }

    /// The next line that the program says.
    fn hear(&mut self, question: &str, start: Instant, within: Duration) -> Result<String, Fault> {
        // Who says much, but never what was asked for, is out of time all the same.
        let left = within.checked_sub(start.elapsed());
        match left.map_or(Err(RecvTimeoutError::Timeout), |left| self.lines.recv_timeout(left)) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent { question: question.to_owned(), within }),
            Err(RecvTimeoutError::Disconnected) => Err(self.crashed()),
        }
    }

    fn crashed(&mut self) -> Fault {
        let status = match self.ended(FAREWELL) {
            Some(status) => status,
            None => "it closed its input or output".to_owned(),
        };
        Fault::Crashed { status }
    }

    /// How the program ended, where it does within a time.
    fn ended(&mut self, within: Duration) -> Option<String> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if start.elapsed() < within => thread::sleep(Duration::from_millis(2)),
                Ok(None) => return None,
                Err(error) => return Some(error.to_string()),
            }
        }
    }
}

impl Player for Program {
    fn new_game(&mut self, game: &Game) -> Result<(), Fault> {
        self.send(&format!("setoption name Variant value {}", game.variant().id))?;
        self.send("ucinewgame")?;
        self.send("isready")?;
        let start = Instant::now();
        while self.hear("isready", start, READY)? != "readyok" {}
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: u64) -> Result<Move, Fault> {
        self.send(&position(game))?;
        let go = go(&self.limits);
        let start = Instant::now();
        self.send(&go)?;
        loop {
            let line = self.hear(&go, start, self.patience)?;
            if let Some(answer) = line.strip_prefix("bestmove") {
                let word = answer.split_whitespace().next().unwrap_or_default();
                return word.parse().map_err(|_| Fault::NoMove { answer: line.clone() });
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let asked = self.send("quit").is_ok();
        if (!asked || self.ended(FAREWELL).is_none()) && self.child.kill().is_ok() {
            // It is gone; this only lets the system forget it.
            self.child.wait().ok();
        }
    }
}

/// The line that tells a program the position on the board, with all that led to it.
fn position(game: &Game) -> String {
    let mut line = "position startpos".to_owned();
    if !game.starts_as_usual() {
        line = format!("position fen {}", game.start());
    }
    for (index, played) in game.plays().enumerate() {
        let before = if index == 0 { " moves" } else { "" };
        // A string takes all that is written to it.
        write!(line, "{before} {}{}", played.from, played.to).ok();
    }
    line
}

/// The line that tells a program to think.
fn go(limits: &Limits) -> String {
    let time = limits.time.map(|time| format!(" movetime {}", time.as_millis()));
    let nodes = limits.nodes.map(|nodes| format!(" nodes {nodes}"));
    let depth = limits.depth.map(|depth| format!(" depth {depth}"));
    ["go".to_owned()].into_iter().chain(time).chain(nodes).chain(depth).collect()
}
