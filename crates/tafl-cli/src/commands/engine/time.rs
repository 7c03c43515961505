use std::time::Duration;

/// What is kept back of every time given, for the way between the programs.
const KEPT_BACK: Duration = Duration::from_millis(20);

/// How many moves are reckoned with where the time is for the rest of the game.
const MOVES_TO_COME: u32 = 30;

/// A side's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideClock {
    /// What is left.
    pub left: Duration,
    /// What is added with each move.
    pub increment: Duration,
}

/// The time for one move: an equal share of what is left, and most of the increment; never more than is there.
pub fn for_move(clock: SideClock, moves_to_go: Option<u32>) -> Duration {
    let moves = moves_to_go.map_or(MOVES_TO_COME, |moves| moves.clamp(1, MOVES_TO_COME));
    let share = clock.left / moves + clock.increment * 3 / 4;
    let most = clock.left.saturating_sub(KEPT_BACK).max(Duration::from_millis(1));
    share.clamp(Duration::from_millis(1), most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_gets_its_share_and_never_more_than_is_left() {
        let cases = [
            (60_000, 0, None, 2_000),
            (60_000, 1_000, None, 2_750),
            (10_000, 0, Some(5), 2_000),
            (10_000, 0, Some(1), 9_980),
            (500, 4_000, None, 480),
            (10, 0, None, 1),
            (0, 0, Some(0), 1),
        ];
        for (left, increment, moves, expected) in cases {
            let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
            let time = for_move(SideClock { left, increment }, moves);
            let expected = Duration::from_millis(expected);
            assert!(time.abs_diff(expected) < Duration::from_millis(1), "{left:?} {increment:?}: {time:?}");
        }
    }
}
