//! Rule sets drawn at random, every answer among them, that do not contradict themselves.

use tafl_rules::*;

use crate::common::random::Random;

pub fn random_rules(random: &mut Random) -> Rules {
    fn one<T: Copy>(random: &mut Random, all: &[T]) -> T {
        *random.pick(all)
    }
    let mut speed = || match random.below(4) {
        0 => Speed::AtMost(1 + random.below(4) as u8),
        _ => Speed::Any,
    };
    let speed = Speeds { attackers: speed(), defenders: speed(), king: speed() };
    let mut some =
        |percent| -> Vec<Victim> { Victim::ALL.iter().copied().filter(|_| random.chance(percent)).collect() };
    let (mut empty, mut corners) = (HostileTo::from(some(60)), HostileTo::from(some(60)));
    let mut with_king =
        HostileToSides::from(Side::BOTH.into_iter().filter(|_| random.chance(50)).collect::<Vec<_>>());
    let stop = one(random, &[ThroneStop::King, ThroneStop::King, ThroneStop::Nobody, ThroneStop::Everyone]);
    let mut cross = one(random, ThroneCross::ALL);
    if stop == ThroneStop::Everyone {
        (empty, with_king, cross) = (HostileTo::default(), HostileToSides::default(), ThroneCross::Everyone);
    }
    let corner_stop = one(random, CornerStop::ALL);
    if corner_stop == CornerStop::Everyone {
        corners = HostileTo::default();
    }
    let goal = one(random, Goal::ALL);
    let beside: &[TakenBesideThrone] = match empty.includes(Piece::King) {
        true => &[TakenBesideThrone::ThreeAndThrone, TakenBesideThrone::TwoOppositeWithThrone],
        false => &[TakenBesideThrone::Four, TakenBesideThrone::TwoOpposite],
    };
    let edge: &[TakenOnEdge] = match goal {
        Goal::Edge => &[TakenOnEdge::NotReached],
        Goal::Corner => &[TakenOnEdge::Never, TakenOnEdge::EdgeCounts, TakenOnEdge::TwoAlongEdge],
    };
    let rules = Rules {
        name: String::new(),
        first_to_move: one(random, &Side::BOTH),
        goal,
        king_armed: one(random, KingArmed::ALL),
        speed,
        throne: ThroneRules { stop, cross, hostile_empty: empty, hostile_with_king: with_king },
        corners: CornerRules { stop: corner_stop, hostile: corners },
        edge_hostile: EdgeHostility::Nobody,
        king_taken: KingTaken {
            on_throne: one(random, TakenOnThrone::ALL),
            beside_throne: one(random, beside),
            elsewhere: one(random, TakenElsewhere::ALL),
            on_edge: one(random, edge),
        },
        shieldwall: one(random, &[Shieldwall::Yes, Shieldwall::Yes, Shieldwall::No]),
        exit_fort: one(random, &[ExitFort::Wins, ExitFort::Wins, ExitFort::No]),
        encirclement: one(random, Encirclement::ALL),
        no_legal_move: one(random, NoLegalMove::ALL),
        third_occurrence: one(random, ThirdOccurrence::ALL),
        quiet_limit: match random.below(3) {
            0 => QuietLimit::DrawAfter(4 + random.below(30) as u32),
            _ => QuietLimit::None,
        },
        agreed_draw: one(random, AgreedDraw::ALL),
        calls: one(random, Calls::ALL),
    };
    rules.check().unwrap_or_else(|error| panic!("{error}: {rules:?}"));
    rules
}
