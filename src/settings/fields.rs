//! The fields of a RON text, by name, whatever their values are: what a later version wrote, an earlier one
//! must not throw away.

/// One field of the outermost struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    /// Its name.
    pub(super) name: String,
    /// Its value as it is written.
    pub(super) value: String,
}

/// The fields of the outermost struct of a text that is sound RON.
pub(super) fn of(text: &str) -> Vec<Field> {
    let mut fields = Vec::new();
    let mut depth = 0usize;
    // Where the field begins that is being read, and where its name ends.
    let mut start = 0;
    let mut colon = None;
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        if let Some(end) = literal_or_comment(text, at) {
            at = end;
            continue;
        }
        let next = at + letter.len_utf8();
        match letter {
            // An attribute before the struct, such as `#![enable(implicit_some)]`.
            '#' if depth == 0 => {
                at = text[at..].find(']').map_or(text.len(), |end| at + end + 1);
                continue;
            }
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 1 {
                    start = next;
                }
            }
            ')' | ']' | '}' if depth == 1 => {
                fields.extend(field(text, start, colon, at));
                break;
            }
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ':' if depth == 1 && colon.is_none() => colon = Some(at),
            ',' if depth == 1 => {
                fields.extend(field(text, start, colon.take(), at));
                start = next;
            }
            _ => {}
        }
        at = next;
    }
    fields
}

fn field(text: &str, start: usize, colon: Option<usize>, end: usize) -> Option<Field> {
    let colon = colon?;
    // A comment may stand before the name, which is the last word before the colon.
    let name = text[start..colon].split_whitespace().last()?;
    Some(Field { name: name.to_owned(), value: text[colon + 1..end].trim().to_owned() })
}

/// The end of the string, character or comment that begins at a place, if one does.
fn literal_or_comment(text: &str, at: usize) -> Option<usize> {
    let rest = &text[at..];
    let ends_after = |from: usize, mark: &str| {
        rest[from..].find(mark).map_or(text.len(), |end| at + from + end + mark.len())
    };
    if rest.starts_with("//") {
        return Some(ends_after(2, "\n"));
    }
    if rest.starts_with("/*") {
        return Some(ends_after(2, "*/"));
    }
    if let Some(raw) = rest.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let mark = format!("\"{}", "#".repeat(hashes));
            return Some(ends_after(hashes + 2, &mark));
        }
    }
    let quote = rest.chars().next().filter(|letter| matches!(letter, '"' | '\''))?;
    let mut escaped = false;
    for (index, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return Some(at + index + 1),
            _ => {}
        }
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_and_values(text: &str) -> Vec<(String, String)> {
        of(text).into_iter().map(|field| (field.name, field.value)).collect()
    }

    #[test]
    fn fields_are_found_whatever_stands_in_them() {
        let text = r##"#![enable(implicit_some)]
// A comment with a ( in it.
Settings(
    one: 1, /* two: 3, */ two: "a, b: \" ) c",
    // three: 4
    three: (x: [1, 2], y: {'(': ')'}),
    four: r#"raw " , ) "#,
    five: Some(low)
)"##;
        let found = names_and_values(text);
        let expected = [
            ("one", "1"),
            ("two", r#""a, b: \" ) c""#),
            ("three", "(x: [1, 2], y: {'(': ')'})"),
            ("four", r##"r#"raw " , ) "#"##),
            ("five", "Some(low)"),
        ];
        assert_eq!(found, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }

    #[test]
    fn an_empty_struct_has_none() {
        assert_eq!(of("()"), []);
        assert_eq!(of(""), []);
    }
}
