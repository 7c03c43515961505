use super::*;
use tafl_rules::Call;

/// What was touched since, and how long after the first frame of the move.
fn contacts_of(id: &str, pieces: &str, mv: &str, fps: u32) -> Vec<(f32, ContactKind)> {
    let mut table = Table::new(id, fps);
    table.put(id, pieces, side_of(pieces, mv), 0);
    table.forget();
    let start = table.app.world().resource::<Time>().elapsed_secs() + table.step.as_secs_f32();
    table.play(mv);
    let seen = &table.app.world().resource::<Seen>().contacts;
    seen.iter().map(|(time, kind)| (time - start, kind.clone())).collect()
}

fn side_of(pieces: &str, mv: &str) -> Side {
    let from = read_move(mv).from;
    let mut pieces = read_pieces(pieces).into_iter();
    pieces.find(|(square, _)| *square == from).expect("a piece moves").1.side()
}

fn time_of(contacts: &[(f32, ContactKind)], kind: &ContactKind) -> f32 {
    contacts.iter().find(|(_, other)| other == kind).expect("it was touched").0
}

const CAPTURE: (&str, &str) = ("A e3 c5, D d5, K i9", "e3-e5");
const SHIELDWALL: (&str, &str) = ("A k5 d2 e2 f2 c1 h1, D d1 e1 f1, K e7", "h1-g1");
const THROW: (&str, &str) = ("A a9 c5, D e3, K c3", "c3-c4");

#[test]
fn a_captured_man_is_struck_when_his_captor_is_set_down() {
    let contacts = contacts_of(COPENHAGEN, CAPTURE.0, CAPTURE.1, 60);
    let kinds: Vec<_> = contacts.iter().map(|(_, kind)| kind.clone()).collect();
    assert_eq!(kinds[0], ContactKind::Lifted);
    assert!(kinds[1..].contains(&ContactKind::SetDown { king: false }));
    assert!(kinds[1..].contains(&ContactKind::Struck));
    assert_eq!(kinds.len(), 3);
    assert!((contacts[1].0 - contacts[2].0).abs() < 1e-6, "at the same moment");
}

#[test]
fn a_shieldwall_falls_one_after_another_from_the_bracket() {
    let contacts = contacts_of(COPENHAGEN, SHIELDWALL.0, SHIELDWALL.1, 120);
    let falls: Vec<_> = contacts
        .iter()
        .filter_map(|(time, kind)| match kind {
            ContactKind::ShieldwallFell { index } => Some((*index, *time)),
            _ => None,
        })
        .collect();
    assert_eq!(falls.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [0, 1, 2]);
    for pair in falls.windows(2) {
        assert!(pair[1].1 - pair[0].1 > 0.08);
    }
    assert!(time_of(&contacts, &ContactKind::SetDown { king: false }) <= falls[0].1);
}

#[test]
fn the_calls_are_heard_after_the_move() {
    let contacts = contacts_of(TABLUT, THROW.0, THROW.1, 60);
    let kinds: Vec<_> = contacts.into_iter().map(|(_, kind)| kind).collect();
    assert_eq!(
        kinds,
        [ContactKind::Lifted, ContactKind::SetDown { king: true }, ContactKind::Called(Call::Tuichu),]
    );
}

/// The clock decides, not the frames: at any rate, every contact falls into the frame of its moment.
#[test]
fn contacts_fall_at_the_same_moment_at_any_frame_rate() {
    for (pieces, mv) in [CAPTURE, SHIELDWALL] {
        let exact = contacts_of(COPENHAGEN, pieces, mv, 480);
        for fps in [10, 60, 240] {
            let contacts = contacts_of(COPENHAGEN, pieces, mv, fps);
            assert_eq!(contacts.len(), exact.len());
            for kind in exact.iter().map(|(_, kind)| kind) {
                let late = time_of(&contacts, kind) - time_of(&exact, kind);
                assert!((-0.003..=1.0 / fps as f32 + 0.003).contains(&late), "{kind:?} at {fps}: {late}");
            }
        }
    }
}

