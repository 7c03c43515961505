use std::collections::BTreeSet;

use tafl_rules::{Direction, Game, Move, Played, Reason as EndReason, Side, Square};

use super::geometry::{guarded_corner, room_of_king, within_ring};
use super::prospects::Prospects;
use crate::{Report, Score};

/// The one reason that speaks most for a move. The other side is what the words below call the enemy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins on the spot.
    Wins {
        /// By which rule.
        by: EndReason,
        /// The squares on which the verdict rests.
        squares: Vec<Square>,
    },
    /// There is no other move.
    OnlyMove,
    /// It wins whatever the enemy does.
    ForcesWin {
        /// With which of the side's own moves, this one counted.
        moves: u32,
    },
    /// Nothing saves the game; this holds out longest.
    HoldsOut {
        /// With which of its moves the enemy wins.
        moves: u32,
    },
    /// The enemy would have won with the next move, and now cannot.
    Stops {
        /// By which rule the enemy would have won.
        win: EndReason,
        /// Where the king would have got home, or been taken.
        squares: Vec<Square>,
    },
    /// The enemy could have opened two roads to the king at once, and now cannot.
    StopsFork,
    /// It opens a road to the king, which the attackers must close; or two, of which they can close only one.
    OpensRoads {
        /// Where the open roads lead.
        roads: Vec<Direction>,
    },
    /// It takes men.
    Takes {
        /// Where they stand.
        men: Vec<Square>,
        /// How many men of one's own fall for it in what follows.
        lost: usize,
    },
    /// It threatens to win with the next move.
    Threatens {
        /// By which rule.
        by: EndReason,
        /// Where the king would be taken, or what the end would rest on.
        squares: Vec<Square>,
    },
    /// If the side did nothing, the enemy would win by force.
    Averts {
        /// With which of its moves.
        moves: u32,
        /// The first of them.
        first: Option<Move>,
    },
    /// Men would have been taken, and now cannot be.
    Saves {
        /// Where they stood.
        men: Vec<Square>,
    },
    /// In what follows, more men of the enemy fall than of one's own.
    WinsMen {
        /// How many more.
        more: usize,
    },
    /// It threatens to take men.
    ThreatensMen {
        /// Where they stand.
        men: Vec<Square>,
    },
    /// The king could open two roads at once with the defenders' next move.
    PreparesFork,
    /// The defenders could open a road with their next move, and before they could not.
    PreparesRoad,
    /// The defenders could have opened a road with their next move, and now cannot.
    ClosesRoad,
    /// It shuts a way to a corner.
    Guards {
        /// The corner.
        corner: Square,
    },
    /// It closes the ring around the king: he cannot come to the edge before it is broken.
    ClosesRing,
    /// It leaves the king less room.
    Confines,
    /// It gives the king more room.
    Frees,
    /// None of these: the side stands better after it than after any other move.
    Improves {
        /// What the search expects the enemy to answer.
        reply: Option<Move>,
    },
}

impl Reason {
    /// The squares to look at, apart from those of the move.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Reason::Wins { squares, .. }
            | Reason::Stops { squares, .. }
            | Reason::Threatens { squares, .. } => squares.clone(),
            Reason::Takes { men, .. } | Reason::Saves { men } | Reason::ThreatensMen { men } => men.clone(),
            Reason::Guards { corner } => vec![*corner],
            Reason::Averts { first: Some(first), .. } => vec![first.from, first.to],
            _ => Vec::new(),
        }
    }
}

/// Plies of the expected line in which captures are counted.
const EXCHANGE: usize = 6;
/// Squares by which the king's room must change to be worth a word.
const ROOM: usize = 3;

/// The reason for the best move of a report on a game's position, given what the enemy would do if the side
/// passed, where that was searched too. Nothing where the report has no move that can be played.
pub fn reason(game: &Game, report: &Report, threat: Option<&Report>) -> Option<Reason> {
    let best = report.best?;
    let mut after = game.clone();
    let played = after.play(best).ok()?.clone();
    let side = played.side();
    if let Some(outcome) = &played.outcome
        && outcome.winner == Some(side)
    {
        return Some(Reason::Wins { by: outcome.reason(), squares: outcome.squares() });
    }
    if game.legal_moves().nth(1).is_none() {
        return Some(Reason::OnlyMove);
    }
    let score = report.score().unwrap_or(Score::Value(0));
    if let Score::Lost(plies) = score {
        return Some(Reason::HoldsOut { moves: plies.div_ceil(2) });
    }
    let scene = Scene {
        theirs: Change { before: Prospects::of(game, !side), after: Prospects::of(&after, !side) },
        ours: Change { before: Prospects::of(game, side), after: Prospects::of(&after, side) },
        line: report.lines.first().map_or(&[], |line| &line.moves),
        threat,
        game,
        after: &after,
        played: &played,
    };
    let forced = match score {
        Score::Won(plies) => Some(Reason::ForcesWin { moves: plies.div_ceil(2) }),
        _ => None,
    };
    scene
        .two_roads()
        .or(forced)
        .or_else(|| scene.stops())
        .or_else(|| scene.opens_road())
        .or_else(|| scene.takes())
        .or_else(|| scene.threatens())
        .or_else(|| scene.averts())
        .or_else(|| scene.about_men())
        .or_else(|| scene.about_roads())
        .or_else(|| scene.about_room())
        .or_else(|| Some(Reason::Improves { reply: scene.line.get(1).copied() }))
}

