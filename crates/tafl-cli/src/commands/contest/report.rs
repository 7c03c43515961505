//! The result of a match in words.

use std::fmt::Write as _;
use std::sync::Arc;

use tafl_arena::{Contest, Elo, Pairing, Ratings, Results, Sprt, Standing, Tally, Verdict, rate};
use tafl_rules::Variant;

/// What is played: engines, variants, limits, seed.
pub fn heading(contest: &Contest, variants: &[Arc<Variant>]) -> String {
    let names: Vec<&str> = contest.entrants.iter().map(|entrant| entrant.name.as_str()).collect();
    let ids: Vec<&str> = variants.iter().map(|variant| variant.id.as_str()).collect();
    let limits = &contest.terms.limits;
    let time = limits.time.map(|time| format!("{} ms a move", time.as_millis()));
    let nodes = limits.nodes.map(|nodes| format!("{nodes} nodes a move"));
    let depth = limits.depth.map(|depth| format!("{depth} plies deep"));
    let limits = time.or(nodes).or(depth).unwrap_or_else(|| "levels within their own limits".to_owned());
    format!(
        "{}: {}, {limits}, at most {} plies, seed {}, {} at once",
        names.join(" – "),
        ids.join(", "),
        contest.terms.max_plies,
        contest.terms.seed,
        contest.concurrency
    )
}

/// A pairing in one line, as it stands.
pub fn line(contest: &Contest, pairing: &Pairing) -> String {
    let tally = &pairing.tally;
    let Results { won, drawn, lost } = tally.results();
    let mut line = format!(
        "{} – {}: {} games, +{won} ={drawn} -{lost}, {:.1} %, pairs {:?}, {}",
        contest.entrants[pairing.entrants[0]],
        contest.entrants[pairing.entrants[1]],
        tally.games(),
        tally.results().score() * 100.0,
        tally.pairs,
        elo(tally),
    );
    if let Some(sprt) = &contest.sprt {
        write!(line, ", LLR {:.2}", sprt.log_likelihood_ratio(&tally.pairs)).ok();
    }
    line
}

/// A difference with its interval of 95 %.
fn elo(tally: &Tally) -> String {
    match Elo::of(&tally.pairs) {
        None => "Elo unknown".to_owned(),
        Some(elo) => format!("Elo {} ({} to {})", number(elo.value), number(elo.low), number(elo.high)),
    }
}

fn number(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        elo => format!("{elo:+.0}"),
    }
}

/// The whole result.
pub fn report(contest: &Contest, standing: &Standing) -> String {
    let mut text = String::new();
    for pairing in &standing.pairings {
        text.push('\n');
        text += &match_report(contest, pairing);
        if let Some(sprt) = &contest.sprt {
            text += &test(sprt, &pairing.tally, standing.verdict);
        }
    }
    if contest.entrants.len() > 2 {
        text.push('\n');
        text += &table(contest, &rate(contest.entrants.len(), &standing.pairings));
    }
    text
}

fn match_report(contest: &Contest, pairing: &Pairing) -> String {
    let tally = &pairing.tally;
    let [first, second] = pairing.entrants.map(|entrant| &contest.entrants[entrant]);
    let row = |name: &str, results: Results| {
        let Results { won, drawn, lost } = results;
        let share = results.score() * 100.0;
        format!("  {name:<14}{won:>6} won {drawn:>6} drawn {lost:>6} lost {share:>7.1} %\n")
    };
    let mut text = format!("{first} – {second}\n");
    text += &row("games", tally.results());
    text += &row("as attackers", tally.playing.attackers);
    text += &row("as defenders", tally.playing.defenders);
    let pairs = tally.pair_results();
    text += &row("pairs", pairs);
    let counts: Vec<String> =
        tally.pairs.iter().zip(["0", "½", "1", "1½", "2"]).map(|(n, of)| format!("{of}: {n}")).collect();
    text += &format!("  {:<14}{}\n", "pair points", counts.join(", "));
    let [attackers, drawn, defenders] = tally.by_side();
    text +=
        &format!("  {:<14}attackers won {attackers}, drawn {drawn}, defenders won {defenders}\n", "sides");
    let superiority = Elo::of(&tally.pairs).map_or(0.5, |elo| elo.superiority) * 100.0;
    text += &format!(
        "  {:<14}{}, 95 %; {first} is the stronger with {superiority:.1} %\n",
        "difference",
        elo(tally)
    );
    if tally.cut_short > 0 {
        text += &format!("  {:<14}{} drawn at the greatest number of plies\n", "cut short", tally.cut_short);
    }
    let [by_first, by_second] = tally.forfeits;
    if by_first + by_second > 0 {
        text += &format!("  {:<14}lost by {first}: {by_first}, by {second}: {by_second}\n", "forfeits");
    }
    text
}

fn test(sprt: &Sprt, tally: &Tally, verdict: Option<Verdict>) -> String {
    let Sprt { elo0, elo1 } = sprt;
    let ratio = sprt.log_likelihood_ratio(&tally.pairs);
    let bound = Sprt::bound();
    let verdict = match verdict {
        Some(Verdict::H0) => format!("H0 is accepted: not better by {elo1} Elo, rather by {elo0}"),
        Some(Verdict::H1) => format!("H1 is accepted: better by {elo1} Elo rather than {elo0}"),
        None => "not decided".to_owned(),
    };
    format!("  {:<14}{elo0} or {elo1} Elo: LLR {ratio:.2} ({:.2} to {bound:.2}); {verdict}\n", "test", -bound)
}

/// The rating table, in the form of Markdown.
fn table(contest: &Contest, ratings: &Ratings) -> String {
    let mut text = "| engine | Elo | ± | ahead of the next by | games | score |\n".to_owned();
    text += "|---|---|---|---|---|---|\n";
    for rating in &ratings.table {
        let name = &contest.entrants[rating.entrant].name;
        let ahead = rating.ahead.map_or(String::new(), |(elo, error)| format!("{elo:.0} ± {error:.0}"));
        let (elo, error, games) = (rating.elo, rating.error, rating.games);
        let score = rating.score * 100.0;
        text += &format!("| {name} | {elo:+.0} | {error:.0} | {ahead} | {games} | {score:.1} % |\n");
    }
    if ratings.softened {
        text += "\nSomebody won or lost every game: a drawn game is added to each pairing for the ratings.\n";
    }
    text
}
