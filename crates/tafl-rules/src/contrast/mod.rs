//! Positions in which the answer to one question decides.

mod text;

use std::collections::BTreeMap;
use std::sync::Arc;

use thiserror::Error;

pub use text::ContrastError;

use crate::notation::read_position;
use crate::{
    Answer, Board, Call, FitError, Game, Library, Move, Question, Reason, Refusal, Rules, Side, Square,
    Variant,
};

/// One position and one thing done in it, which comes out differently as one question of the rules is
/// answered one way or another. Lessons and demonstrations show these, and tests hold the rules to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contrast {
    /// The id.
    pub id: String,
    /// What is shown, in a few words.
    pub title: String,
    /// The question that decides.
    pub question: Question,
    /// The id of the rule set that gives all other answers.
    pub rules_id: String,
    /// Answers that are changed in it, whatever the question's own answer is.
    pub with: BTreeMap<Question, Answer>,
    /// The position, as games are written.
    pub position: String,
    /// The moves that lead from there to the one that matters. None of them ends the game.
    pub before: Vec<Move>,
    /// What is then done.
    pub deed: Deed,
    /// What comes of it, by the answers to the question.
    pub effects: Vec<AnswerEffect>,
}

/// What is done in a contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A move.
    Move(Move),
    /// The two sides wish to agree on a draw.
    AgreeOnDraw,
}

/// What comes of the deed under some answers to the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerEffect {
    /// The answers.
    pub answers: Vec<Answer>,
    /// Other answers that these ones cannot do without.
    pub with: BTreeMap<Question, Answer>,
    /// What comes of it.
    pub effect: Effect,
}

/// What comes of a deed. All empty: it is done, and nothing else happens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Whether the deed is not allowed.
    pub refused: bool,
    /// The men taken, sorted.
    pub captures: Vec<Square>,
    /// How the game ends: who wins, and by which rule.
    pub end: Option<(Option<Side>, Reason)>,
    /// What the defenders call out.
    pub call: Option<Call>,
}

impl Contrast {
    /// The answers that the contrast tells apart.
    pub fn answers(&self) -> impl Iterator<Item = Answer> + '_ {
        self.effects.iter().flat_map(|effect| effect.answers.iter().copied())
    }

    /// What the file says comes of the deed under an answer.
    pub fn effect(&self, answer: Answer) -> Option<&Effect> {
        self.under(answer).map(|under| &under.effect)
    }

    fn under(&self, answer: Answer) -> Option<&AnswerEffect> {
        self.effects.iter().find(|effect| effect.answers.contains(&answer))
    }

    /// The rule set with an answer to the question.
    pub fn rules(&self, library: &Library, answer: Answer) -> Result<Rules, Unplayable> {
        let usual =
            library.rules(&self.rules_id).ok_or_else(|| Unplayable::NoRules(self.rules_id.clone()))?;
        let under = self.under(answer).ok_or(Unplayable::NoAnswer(answer))?;
        let changes = self.with.iter().chain(&under.with).chain([(&self.question, &answer)]);
        let mut rules = usual.clone();
        for (&question, &answer) in changes {
            rules = rules.answering(question, answer).ok_or(Unplayable::NoAnswer(answer))?;
        }
        rules.check()?;
        Ok(rules)
    }

    /// The game under an answer, up to where the deed is to be done.
    pub fn game(&self, library: &Library, answer: Answer) -> Result<Game, Unplayable> {
        let rules = self.rules(library, answer)?;
        let setup = read_position(&self.position).map_err(|error| Unplayable::Position(error.to_string()))?;
        let layout = self.position.split_whitespace().next().unwrap_or_default();
        let board = Board::from_layout(layout).map_err(|error| Unplayable::Position(error.to_string()))?;
        let id = format!("{}={answer}", self.question.id());
        let variant = Variant::new(&id, &self.title, "", (&self.id, board), (&self.rules_id, &rules))?;
        let mut game = Game::from_setup(Arc::new(variant), &setup)
            .map_err(|error| Unplayable::Position(error.to_string()))?;
        for &mv in &self.before {
            game.play(mv).map_err(|refusal| Unplayable::Before { mv, refusal })?;
        }
        Ok(game)
    }

    /// What the rules say comes of the deed under an answer.
    pub fn judge(&self, library: &Library, answer: Answer) -> Result<Effect, Unplayable> {
        let mut game = self.game(library, answer)?;
        let refused = Effect { refused: true, ..Effect::default() };
        let mut effect = Effect::default();
        match self.deed {
            Deed::AgreeOnDraw if !game.agree_on_draw() => return Ok(refused),
            Deed::AgreeOnDraw => {}
            Deed::Move(mv) => match game.play(mv) {
                Err(_) => return Ok(refused),
                Ok(played) => {
                    effect.captures = played.captures.iter().map(|capture| capture.square).collect();
                    effect.call = played.call;
                }
            },
        }
        effect.end = game.outcome().map(|outcome| (outcome.winner, outcome.reason()));
        Ok(effect)
    }
}

/// Why a contrast cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unplayable {
    /// The rule set is not there.
    #[error("there are no rules `{0}`")]
    NoRules(String),
    /// The question has no such answer, or the contrast says nothing of it.
    #[error("nothing is said about the answer `{0}`")]
    NoAnswer(Answer),
    /// The answers contradict one another.
    #[error(transparent)]
    Contradiction(#[from] crate::Contradiction),
    /// The position cannot be read, or does not fit the rules.
    #[error("{0}")]
    Position(String),
    /// The position and the rules do not fit.
    #[error(transparent)]
    DoNotFit(#[from] FitError),
    /// A move on the way may not be played.
    #[error("{mv}: {refusal}")]
    Before {
        /// The move.
        mv: Move,
        /// Why.
        refusal: Refusal,
    },
}
