//! The text protocol of hnefatafl servers, which follows the Go Text Protocol: a command on each line, and an
//! answer that begins with `=` where it was done and with `?` where it was not, followed by an empty line.

use std::collections::BTreeSet;
use std::io::{self, BufRead};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tafl_ai::{Control, Limits, Options, Searcher};
use tafl_rules::{Game, Library, Move, Side, Square, Variant};

use super::speaker::Speaker;
use super::time::{SideClock, for_move};
use crate::args::DEFAULT_VARIANT;
use crate::diagram::diagram;
use crate::failure::Failure;

/// Every command.
const COMMANDS: [&str; 17] = [
    "board_size",
    "clear_board",
    "final_status",
    "generate_move",
    "known_command",
    "list_commands",
    "name",
    "play",
    "play_from",
    "play_to",
    "protocol_version",
    "quit",
    "reset_board",
    "show_board",
    "time_settings",
    "undo",
    "version",
];

/// The time for a move where no clock runs.
const WITHOUT_CLOCK: Duration = Duration::from_secs(2);

/// Speaks the protocol.
pub fn run(library: Library, variant: Arc<Variant>, options: Options) -> Result<(), Failure> {
    let speaker = Speaker::default();
    let game = Game::new(Arc::clone(&variant));
    let mut desk =
        Desk { library, variant, game, searcher: Searcher::new(options), time: None, clocks: None };
    for line in io::stdin().lock().split(b'\n') {
        let line = String::from_utf8_lossy(&line.map_err(Failure::Output)?).into_owned();
        // What stands behind a `#` is a comment.
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        let (id, words) = match words.split_first() {
            None => continue,
            Some((first, rest)) if first.bytes().all(|digit| digit.is_ascii_digit()) => (*first, rest),
            Some(_) => ("", &words[..]),
        };
        let (mark, text) = match desk.obey(words) {
            Ok(text) => ('=', text),
            Err(problem) => ('?', problem),
        };
        // An empty line would end the answer.
        let text: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        speaker.say(&format!("{mark}{id} {}\n", text.join("\n")));
        speaker.check()?;
        if words.first() == Some(&"quit") {
            break;
        }
    }
    Ok(())
}

/// The board that the two programs play on.
struct Desk {
    library: Library,
    variant: Arc<Variant>,
    game: Game,
    searcher: Searcher,
    /// How games are timed: what each side has when one begins.
    time: Option<SideClock>,
    clocks: Option<Clocks>,
}

/// The engine's own clocks, should it play either side: it is told only how the game is timed.
#[derive(Clone, Copy, Debug)]
struct Clocks {
    attackers: SideClock,
    defenders: SideClock,
}

impl Clocks {
    fn of(&mut self, side: Side) -> &mut SideClock {
        match side {
            Side::Attackers => &mut self.attackers,
            Side::Defenders => &mut self.defenders,
        }
    }
}

impl Desk {
    fn obey(&mut self, words: &[&str]) -> Result<String, String> {
        match words {
            [] => Err("no command".to_owned()),
            ["name"] => Ok("Skjaldborg".to_owned()),
            ["version"] => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ["protocol_version"] => Ok("1".to_owned()),
            ["list_commands"] => Ok(COMMANDS.join("\n")),
            ["known_command", name] => Ok(COMMANDS.contains(name).to_string()),
            ["board_size", size] => self.set_size(size),
            ["clear_board" | "reset_board"] => {
                self.reset();
                Ok(String::new())
            }
            ["play", side, from, to] => self.play(side, from, to),
            ["play", side, "resign" | "resigns"] => {
                let side = self.side_to_move(side)?;
                self.game.resign(side);
                Ok(String::new())
            }
            ["play_from"] => Ok(listed(self.game.legal_moves().map(|mv| mv.from))),
            ["play_to", side, from] => {
                self.side_to_move(side)?;
                let from = square(from)?;
                let moves = self.game.legal_moves().filter(|mv| mv.from == from);
                Ok(listed(moves.map(|mv| mv.to)))
            }
            ["generate_move"] => self.generate(),
            ["generate_move", side] => {
                self.side_to_move(side)?;
                self.generate()
            }
            ["undo"] => match self.game.undo() {
                true => Ok(String::new()),
                false => Err("there is nothing to undo".to_owned()),
            },
            ["show_board"] => Ok(format!(
                "{}\n{}{}",
                self.variant.id,
                diagram(self.game.position(), self.game.rules()),
                self.game.position(),
            )),
            ["final_status"] => Ok(match self.game.outcome() {
                None => "ongoing",
                Some(outcome) => match outcome.winner {
                    None => "draw",
                    Some(Side::Attackers) => "attacker_wins",
                    Some(Side::Defenders) => "defender_wins",
                },
            }
            .to_owned()),
            ["time_settings", rest @ ..] => self.set_time(rest),
            ["quit"] => Ok(String::new()),
            [name, ..] if COMMANDS.contains(name) => {
                Err(format!("`{name}` does not go with what follows it"))
            }
            [name, ..] => Err(format!("unknown command `{name}`")),
        }
    }

