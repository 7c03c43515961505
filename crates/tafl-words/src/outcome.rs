use tafl_rules::{
    Direction, Ending, Goal, Outcome, Played, Side, Square, TakenBesideThrone, TakenElsewhere, TakenOnEdge,
    TakenOnThrone, Variant,
};

use crate::{Explanation, Words, args};

/// How a game ended, for the card that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutcomeWords {
    /// Who won: `The defenders win`.
    pub title: String,
    /// By which rule, and where.
    pub reason: String,
    /// The squares on which the verdict rests, most telling first.
    pub squares: Vec<Square>,
    /// The id of the rule's clause, as the rules page names it.
    pub clause: &'static str,
}

/// How a game ended, in words.
pub fn explain_outcome(words: &Words, outcome: &Outcome, variant: &Variant) -> OutcomeWords {
    let title = match outcome.winner {
        Some(side) => words.text_with("title-wins", &args![side = side]),
        None => words.text("title-draw"),
    };
    let Explanation { text, squares, clause } = explain_ending(words, outcome, None, variant);
    OutcomeWords { title, reason: text, squares, clause }
}

/// The sentence for an ending; with the move that brought it about, where it is known.
pub(crate) fn explain_ending(
    words: &Words,
    outcome: &Outcome,
    played: Option<&Played>,
    variant: &Variant,
) -> Explanation {
    let mut squares = outcome.squares();
    let (text, clause) = match &outcome.ending {
        Ending::Escape { goal } => {
            let text = match variant.rules().goal {
                Goal::Corner => words.text_with("ending-escape.corner", &args![square = *goal]),
                Goal::Edge => words.text_with("ending-escape.edge", &args![square = *goal]),
            };
            (text, "goal")
        }
        Ending::KingCaptured { king, closed_by } => {
            let surround = Surround::of(*king, closed_by, played.map(|played| played.to), variant);
            squares = [*king].into_iter().chain(surround.squares()).collect();
            (surround.words(words), surround.zone.clause())
        }
        Ending::ExitFort { king, wall, .. } => {
            let args = args![king = *king, wall = words.list(wall), count = wall.len()];
            (words.text_with("ending-exit-fort", &args), "exit_fort")
        }
        Ending::Encirclement { ring, .. } => {
            let args = args![ring = words.list(ring), count = ring.len()];
            (words.text_with("ending-encirclement", &args), "encirclement")
        }
        Ending::Repetition { plies } => (repetition(words, plies, outcome.winner), "third_occurrence"),
        Ending::NoMoves { side } => {
            let args = args![side = *side];
            let text = match outcome.winner {
                Some(_) => words.text_with("ending-no-moves.lost", &args),
                None => words.text_with("ending-no-moves.draw", &args),
            };
            (text, "no_legal_move")
        }
        Ending::QuietLimit { plies } => {
            (words.text_with("ending-quiet-limit", &args![plies = *plies]), "quiet_limit")
        }
        Ending::Agreement => (words.text("ending-agreement"), "agreed_draw"),
        Ending::Resignation { side } => {
            (words.text_with("ending-resignation", &args![side = *side]), "resignation")
        }
    };
    Explanation { text, squares, clause }
}

fn repetition(words: &Words, plies: &[usize], winner: Option<Side>) -> String {
    // Ply 0 is the start of the game, before any move.
    let from_start = plies.first() == Some(&0);
    let args = args![plies = words.list(plies.iter().filter(|&&ply| ply > 0))];
    let when = if from_start {
        words.text_with("repeated.from-start", &args)
    } else {
        words.text_with("repeated.plies", &args)
    };
    match winner {
        Some(side) => words.text_with("ending-repetition.lost", &args![side = !side, when = when]),
        None => words.text_with("ending-repetition.draw", &args![when = when]),
    }
}

/// The regions of the board that have rules of their own for taking the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zone {
    OnThrone,
    BesideThrone,
    OnEdge,
    Elsewhere,
}

