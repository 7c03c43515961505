//! Measuring instruments for the tests.

use std::f32::consts::TAU;

use super::sound::Sound;

/// Both channels together.
pub fn mono(sound: &Sound) -> Vec<f32> {
    sound.frames.iter().map(|f| 0.5 * (f[0] + f[1])).collect()
}

/// The middle of the spectrum in Hz, each frequency weighed by its power, over the whole sound.
pub fn centroid(sound: &Sound) -> f32 {
    let power = spectrum(&mono(sound));
    let bin = sound.sample_rate as f32 / (2.0 * power.len() as f32);
    let total: f32 = power.iter().sum();
    let weighed: f32 = power.iter().enumerate().map(|(i, p)| i as f32 * bin * p).sum();
    weighed / total
}

/// The power at and close to a frequency against that of the whole sound.
pub fn share(sound: &Sound, frequency: f32, width: f32) -> f32 {
    let power = spectrum(&mono(sound));
    let bin = sound.sample_rate as f32 / (2.0 * power.len() as f32);
    let near = |i: usize| (i as f32 * bin - frequency).abs() <= width;
    let inside: f32 = power.iter().enumerate().filter(|(i, _)| near(*i)).map(|(_, p)| p).sum();
    inside / power.iter().sum::<f32>()
}

/// The envelope: the greatest absolute sample in each window of so many seconds.
pub fn envelope(sound: &Sound, window: f32) -> Vec<f32> {
    let length = (window * sound.sample_rate as f32) as usize;
    let peak = |chunk: &[f32]| chunk.iter().fold(0.0, |peak: f32, s| peak.max(s.abs()));
    mono(sound).chunks(length).map(peak).collect()
}

/// Seconds from the start until the loudest moment.
pub fn attack(sound: &Sound) -> f32 {
    let mono = mono(sound);
    let loudest = (0..mono.len()).max_by(|&a, &b| mono[a].abs().total_cmp(&mono[b].abs()));
    loudest.unwrap_or(0) as f32 / sound.sample_rate as f32
}

/// Seconds from the loudest moment until the sound stays so many decibels below it.
pub fn decay(sound: &Sound, db: f32) -> f32 {
    let mono = mono(sound);
    let peak = mono.iter().fold(0.0, |peak: f32, s| peak.max(s.abs()));
    let threshold = peak * 10.0f32.powf(-db / 20.0);
    let last = mono.iter().rposition(|s| s.abs() > threshold).unwrap_or(0);
    last as f32 / sound.sample_rate as f32 - attack(sound)
}

/// Root of the mean square, in decibels below full scale.
pub fn level(sound: &Sound) -> f32 {
    let mono = mono(sound);
    let mean = mono.iter().map(|s| s * s).sum::<f32>() / mono.len() as f32;
    10.0 * mean.log10()
}

/// The power spectrum, from 0 to half the sample rate.
fn spectrum(samples: &[f32]) -> Vec<f32> {
    let length = samples.len().next_power_of_two();
    let mut line: Vec<(f32, f32)> = samples.iter().map(|&s| (s, 0.0)).collect();
    line.resize(length, (0.0, 0.0));
    transform(&mut line);
    line[..length / 2].iter().map(|(re, im)| re * re + im * im).collect()
}

/// Fourier's transform in place; the length is a power of two.
fn transform(line: &mut [(f32, f32)]) {
    let length = line.len();
    if length == 1 {
        return;
    }
    let half = length / 2;
    let mut even: Vec<_> = line.iter().step_by(2).copied().collect();
    let mut odd: Vec<_> = line.iter().skip(1).step_by(2).copied().collect();
    transform(&mut even);
    transform(&mut odd);
    for i in 0..half {
        let (sin, cos) = (-TAU * i as f32 / length as f32).sin_cos();
        let (re, im) = odd[i];
        let turned = (cos * re - sin * im, cos * im + sin * re);
        line[i] = (even[i].0 + turned.0, even[i].1 + turned.1);
        line[i + half] = (even[i].0 - turned.0, even[i].1 - turned.1);
    }
}
