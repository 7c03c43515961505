//! The program's entry: the command line, then the game.

use bevy::app::AppExit;
use skjaldborg::args::Args;

fn main() -> AppExit {
    skjaldborg::run(Args::from_command_line())
}
