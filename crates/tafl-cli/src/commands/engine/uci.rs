//! The line protocol that tafl engines took over from the Universal Chess Interface.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tafl_ai::{Control, Limits, Line, Options, Progress, Score, Searcher};
use tafl_rules::{Game, Library, Move, Variant};

use super::position;
use super::settings::{Changed, Settings};
use super::speaker::Speaker;
use super::time::{SideClock, for_move};
use crate::failure::Failure;

/// What the thread that thinks is told.
enum Order {
    Set(Options),
    Forget,
    Think { game: Box<Game>, limits: Limits, control: Control, waits: bool },
}

/// Speaks the protocol.
pub fn run(library: Library, variant: Arc<Variant>, options: Options) -> Result<(), Failure> {
    let speaker = Speaker::default();
    let (orders, received) = channel();
    let thinker = {
        let (speaker, options) = (speaker.clone(), options.clone());
        std::thread::spawn(move || think(received, options, &speaker))
    };
    let game = Game::new(Arc::clone(&variant));
    let settings = Settings { variant, options };
    let mut desk = Desk { library, settings, game, speaker, orders, control: None, is_endless: false };
    for line in io::stdin().lock().split(b'\n') {
        // What is no UTF-8 is no command either.
        let line = String::from_utf8_lossy(&line.map_err(Failure::Output)?).into_owned();
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.first() == Some(&"quit") {
            desk.stop();
            break;
        }
        desk.obey(&words);
        desk.speaker.check()?;
    }
    desk.finish();
    join(thinker)
}

fn join(thinker: JoinHandle<()>) -> Result<(), Failure> {
    thinker.join().map_err(|_| Failure::Check("the search failed".to_owned()))
}

/// The side of the protocol that listens: it answers at once, also while the other side thinks.
struct Desk {
    library: Library,
    settings: Settings,
    game: Game,
    speaker: Speaker,
    orders: Sender<Order>,
    /// The handle on the last search that was ordered.
    control: Option<Control>,
    /// Whether that search goes on until it is stopped.
    is_endless: bool,
}

impl Desk {
    /// Does what a line asks for. What cannot be understood is told in an `info string` and ignored.
    fn obey(&mut self, words: &[&str]) {
        let done = match words {
            [] => Ok(()),
            ["uci", ..] => self.introduce(),
            ["isready", ..] => self.say("readyok"),
            ["ucinewgame", ..] => self.forget(),
            ["setoption", rest @ ..] => self.set_option(rest),
            ["position", rest @ ..] => self.set_position(rest),
            ["go", rest @ ..] => self.go(rest),
            ["stop", ..] => {
                self.stop();
                Ok(())
            }
            ["debug" | "register" | "ponderhit", ..] => Ok(()),
            [other, ..] => Err(format!("unknown command `{other}`")),
        };
        if let Err(problem) = done {
            self.speaker.say(&format!("info string {}", problem.replace('\n', " ")));
        }
    }

    fn say(&self, text: &str) -> Result<(), String> {
        self.speaker.say(text);
        Ok(())
    }

    fn introduce(&self) -> Result<(), String> {
        let mut lines = vec![
            format!("id name Skjaldborg {}", env!("CARGO_PKG_VERSION")),
            "id author the founders of Skjaldborg".to_owned(),
        ];
        lines.extend(self.settings.told(&self.library));
        lines.push("uciok".to_owned());
        self.say(&lines.join("\n"))
    }

    fn order(&self, order: Order) -> Result<(), String> {
        self.orders.send(order).map_err(|_| "the search has failed; no more is possible".to_owned())
    }

    fn forget(&mut self) -> Result<(), String> {
        self.stop();
        self.game = Game::new(Arc::clone(&self.settings.variant));
        self.order(Order::Forget)
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", rest @ ..] = words else {
            return Err("setoption: expected `name NAME value VALUE`".to_owned());
        };
        let (name, value) = match rest.iter().position(|word| *word == "value") {
            Some(at) => (rest[..at].join(" "), rest[at + 1..].join(" ")),
            None => (rest.join(" "), String::new()),
        };
        match self.settings.set(&self.library, &name, &value)? {
            Changed::Variant => self.forget(),
            Changed::Options => self.order(Order::Set(self.settings.options.clone())),
        }
    }

    fn set_position(&mut self, words: &[&str]) -> Result<(), String> {
        self.game = position::read(&self.settings.variant, words)?;
        Ok(())
    }

    /// Orders a search. One that is under way ends first, with its answer.
    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        let asked = Asked::read(words)?;
        self.stop();
        let speaker = self.speaker.clone();
        let control = Control::watched(move |progress| tell(&speaker, progress));
        self.control = Some(control.clone());
        let (game, limits) = (Box::new(self.game.clone()), asked.limits(&self.game));
        self.is_endless = asked.infinite || limits == Limits::NONE;
        self.order(Order::Think { game, limits, control, waits: asked.infinite })
    }

    /// Lets a search that ends by itself end, and gives no more orders.
    fn finish(mut self) {
        if self.is_endless {
            self.stop();
        }
    }

    fn stop(&mut self) {
        if let Some(control) = self.control.take() {
            control.stop();
        }
    }
}

