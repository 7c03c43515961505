use std::sync::Arc;

use tafl_rules::Variant;
use tafl_rules::notation::{GameRecord, Replay, write_games};

use crate::args::ConvertArgs;
use crate::failure::{Failure, Told};
use crate::games::{Chooser, Found, contradiction, for_each};
use crate::output::Output;

/// Writes games as `.tafl`. They are played out on the way, so that captures and endings are those of the
/// rules; a game for which no variant is known is written as it stands.
pub fn run(args: &ConvertArgs, output: &mut Output) -> Result<(), Failure> {
    let mut chooser = Chooser::new(&args.games)?;
    let mut first = true;
    let mut all_well = true;
    let done = for_each(&args.games.files, |found, progress| {
        let Converted { game, remarks, whole } = convert(&found, &mut chooser);
        all_well &= whole;
        progress.aside(|| {
            for remark in remarks {
                eprintln!("{}: {remark}", found.place());
            }
        });
        let Some(game) = game else {
            return Ok(());
        };
        let gap = if std::mem::take(&mut first) { "" } else { "\n" };
        progress.aside(|| output.text(&format!("{gap}{}", write_games([&game]))))
    });
    done?;
    if all_well { Ok(()) } else { Err(Failure::Told(Told::Check)) }
}

/// What became of a game.
struct Converted {
    /// The game as it is to be written; nothing where it cannot be.
    game: Option<GameRecord>,
    /// What should be known about it.
    remarks: Vec<String>,
    /// Whether nothing was lost or wrong.
    whole: bool,
}

fn convert(found: &Found<'_>, chooser: &mut Chooser) -> Converted {
    let lost = |problem: String| Converted { game: None, remarks: vec![problem], whole: false };
    let record = match &found.read {
        Ok(record) => record,
        Err(error) => return lost(error.to_string()),
    };
    match chooser.choose(record) {
        Ok(Some(variant)) => play_out(record, &variant).unwrap_or_else(lost),
        Ok(None) => Converted {
            game: Some(record.clone()),
            remarks: vec![
                "no variant is known, so the moves are not checked; --variant names one".to_owned(),
            ],
            whole: true,
        },
        Err(error) => lost(error),
    }
}

fn play_out(record: &GameRecord, variant: &Arc<Variant>) -> Result<Converted, String> {
    let mut replay = Replay::new(record, variant).map_err(|error| error.to_string())?;
    while replay.game().outcome().is_none() && replay.step().map_err(|error| error.to_string())? {}
    // Where no captures are written, none can differ.
    let written = replay.differences().iter().filter(|difference| !difference.written.is_empty());
    let mut remarks: Vec<String> = written.map(ToString::to_string).collect();
    let left = replay.moves_left();
    if left > 0 {
        remarks.push(format!("the game ends by the rules; plies behind its end that are left out: {left}"));
    }
    let game = replay.conclude().game;
    remarks.extend(contradiction(record.told_result(), game.outcome()));
    Ok(Converted { game: Some(record.completed(&game)), whole: remarks.is_empty(), remarks })
}
