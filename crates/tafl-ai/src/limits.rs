use std::time::Duration;

/// How long a search may go on. What is not set does not limit; with nothing set, a search ends when it
/// is stopped, when it knows how the game ends, or at the greatest depth it can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The time from the call on.
    pub time: Option<Duration>,
    /// How many plies ahead the search looks, threats and captures at the end of its lines apart.
    pub depth: Option<u32>,
    /// How many positions it visits.
    pub nodes: Option<u64>,
}

impl Limits {
    /// No limit.
    pub const NONE: Limits = Limits { time: None, depth: None, nodes: None };

    /// A limit of time alone.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }

    /// A limit of depth alone.
    pub const fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::NONE }
    }

    /// A limit of nodes alone: the same answer on every machine.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }
}