impl Zone {
    fn of(square: Square, variant: &Variant) -> Zone {
        let board = variant.board();
        let centre = board.centre();
        let last = board.size() - 1;
        let steps = square.file().abs_diff(centre.file()) + square.rank().abs_diff(centre.rank());
        match steps {
            0 if variant.rules().has_throne() => Zone::OnThrone,
            1 if variant.rules().has_throne() => Zone::BesideThrone,
            _ if [square.file(), square.rank()].iter().any(|&line| line == 0 || line == last) => Zone::OnEdge,
            _ => Zone::Elsewhere,
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Zone::OnThrone => "king.on_throne",
            Zone::BesideThrone => "king.beside_throne",
            Zone::OnEdge => "king.on_edge",
            Zone::Elsewhere => "king.elsewhere",
        }
    }

    /// Whether two opposite squares suffice in this zone.
    fn takes_two(self, variant: &Variant) -> bool {
        let taken = variant.rules().king_taken;
        match self {
            Zone::OnThrone => taken.on_throne == TakenOnThrone::TwoOpposite,
            Zone::BesideThrone => matches!(
                taken.beside_throne,
                TakenBesideThrone::TwoOpposite | TakenBesideThrone::TwoOppositeWithThrone
            ),
            Zone::OnEdge => taken.on_edge == TakenOnEdge::TwoAlongEdge,
            Zone::Elsewhere => taken.elsewhere == TakenElsewhere::TwoOpposite,
        }
    }
}

/// The squares that closed on the king, sorted by what closed them.
struct Surround {
    king: Square,
    zone: Zone,
    two: bool,
    attackers: Vec<Square>,
    throne: Option<Square>,
    corner: Option<Square>,
}

impl Surround {
    fn of(king: Square, closed_by: &[Square], arrived: Option<Square>, variant: &Variant) -> Surround {
        let size = variant.board().size();
        let zone = Zone::of(king, variant);
        let two = zone.takes_two(variant);
        let closing = if two { opposite_pair(king, closed_by, arrived, size) } else { closed_by.to_vec() };
        // An empty throne or corner can close, but no attacker may stand on either where they do.
        let throne = closing
            .iter()
            .copied()
            .find(|&square| variant.rules().has_throne() && square == variant.board().centre());
        let corner = closing.iter().copied().find(|&square| {
            let last = size - 1;
            !variant.rules().corners.hostile.is_nobody()
                && [square.file(), square.rank()].iter().all(|&line| line == 0 || line == last)
        });
        let attackers =
            closing.into_iter().filter(|&square| Some(square) != throne && Some(square) != corner).collect();
        Surround { king, zone, two, attackers, throne, corner }
    }

    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.attackers.iter().copied().chain(self.throne).chain(self.corner)
    }

    fn words(&self, words: &Words) -> String {
        let mut args = args![
            king = self.king,
            attackers = words.list(&self.attackers),
            count = self.attackers.len(),
            on = if self.zone == Zone::OnThrone { "throne" } else { "square" }
        ];
        for (name, square) in [("throne", self.throne), ("corner", self.corner)] {
            if let Some(square) = square {
                args = args.with(name, square);
            }
        }
        let key = match (self.two, self.throne, self.corner) {
            (true, Some(_), _) => "ending-king-taken.two-with-throne",
            (true, None, Some(_)) => "ending-king-taken.two-with-corner",
            (true, None, None) => "ending-king-taken.two",
            (false, Some(_), _) => "ending-king-taken.with-throne",
            (false, None, Some(_)) => "ending-king-taken.edge-and-corner",
            (false, None, None) if self.zone == Zone::OnEdge => "ending-king-taken.edge",
            (false, None, None) => "ending-king-taken.four",
        };
        words.text_with(key, &args)
    }
}

/// The two squares straight across from one another that closed on the king: those of the attacker that
/// arrived, where he is known.
fn opposite_pair(king: Square, closed_by: &[Square], arrived: Option<Square>, size: u8) -> Vec<Square> {
    let pair = |direction: Direction| {
        let squares = [king.step(direction, size)?, king.step(direction.opposite(), size)?];
        squares.iter().all(|square| closed_by.contains(square)).then_some(squares)
    };
    let pairs: Vec<[Square; 2]> = [Direction::North, Direction::East].into_iter().filter_map(pair).collect();
    let of_arrival = pairs.iter().find(|pair| arrived.is_some_and(|square| pair.contains(&square)));
    of_arrival.or(pairs.first()).map_or_else(|| closed_by.to_vec(), |pair| pair.to_vec())
}
