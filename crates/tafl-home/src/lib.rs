//! What a player has at home: the folders of settings and games, and the boards, rule sets and variants of
//! their own that lie there. The game and the command line look in the same place.

mod folders;
mod own_files;

pub use folders::{Folders, HOME_VARIABLE};
pub use own_files::{BadFile, Problem, add_own_files, library};
