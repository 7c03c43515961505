use tafl_rules::{Call, Capture, Cause, Goal, Piece, Played, RepetitionWarning, Square, Variant};

use crate::names::Jaw;
use crate::outcome::explain_ending;
use crate::{Words, args};

/// A sentence about something that happened, the squares it is about, and the rule it follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The sentence.
    pub text: String,
    /// The squares that matter, most telling first.
    pub squares: Vec<Square>,
    /// The id of the rule's clause, as the rules page names it.
    pub clause: &'static str,
}

/// What a move did, in words: a sentence for its captures between two jaws, one for each shieldwall, one
/// for the roads it opens to the king, and one for the ending it brings about.
pub fn explain(words: &Words, played: &Played, variant: &Variant) -> Vec<Explanation> {
    let mut told = Vec::new();
    told.extend(custodial(words, played, variant));
    told.extend(shieldwalls(words, played));
    told.extend(roads(words, played, variant));
    if let Some(outcome) = &played.outcome {
        told.push(explain_ending(words, outcome, Some(played), variant));
    }
    told
}

/// What it would mean if the position on the board came about for the third time.
pub fn explain_warning(words: &Words, warning: RepetitionWarning) -> Explanation {
    let text = match warning {
        RepetitionWarning::Loses(side) => words.text_with("warning.loses", &args![side = side]),
        RepetitionWarning::Draw => words.text("warning.draw"),
        RepetitionWarning::Forbidden => words.text("warning.forbidden"),
    };
    Explanation { text, squares: Vec::new(), clause: "third_occurrence" }
}

/// One sentence for all men taken between two jaws.
fn custodial(words: &Words, played: &Played, variant: &Variant) -> Option<Explanation> {
    let taken: Vec<(&Capture, Square, Option<Piece>)> = played
        .captures
        .iter()
        .filter_map(|capture| match capture.cause {
            Cause::Custodial { anvil, anvil_piece, .. } => Some((capture, anvil, anvil_piece)),
            Cause::Shieldwall { .. } => None,
        })
        .collect();
    let mover = Jaw::moved(played.mover).words(words, played.to);
    let against = !played.side();
    let jaw = |anvil, piece| Jaw::of(anvil, piece, against, variant).words(words, anvil);
    let text = match taken[..] {
        [] => return None,
        [(capture, anvil, piece)] => words.text_with(
            "explain-custodial",
            &args![victim = capture.piece, square = capture.square, mover = mover, anvil = jaw(anvil, piece)],
        ),
        _ => {
            let items = taken.iter().map(|&(capture, anvil, piece)| {
                words.text_with(
                    "explain-custodial-item",
                    &args![square = capture.square, mover = &mover, anvil = jaw(anvil, piece)],
                )
            });
            let list = words.clauses(items);
            words.text_with(
                "explain-custodial-several",
                &args![side = against, count = taken.len(), list = list],
            )
        }
    };
    let mut squares: Vec<Square> = taken.iter().map(|(capture, ..)| capture.square).collect();
    squares.push(played.to);
    squares.extend(taken.iter().map(|&(_, anvil, _)| anvil));
    Some(Explanation { text, squares, clause: "custodial" })
}

/// A sentence for each row that fell: a move can bracket two.
fn shieldwalls(words: &Words, played: &Played) -> Vec<Explanation> {
    let mut told: Vec<(Square, Explanation)> = Vec::new();
    for capture in &played.captures {
        let Cause::Shieldwall { bracket, far_bracket, far_piece, row, fronts, king } = &capture.cause else {
            continue;
        };
        if told.iter().any(|(far, _)| far == far_bracket) {
            continue;
        }
        let mut row = row.clone();
        row.sort();
        let [first, .., last] = row[..] else {
            continue;
        };
        let near = match Jaw::moved(played.mover) {
            Jaw::King => words.text_with("row-end.king", &args![square = *bracket]),
            _ => words.text_with("row-end.man", &args![square = *bracket]),
        };
        let far = match far_piece {
            None => words.text_with("row-end.corner", &args![square = *far_bracket]),
            Some(Piece::King) => words.text_with("row-end.king", &args![square = *far_bracket]),
            Some(_) => words.text_with("row-end.man", &args![square = *far_bracket]),
        };
        let men = row.iter().filter(|&&square| Some(square) != *king);
        let taken = words.list(men);
        let args = args![taken = taken, first = first, last = last, near = near, far = far];
        let text = match *king {
            None => words.text_with("explain-shieldwall.men", &args),
            Some(king) => words.text_with("explain-shieldwall.king", &args.with("king", king)),
        };
        let mut squares = row;
        squares.extend([*bracket, *far_bracket]);
        squares.extend(fronts);
        told.push((*far_bracket, Explanation { text, squares, clause: "shieldwall" }));
    }
    told.into_iter().map(|(_, explanation)| explanation).collect()
}

/// The roads that lie open to the king: a call where the rules have calls, else a neutral remark.
fn roads(words: &Words, played: &Played, variant: &Variant) -> Option<Explanation> {
    if played.roads.is_empty() {
        return None;
    }
    let size = variant.board().size();
    let towards = words.list(played.roads.iter().map(|&road| words.towards(road, size)));
    let goal = match variant.rules().goal {
        Goal::Corner => "corner",
        Goal::Edge => "edge",
    };
    let args = args![count = played.roads.len(), towards = towards, goal = goal];
    let (text, clause) = match played.call {
        Some(Call::Raichi) => (words.text_with("explain-roads.raichi", &args), "calls"),
        Some(Call::Tuichu) => (words.text_with("explain-roads.tuichu", &args), "calls"),
        None => (words.text_with("explain-roads.open", &args), "goal"),
    };
    let squares = if played.mover == Piece::King { vec![played.to] } else { Vec::new() };
    Some(Explanation { text, squares, clause })
}
