use tafl_rules::{CornerStop, Position, Rules, Square};

/// A position as a picture in letters, ranks from the top, with the numbers and letters of the board around
/// it. `*` is an empty throne, `#` an empty corner that is the king's alone.
pub fn diagram(position: &Position, rules: &Rules) -> String {
    let size = position.size();
    let mut text = String::new();
    for rank in (0..size).rev() {
        text.push_str(&format!("{:>2}", rank + 1));
        for square in (0..size).filter_map(|file| Square::new(file, rank)) {
            let letter = match position.piece_at(square) {
                Some(piece) => piece.letter(),
                None => empty(square, size, rules),
            };
            text.push(' ');
            text.push(letter);
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in 0..size {
        text.push(' ');
        text.push(char::from(b'a' + file));
    }
    text.push('\n');
    text
}

fn empty(square: Square, size: u8, rules: &Rules) -> char {
    let (file, rank) = (square.file(), square.rank());
    let at_end = |line: u8| line == 0 || line == size - 1;
    if rules.has_throne() && file == size / 2 && rank == size / 2 {
        '*'
    } else if rules.corners.stop == CornerStop::King && at_end(file) && at_end(rank) {
        '#'
    } else {
        '.'
    }
}
