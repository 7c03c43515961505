use std::path::{Path, PathBuf};
use std::sync::Arc;

use tafl_arena::{Opening, Openings};
use tafl_rules::Variant;
use tafl_rules::notation::Replay;

use crate::args::{DEFAULT_VARIANT, GamesArgs, MatchArgs};
use crate::failure::Failure;
use crate::games::{Chooser, NO_VARIANT, for_each};
use crate::input;
use crate::variants::{argument, library};

/// The openings that are asked for, and the variants they are of.
pub fn openings(args: &MatchArgs) -> Result<(Openings, Vec<Arc<Variant>>), Failure> {
    let most = match args.openings.as_deref() {
        None => None,
        Some(text) => match text.parse() {
            Ok(0) => return Err(Failure::Usage("--openings: at least one opening is needed".to_owned())),
            Ok(most) => Some(most),
            Err(_) => return read(Path::new(text), &args.variant),
        },
    };
    let library = library();
    let usual = [DEFAULT_VARIANT.to_owned()];
    let names = if args.variant.is_empty() { &usual[..] } else { &args.variant };
    let variants: Result<Vec<_>, _> = names.iter().map(|name| argument(&library, name)).collect();
    let variants = variants?;
    Ok((Openings::drawn(variants.clone(), most, args.seed), variants))
}

/// Reads the openings of a file, each by the variant it names itself or the only one that is asked for.
fn read(file: &Path, asked: &[String]) -> Result<(Openings, Vec<Arc<Variant>>), Failure> {
    let files: Vec<PathBuf> = vec![file.to_owned()];
    let variant = match asked {
        [one] => Some(one.clone()),
        _ => None,
    };
    let mut chooser = Chooser::new(&GamesArgs { files: files.clone(), variant })?;
    let mut openings = Vec::new();
    let mut played: Vec<Arc<Variant>> = Vec::new();
    for_each(&files, |found, _| {
        let place = found.place();
        let wrong = |problem: String| Failure::Usage(format!("{place}: {problem}"));
        let record = found.read.as_ref().map_err(|error| wrong(error.to_string()))?;
        let named = chooser.choose(record).map_err(wrong)?;
        let variant = named.ok_or_else(|| wrong(NO_VARIANT.to_owned()))?;
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