/// What a side could do before a move and after it.
struct Change {
    before: Prospects,
    after: Prospects,
}

/// A move, with what it changes.
struct Scene<'a> {
    game: &'a Game,
    after: &'a Game,
    played: &'a Played,
    line: &'a [Move],
    threat: Option<&'a Report>,
    ours: Change,
    theirs: Change,
}

impl Scene<'_> {
    fn attacks(&self) -> bool {
        self.played.side() == Side::Attackers
    }

    fn two_roads(&self) -> Option<Reason> {
        (self.played.roads.len() >= 2).then(|| Reason::OpensRoads { roads: self.played.roads.clone() })
    }

    fn stops(&self) -> Option<Reason> {
        let Change { before, after } = &self.theirs;
        match before.wins_by() {
            Some(win) if after.wins.is_empty() => {
                Some(Reason::Stops { win, squares: before.winning_squares() })
            }
            _ if !before.forks.is_empty() && after.forks.is_empty() => Some(Reason::StopsFork),
            _ => None,
        }
    }

    fn opens_road(&self) -> Option<Reason> {
        let open = self.game.variant().engine().roads(self.game.position()).len();
        (!self.attacks() && self.played.roads.len() > open)
            .then(|| Reason::OpensRoads { roads: self.played.roads.clone() })
    }

    fn takes(&self) -> Option<Reason> {
        let men: Vec<Square> = self.played.captures.iter().map(|capture| capture.square).collect();
        let [_, lost] = self.exchange();
        (!men.is_empty()).then_some(Reason::Takes { men, lost })
    }

    fn threatens(&self) -> Option<Reason> {
        let Change { before, after } = &self.ours;
        let by = after.wins_by().filter(|_| before.wins.is_empty())?;
        Some(Reason::Threatens { by, squares: after.winning_squares() })
    }

    fn averts(&self) -> Option<Reason> {
        let threat = self.threat?;
        match threat.score()? {
            Score::Won(plies) => Some(Reason::Averts { moves: plies.div_ceil(2), first: threat.best }),
            _ => None,
        }
    }

    fn about_men(&self) -> Option<Reason> {
        let [won, lost] = self.exchange();
        if won > lost {
            return Some(Reason::WinsMen { more: won - lost });
        }
        let fewer = |less: &BTreeSet<Square>, more: &BTreeSet<Square>| -> Option<Vec<Square>> {
            (less.len() < more.len()).then(|| more.difference(less).copied().collect())
        };
        let saved = fewer(&self.theirs.after.victims, &self.theirs.before.victims);
        let threatened = || fewer(&self.ours.before.victims, &self.ours.after.victims);
        saved
            .map(|men| Reason::Saves { men })
            .or_else(|| threatened().map(|men| Reason::ThreatensMen { men }))
    }

    fn about_roads(&self) -> Option<Reason> {
        if self.attacks() {
            let Change { before, after } = &self.theirs;
            return (!before.roads.is_empty() && after.roads.is_empty()).then_some(Reason::ClosesRoad);
        }
        let Change { before, after } = &self.ours;
        match () {
            () if before.forks.is_empty() && !after.forks.is_empty() => Some(Reason::PreparesFork),
            () if before.roads.is_empty() && !after.roads.is_empty() => Some(Reason::PreparesRoad),
            () => None,
        }
    }

    fn about_room(&self) -> Option<Reason> {
        let room = [self.game, self.after].map(room_of_king);
        if !self.attacks() {
            return (room[1] >= room[0] + ROOM).then_some(Reason::Frees);
        }
        let [before, after] = [self.game, self.after].map(within_ring);
        let guarded = guarded_corner(self.game, self.played.to)
            .filter(|&corner| guarded_corner(self.game, self.played.from) != Some(corner));
        match guarded {
            _ if before.reaches_edge && !after.reaches_edge => Some(Reason::ClosesRing),
            Some(corner) => Some(Reason::Guards { corner }),
            None if room[1] + ROOM <= room[0] || after.squares + ROOM <= before.squares => {
                Some(Reason::Confines)
            }
            None => None,
        }
    }

    /// The men that fall in the first plies of the expected line: the enemy's, and one's own.
    fn exchange(&self) -> [usize; 2] {
        let mut game = self.game.clone();
        let mut fallen = [0; 2];
        for &mv in self.line.iter().take(EXCHANGE) {
            let Ok(played) = game.play(mv) else { break };
            fallen[usize::from(played.side() != self.played.side())] += played.captures.len();
        }
        fallen
    }
}
