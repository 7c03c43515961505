//! The list of all that the evaluation counts.

use tafl_rules::Piece;

/// Declares the plain terms: an enum, their names and their hand-set weights.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident = $weight:literal),+ $(,)?) => {
        /// Something that is counted on a board; more of it is better for the attackers where its weight
        /// is above zero.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Term {
            $($(#[$doc])* $name),+
        }

        /// The plain terms' names.
        const NAMES: &[&str] = &[$(stringify!($name)),+];

        /// Their weights before anything was fitted, in hundredths of an attackers' man.
        const HAND_SET: [f64; PLAIN] = [$($weight as f64),+];

        /// How many plain terms there are.
        const PLAIN: usize = NAMES.len();
    };
}

terms! {
    /// An attackers' man.
    Attacker = 100,
    /// A quarter of what an attackers' man is to his army, in the defenders'.
    Defender = -25,
    /// The attackers are to move; counted against them where the defenders are.
    Tempo = 8,
    /// A guard on the diagonal before a corner.
    Guard = 12,
    /// A corner shut by a whole diagonal of guards.
    Shut = 36,
    /// A defenders' man where a guard should stand.
    Breach = -10,
    /// Corners that the king could reach if only attackers stood in the way: one, two, three or all.
    OneCorner = -30,
    /// Two corners.
    TwoCorners = -60,
    /// Three corners.
    ThreeCorners = -90,
    /// Four corners.
    FourCorners = -120,
    /// The attackers' ring around the king is closed: no way leads him to the edge.
    Closed = 350,
    /// The closed region, in sixteenths of the board.
    Inside = -8,
    /// A defenders' man outside the closed region.
    Outside = -20,
    /// The ring would be closed if attackers filled so many gaps of one square.
    OneGap = 150,
    /// Two gaps.
    TwoGaps = 100,
    /// Three gaps.
    ThreeGaps = 60,
    /// Four gaps.
    FourGaps = 30,
    /// More gaps.
    ManyGaps = 10,
    /// The edge squares within the king's reach if gaps were filled, in sixteenths of the edge.
    WideEdge = -3,
    /// The same with the gaps open.
    Edge = -2,
    /// The ring would be closed if attackers filled all gaps of two squares.
    WideRing = 20,
    /// The region within that ring, in sixteenths of the board.
    WideInside = -3,
    /// The edge squares within the king's reach even so, in sixteenths of the edge.
    WideOpen = -3,
    /// No corner is within the king's reach, but the edge is: an attacker within two steps of him.
    HuntNear = 3,
    /// A square on which the king can stop.
    KingRoom = -3,
    /// A square one move away from which the king would have a road: for the side to move, attackers.
    WayAttackers = -10,
    /// The same with the defenders to move.
    WayDefenders = -12,
    /// The king can open two roads at once, and the attackers are to move.
    ForkAttackers = -50,
    /// The same with the defenders to move.
    ForkDefenders = -240,
    /// The king gets home in three moves, not sooner.
    InThree = -16,
    /// All neighbouring squares must close on the king, and so many are still open: none.
    OpenNone = 130,
    /// One.
    OpenOne = 70,
    /// Two.
    OpenTwo = 26,
    /// Three.
    OpenThree = 8,
    /// An axis with one side closed and the other free, where two opposite sides suffice.
    HalfAxis = 24,
    /// An attacker within two steps of the king.
    NearAttacker = 6,
    /// A defenders' man there.
    NearDefender = -4,
    /// Two attackers side by side.
    AttackersBeside = 0,
    /// Two attackers corner to corner.
    AttackersDiagonal = 3,
    /// Two of the king's side side by side.
    DefendersBeside = 0,
    /// Two of them corner to corner.
    DefendersDiagonal = 0,
    /// An attackers' man with an enemy jaw on one side and nobody on the other; the attackers to move.
    HeldAttacker = -3,
    /// The same with the defenders to move.
    HeldAttackerInDanger = -12,
    /// A defenders' man so held, the defenders to move.
    HeldDefender = 4,
    /// The same with the attackers to move.
    HeldDefenderInDanger = 20,
    /// The attackers' men in that quarter of the board where they are fewest.
    Thinnest = 6,
    /// An attacker faced by an enemy on the edge, where rows are taken.
    FacedAttacker = -5,
    /// A defenders' man so faced.
    FacedDefender = 5,
    /// The king is on the edge, where a fort wins, with so many of his men within two steps.
    Fort = -8,
    /// A free square beside an attacker.
    AttackersFreedom = 1,
    /// A free square beside a defenders' man.
    DefendersFreedom = -1,
}

/// How far from the edges classes of squares are told apart.
const FURTHEST: usize = 4;

/// The classes of squares, alike under the board's symmetries.
pub(super) const CLASSES: usize = (FURTHEST + 1) * (FURTHEST + 2) / 2;

/// How many terms there are: the plain ones, and a class of squares for each kind of piece.
pub(crate) const TERMS: usize = PLAIN + 3 * CLASSES;

/// The class of a square that lies so far from the nearest edge of either direction.
pub(super) fn class_of_square(file_distance: u8, rank_distance: u8) -> usize {
    let near = usize::from(file_distance.min(rank_distance)).min(FURTHEST);
    let far = usize::from(file_distance.max(rank_distance)).min(FURTHEST);
    far * (far + 1) / 2 + near
}

/// The number of the term that counts a kind of piece on a class of squares.
pub(super) fn place(piece: Piece, class: usize) -> usize {
    PLAIN + piece.index() * CLASSES + class
}

/// The numbers of the terms that count a kind of piece, class by class.
pub(crate) fn places(piece: Piece) -> std::ops::Range<usize> {
    place(piece, 0)..place(piece, CLASSES)
}

/// A term's name, as files of weights have it.
pub(crate) fn name(term: usize) -> String {
    match NAMES.get(term) {
        Some(name) => (*name).to_owned(),
        None => {
            let (piece, class) = ((term - PLAIN) / CLASSES, (term - PLAIN) % CLASSES);
            let far = (0..=FURTHEST).rfind(|far| far * (far + 1) / 2 <= class).unwrap_or(0);
            format!("{:?} at {} {}", Piece::ALL[piece], class - far * (far + 1) / 2, far)
        }
    }
}

/// A term's weight before anything was fitted, in hundredths of an attackers' man.
pub(crate) fn hand_set(term: usize) -> f64 {
    HAND_SET.get(term).copied().unwrap_or(0.0)
}
