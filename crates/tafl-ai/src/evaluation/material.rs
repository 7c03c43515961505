use tafl_rules::engine::State;

/// What an attackers' man is worth; all values are counted in hundredths of him.
pub(super) const ATTACKER: i32 = 100;

/// The worth of the men, by the numbers that a game starts with: two armies that meet in full are equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Material {
    defender: i32,
}

impl Material {
    pub(super) fn new(attackers: usize, defenders: usize) -> Material {
        let share = attackers as i32 * ATTACKER / defenders.max(1) as i32;
        Material { defender: share.clamp(ATTACKER, 3 * ATTACKER) }
    }

    pub(super) fn of<const W: usize>(&self, state: &State<W>) -> i32 {
        ATTACKER * state.attackers().count() as i32 - self.defender * state.defenders().count() as i32
    }
}
