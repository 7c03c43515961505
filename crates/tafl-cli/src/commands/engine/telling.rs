use tafl_ai::{Line, Progress, Score};
use tafl_rules::Move;

use super::speaker::Speaker;

/// Tells of a finished depth.
pub fn tell(speaker: &Speaker, progress: &Progress) {
    let milliseconds = progress.time.as_millis();
    let speed = progress.nodes as f64 / progress.time.as_secs_f64().max(1e-6);
    let several = progress.lines.len() > 1;
    let lines: Vec<_> = progress
        .lines
        .iter()
        .enumerate()
        .map(|(index, Line { moves, score, depth })| {
            let rank = if several { format!(" multipv {}", index + 1) } else { String::new() };
            let moves: Vec<_> = moves.iter().map(|&mv| written(mv)).collect();
            format!(
                "info depth {depth}{rank} score {} nodes {} nps {speed:.0} time {milliseconds} pv {}",
                told(*score),
                progress.nodes,
                moves.join(" ")
            )
        })
        .collect();
    if !lines.is_empty() {
        speaker.say(&lines.join("\n"));
    }
}

/// A score in hundredths of an attackers' man, or the moves of the winner up to the end, less than nothing
/// where the side to move loses.
fn told(score: Score) -> String {
    match score {
        Score::Value(value) => format!("cp {value}"),
        Score::Won(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Lost(plies) => format!("mate -{}", plies.div_ceil(2)),
    }
}

/// A move without a sign between its squares.
pub fn written(mv: Move) -> String {
    format!("{}{}", mv.from, mv.to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_in_hundredths_or_in_moves() {
        let cases = [
            (Score::Value(-35), "cp -35"),
            (Score::Won(1), "mate 1"),
            (Score::Won(4), "mate 2"),
            (Score::Lost(1), "mate -1"),
            (Score::Lost(2), "mate -1"),
            (Score::Lost(6), "mate -3"),
        ];
        for (score, expected) in cases {
            assert_eq!(told(score), expected);
        }
    }
}
