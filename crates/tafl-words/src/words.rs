use std::fmt;

use fluent::FluentResource;
use fluent::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};

use crate::Args;

static ENGLISH: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/i18n/en");

/// The words of one language, found by key. A key is the name of a message, or `message.attribute`.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The English words, which are part of the program.
    ///
    /// # Panics
    ///
    /// Never: a test reads every file.
    pub fn english() -> Words {
        let texts = ENGLISH.files().map(|file| {
            let text = file.contents_utf8().expect("the built-in words are UTF-8");
            (file.path().display().to_string(), text.to_owned())
        });
        Words::read("en", texts).unwrap_or_else(|problem| panic!("the built-in words are broken: {problem}"))
    }

    /// Reads the words of a language from the texts of Fluent files, each with its name for errors. A
    /// message that stands in two files is an error.
    pub fn read(
        language: &str,
        texts: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Words, WordsError> {
        let refuse = |file: &str, problem: String| WordsError { file: file.to_owned(), problem };
        let language = language.parse().map_err(|_| refuse(language, "no language tag".to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks keep scripts of both directions apart; fonts without them draw boxes.
        bundle.set_use_isolating(false);
        for (file, text) in texts {
            let resource = FluentResource::try_new(text)
                .map_err(|(_, errors)| refuse(&file, listed(errors.iter().map(ToString::to_string))))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| refuse(&file, listed(errors.iter().map(ToString::to_string))))?;
        }
        Ok(Words { bundle })
    }

    /// The text of a message without arguments. A key that is not there comes back in ⟨brackets⟩.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &Args::new())
    }

    /// The text of a message with arguments. A key that is not there, and a message that asks for an
    /// argument it is not given, come back as the key in ⟨brackets⟩.
    pub fn text_with(&self, key: &str, args: &Args) -> String {
        self.find(key, args).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// Whether there is a message with a key.
    pub fn has(&self, key: &str) -> bool {
        match key.split_once('.') {
            None => self.bundle.get_message(key).is_some_and(|message| message.value().is_some()),
            Some((message, attribute)) => self
                .bundle
                .get_message(message)
                .is_some_and(|message| message.get_attribute(attribute).is_some()),
        }
    }

    fn find(&self, key: &str, args: &Args) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((message, attribute)) => self.bundle.get_message(message)?.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args.0), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Several things in one phrase: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: impl IntoIterator<Item = impl fmt::Display>) -> String {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        let Some((last, rest)) = items.split_last() else {
            return String::new();
        };
        match rest
            .iter()
            .cloned()
            .reduce(|list, item| self.text_with("list.more", &crate::args![first = list, second = item]))
        {
            None => last.clone(),
            Some(list) => self.text_with("list.last", &crate::args![first = list, second = last]),
        }
    }

    /// Several clauses in one sentence: `this; that; the other`.
    pub(crate) fn clauses(&self, clauses: impl Iterator<Item = String>) -> String {
        let join = |list, clause| self.text_with("list.clause", &crate::args![first = list, second = clause]);
        clauses.reduce(join).unwrap_or_default()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("languages", &self.bundle.locales).finish_non_exhaustive()
    }
}

fn listed(problems: impl Iterator<Item = String>) -> String {
    problems.collect::<Vec<_>>().join("; ")
}

/// A file of words that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordsError {
    /// The file.
    pub file: String,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for WordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.problem)
    }
}

impl std::error::Error for WordsError {}
