//! How quickly the real game is drawn in a window, and how little it costs while nothing moves.
//!
//! A benchmark: it judges nothing. `scripts/measure` gives it a display and the software Vulkan driver;
//! `cargo measure` runs it on the display and the driver that are there.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use std::{env, fmt, fs};

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use bevy::winit::EventLoopProxyWrapper;
use clap::Parser;
use skjaldborg::args::Args;
use skjaldborg::scene::{self, DrawScene, Graphics, Readiness, SceneScale, Stillness};
use skjaldborg::session::{
    Match, MatchAction, MatchSetup, MoveRequested, Requester, TWO_PEOPLE, Variants, against_computer,
};
use skjaldborg::settings::HOME_VARIABLE;
use skjaldborg::state::Phase;
use tafl_ai::{Control, Level};
use tafl_rules::{Game, Move, Side, Variant};

const VARIANT: &str = "copenhagen-hnefatafl-11x11-2025-v1";
/// Set for the process that is measured.
const MEASURED: &str = "SKJALDBORG_MEASURED";

/// Plies played while moving pieces are measured: the first of them let the game find its pace.
const PLIES: usize = 16;
const PLIES_TO_FIND_THE_PACE: usize = 6;
/// How long a still board is drawn again and again, alone and with the analysis open.
const STILL: Duration = Duration::from_secs(4);
/// How long the computer thinks of its first move, again and again, with its moves in between.
const THOUGHT: Duration = Duration::from_secs(12);
/// How long nothing is done at all, and how long before that everything may come to rest.
const REST: Duration = Duration::from_secs(10);
const CALM: Duration = Duration::from_secs(2);

/// The game is measured in a process of its own, which keeps its settings and games in a folder that is
/// gone afterwards.
fn main() -> ExitCode {
    if env::var_os(MEASURED).is_some() {
        return match measure() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(_) => ExitCode::FAILURE,
        };
    }
    let home = env::temp_dir().join(format!("skjaldborg-measured-{}", std::process::id()));
    let program = env::current_exe().expect("a running program has a file");
    let status = Command::new(program).env(MEASURED, "1").env(HOME_VARIABLE, &home).status();
    let _ = fs::remove_dir_all(home);
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn measure() -> AppExit {
    let start = Instant::now();
    let args = Args::parse_from(["skjaldborg", "--variant", VARIANT, "--windowed", "--mute"]);
    let mut app = skjaldborg::app(args);
    let moves = opening(app.world().resource::<Variants>().0.variant(VARIANT).expect("it is built in"));
    app.insert_resource(Watch { since: start, part: Part::Starting, was_moving: false, moves })
        .init_resource::<Frames>()
        .add_systems(Last, (count_frames, go_on).chain());
    app.run()
}

/// The opening that the weakest level plays against itself: always the same.
fn opening(variant: &std::sync::Arc<Variant>) -> Vec<Move> {
    let mut game = Game::new(std::sync::Arc::clone(variant));
    let mut moves = Vec::new();
    for ply in 0..PLIES {
        let best = tafl_ai::choose(&game, Level::Thrall, ply as u64, &Control::new()).best;
        let best = best.expect("no game ends so early");
        game.play(best).expect("the computer plays legal moves");
        moves.push(best);
    }
    moves
}

/// What is being measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Starting,
    Calming,
    Resting { frames: u32, used: Option<Duration> },
    Moving { next: usize },
    Still,
    Thinking,
    Opening,
    Analysing,
}

#[derive(Resource)]
struct Watch {
    since: Instant,
    part: Part,
    was_moving: bool,
    moves: Vec<Move>,
}

impl Watch {
    fn begin(&mut self, part: Part) {
        self.part = part;
        self.since = Instant::now();
    }
}

/// How long frames took.
#[derive(Resource, Default)]
struct Frames(Vec<Duration>);

impl Frames {
    /// Says what the frames were, and forgets them.
    fn report(&mut self, what: &str, scale: SceneScale) {
        println!("{what:<30} {self}, scale {:.2}", scale.0);
        self.0.clear();
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times: Vec<f64> = self.0.iter().map(|time| time.as_secs_f64() * 1e3).collect();
        times.sort_by(f64::total_cmp);
        let Some(last) = times.len().checked_sub(1) else {
            return f.write_str("no frames");
        };
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let slow = times[last * 95 / 100];
        write!(
            f,
            "{:4} frames, {:5.1} a second, {mean:5.1} ms each, 95 of 100 within {slow:5.1} ms, the longest {:5.1} ms",
            times.len(),
            1e3 / mean,
            times[last]
        )
    }
}

