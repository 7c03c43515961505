use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// The rules of the tafl family: variants, positions, counts of positions, and games.
///
/// A variant is named by its id, or as RULES@BOARD: rules and board, each by its own id or by that of a
/// variant.
///
/// Exit status: 0 when all is well, 1 when something that was checked is wrong, 2 when the command line asks
/// for something that is not there.
#[derive(Parser, Debug)]
#[command(name = "tafl", version, disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the variants
    Variants(VariantsArgs),
    /// Print the rules of a variant in words
    Rules(RulesArgs),
    /// Print in which questions the rules of two variants differ
    Diff(DiffArgs),
    /// Show a position: diagram, legal moves, and how it stands
    Show(ShowArgs),
    /// Count the positions after so many plies
    Perft(PerftArgs),
    /// Play games out and check every move and every written capture
    Replay(ReplayArgs),
    /// Write games of any format as .tafl
    Convert(ConvertArgs),
    /// Let another program play with the computer, by a line protocol on standard input and output
    Engine(EngineArgs),
    /// Search fixed positions to a fixed depth: the nodes tell whether the search is the same, the time how
    /// fast it is
    Bench(BenchArgs),
    /// Let engines play matches and rate them
    Match(MatchArgs),
}

#[derive(ClapArgs, Debug)]
pub struct VariantsArgs {
    /// Print a JSON array
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub struct RulesArgs {
    /// The variant
    #[arg(value_name = "ID")]
    pub variant: String,
}

#[derive(ClapArgs, Debug)]
pub struct DiffArgs {
    /// The variant to start from
    #[arg(value_name = "ID")]
    pub left: String,
    /// The variant to compare it with
    #[arg(value_name = "ID")]
    pub right: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

/// A variant and a position of it.
#[derive(ClapArgs, Debug)]
pub struct PositionArgs {
    /// The variant
    #[arg(long, value_name = "ID")]
    pub variant: String,
    /// The position to start from, top rank first: "3t3/…/3t3 a 0 1"; a slash in front means that the first
    /// row is rank 1
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

#[derive(ClapArgs, Debug)]
pub struct ShowArgs {
    #[command(flatten)]
    pub start: PositionArgs,
    /// Moves to play first: "d1-d3 f4-f6"
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub struct PerftArgs {
    #[command(flatten)]
    pub start: PositionArgs,
    /// How many plies to look ahead
    #[arg(long, value_name = "N")]
    pub depth: u32,
    /// Tell the count of each first move
    #[arg(long)]
    pub divide: bool,
    /// Make every move of the last ply and judge the position after it, instead of counting them at once
    #[arg(long)]
    pub no_bulk: bool,
}

/// Games and the variant they are played by.
#[derive(ClapArgs, Debug)]
pub struct GamesArgs {
    /// Files with games in any format; - is standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The variant, instead of the one that a game names itself
    #[arg(long, value_name = "ID")]
    pub variant: Option<String>,
}

#[derive(ClapArgs, Debug)]
pub struct ReplayArgs {
    #[command(flatten)]
    pub games: GamesArgs,
    /// Print a line of JSON for each game
    #[arg(long)]
    pub json: bool,
    /// Print a line for each ply as well
    #[arg(long)]
    pub trace: bool,
}

#[derive(ClapArgs, Debug)]
pub struct ConvertArgs {
    #[command(flatten)]
    pub games: GamesArgs,
}

/// A line protocol between a program and an engine.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// That which tafl engines took over from the Universal Chess Interface
    Uci,
    /// The text protocol of hnefatafl servers, which is like the Go Text Protocol
    Htp,
}

#[derive(ClapArgs, Debug)]
pub struct EngineArgs {
    /// The protocol
    #[arg(long, value_enum, default_value = "uci")]
    pub protocol: Protocol,
    /// The variant to begin with
    #[arg(long, value_name = "ID", default_value = DEFAULT_VARIANT)]
    pub variant: String,
    /// The size of the table of positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..))]
    pub hash: u16,
    /// How many threads search at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

#[derive(ClapArgs, Debug)]
pub struct BenchArgs {
    /// How many plies to look ahead
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=50))]
    pub depth: u32,
    /// How many threads search at once; with more than one, the nodes differ from run to run
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

/// The variant of engines and matches where none is named.
pub const DEFAULT_VARIANT: &str = "copenhagen-hnefatafl-11x11-2025-v1";

/// Engines, and what they play.
#[derive(ClapArgs, Debug)]
pub struct MatchArgs {
    /// Two engines or more, each of which then plays each other: `level:jarl`; `ours`, our search, or
    /// `ours:threads=2,hash=64,without=null-move+futility`; or the command line of a program that speaks the
    /// line protocol. NAME= in front gives it another name
    #[arg(value_name = "ENGINE", required = true, num_args = 2..)]
    pub engines: Vec<String>,
    /// The variants, which take turns; by default Copenhagen hnefatafl. One alone is also that of all openings
    /// of a file, whatever they name
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    pub variant: Vec<String>,
    /// How many games each two play, an even number: both play either side of every opening. By default 20,
    /// or with --sprt as many as the test needs, at most 20,000
    #[arg(long, value_name = "N")]
    pub games: Option<usize>,
    /// How many openings are drawn for each variant, or a file with openings in any format, which are played
    /// in their order; they come again when all were played
    #[arg(long, value_name = "N|FILE")]
    pub openings: Option<String>,
    #[command(flatten)]
    pub limit: LimitArgs,
    /// How many milliseconds an answer may come late before it loses
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub margin: u64,
    /// Stop when it is decided whether the first of two engines is better by the first or by the second
    /// difference in Elo, either with 95 %
    #[arg(long, value_name = "ELO0,ELO1", value_delimiter = ',', num_args = 1, allow_hyphen_values = true)]
    pub sprt: Option<Vec<f64>>,
    /// Write the games to a file, each as it ends
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// How many games are played at once: by default one with --movetime, else as many as there are cores
    #[arg(long, value_name = "N")]
    pub concurrency: Option<usize>,
    /// From it follow the openings and what levels leave to chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// After so many plies a game is a draw
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub max_plies: usize,
}

/// What an engine has for each move; levels have limits of their own.
#[derive(ClapArgs, Debug)]
#[group(multiple = false)]
pub struct LimitArgs {
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Plies to look ahead for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: Option<u32>,
}
