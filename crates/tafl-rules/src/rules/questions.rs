use super::*;

/// Declares the questions with their ids, in the order in which they are asked.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident = $id:literal),+ $(,)?) => {
        /// A question in which rule sets differ.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Question {
            $($(#[$doc])* $name),+
        }

        impl Question {
            /// Every question, in the order of the rules.
            pub const ALL: &'static [Question] = &[$(Question::$name),+];

            /// The id by which pages, explanations and lessons name the question.
            pub fn id(self) -> &'static str {
                match self {
                    $(Question::$name => $id),+
                }
            }
        }
    };
}

questions! {
    /// Who moves first.
    FirstToMove = "first_to_move",
    /// Where the king wins.
    Goal = "goal",
    /// When the king captures.
    KingArmed = "king.armed",
    /// How far attackers move.
    SpeedAttackers = "speed.attackers",
    /// How far defenders move.
    SpeedDefenders = "speed.defenders",
    /// How far the king moves.
    SpeedKing = "speed.king",
    /// Who may stop on the throne.
    ThroneStop = "throne.stop",
    /// Who may cross the empty throne.
    ThroneCross = "throne.cross",
    /// To whom the empty throne is hostile.
    ThroneHostileEmpty = "throne.hostile_empty",
    /// To whom the throne with the king on it is hostile.
    ThroneHostileWithKing = "throne.hostile_with_king",
    /// Who may stop on a corner.
    CornersStop = "corners.stop",
    /// To whom an empty corner is hostile.
    CornersHostile = "corners.hostile",
    /// To whom the edge is hostile.
    EdgeHostile = "edge.hostile",
    /// How the king is taken on the throne.
    KingOnThrone = "king.on_throne",
    /// How the king is taken beside the throne.
    KingBesideThrone = "king.beside_throne",
    /// How the king is taken elsewhere.
    KingElsewhere = "king.elsewhere",
    /// How the king is taken on the edge.
    KingOnEdge = "king.on_edge",
    /// Whether there is a shieldwall.
    Shieldwall = "shieldwall",
    /// Whether an exit fort wins.
    ExitFort = "exit_fort",
    /// Whether encirclement wins.
    Encirclement = "encirclement",
    /// What no legal move means.
    NoLegalMove = "no_legal_move",
    /// What a third occurrence means.
    ThirdOccurrence = "third_occurrence",
    /// How long a game may be quiet.
    QuietLimit = "quiet_limit",
    /// Whether a draw may be agreed.
    AgreedDraw = "agreed_draw",
    /// What is called out.
    Calls = "calls",
}

/// An answer as data: an id, which words can be found for, and a number where the answer has one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// The id of the answer, unique within its question.
    pub id: &'static str,
    /// A number of squares or plies, for the answers that have one.
    pub number: Option<u32>,
}

impl Answer {
    fn plain(id: &'static str) -> Answer {
        Answer { id, number: None }
    }
}

impl Rules {
    /// The answer to one question.
    pub fn answer(&self, question: Question) -> Answer {
        match question {
            Question::FirstToMove => Answer::plain(self.first_to_move.id()),
            Question::Goal => Answer::plain(self.goal.id()),
            Question::KingArmed => Answer::plain(self.king_armed.id()),
            Question::SpeedAttackers => self.speed.attackers.answer(),
            Question::SpeedDefenders => self.speed.defenders.answer(),
            Question::SpeedKing => self.speed.king.answer(),
            Question::ThroneStop => Answer::plain(self.throne.stop.id()),
            Question::ThroneCross => Answer::plain(self.throne.cross.id()),
            Question::ThroneHostileEmpty => Answer::plain(self.throne.hostile_empty.id()),
            Question::ThroneHostileWithKing => Answer::plain(self.throne.hostile_with_king.id()),
            Question::CornersStop => Answer::plain(self.corners.stop.id()),
            Question::CornersHostile => Answer::plain(self.corners.hostile.id()),
            Question::EdgeHostile => Answer::plain(self.edge_hostile.id()),
            Question::KingOnThrone => Answer::plain(self.king_taken.on_throne.id()),
            Question::KingBesideThrone => Answer::plain(self.king_taken.beside_throne.id()),
            Question::KingElsewhere => Answer::plain(self.king_taken.elsewhere.id()),
            Question::KingOnEdge => Answer::plain(self.king_taken.on_edge.id()),
            Question::Shieldwall => Answer::plain(self.shieldwall.id()),
            Question::ExitFort => Answer::plain(self.exit_fort.id()),
            Question::Encirclement => Answer::plain(self.encirclement.id()),
            Question::NoLegalMove => Answer::plain(self.no_legal_move.id()),
            Question::ThirdOccurrence => Answer::plain(self.third_occurrence.id()),
            Question::QuietLimit => match self.quiet_limit {
                QuietLimit::None => Answer::plain("none"),
                QuietLimit::DrawAfter(plies) => Answer { id: "draw_after", number: Some(plies) },
            },
            Question::AgreedDraw => Answer::plain(self.agreed_draw.id()),
            Question::Calls => Answer::plain(self.calls.id()),
        }
    }
}

impl Speed {
    fn answer(self) -> Answer {
        match self {
            Speed::Any => Answer::plain("any"),
            Speed::AtMost(squares) => Answer { id: "at_most", number: Some(u32::from(squares)) },
        }
    }
}
