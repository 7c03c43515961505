//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use tafl_ai::Level;
use tafl_rules::{BySide, Side};
use thiserror::Error;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this machine.
    Human,
    /// The computer.
    Computer(Level),
}

impl Player {
    /// Whether a person plays.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }
}

/// Two people at one machine.
pub const TWO_PEOPLE: BySide<Player> = BySide { attackers: Player::Human, defenders: Player::Human };

/// A person on one side, the computer on the other.
pub fn against_computer(person: Side, level: Level) -> BySide<Player> {
    let mut players = TWO_PEOPLE;
    players[!person] = Player::Computer(level);
    players
}

/// Written into saved games: `human`, `computer hersir`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Computer(level) => write!(f, "computer {}", level.id()),
        }
    }
}

/// A player's name that is neither `human` nor `computer LEVEL`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is neither `human` nor `computer` with a level")]
pub struct PlayerParseError(pub String);

impl FromStr for Player {
    type Err = PlayerParseError;

    fn from_str(text: &str) -> Result<Player, PlayerParseError> {
        match text.split_once(' ') {
            None if text == "human" => Some(Player::Human),
            Some(("computer", level)) => Level::from_id(level).map(Player::Computer),
            _ => None,
        }
        .ok_or_else(|| PlayerParseError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written_and_as_they_used_to_be() {
        for player in Level::ALL.map(Player::Computer).into_iter().chain([Player::Human]) {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        assert_eq!("computer hard".parse(), Ok(Player::Computer(Level::Hersir)));
        assert!("computer".parse::<Player>().is_err() && "computer best".parse::<Player>().is_err());
    }
}
