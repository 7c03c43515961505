use tafl_words::{Words, rules_page};

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::output::Output;
use crate::variants::{argument, library};

/// The longest line that is printed.
const LINE: usize = 88;

/// Prints the rules of a variant.
pub fn run(args: &RulesArgs, output: &mut Output) -> Result<(), Failure> {
    let variant = argument(&library(), &args.variant)?;
    output.line(&variant.name)?;
    if !variant.story.is_empty() {
        output.text(&wrap(&variant.story, ""))?;
    }
    for section in rules_page(&Words::english(), &variant) {
        output.line("")?;
        output.line(&section.title)?;
        for paragraph in section.paragraphs {
            output.text(&wrap(&paragraph.text, "- "))?;
        }
    }
    Ok(())
}

/// A paragraph in lines that fit, behind a mark.
fn wrap(text: &str, mark: &str) -> String {
    let mut wrapped = mark.to_owned();
    let mut column = mark.len();
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column + 1 + length > LINE && column > mark.len() {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(mark.len()));
            column = mark.len();
        }
        if column > mark.len() {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    wrapped.push('\n');
    wrapped
}
