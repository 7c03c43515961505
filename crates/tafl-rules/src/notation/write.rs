use std::fmt;

use super::{GameRecord, WrittenResult};

/// The longest line that is written.
const LINE: usize = 80;

/// Writes games as one `.tafl` file, an empty line between them.
pub fn write_games<'a>(games: impl IntoIterator<Item = &'a GameRecord>) -> String {
    let mut text = String::new();
    for game in games {
        if !text.is_empty() {
            text.push('\n');
        }
        // Without a result nothing would part a game from the next one.
        let result = game.result.unwrap_or(WrittenResult::Unfinished);
        text.push_str(&GameRecord { result: Some(result), ..game.clone() }.to_string());
    }
    text
}

impl fmt::Display for GameRecord {
    /// Writes the game, its lines broken between moves. A tag whose name is none is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = self.tags.iter().filter(|(name, _)| is_tag_name(name));
        let mut tagged = false;
        for (name, value) in tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
            writeln!(f, "[{name} \"{value}\"]")?;
            tagged = true;
        }
        if tagged {
            writeln!(f)?;
        }
        let mut column = 0;
        for word in self.words() {
            let first_line = word.split('\n').next().unwrap_or_default().chars().count();
            match column {
                0 => {}
                _ if column + 1 + first_line > LINE => {
                    writeln!(f)?;
                    column = 0;
                }
                _ => {
                    write!(f, " ")?;
                    column += 1;
                }
            }
            write!(f, "{word}")?;
            // A comment can go over several lines.
            column = match word.rsplit_once('\n') {
                Some((_, last_line)) => last_line.chars().count(),
                None => column + first_line,
            };
        }
        if column > 0 {
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_tag_letter)
}

/// Whether the name of a tag can have this letter.
pub(super) fn is_tag_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

impl GameRecord {
    /// The movetext as words that stay together on a line.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut comments = self.comments.iter().peekable();
        let mut comments_up_to = |ply: usize, words: &mut Vec<String>| {
            while let Some(comment) = comments.next_if(|comment| comment.after <= ply) {
                words.push(braced(&comment.text));
            }
        };
        comments_up_to(0, &mut words);
        let mut number = self.first_number.max(1);
        let mut second = self.second_side_begins;
        if self.moves.is_empty() && (second || number > 1) {
            words.push(format!("{number}{}", if second { "..." } else { "." }));
        }
        for (index, recorded) in self.moves.iter().enumerate() {
            match (second, index) {
                (true, 0) => words.push(format!("{number}...")),
                (true, _) => {}
                (false, _) => words.push(format!("{number}.")),
            }
            words.push(recorded.written.to_string());
            comments_up_to(index + 1, &mut words);
            number = number.saturating_add(u32::from(second));
            second = !second;
        }
        comments_up_to(usize::MAX, &mut words);
        words.extend(self.result.map(|result| result.id().to_owned()));
        words
    }
}

/// A comment in braces. A brace that closes is written with a backslash in front, and so is a backslash.
fn braced(text: &str) -> String {
    format!("{{{}}}", text.trim().replace('\\', "\\\\").replace('}', "\\}"))
}