#[test]
fn the_turn_is_held_while_a_move_and_its_captures_are_shown() {
    let mut table = Table::new(COPENHAGEN, 60);
    table.put(COPENHAGEN, CAPTURE.0, Side::Attackers, 0);
    assert_eq!(table.count::<With<HoldsTurn>>(), 0);
    table.ask(CAPTURE.1);
    assert_eq!(table.count::<With<HoldsTurn>>(), 2, "by the mover and by the captured man");
    assert_eq!(table.count::<With<Leaving>>(), 1);
    let mut holds = Vec::new();
    while table.moves() {
        table.frame();
        holds.push(table.count::<With<HoldsTurn>>());
    }
    assert!(holds.is_sorted_by(|a, b| a >= b), "what lets go does not hold again");
    table.check();
}

#[test]
fn a_long_move_lasts_longer_and_every_speed_keeps_its_pace() {
    let frames = |mv: &str, speed: AnimationSpeed| {
        let mut table = Table::new(COPENHAGEN, 240);
        table.speed(speed);
        table.put(COPENHAGEN, "A a4, D h8, K f6", Side::Attackers, 0);
        table.ask(mv);
        let mut frames = 0;
        while table.moves() {
            table.frame();
            frames += 1;
        }
        table.check();
        frames as f32 / 240.0
    };
    let (short, long) = (frames("a4-a5", AnimationSpeed::Normal), frames("a4-k4", AnimationSpeed::Normal));
    assert!(short > 0.25 && long > short && long < 1.3, "{short} {long}");
    assert!((frames("a4-a5", AnimationSpeed::Fast) * 2.0 - short).abs() < 0.02);
    assert!((frames("a4-a5", AnimationSpeed::Slow) * 0.5 - short).abs() < 0.02);
    assert_eq!(frames("a4-a5", AnimationSpeed::Off), 0.0);
}

#[test]
fn without_animation_everything_is_still_touched() {
    let mut table = Table::new(COPENHAGEN, 60);
    table.put(COPENHAGEN, SHIELDWALL.0, Side::Attackers, 0);
    table.speed(AnimationSpeed::Off);
    table.forget();
    table.ask(SHIELDWALL.1);
    table.check();
    assert_eq!(table.contacts().len(), 5);
}

#[test]
fn input_completes_what_moves_at_once() {
    let hurries: [fn(&mut Table); 4] = [
        |table| {
            let mut mouse = ButtonInput::<MouseButton>::default();
            mouse.press(MouseButton::Left);
            table.app.insert_resource(mouse);
            table.frame();
            table.app.insert_resource(ButtonInput::<MouseButton>::default());
        },
        |table| {
            let mut keys = ButtonInput::<KeyCode>::default();
            keys.press(KeyCode::Space);
            table.app.insert_resource(keys);
            table.frame();
            table.app.insert_resource(ButtonInput::<KeyCode>::default());
        },
        |table| table.press(CursorAction::Choose),
        |table| table.ask("a1-a2"),
    ];
    for hurry in hurries {
        let mut table = Table::new(COPENHAGEN, 60);
        table.put(COPENHAGEN, CAPTURE.0, Side::Attackers, 0);
        table.forget();
        table.ask(CAPTURE.1);
        table.frame();
        assert!(table.moves());
        hurry(&mut table);
        table.check();
        assert_eq!(table.contacts().len(), 3, "and nothing that was to be touched is forgotten");
    }
}

#[test]
fn a_refused_piece_shakes_and_stands_again() {
    let mut table = Table::new(COPENHAGEN, 60);
    table.forget();
    table.ask("d1-k8");
    assert_eq!(table.contacts(), [ContactKind::Refused]);
    let mut strayed = 0.0_f32;
    let rest = table.outlook().layout().centre(square("d1"));
    while table.moves() {
        table.frame();
        strayed = strayed.max((table.place_of("d1").translation - rest).length());
    }
    assert!(strayed > 0.02 && strayed < 0.15, "lightly: {strayed}");
    table.check();
}
