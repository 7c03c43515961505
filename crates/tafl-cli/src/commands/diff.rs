use serde::Serialize;
use tafl_rules::{Answer, Variant};
use tafl_words::{DifferenceWords, Words, difference};

use crate::args::DiffArgs;
use crate::failure::Failure;
use crate::output::Output;
use crate::variants::{argument, library};

#[derive(Serialize)]
struct DiffJson<'a> {
    left: &'a str,
    right: &'a str,
    /// Whether the two are played on the same board.
    same_board: bool,
    differences: Vec<DifferenceJson>,
}

#[derive(Serialize)]
struct DifferenceJson {
    question: &'static str,
    left: AnswerJson,
    right: AnswerJson,
    sentence: String,
}

/// An answer: its id, and its number where it has one.
#[derive(Serialize)]
struct AnswerJson {
    id: &'static str,
    number: Option<u32>,
}

impl AnswerJson {
    fn of(answer: Answer) -> AnswerJson {
        AnswerJson { id: answer.id, number: answer.number }
    }
}

/// Prints in which questions two rule sets differ.
pub fn run(args: &DiffArgs, output: &mut Output) -> Result<(), Failure> {
    let library = library();
    let left = argument(&library, &args.left)?;
    let right = argument(&library, &args.right)?;
    let differences = left.rules().differences(right.rules());
    let words = Words::english();
    let told = differences.iter().map(|one| difference(&words, one));
    if args.json {
        let differences = differences
            .iter()
            .zip(told)
            .map(|(one, told)| DifferenceJson {
                question: one.question.id(),
                left: AnswerJson::of(one.left),
                right: AnswerJson::of(one.right),
                sentence: told.sentence,
            })
            .collect();
        let same_board = left.board() == right.board();
        return output.json(&DiffJson { left: &left.id, right: &right.id, same_board, differences });
    }
    output.line(&format!("{}  →  {}", left.name, right.name))?;
    if left.board() != right.board() {
        output.line(&format!("board: {}  →  {}", board(&left), board(&right)))?;
    }
    if differences.is_empty() {
        return output.line("The rules are the same.");
    }
    for DifferenceWords { question, left, right, sentence, .. } in told {
        output.line("")?;
        output.line(&format!("{question}: {left}  →  {right}"))?;
        output.line(&format!("  {sentence}"))?;
    }
    Ok(())
}

fn board(variant: &Variant) -> String {
    let size = variant.board().size();
    format!("{} ({size}×{size})", variant.board_id)
}
