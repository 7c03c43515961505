use tafl_rules::{Answer, Difference, Question};

use crate::{Args, Words, args};

/// A question that two rule sets answer differently, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DifferenceWords {
    /// The id of the question, as the rules page names it.
    pub clause: &'static str,
    /// The question, as a heading: `The king's goal`.
    pub question: String,
    /// The first rule set's answer, as a short phrase: `a corner`.
    pub left: String,
    /// The second rule set's answer.
    pub right: String,
    /// The change from the first to the second, in whole sentences.
    pub sentence: String,
}

/// What two rule sets answer differently, in words.
pub fn difference(words: &Words, difference: &Difference) -> DifferenceWords {
    let Difference { question, left, right } = *difference;
    let left = short_answer(words, question, left);
    let now = answer_sentence(words, question, right, &AnswerContext::default());
    DifferenceWords {
        clause: question.id(),
        question: question_title(words, question),
        right: short_answer(words, question, right),
        sentence: words.text_with("difference-sentence", &args![now = now, before = &left]),
        left,
    }
}

/// The heading of a question.
pub(crate) fn question_title(words: &Words, question: Question) -> String {
    words.text(&format!("rule-{}", key(question.id())))
}

/// What else is true of the rules that a sentence has to fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AnswerContext {
    /// Whether the board has a throne.
    pub(crate) throne: bool,
    /// Whether only the king may stop on a corner.
    pub(crate) king_corners: bool,
}

impl Default for AnswerContext {
    fn default() -> AnswerContext {
        AnswerContext { throne: true, king_corners: true }
    }
}

/// An answer as a whole sentence.
pub(crate) fn answer_sentence(
    words: &Words,
    question: Question,
    answer: Answer,
    context: &AnswerContext,
) -> String {
    let yes_no = |yes| if yes { "yes" } else { "no" };
    let args = args![throne = yes_no(context.throne), kingcorners = yes_no(context.king_corners)]
        .with_number(answer);
    words.text_with(&format!("rule-{}.{}", key(question.id()), key(answer.id)), &args)
}

/// An answer as a short phrase for a table.
pub(crate) fn short_answer(words: &Words, question: Question, answer: Answer) -> String {
    let args = Args::new().with_number(answer);
    words.text_with(&format!("answer-{}.{}", key(question.id()), key(answer.id)), &args)
}

impl Args {
    fn with_number(self, answer: Answer) -> Args {
        match answer.number {
            Some(number) => self.with("number", number),
            None => self,
        }
    }
}

/// The id of a question or an answer as part of a message's name.
pub(crate) fn key(id: &str) -> String {
    id.replace(['.', '_'], "-")
}
