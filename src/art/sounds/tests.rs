//! What can be said about a sound without ears.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use super::measure::{attack, centroid, decay, envelope, level, mono, share};
use super::{Kind, SAMPLE_RATE, Sound, make};

/// Every sound that the game plays, computed once for all tests.
fn all() -> impl Iterator<Item = &'static (Kind, u64, Sound)> {
    static ALL: LazyLock<Vec<(Kind, u64, Sound)>> = LazyLock::new(|| {
        let variants = |kind: Kind| (0..kind.variants()).map(move |seed| (kind, seed, make(kind, seed)));
        Kind::ALL.into_iter().flat_map(variants).collect()
    });
    ALL.iter()
}

fn variants(wanted: Kind) -> Vec<&'static Sound> {
    let variants = all().filter(|(kind, ..)| *kind == wanted);
    variants.map(|(.., sound)| sound).collect()
}

fn decibels(amplitude: f32) -> f32 {
    20.0 * amplitude.log10()
}

/// What knocks: struck wood, with its whole sound in the first moment.
const KNOCKS: [Kind; 2] = [Kind::SetDown, Kind::SetDownKing];
const HORNS: [Kind; 3] = [Kind::HornAttackers, Kind::HornDefenders, Kind::HornDraw];

#[test]
fn every_sound_is_finite_with_headroom_and_without_offset() {
    for (kind, seed, sound) in all() {
        let name = format!("{kind:?} {seed}");
        assert_eq!(sound.sample_rate, SAMPLE_RATE, "{name}");
        assert!(sound.frames.iter().flatten().all(|s| s.is_finite()), "{name}");
        let peak = decibels(sound.peak());
        assert!((-30.0..=-3.0).contains(&peak), "{name} peaks at {peak} dB");
        for side in 0..2 {
            let sum: f32 = sound.frames.iter().map(|f| f[side]).sum();
            let offset = sum.abs() / sound.frames.len() as f32;
            assert!(offset < 0.001 * sound.peak(), "{name} has an offset of {offset}");
        }
    }
}

#[test]
fn every_sound_but_the_loop_begins_and_ends_in_silence() {
    for (kind, seed, sound) in all().filter(|(kind, ..)| !kind.is_loop()) {
        let name = format!("{kind:?} {seed}");
        assert_eq!(sound.frames[0], [0.0; 2], "{name} starts with a click");
        let ends = [&sound.frames[..1], &sound.frames[sound.frames.len() - 48..]].concat();
        for sample in ends.iter().flatten() {
            assert!(sample.abs() < 0.001 * sound.peak(), "{name}: {sample}");
        }
    }
}

#[test]
fn every_sound_lasts_as_long_as_it_should() {
    for (kind, seed, sound) in all() {
        let (least, most) = match kind {
            Kind::Click => (0.02, 0.2),
            Kind::Lift => (0.06, 0.3),
            Kind::SetDown | Kind::SetDownKing => (0.1, 0.5),
            Kind::Strike => (0.3, 0.9),
            Kind::Fall => (0.15, 0.6),
            Kind::Refused => (0.15, 0.5),
            Kind::KingFalls => (0.6, 1.7),
            Kind::Raichi => (0.4, 1.4),
            Kind::Tuichu => (0.9, 2.0),
            Kind::HornAttackers | Kind::HornDefenders => (3.0, 5.5),
            Kind::HornDraw => (2.0, 4.5),
            Kind::Hearth => (20.0, 30.0),
        };
        let seconds = sound.seconds();
        assert!((least..=most).contains(&seconds), "{kind:?} {seed} lasts {seconds} s");
    }
}

#[test]
fn the_same_seed_gives_the_same_sound() {
    for kind in [Kind::SetDown, Kind::Strike, Kind::Raichi, Kind::Hearth] {
        assert!(make(kind, 5) == make(kind, 5), "{kind:?}");
    }
}

/// No two variants of what is heard on the board are the same knock: neither the same samples nor
/// the same shape, louder.
#[test]
fn variants_differ() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.variants() >= 6) {
        let variants: Vec<_> = variants(kind).into_iter().map(mono).collect();
        for (i, a) in variants.iter().enumerate() {
            for (j, b) in variants.iter().enumerate().skip(i + 1) {
                let product = |a: &[f32], b: &[f32]| -> f32 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
                let alike = product(a, b) / (product(a, a) * product(b, b)).sqrt();
                assert!(alike < 0.97, "{kind:?}: {i} and {j} are alike ({alike})");
            }
        }
    }
}

#[test]
fn a_man_set_down_sounds_like_wood() {
    for (seed, sound) in variants(Kind::SetDown).into_iter().enumerate() {
        let centroid = centroid(sound);
        assert!((200.0..=2_500.0).contains(&centroid), "{seed}: {centroid} Hz");
    }
}

#[test]
fn a_knock_is_sudden_and_soon_over() {
    for kind in KNOCKS {
        for (seed, sound) in variants(kind).into_iter().enumerate() {
            let (attack, decay) = (attack(sound), decay(sound, 26.0));
            assert!(attack < 0.005, "{kind:?} {seed}: attack {attack} s");
            assert!((0.03..=0.2).contains(&decay), "{kind:?} {seed}: decay {decay} s");
        }
    }
}