fn count_frames(
    time: Res<Time<Real>>,
    stillness: Res<Stillness>,
    phase: Option<Res<State<Phase>>>,
    mut watch: ResMut<Watch>,
    mut frames: ResMut<Frames>,
) {
    let counts = match &mut watch.part {
        Part::Moving { .. } => watch.was_moving,
        Part::Still | Part::Analysing => true,
        Part::Thinking => phase.is_some_and(|phase| *phase.get() == Phase::Thinking),
        Part::Resting { frames, .. } => {
            *frames += 1;
            false
        }
        Part::Starting | Part::Calming | Part::Opening => false,
    };
    if counts {
        frames.0.push(time.delta());
    }
    watch.was_moving = stillness.is_moving();
}

/// Goes from one part to the next.
fn go_on(
    mut watch: ResMut<Watch>,
    mut frames: ResMut<Frames>,
    mut actions: MessageWriter<MatchAction>,
    mut requests: MessageWriter<MoveRequested>,
    mut draw: ResMut<DrawScene>,
    mut exit: MessageWriter<AppExit>,
    current: Option<Res<Match>>,
    phase: Option<Res<State<Phase>>>,
    (variants, readiness, scale, graphics): (Res<Variants>, Res<Readiness>, Res<SceneScale>, Res<Graphics>),
    adapter: Res<RenderAdapterInfo>,
    window: Single<&Window, With<PrimaryWindow>>,
    proxy: Res<EventLoopProxyWrapper>,
) {
    let (Some(current), Some(phase)) = (current, phase) else { return };
    let variant = variants.0.variant(VARIANT).expect("it is built in");
    let elapsed = watch.since.elapsed();
    match watch.part {
        Part::Starting if readiness.is_ready() && *phase.get() == Phase::Choosing => {
            let (size, name) = (window.physical_size(), adapter.name.as_str());
            println!("{name}: {}x{}, {:?} quality", size.x, size.y, graphics.quality);
            println!("{:<30} {:5.2} s after the start", "first playable frame", elapsed.as_secs_f64());
            actions.write(MatchAction::New(MatchSetup::new(variant, TWO_PEOPLE)));
            watch.begin(Part::Calming);
        }
        Part::Calming if elapsed > CALM => {
            watch.begin(Part::Resting { frames: 0, used: processor_time() });
            wake_after(REST, &proxy);
        }
        Part::Resting { frames, used } if elapsed > REST => {
            let seconds = elapsed.as_secs_f64();
            let used = used.zip(processor_time()).map(|(before, now)| (now - before).as_secs_f64());
            let used = used.map_or("?".into(), |used| format!("{:.1}", 100.0 * used / seconds));
            println!("{:<30} {used} % of one core, {frames} frames in {seconds:.0} s", "at rest");
            watch.begin(Part::Moving { next: 0 });
        }
        Part::Moving { next } if *phase.get() == Phase::Choosing => {
            if next == PLIES_TO_FIND_THE_PACE {
                frames.report("a moving piece, at first", *scale);
            }
            if let Some(&Move { from, to }) = watch.moves.get(next) {
                requests.write(MoveRequested { board: current.board(), from, to, by: Requester::Hand });
                watch.part = Part::Moving { next: next + 1 };
            } else if elapsed > CALM {
                frames.report("a moving piece, from then on", *scale);
                *draw = DrawScene::Always;
                watch.begin(Part::Still);
            }
        }
        Part::Still if elapsed > STILL => {
            frames.report("a still board, drawn again", *scale);
            watch.begin(Part::Thinking);
        }
        // It has not begun to think, or has made up its mind: let it think from the start.
        Part::Thinking if elapsed <= THOUGHT && *phase.get() == Phase::Choosing => {
            let players = against_computer(Side::Defenders, Level::Jarl);
            actions.write(MatchAction::New(MatchSetup::new(variant, players)));
        }
        Part::Thinking if elapsed > THOUGHT => {
            frames.report("the same, the computer thinks", *scale);
            actions.write(MatchAction::New(MatchSetup::new(variant, TWO_PEOPLE)));
            watch.begin(Part::Opening);
        }
        Part::Opening if elapsed > CALM => {
            actions.write(MatchAction::OpenAnalysis);
            watch.begin(Part::Analysing);
        }
        Part::Analysing if elapsed > STILL => {
            frames.report("the same, the analysis is open", *scale);
            let memory = memory().map_or("?".into(), |bytes| format!("{:.0}", bytes as f64 / 1e6));
            println!("{:<30} {memory} MB", "memory");
            exit.write(AppExit::Success);
        }
        _ => {}
    }
    if !matches!(watch.part, Part::Resting { .. }) {
        scene::waker(&proxy)();
    }
}

/// Wakes the window after a while, should it be asleep then.
fn wake_after(delay: Duration, proxy: &EventLoopProxyWrapper) {
    let wake = scene::waker(proxy);
    std::thread::spawn(move || {
        std::thread::sleep(delay);
        wake();
    });
}

/// The time that processors have spent on this process; nothing where the system does not say so.
fn processor_time() -> Option<Duration> {
    // Behind the name in brackets: the 12th and the 13th field, in hundredths of a second.
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

/// The memory that this process holds, in bytes; nothing where the system does not say so.
fn memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
