use std::borrow::Cow;
use std::path::Path;

use fluent::{FluentArgs, FluentValue};
use tafl_rules::{Piece, Side, Square};

/// What fills the places of a message, by name. Written with [`args!`](crate::args!).
#[derive(Debug, Default)]
pub struct Args(pub(crate) FluentArgs<'static>);

impl Args {
    /// No arguments yet.
    pub fn new() -> Args {
        Args::default()
    }

    /// One argument more.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Args {
        self.0.set(name, value.into().0);
        self
    }
}

/// The arguments of a message: `args![count = 3, side = Side::Attackers]`. Numbers choose plural forms;
/// sides and pieces are passed by their ids, by which messages choose words.
#[macro_export]
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => {
        $crate::Args::new()$(.with(stringify!($name), $value))*
    };
}

/// One argument of a message.
#[derive(Debug)]
pub struct Value(FluentValue<'static>);

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value(FluentValue::String(Cow::Owned(text.to_owned())))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value(FluentValue::String(Cow::Owned(text)))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::from(text.as_str())
    }
}

impl From<&Path> for Value {
    fn from(path: &Path) -> Value {
        Value::from(path.display().to_string())
    }
}

impl From<Square> for Value {
    fn from(square: Square) -> Value {
        Value::from(square.to_string())
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::from(side.id())
    }
}

impl From<Piece> for Value {
    fn from(piece: Piece) -> Value {
        Value::from(match piece {
            Piece::Attacker => "attacker",
            Piece::Defender => "defender",
            Piece::King => "king",
        })
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value(FluentValue::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);
