//! The engine in conversation: what it answers while it thinks, and that nothing said to it breaks it.

mod common;

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// An engine to speak with.
struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start(args: &[&str]) -> Engine {
        let mut child = common::tafl(&[&["engine"], args].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().expect("piped")).lines();
        Engine { child, to, from }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to.as_mut().expect("it listens"), "{line}").expect("it listens");
    }

    /// The next line that begins with a word; the lines before it are passed over.
    fn hear(&mut self, word: &str) -> String {
        self.from.by_ref().map(|line| line.expect("UTF-8")).find(|line| line.starts_with(word)).expect(word)
    }

    /// Whether it ends well when it is told no more.
    fn ends_well(mut self) -> bool {
        self.to = None;
        self.from.by_ref().for_each(drop);
        self.child.wait().expect("it ends").success()
    }
}

#[test]
fn it_listens_while_it_thinks_and_stops_when_told() {
    let mut engine = Engine::start(&[]);
    engine.say("go infinite");
    engine.hear("info depth 2 ");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("stop");
    let best = engine.hear("bestmove");
    engine.say(&format!("position startpos moves {}", best.trim_start_matches("bestmove ")));
    engine.say("go nodes 500");
    engine.hear("bestmove");
    engine.say("go infinite");
    // The end of all input ends the search too.
    assert!(engine.ends_well());
}

#[test]
fn the_moves_before_count_for_repetition() {
    // The last ply before the third occurrence, which the defenders lose: the attackers make it.
    let mut engine = Engine::start(&[]);
    engine.say(
        "position fen 3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 d \
         moves f8g8 d11c11 g8f8 c11d11 f8g8 d11c11 g8f8",
    );
    engine.say("go depth 2");
    assert_eq!(engine.hear("bestmove"), "bestmove c11d11");
    assert!(engine.ends_well());
}

#[test]
fn nothing_said_to_it_breaks_it() {
    let lines = [
        "setoption name Variant value brandubh-7x7",
        "setoption name Hash value 1",
        "position startpos moves d1e1 d3e3",
        "position fen 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a moves d1c1",
        "go nodes 50",
        "go wtime 5 btime 5 winc 1 movestogo 1",
        "board_size 7",
        "play attacker d1 e1",
        "play_to attacker d2",
        "time_settings fischer 1000 0",
        "undo",
        "known_command play",
        "isready",
    ];
    for protocol in ["uci", "htp"] {
        let mut engine = Engine::start(&["--protocol", protocol]);
        let mut seed: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut below = |limit: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed >> 16) as usize % limit
        };
        for _ in 0..400 {
            let mut bytes = lines[below(lines.len())].as_bytes().to_vec();
            for _ in 0..below(4) {
                let at = below(bytes.len());
                match below(3) {
                    0 => bytes[at] = below(256) as u8,
                    1 => bytes.truncate(at.max(1)),
                    _ => bytes.extend_from_within(at..),
                }
            }
            bytes.retain(|&byte| byte != b'\n');
            bytes.push(b'\n');
            engine.to.as_mut().expect("it listens").write_all(&bytes).expect("it still listens");
        }
        engine.say("");
        engine.say(if protocol == "uci" { "isready" } else { "77 name" });
        engine.hear(if protocol == "uci" { "readyok" } else { "=77 Skjaldborg" });
        assert!(engine.ends_well(), "{protocol}");
    }
}
