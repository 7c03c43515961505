use tafl_ai::{Annotation, Mark, Reason};
use tafl_rules::{Side, Square};

use crate::{Words, args};

/// Why a move of a side is a good one, on a board of a size: one sentence.
pub fn advice(words: &Words, reason: &Reason, side: Side, size: u8) -> String {
    let enemy = !side;
    let list = |squares: &[Square]| words.list(squares.iter());
    match reason {
        Reason::Wins { by, .. } => words.text_with("advice.wins", &args![by = by.id()]),
        Reason::OnlyMove => words.text("advice.only-move"),
        Reason::ForcesWin { moves } => {
            words.text_with("advice.forces-win", &args![enemy = enemy, moves = *moves])
        }
        Reason::HoldsOut { moves } => {
            words.text_with("advice.holds-out", &args![enemy = enemy, moves = *moves])
        }
        Reason::Stops { win, squares } => {
            words.text_with("advice.stops", &args![win = win.id(), squares = list(squares)])
        }
        Reason::StopsFork => words.text("advice.stops-fork"),
        Reason::OpensRoads { roads } => {
            let towards = words.list(roads.iter().map(|&road| words.towards(road, size)));
            words.text_with("advice.opens-roads", &args![count = roads.len(), towards = towards])
        }
        Reason::Takes { men, lost: 0 } => {
            words.text_with("advice.takes", &args![count = men.len(), men = list(men)])
        }
        Reason::Takes { men, lost } => {
            words.text_with("advice.exchanges", &args![count = men.len(), men = list(men), lost = *lost])
        }
        Reason::Threatens { by, squares } => {
            words.text_with("advice.threatens", &args![by = by.id(), squares = list(squares)])
        }
        Reason::Averts { moves, first: None } => {
            words.text_with("advice.averts", &args![enemy = enemy, moves = *moves])
        }
        Reason::Averts { moves, first: Some(first) } => words.text_with(
            "advice.averts-beginning",
            &args![enemy = enemy, moves = *moves, first = first.to_string()],
        ),
        Reason::Saves { men } => words.text_with("advice.saves", &args![count = men.len(), men = list(men)]),
        Reason::WinsMen { more } => words.text_with("advice.wins-men", &args![more = *more]),
        Reason::ThreatensMen { men } => {
            words.text_with("advice.threatens-men", &args![count = men.len(), men = list(men)])
        }
        Reason::PreparesFork => words.text("advice.prepares-fork"),
        Reason::PreparesRoad => words.text("advice.prepares-road"),
        Reason::ClosesRoad => words.text("advice.closes-road"),
        Reason::Guards { corner } => words.text_with("advice.guards", &args![corner = *corner]),
        Reason::ClosesRing => words.text("advice.closes-ring"),
        Reason::Confines => words.text("advice.confines"),
        Reason::Frees => words.text("advice.frees"),
        Reason::Improves { reply: None } => words.text("advice.improves"),
        Reason::Improves { reply: Some(reply) } => {
            words.text_with("advice.improves-expecting", &args![reply = reply.to_string()])
        }
    }
}

/// What a move that was played gave away, and what would have been better: the move and the better one in
/// notation, and why it is better, where that is known. Nothing where it gave nothing away.
pub fn judgement(
    words: &Words,
    annotation: &Annotation,
    played: &str,
    better: Option<&str>,
    why: Option<&str>,
) -> Option<String> {
    let percent = |chance: f64| (chance * 100.0).round() as u32;
    let args =
        args![notation = played, before = percent(annotation.before), after = percent(annotation.after)];
    let judged = match annotation.mark? {
        Mark::Inaccuracy => words.text_with("judgement.inaccuracy", &args),
        Mark::Mistake => words.text_with("judgement.mistake", &args),
        Mark::Blunder => words.text_with("judgement.blunder", &args),
    };
    Some(match (better, why) {
        (Some(better), Some(why)) => {
            words.text_with("judgement.because", &args![judged = judged, better = better, reason = why])
        }
        (Some(better), None) => words.text_with("judgement.better", &args![judged = judged, better = better]),
        (None, _) => judged,
    })
}
