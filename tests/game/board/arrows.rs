//! Arrows show what is advised.

use skjaldborg::board::Arrow;
use skjaldborg::session::{Advice, AdviceLimits};
use tafl_ai::Limits;

use super::*;

impl Table {
    /// The arrows on the board, in the order of their moves.
    fn arrows(&mut self) -> Vec<Arrow> {
        let world = self.app.world_mut();
        let mut arrows: Vec<Arrow> = world.query::<&Arrow>().iter(world).copied().collect();
        arrows.sort_by_key(|arrow| arrow.place);
        arrows
    }

    /// Lets frames pass until there are arrows, or none.
    fn wait_for_arrows(&mut self, wanted: bool) {
        for _ in 0..5_000 {
            self.frame();
            if self.arrows().is_empty() != wanted {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("waited too long for arrows: {wanted}");
    }
}

#[test]
fn a_hint_is_an_arrow_and_lights_what_it_speaks_of() {
    let mut table = Table::new(TABLUT, 60);
    table.app.insert_resource(AdviceLimits { hint: Limits::nodes(3_000), ..default() });
    // The king would get home on i5.
    let attackers = "A e9 a5 b5 c5 d5 e4 d6 f6 f4 g4 h4 i4 g6 h6 i1 i8, K e5";
    table.put(TABLUT, attackers, Side::Attackers, 0);
    table.act(MatchAction::ToggleHint);
    table.wait_for_arrows(true);
    let hint = table.app.world().resource::<Advice>().hint(table.game()).unwrap().clone();
    let arrow = Arrow { from: hint.mv.from, to: hint.mv.to, place: 0 };
    assert_eq!(table.arrows(), [arrow]);
    let mut lit: Vec<_> = hint.reason.squares().iter().map(Square::to_string).collect();
    lit.retain(|square| ![hint.mv.from, hint.mv.to].iter().any(|of_move| of_move.to_string() == *square));
    lit.sort();
    assert_eq!(table.marked(MarkKind::Spot), lit);
    table.act(MatchAction::ToggleHint);
    table.frame();
    assert!(table.arrows().is_empty() && table.marked(MarkKind::Spot).is_empty());
}

#[test]
fn the_analysis_draws_the_moves_of_its_best_line() {
    let mut table = Table::new(TABLUT, 60);
    table.play("d1-d3");
    table.act(MatchAction::ToggleAnalysis);
    table.wait_for_arrows(true);
    let from = table.arrows()[0].from;
    let piece = table.game().shown_position().piece_at(from);
    assert!(piece.is_some_and(|piece| piece.side() == Side::Defenders));
    table.act(MatchAction::ShowPly(0));
    table.frame();
    table.wait_for_arrows(true);
    let from = table.arrows()[0].from;
    let piece = table.game().shown_position().piece_at(from);
    assert_eq!(piece, Some(Piece::Attacker));
    table.act(MatchAction::ToggleAnalysis);
    table.frame();
    assert!(table.arrows().is_empty());
}
