/// The positions that can still be repeated: those of the game since its last capture and those on the
/// line that is being searched, by their keys.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    keys: Vec<u64>,
    /// Where the searched line starts: the position at the root.
    root: usize,
}

/// How often a position has stood on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Occurrences {
    /// In the game and on the searched line, this time included.
    pub(crate) all: u32,
    /// Whether one of the earlier ones is on the searched line, its root included.
    pub(crate) searched: bool,
}

impl Path {
    /// The keys of a game's positions, the one on the board last.
    pub(crate) fn new(keys: Vec<u64>) -> Path {
        let root = keys.len() - 1;
        Path { keys, root }
    }

    /// Steps to a position.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// Steps back.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.keys.pop();
    }

    /// How often the last position has stood, as many plies after the last capture as given.
    #[inline]
    pub(crate) fn occurrences(&self, quiet_plies: u32) -> Occurrences {
        let mut found = Occurrences { all: 1, searched: false };
        let (Some((&key, earlier)), true) = (self.keys.split_last(), quiet_plies >= 4) else {
            return found;
        };
        // The side to move is part of the position: every other one can be the same, the first of them
        // four plies back.
        let reach = quiet_plies as usize;
        for back in (4..=reach.min(earlier.len())).step_by(2) {
            let at = earlier.len() - back;
            if earlier[at] == key {
                found.all += 1;
                found.searched |= at >= self.root;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occurrences_tell_the_game_from_the_line_and_stop_at_a_capture() {
        let mut path = Path::new(vec![1, 2, 3, 4, 1]);
        assert_eq!(path.occurrences(4), Occurrences { all: 2, searched: false });
        for key in [2, 3, 4, 1] {
            path.push(key);
        }
        assert_eq!(path.occurrences(8), Occurrences { all: 3, searched: true });
        assert_eq!(path.occurrences(7), Occurrences { all: 2, searched: true });
        assert_eq!(path.occurrences(3), Occurrences { all: 1, searched: false });
        path.pop();
        assert_eq!(path.occurrences(8), Occurrences { all: 2, searched: false });
    }
}
