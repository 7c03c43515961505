//! The line protocol that tafl engines took over from the Universal Chess Interface.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tafl_ai::{Control, Limits, Options, Searcher};
use tafl_rules::{Game, Library, Variant};

use super::go::Asked;
use super::position;
use super::settings::{Changed, Settings};
use super::speaker::Speaker;
use super::telling::{tell, written};
use crate::failure::Failure;

/// How long a search may go on after the last line was read.
const LAST_SEARCH: Duration = Duration::from_secs(60);

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
    desk.finish(thinker)
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

    /// Gives no more orders. A search that ends by itself may end, but not for long: who asked for it may
    /// have gone.
    fn finish(self, thinker: JoinHandle<()>) -> Result<(), Failure> {
        let Desk { orders, control, is_endless, speaker, .. } = self;
        drop(orders);
        let end = Instant::now() + if is_endless { Duration::ZERO } else { LAST_SEARCH };
        while let Some(control) = control.as_ref().filter(|_| !thinker.is_finished()) {
            if Instant::now() >= end || speaker.check().is_err() {
                control.stop();
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        join(thinker)
    }

    fn stop(&mut self) {
        if let Some(control) = self.control.take() {
            control.stop();
        }
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
