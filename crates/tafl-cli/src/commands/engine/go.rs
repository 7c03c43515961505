use std::time::Duration;

use tafl_ai::Limits;
use tafl_rules::Game;

use super::time::{SideClock, for_move};

/// What a `go` line asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    limits: Limits,
    pub infinite: bool,
    /// The clock of the side that moves first in the variant, and that of the other: white and black.
    clocks: [Option<SideClock>; 2],
    moves_to_go: Option<u32>,
}

impl Asked {
    pub fn read(words: &[&str]) -> Result<Asked, String> {
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

    /// The limits of the search for the side to move. Where only the other side's clock is told, it serves.
    pub fn limits(&self, game: &Game) -> Limits {
        if self.infinite {
            return Limits::NONE;
        }
        let first = game.position().side_to_move() == game.rules().first_to_move;
        let [own, other] = if first { self.clocks } else { [self.clocks[1], self.clocks[0]] };
        let share = own.or(other).map(|clock| for_move(clock, self.moves_to_go));
        let time = match (self.limits.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        Limits { time, ..self.limits }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tafl_rules::{Library, Side};

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
            ("btime 60000", time(2000)),
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
