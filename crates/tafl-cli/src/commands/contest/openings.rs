use std::path::{Path, PathBuf};
use std::sync::Arc;

use tafl_arena::{Opening, Openings};
use tafl_rules::Variant;
use tafl_rules::notation::Replay;

use crate::args::{GamesArgs, MatchArgs};
use crate::failure::Failure;
use crate::games::{Chooser, NO_VARIANT, for_each};
use crate::input;

/// The openings that are asked for, and the variants they are of.
pub fn openings(
    args: &MatchArgs,
    variants: Vec<Arc<Variant>>,
) -> Result<(Openings, Vec<Arc<Variant>>), Failure> {
    match args.openings.as_deref() {
        None => Ok((Openings::drawn(variants.clone(), None, args.seed), variants)),
        Some(text) => match text.parse() {
            Ok(0) => Err(Failure::Usage("--openings: at least one opening is needed".to_owned())),
            Ok(most) => Ok((Openings::drawn(variants.clone(), Some(most), args.seed), variants)),
            Err(_) => read(Path::new(text), &variants),
        },
    }
}

/// Reads the openings of a file: each by the variant it names, or else by the first one asked for. Where
/// several variants are asked for, or one that an opening does not name, those of others are refused.
fn read(file: &Path, variants: &[Arc<Variant>]) -> Result<(Openings, Vec<Arc<Variant>>), Failure> {
    let files: Vec<PathBuf> = vec![file.to_owned()];
    let mut chooser = Chooser::new(&GamesArgs { files: files.clone(), variant: None })?;
    let mut openings = Vec::new();
    let mut played: Vec<Arc<Variant>> = Vec::new();
    for_each(&files, |found, _| {
        let place = found.place();
        let wrong = |problem: String| Failure::Usage(format!("{place}: {problem}"));
        let record = found.read.as_ref().map_err(|error| wrong(error.to_string()))?;
        let named = chooser.choose(record).map_err(wrong)?;
        let variant =
            named.or_else(|| variants.first().cloned()).ok_or_else(|| wrong(NO_VARIANT.to_owned()))?;
        let mut replay = Replay::new(record, &variant).map_err(|error| wrong(error.to_string()))?;
        while replay.step().map_err(|error| wrong(error.to_string()))? {}
        let game = replay.game().clone();
        if let Some(outcome) = game.outcome() {
            return Err(wrong(format!("the game is over ({}); an opening is not", outcome.reason().id())));
        }
        if !played.iter().any(|other| other.id == variant.id) {
            played.push(variant);
        }
        openings.push(Opening { game, name: format!("{} of {}", found.number, input::name(found.file)) });
        Ok(())
    })?;
    if openings.is_empty() {
        return Err(Failure::Usage(format!("{}: there is no opening in it", input::name(file))));
    }
    Ok((Openings::given(openings), played))
}