/// What a `go` line asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Asked {
    limits: Limits,
    infinite: bool,
    /// The clock of the side that moves first in the variant, and that of the other: white and black.
    clocks: [Option<SideClock>; 2],
    moves_to_go: Option<u32>,
}

impl Asked {
    fn read(words: &[&str]) -> Result<Asked, String> {
        let mut asked = Asked::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut number = || {
                let text = *words.next().ok_or(format!("go: `{word}` needs a number"))?;
                let number: i64 =
                    text.parse().map_err(|_| format!("go: `{word}` needs a number, not `{text}`"))?;
                // A clock that is overdrawn is told as less than nothing.
                Ok::<u64, String>(u64::try_from(number).unwrap_or(0))
            };
            let clock = |side: usize| asked.clocks[side].unwrap_or_default();
            match word {
                "infinite" => asked.infinite = true,
                "ponder" => {}
                "movetime" => asked.limits.time = Some(Duration::from_millis(number()?)),
                "nodes" => asked.limits.nodes = Some(number()?),
                "depth" => asked.limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "movestogo" => asked.moves_to_go = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "wtime" | "btime" => {
                    let side = usize::from(word == "btime");
                    let left = Duration::from_millis(number()?);
                    asked.clocks[side] = Some(SideClock { left, ..clock(side) });
                }
                "winc" | "binc" => {
                    let side = usize::from(word == "binc");
                    let increment = Duration::from_millis(number()?);
                    asked.clocks[side] = Some(SideClock { increment, ..clock(side) });
                }
                _ => return Err(format!("go: unknown word `{word}`")),
            }
        }
        Ok(asked)
    }

    /// The limits of the search for the side to move.
    fn limits(&self, game: &Game) -> Limits {
        if self.infinite {
            return Limits::NONE;
        }
        let first = game.position().side_to_move() == game.rules().first_to_move;
        let share = self.clocks[usize::from(!first)].map(|clock| for_move(clock, self.moves_to_go));
        let time = match (self.limits.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        Limits { time, ..self.limits }
    }
}

/// The side of the protocol that thinks, one search after the other.
fn think(orders: Receiver<Order>, options: Options, speaker: &Speaker) {
    let mut searcher = Searcher::new(options);
    for order in orders {
        match order {
            Order::Set(options) => searcher.set_options(options),
            Order::Forget => searcher.forget(),
            Order::Think { game, limits, control, waits } => {
                if let Some(outcome) = game.outcome() {
                    speaker.say(&format!("info string the game is over: {}", outcome.reason().id()));
                }
                let report = searcher.search(&game, &limits, &control);
                while waits && !control.is_stopped() {
                    std::thread::sleep(Duration::from_millis(2));
                }
                speaker.say(&match report.best {
                    Some(best) => format!("bestmove {}", written(best)),
                    None => "bestmove (none)".to_owned(),
                });
            }
        }
    }
}

/// Tells of a finished depth.
fn tell(speaker: &Speaker, progress: &Progress) {
    let milliseconds = progress.time.as_millis();
    let speed = progress.nodes as f64 / progress.time.as_secs_f64().max(1e-6);
    let several = progress.lines.len() > 1;
    let lines: Vec<_> = progress
        .lines
        .iter()
        .enumerate()
        .map(|(index, Line { moves, score, depth })| {
            let rank = if several { format!(" multipv {}", index + 1) } else { String::new() };
            let moves: Vec<_> = moves.iter().map(|&mv| written(mv)).collect();
            format!(
                "info depth {depth}{rank} score {} nodes {} nps {speed:.0} time {milliseconds} pv {}",
                told(*score),
                progress.nodes,
                moves.join(" ")
            )
        })
        .collect();
    if !lines.is_empty() {
        speaker.say(&lines.join("\n"));
    }
}

/// A score in hundredths of an attackers' man, or the moves of the winner up to the end, less than nothing
/// where the side to move loses.
fn told(score: Score) -> String {
    match score {
        Score::Value(value) => format!("cp {value}"),
        Score::Won(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Lost(plies) => format!("mate -{}", plies / 2),
    }
}

/// A move without a sign between its squares.
fn written(mv: Move) -> String {
    format!("{}{}", mv.from, mv.to)
}

#[cfg(test)]
mod tests {
    use tafl_rules::Side;

    use super::*;

    #[test]
    fn a_go_line_gives_limits() {
        let library = Library::built_in();
        let game = Game::new(Arc::clone(library.variant("brandubh-7x7").expect("built in")));
        assert_eq!(game.position().side_to_move(), Side::Attackers);
        let time = |milliseconds| Limits::time(Duration::from_millis(milliseconds));
        let cases = [
            ("", Limits::NONE),
            ("movetime 200", time(200)),
            ("depth 3 nodes 5000", Limits { depth: Some(3), nodes: Some(5000), time: None }),
            ("infinite movetime 5", Limits::NONE),
            ("wtime 30000 btime 60000", time(1000)),
            ("wtime -5 winc 0 btime 9", time(1)),
            ("wtime 30000 btime 9 movestogo 10 movetime 99999", time(3000)),
        ];
        for (line, expected) in cases {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(Asked::read(&words).expect(line).limits(&game), expected, "{line}");
        }
        for line in ["movetime", "depth x", "perft 3"] {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert!(Asked::read(&words).is_err(), "{line}");
        }
    }
}