#[test]
fn the_heavier_the_darker() {
    let middle = |kind| {
        let variants = variants(kind);
        variants.iter().map(|sound| centroid(sound)).sum::<f32>() / variants.len() as f32
    };
    assert!(middle(Kind::SetDownKing) < middle(Kind::SetDown));
    assert!(middle(Kind::Refused) < middle(Kind::SetDownKing));
    assert!(middle(Kind::SetDown) < middle(Kind::Strike));
    assert!(middle(Kind::HornAttackers) < middle(Kind::HornDefenders));
}

/// A refusal is heard as two knocks, a strike as a blow and what comes after it.
#[test]
fn what_falls_is_heard_more_than_once() {
    for (kind, least) in [(Kind::Refused, 2), (Kind::Fall, 2), (Kind::Strike, 3), (Kind::KingFalls, 4)] {
        for (seed, sound) in variants(kind).into_iter().enumerate() {
            let envelope = envelope(sound, 0.006);
            let quiet = 0.03 * sound.peak();
            let onsets = (0..envelope.len())
                .filter(|&i| {
                    let before = if i == 0 { 0.0 } else { envelope[i - 1] };
                    envelope[i] > quiet && envelope[i] > 1.8 * before
                })
                .count();
            assert!(onsets >= least, "{kind:?} {seed}: {onsets}");
        }
    }
}

/// A horn swells, and its power lies in the harmonics of the note it ends on.
#[test]
fn a_horn_is_a_harmonic_series_that_swells() {
    for (kind, pitch) in HORNS.into_iter().zip([110.0, 293.7, 130.8]) {
        let mut sound = make(kind, 0);
        let loud = envelope(&sound, 0.05);
        let peak = loud.iter().fold(0.0, |a: f32, &b| a.max(b));
        assert!(loud[0] < 0.5 * peak, "{kind:?} starts at once");
        // The last note alone.
        let from = sound.frames.len() * 45 / 100;
        let to = sound.frames.len() * 65 / 100;
        sound.frames = sound.frames[from..to].to_vec();
        let series: f32 = (1..=12).map(|k| share(&sound, k as f32 * pitch, 7.0)).sum();
        let between: f32 = (1..=12).map(|k| share(&sound, (k as f32 + 0.31) * pitch, 7.0)).sum();
        assert!(series > 0.6, "{kind:?}: {series} of the power lies in the series");
        assert!(between < 0.05, "{kind:?}: {between} of the power lies beside the series");
    }
}

/// The step from the last sample to the first is like any other step of the sound, and so is the
/// change of loudness.
#[test]
fn the_hearth_has_no_seam() {
    let sound = make(Kind::Hearth, 0);
    let length = sound.frames.len();
    let mut steps: Vec<f32> =
        (0..length).map(|i| (sound.frames[(i + 1) % length][0] - sound.frames[i][0]).abs()).collect();
    let seam = steps[length - 1];
    steps.sort_by(f32::total_cmp);
    assert!(seam <= steps[length * 99 / 100], "a step of {seam}");

    let part = |from: usize| {
        let frames = (from..from + length / 8).map(|i| sound.frames[i % length]).collect();
        level(&Sound { frames, ..sound })
    };
    let levels: Vec<f32> = (0..8).map(|eighth| part(length / 16 + eighth * length / 8)).collect();
    let (quietest, loudest) =
        levels.iter().fold((0.0f32, -99.0f32), |(low, high), &l| (low.min(l), high.max(l)));
    assert!(loudest - quietest < 6.0, "the fire comes and goes: {levels:?}");
}

/// The fire stays in the background.
#[test]
fn the_hearth_is_quiet() {
    let level = level(&make(Kind::Hearth, 0));
    assert!((-45.0..=-26.0).contains(&level), "{level} dB");
}

/// Writes every sound as a WAV file, for people who want to listen, into the folder named by the
/// environment variable `SKJALDBORG_WAV_DIR`. Without it only the format itself is checked.
#[test]
fn sounds_can_be_listened_to() {
    let header = wav(&make(Kind::Click, 0));
    assert_eq!(&header[..4], b"RIFF");
    assert_eq!(u32::from_le_bytes([header[4], header[5], header[6], header[7]]) as usize, header.len() - 8);
    let Some(folder) = std::env::var_os("SKJALDBORG_WAV_DIR") else {
        return;
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    for (kind, seed, sound) in all() {
        let file = folder.join(format!("{kind:?}-{seed}.wav"));
        fs::write(file, wav(sound)).expect("the file can be written");
        println!(
            "{kind:?}-{seed}: {:.2} s, {:.1} dB, centroid {:.0} Hz, attack {:.1} ms, decay {:.0} ms",
            sound.seconds(),
            level(sound),
            centroid(sound),
            1000.0 * attack(sound),
            1000.0 * decay(sound, 26.0),
        );
    }
}

/// The sound as a WAV file: two channels of 16 bits.
fn wav(sound: &Sound) -> Vec<u8> {
    let data: Vec<u8> =
        sound.frames.iter().flatten().flat_map(|s| ((s * 32_767.0).round() as i16).to_le_bytes()).collect();
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + data.len() as u32).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    file.extend(1u16.to_le_bytes());
    file.extend(2u16.to_le_bytes());
    file.extend(sound.sample_rate.to_le_bytes());
    file.extend((sound.sample_rate * 4).to_le_bytes());
    file.extend(4u16.to_le_bytes());
    file.extend(16u16.to_le_bytes());
    file.extend(b"data");
    file.extend((data.len() as u32).to_le_bytes());
    file.extend(data);
    file
}
