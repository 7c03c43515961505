//! Every reason for a move, in one sentence each, and judgements of moves that were played.

use tafl_ai::{Annotation, Level, Mark, Reason};
use tafl_rules::{Direction, Reason as EndReason, Side, Square};
use tafl_words::{Words, advice, judgement};

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn every_reason_has_one_sentence() {
    use Reason::*;
    let first = "d1-d3".parse().unwrap();
    let corner = "a1".parse().unwrap();
    let (attackers, defenders) = (Side::Attackers, Side::Defenders);
    let cases = [
        (
            Wins { by: EndReason::Escape, squares: squares("a6") },
            defenders,
            "It brings the king home and wins the game.",
        ),
        (
            Wins { by: EndReason::KingCaptured, squares: squares("f5 f4 f6") },
            attackers,
            "It takes the king and wins the game.",
        ),
        (
            Wins { by: EndReason::ExitFort, squares: vec![] },
            defenders,
            "It completes a fort on the edge that nobody can break, and wins the game.",
        ),
        (
            Wins { by: EndReason::Encirclement, squares: vec![] },
            attackers,
            "It closes the ring around the king and all his men, and wins the game.",
        ),
        (Wins { by: EndReason::NoMoves, squares: vec![] }, attackers, "It wins the game on the spot."),
        (OnlyMove, attackers, "There is no other move."),
        (ForcesWin { moves: 3 }, attackers, "It wins in 3 moves, whatever the defenders do."),
        (ForcesWin { moves: 2 }, defenders, "It wins in 2 moves, whatever the attackers do."),
        (
            HoldsOut { moves: 1 },
            defenders,
            "Nothing saves the game any more: the attackers win with their next move.",
        ),
        (
            HoldsOut { moves: 4 },
            attackers,
            "Nothing saves the game if the defenders play well. This holds out longest, 4 moves.",
        ),
        (
            Stops { win: EndReason::Escape, squares: squares("a5 i5") },
            attackers,
            "It stops the king, who would get home on a5 and i5.",
        ),
        (
            Stops { win: EndReason::KingCaptured, squares: squares("c6") },
            defenders,
            "It saves the king, who would be taken on c6.",
        ),
        (
            Stops { win: EndReason::ExitFort, squares: vec![] },
            attackers,
            "It keeps the king from completing a fort on the edge.",
        ),
        (
            Stops { win: EndReason::Encirclement, squares: vec![] },
            defenders,
            "It keeps the attackers from closing the ring.",
        ),
        (
            Stops { win: EndReason::Repetition, squares: vec![] },
            defenders,
            "It keeps the other side from winning with the next move.",
        ),
        (
            StopsFork,
            attackers,
            "It prevents two roads at once: the king could have opened them, and only one could have been \
             closed.",
        ),
        (
            OpensRoads { roads: vec![Direction::East] },
            defenders,
            "It opens a road to the king, towards the i-file, and the attackers must close it.",
        ),
        (
            OpensRoads { roads: vec![Direction::East, Direction::West] },
            defenders,
            "It opens 2 roads to the king, and the attackers can close only one.",
        ),
        (Takes { men: squares("c4"), lost: 0 }, attackers, "It takes the man on c4."),
        (Takes { men: squares("c4 d5"), lost: 0 }, attackers, "It takes the men on c4 and d5."),
        (
            Takes { men: squares("c4"), lost: 1 },
            attackers,
            "It takes the man on c4; a man of your own may fall in return.",
        ),
        (
            Takes { men: squares("c4 d5"), lost: 2 },
            attackers,
            "It takes the men on c4 and d5; 2 men of your own may fall in return.",
        ),
        (
            Threatens { by: EndReason::KingCaptured, squares: squares("c6") },
            attackers,
            "It threatens to take the king on c6.",
        ),
        (
            Threatens { by: EndReason::ExitFort, squares: vec![] },
            defenders,
            "It threatens to complete a fort on the edge.",
        ),
        (
            Averts { moves: 3, first: Some(first) },
            defenders,
            "Left alone, the attackers would win in 3 moves, beginning with d1-d3.",
        ),
        (Averts { moves: 2, first: None }, attackers, "Left alone, the defenders would win in 2 moves."),
        (Saves { men: squares("c4") }, defenders, "It saves the man on c4, who could be taken."),
        (Saves { men: squares("c4 d5") }, defenders, "It saves the men on c4 and d5, who could be taken."),
        (WinsMen { more: 1 }, defenders, "It wins a man in what follows."),
        (WinsMen { more: 2 }, defenders, "It wins 2 men in what follows."),
        (ThreatensMen { men: squares("c4") }, attackers, "It threatens to take the man on c4."),
        (ThreatensMen { men: squares("c4 d5") }, attackers, "It threatens the men on c4 and d5."),
        (
            PreparesFork,
            defenders,
            "It prepares two roads at once: the king can open them with the next move.",
        ),
        (PreparesRoad, defenders, "It prepares a road to the king."),
        (ClosesRoad, attackers, "It keeps the king from opening a road."),
        (Guards { corner }, attackers, "It guards the way to the corner a1."),
        (ClosesRing, attackers, "It closes the ring: the king cannot come to the edge before it is broken."),
        (Confines, attackers, "It leaves the king less room."),
        (Frees, defenders, "It gives the king more room."),
        (Improves { reply: None }, attackers, "Nothing is at stake yet. This is the best place for a man."),
        (
            Improves { reply: Some(first) },
            defenders,
            "Nothing is at stake yet. After this d1-d3 is the likely answer.",
        ),
    ];
    let words = Words::english();
    for (reason, side, expected) in cases {
        assert_eq!(advice(&words, &reason, side, 9), expected, "{reason:?}");
    }
}

#[test]
fn a_judgement_says_what_was_lost_and_what_was_better() {
    let words = Words::english();
    let told = |mark, better, why| {
        let annotation = Annotation { before: 0.624, after: 0.35, mark, better: None };
        judgement(&words, &annotation, "d1-d3", better, why)
    };
    assert_eq!(told(None, Some("d1-d4"), None), None);
    assert_eq!(
        told(Some(Mark::Inaccuracy), None, None).unwrap(),
        "d1-d3 is not quite right: the chance to win falls from 62 % to 35 %."
    );
    assert_eq!(
        told(Some(Mark::Mistake), Some("d1-d4"), None).unwrap(),
        "d1-d3 is a mistake: the chance to win falls from 62 % to 35 %. Better was d1-d4."
    );
    assert_eq!(
        told(Some(Mark::Blunder), Some("d1-d4"), Some("It takes the man on c4.")).unwrap(),
        "d1-d3 is a blunder: the chance to win falls from 62 % to 35 %. Better was d1-d4. It takes the man \
         on c4."
    );
}

#[test]
fn every_level_has_a_name_and_a_line() {
    let words = Words::english();
    let names = Level::ALL.map(|level| words.level(level));
    assert_eq!(names, ["Thrall", "Karl", "Drengr", "Hirdman", "Hersir", "Jarl"]);
    for level in Level::ALL {
        let line = words.level_hint(level);
        assert!((20..110).contains(&line.chars().count()) && !line.contains('⟨'), "{line}");
    }
}
