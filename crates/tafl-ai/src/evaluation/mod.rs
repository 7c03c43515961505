//! What a position is worth without looking ahead.
//!
//! Each file judges one thing and answers in hundredths of an attackers' man, above zero where it is good
//! for the attackers. What is judged follows from the rules' data, never from a variant's name.

mod guards;
mod king;
mod material;
mod mobility;
mod ring;
mod roads;

use tafl_rules::Side;
use tafl_rules::engine::{Compiled, State};

use crate::lines::Lines;
use guards::Guards;
use material::Material;

/// The evaluation of one variant's positions.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation<const W: usize> {
    material: Material,
    guards: Guards<W>,
}

impl<const W: usize> Evaluation<W> {
    /// The evaluation for a game that starts with so many men.
    pub(crate) fn new(compiled: &Compiled<W>, attackers: usize, defenders: usize) -> Evaluation<W> {
        Evaluation { material: Material::new(attackers, defenders), guards: Guards::new(compiled) }
    }

    /// What a position is worth to the side to move.
    pub(crate) fn of(&self, compiled: &Compiled<W>, lines: &Lines<W>, state: &State<W>) -> i32 {
        let empty = compiled.all().without(&state.occupied());
        let value = self.material.of(state)
            + self.guards.of(state)
            + roads::of(compiled, lines, state, &empty)
            + mobility::of(lines, state, &empty)
            + king::of(compiled, lines, state)
            + ring::of(compiled, state);
        match state.side() {
            Side::Attackers => value,
            Side::Defenders => -value,
        }
    }
}
