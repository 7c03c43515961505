//! Contrasts as they are written in RON: one file for each question.

use std::collections::BTreeMap;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use thiserror::Error;

use super::{AnswerEffect, Contrast, Deed, Effect};
use crate::{Answer, Call, Move, Question, Reason, Side, Square};

static CONTRASTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/contrasts");

#[derive(Deserialize)]
#[serde(rename = "Contrasts", deny_unknown_fields)]
struct FileText {
    question: String,
    rules: String,
    #[serde(default)]
    with: BTreeMap<String, String>,
    contrasts: Vec<ContrastText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContrastText {
    id: String,
    title: String,
    #[serde(default)]
    with: BTreeMap<String, String>,
    position: String,
    #[serde(default)]
    before: String,
    deed: DeedText,
    effects: Vec<EffectText>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DeedText {
    Move(String),
    AgreeOnDraw,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectText {
    answers: Vec<String>,
    #[serde(default)]
    with: BTreeMap<String, String>,
    #[serde(default)]
    refused: bool,
    #[serde(default)]
    captures: Vec<String>,
    /// The id of the reason, and the winner's, or nobody's in a draw.
    #[serde(default)]
    end: Option<(String, Option<Side>)>,
    #[serde(default)]
    call: Option<String>,
}

/// Why the text of contrasts is refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ContrastError {
    /// It is not RON, or not of its form.
    #[error("{0}")]
    Syntax(#[from] ron::error::SpannedError),
    /// A word in it means nothing.
    #[error("`{0}` is no question, answer, square, move, reason or call")]
    Word(String),
}

impl Contrast {
    /// The contrasts that come with the game, in the order of the questions.
    ///
    /// # Panics
    ///
    /// Never: the files are part of the program, and a test reads them all.
    pub fn built_in() -> Vec<Contrast> {
        let mut contrasts: Vec<Contrast> = CONTRASTS
            .files()
            .filter_map(|file| file.contents_utf8())
            .flat_map(|text| Contrast::parse(text).expect("the built-in contrasts are whole"))
            .collect();
        contrasts.sort_by_key(|contrast| contrast.question);
        contrasts
    }

    /// Reads the contrasts of one question from RON text.
    pub fn parse(text: &str) -> Result<Vec<Contrast>, ContrastError> {
        let file: FileText = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(text)?;
        let question = known(&file.question, Question::from_id)?;
        let shared = changes(&file.with)?;
        file.contrasts
            .into_iter()
            .map(|contrast| {
                let mut with = shared.clone();
                with.extend(changes(&contrast.with)?);
                Ok(Contrast {
                    question,
                    rules_id: file.rules.clone(),
                    with,
                    before: contrast.before.split_whitespace().map(read_move).collect::<Result<_, _>>()?,
                    deed: match &contrast.deed {
                        DeedText::Move(mv) => Deed::Move(read_move(mv)?),
                        DeedText::AgreeOnDraw => Deed::AgreeOnDraw,
                    },
                    effects: contrast
                        .effects
                        .iter()
                        .map(|effect| read_effect(question, effect))
                        .collect::<Result<_, _>>()?,
                    id: contrast.id,
                    title: contrast.title,
                    position: contrast.position,
                })
            })
            .collect()
    }
}

fn read_effect(question: Question, text: &EffectText) -> Result<AnswerEffect, ContrastError> {
    let square = |name: &String| known(name, |name| name.parse::<Square>().ok());
    let end = match &text.end {
        None => None,
        Some((reason, winner)) => Some((*winner, known(reason, Reason::from_id)?)),
    };
    let call = |id: &String| {
        known(id, |id| match id {
            "raichi" => Some(Call::Raichi),
            "tuichu" => Some(Call::Tuichu),
            _ => None,
        })
    };
    Ok(AnswerEffect {
        answers: text
            .answers
            .iter()
            .map(|answer| known(answer, |answer| question.read_answer(answer)))
            .collect::<Result<_, _>>()?,
        with: changes(&text.with)?,
        effect: Effect {
            refused: text.refused,
            captures: text.captures.iter().map(square).collect::<Result<_, _>>()?,
            end,
            call: text.call.as_ref().map(call).transpose()?,
        },
    })
}

fn changes(texts: &BTreeMap<String, String>) -> Result<BTreeMap<Question, Answer>, ContrastError> {
    texts
        .iter()
        .map(|(question, answer)| {
            let question = known(question, Question::from_id)?;
            Ok((question, known(answer, |answer| question.read_answer(answer))?))
        })
        .collect()
}

fn read_move(text: &str) -> Result<Move, ContrastError> {
    known(text, |text| text.parse().ok())
}

/// What a word means, or that it means nothing.
fn known<T>(word: &str, meaning: impl FnOnce(&str) -> Option<T>) -> Result<T, ContrastError> {
    meaning(word).ok_or_else(|| ContrastError::Word(word.to_owned()))
}