    fn reset(&mut self) {
        self.game = Game::new(Arc::clone(&self.variant));
        self.searcher.forget();
        self.clocks = self.time.map(|clock| Clocks { attackers: clock, defenders: clock });
    }

    /// Sets up the first variant with a board of a size: Copenhagen for 11×11, and for others as they are
    /// listed. The variant at hand stays where it fits.
    fn set_size(&mut self, size: &str) -> Result<String, String> {
        let size: u8 = size.parse().map_err(|_| format!("`{size}` is no size of a board"))?;
        let default = self.library.variant(DEFAULT_VARIANT);
        let known = [Some(&self.variant), default].into_iter().flatten().chain(self.library.variants());
        let mut fitting = known.filter(|variant| variant.board().size() == size).cloned();
        let variant = fitting.next().ok_or(format!("no variant has a board of {size} ranks"))?;
        drop(fitting);
        self.variant = variant;
        self.reset();
        Ok(String::new())
    }

    /// The side that a word names, which must be to move.
    fn side_to_move(&self, word: &str) -> Result<Side, String> {
        let side = match word.to_ascii_lowercase().as_str() {
            "a" | "attacker" | "attackers" | "b" | "black" => Side::Attackers,
            "d" | "defender" | "defenders" | "w" | "white" => Side::Defenders,
            _ => return Err(format!("`{word}` is no side: expected attacker or defender")),
        };
        match side == self.game.position().side_to_move() {
            true => Ok(side),
            false => Err(format!("it is not the {side}' turn")),
        }
    }

    /// Plays a move and tells the captured men.
    fn play(&mut self, side: &str, from: &str, to: &str) -> Result<String, String> {
        self.side_to_move(side)?;
        let mv = Move { from: square(from)?, to: square(to)? };
        let played = self.game.play(mv).map_err(|refusal| refusal.to_string())?;
        let taken: Vec<_> = played.captures.iter().map(|capture| capture.square.to_string()).collect();
        Ok(taken.join(" "))
    }

    /// Chooses a move for the side to move, plays it, and tells it.
    fn generate(&mut self) -> Result<String, String> {
        if self.game.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let side = self.game.position().side_to_move();
        let time = self.clocks.as_mut().map_or(WITHOUT_CLOCK, |clocks| for_move(*clocks.of(side), None));
        let began = Instant::now();
        let report = self.searcher.search(&self.game, &Limits::time(time), &Control::new());
        let Some(best) = report.best else {
            return Err("there is no legal move".to_owned());
        };
        self.game.play(best).map_err(|refusal| refusal.to_string())?;
        if let Some(clocks) = &mut self.clocks {
            let clock = clocks.of(side);
            clock.left = clock.left.saturating_sub(began.elapsed()) + clock.increment;
        }
        let name = match side {
            Side::Attackers => "attacker",
            Side::Defenders => "defender",
        };
        Ok(format!("play {name} {} {}", best.from, best.to))
    }

    /// `none`, or `fischer TIME INCREMENT`: the time in minutes, or in milliseconds where it is 1000 or more,
    /// as servers send it; the increment in seconds.
    fn set_time(&mut self, words: &[&str]) -> Result<String, String> {
        self.time = match words {
            ["none" | "un-timed"] => None,
            ["fischer", time, increment] => {
                let number = |text: &str| {
                    text.parse::<u32>().map_err(|_| format!("time_settings: `{text}` is no whole number"))
                };
                let left = match number(time)? {
                    minutes @ 0..1000 => Duration::from_secs(60 * u64::from(minutes)),
                    milliseconds => Duration::from_millis(milliseconds.into()),
                };
                let increment = Duration::from_secs(number(increment)?.into());
                Some(SideClock { left, increment })
            }
            _ => return Err("time_settings: expected `none` or `fischer TIME INCREMENT`".to_owned()),
        };
        self.clocks = self.time.map(|clock| Clocks { attackers: clock, defenders: clock });
        Ok(String::new())
    }
}

/// The square that a word names, in either case.
fn square(text: &str) -> Result<Square, String> {
    text.to_ascii_lowercase().parse().map_err(|problem| format!("`{text}`: {problem}"))
}

/// Squares in their order, each once.
fn listed(squares: impl Iterator<Item = Square>) -> String {
    let squares: BTreeSet<Square> = squares.collect();
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(" ")
}
