//! A word of help in each of the first turns of a game.

use tafl_rules::{Calls, Rules, Shieldwall, Side};

/// The key of the hint for a side's turn, by how many turns it has had; nothing once all has been said.
pub(super) fn hint(side: Side, turns: usize, rules: &Rules) -> Option<&'static str> {
    let mut hints = vec![
        match side {
            Side::Attackers => "hint.attackers-goal",
            Side::Defenders if rules.goal == tafl_rules::Goal::Edge => "hint.defenders-goal-edge",
            Side::Defenders => "hint.defenders-goal-corner",
        },
        "hint.choose",
        "hint.capture",
        "hint.safe",
        "hint.camera",
    ];
    if rules.has_throne() {
        hints.push("hint.throne");
    }
    if rules.shieldwall == Shieldwall::Yes {
        hints.push("hint.shieldwall");
    }
    if rules.calls == Calls::RaichiTuichu {
        hints.push("hint.calls");
    }
    hints.push("hint.undo");
    hints.push("hint.rules");
    hints.get(turns).copied()
}

#[cfg(test)]
mod tests {
    use tafl_rules::Library;

    use super::*;

    #[test]
    fn hints_fit_the_rules_and_come_to_an_end() {
        let library = Library::built_in();
        let words = tafl_words::Words::english();
        for variant in library.variants() {
            for side in Side::BOTH {
                let all: Vec<_> = (0..40).map_while(|turns| hint(side, turns, variant.rules())).collect();
                assert!((6..20).contains(&all.len()));
                assert!(all.iter().all(|key| words.has(key)), "{all:?}");
                let told = all.contains(&"hint.shieldwall");
                assert_eq!(told, variant.rules().shieldwall == Shieldwall::Yes);
            }
        }
    }
}
