//! Pieces on the board: everything that knocks.

use std::f32::consts::PI;

use super::filter::Filter;
use super::modal::{Blow, Body};
use super::random::Random;
use super::room::{Room, TABLE};
use super::sound::{SAMPLE_RATE, Sound, frames};

/// The lowest mode of the board, in Hz.
const BOARD: f32 = 208.0;
/// The lowest mode of a man, in Hz.
const MAN: f32 = 1_480.0;
/// The lowest mode of the king, who is larger, in Hz.
const KING: f32 = 960.0;

/// A man set down: the base touches, and a moment later the rim settles.
pub(super) fn set_down(seed: u64) -> Sound {
    let mut desk = Desk::new("set down", seed, 0.4);
    let strength = desk.random.about(0.15);
    let contact = desk.random.between(0.0008, 0.0013);
    desk.land(MAN, 0.2, 0.15, blow(0.0, strength, contact, 0.35));
    let settle = desk.random.between(0.016, 0.034);
    let lighter = strength * desk.random.between(0.12, 0.3);
    desk.land(MAN, 0.3, 0.0, blow(settle, lighter, 0.0009, 0.3));
    desk.finish(-9.0)
}

/// The king set down: heavier, so a longer contact, and the table answers.
pub(super) fn set_down_king(seed: u64) -> Sound {
    let mut desk = Desk::new("king set down", seed, 0.5);
    let strength = 1.7 * desk.random.about(0.12);
    let contact = desk.random.between(0.0011, 0.0016);
    desk.land(KING, 0.25, 0.45, blow(0.0, strength, contact, 0.3));
    let settle = desk.random.between(0.024, 0.042);
    let lighter = strength * desk.random.between(0.14, 0.26);
    desk.land(KING, 0.3, 0.2, blow(settle, lighter, 0.0012, 0.3));
    desk.finish(-6.5)
}

/// A piece picked up: its base grates over the wood for a moment and comes free with a tick.
pub(super) fn lift(seed: u64) -> Sound {
    let mut desk = Desk::new("lift", seed, 0.3);
    let length = desk.random.between(0.045, 0.075);
    desk.scrape(length, 0.22);
    let free = length * desk.random.between(0.86, 1.0);
    desk.land(MAN, 0.5, 0.0, blow(free, 0.3, 0.0008, 0.5));
    desk.finish(-19.0)
}

/// A man struck by his captor: wood hits wood hard, then he tips over and comes to rest.
pub(super) fn strike(seed: u64) -> Sound {
    let mut desk = Desk::new("strike", seed, 0.9);
    let strength = 1.5 * desk.random.about(0.1);
    let contact = desk.random.between(0.0005, 0.0008);
    desk.clash(blow(0.0, strength, contact, 0.4));
    desk.land(MAN, 0.5, 0.4, blow(0.0, strength, contact * 1.3, 0.4));
    let tip = desk.random.between(0.1, 0.14);
    let rattles = if desk.random.unit() < 0.5 { 3 } else { 2 };
    desk.rattle(MAN, tip, 0.62, rattles);
    desk.finish(-5.0)
}

/// One man of a shieldwall falls: pushed over, not struck.
pub(super) fn fall(seed: u64) -> Sound {
    let mut desk = Desk::new("fall", seed, 0.6);
    let strength = desk.random.about(0.12);
    let contact = desk.random.between(0.0008, 0.0012);
    desk.land(MAN, 0.55, 0.2, blow(0.0, strength, contact, 0.4));
    let next = desk.random.between(0.055, 0.085);
    let rattles = if desk.random.unit() < 0.5 { 2 } else { 1 };
    desk.rattle(MAN, next, 0.45, rattles);
    desk.finish(-8.0)
}

/// A refused move: two dull knocks, as of a knuckle on the table.
pub(super) fn refused(seed: u64) -> Sound {
    let mut desk = Desk::new("refused", seed, 0.5);
    let apart = desk.random.between(0.1, 0.125);
    for (at, strength) in [(0.0, 1.0), (apart, 0.7)] {
        let contact = desk.random.between(0.0022, 0.0028);
        desk.knock(blow(at, strength, contact, 0.1));
    }
    desk.finish(-12.0)
}

/// The king is captured: he is struck, sways, falls with all his weight and rolls.
pub(super) fn king_falls(seed: u64) -> Sound {
    let mut desk = Desk::new("king falls", seed, 1.7);
    desk.clash(blow(0.0, 1.1, 0.0009, 0.4));
    desk.land(KING, 0.4, 0.5, blow(0.0, 1.3, 0.0016, 0.4));
    let sway = desk.random.between(0.15, 0.19);
    desk.land(KING, 0.4, 0.1, blow(sway, 0.35, 0.0014, 0.3));
    let down = sway + desk.random.between(0.2, 0.24);
    desk.land(KING, 0.4, 0.9, blow(down, 2.4, 0.0015, 0.4));
    desk.rattle(KING, down + 0.13, 0.8, 4);
    desk.finish(-4.0)
}

/// A button: the tip of a finger on a thin board.
pub(super) fn click(seed: u64) -> Sound {
    let mut desk = Desk::new("click", seed, 0.15);
    let contact = desk.random.between(0.0009, 0.0012);
    let body = Body::piece(930.0 * desk.random.about(0.1), &mut desk.random).damped(0.8);
    body.ring(&blow(0.0, 1.0, contact, 0.15), &mut desk.random, &mut desk.dry);
    desk.finish_in(Room { wet: 0.05, ..TABLE }, -19.0)
}

fn blow(at: f32, strength: f32, contact: f32, roughness: f32) -> Blow {
    Blow { at, strength, contact, roughness }
}

/// Where a sound is put together: one channel of tape and the chance that varies it.
struct Desk {
    dry: Vec<f32>,
    random: Random,
}

impl Desk {
    fn new(purpose: &str, seed: u64, seconds: f32) -> Self {
        Desk { dry: vec![0.0; frames(seconds)], random: Random::new(purpose, seed) }
    }

    /// A piece whose lowest mode is `piece` Hz meets the board somewhere. `own` is how loud its own
    /// wood is against the board, `weight` how strongly the table beneath takes part.
    fn land(&mut self, piece: f32, own: f32, weight: f32, blow: Blow) {
        let random = &mut self.random;
        // Neither at the rim, where the board hardly moves, nor twice in the same place.
        let place = [random.between(0.16, 0.84), random.between(0.16, 0.84)];
        let board = Body::board(BOARD, place, random);
        let piece = Body::piece(piece, random).scaled(own);
        let table = Body::table(random).scaled(weight);
        for body in [board, piece, table] {
            body.ring(&blow, random, &mut self.dry);
        }
    }

    /// Two men hit each other: both ring, the board does not.
    fn clash(&mut self, blow: Blow) {
        for lowest in [MAN * 0.84, MAN * 1.07] {
            let body = Body::piece(lowest, &mut self.random).scaled(0.8);
            body.ring(&blow, &mut self.random, &mut self.dry);
        }
    }

    /// A dull blow on the board: its upper modes damped by whatever lies on them.
    fn knock(&mut self, blow: Blow) {
        let random = &mut self.random;
        let place = [random.between(0.3, 0.7), random.between(0.3, 0.7)];
        let board = Body::board(BOARD, place, random).damped(0.7);
        let table = Body::table(random).scaled(0.35);
        board.ring(&blow, random, &mut self.dry);
        table.ring(&blow, random, &mut self.dry);
    }

    /// A piece that has tipped over rocks to rest: each touch is lighter than the last and follows
    /// it sooner, as with every thing that bounces.
    fn rattle(&mut self, piece: f32, start: f32, strength: f32, touches: usize) {
        let (mut at, mut strength) = (start, strength);
        let mut gap = self.random.between(0.075, 0.1);
        for _ in 0..touches {
            let contact = self.random.between(0.0007, 0.0011);
            self.land(piece, 0.6, 0.1, blow(at, strength, contact, 0.4));
            at += gap;
            gap *= self.random.between(0.55, 0.72);
            strength *= self.random.between(0.42, 0.6);
        }
    }

    /// Wood grating on wood: many tiny catches, swelling and going.
    fn scrape(&mut self, seconds: f32, strength: f32) {
        let length = frames(seconds);
        let mut low = Filter::low_pass(1_900.0);
        let mut high = Filter::high_pass(380.0);
        let grain = self.random.between(260.0, 340.0);
        let mut catch = 0.0;
        for i in 0..length {
            let t = i as f32 / length as f32;
            // Each catch starts at full force and slips away.
            catch -= grain / SAMPLE_RATE as f32;
            if catch <= 0.0 {
                catch = self.random.between(0.5, 1.5);
            }
            let swell = (PI * t.sqrt()).sin();
            let noise = self.random.noise() * swell * catch.min(1.0);
            self.dry[i] += strength * high.run(low.run(noise));
        }
    }

    fn finish(self, peak_db: f32) -> Sound {
        self.finish_in(TABLE, peak_db)
    }

    fn finish_in(mut self, room: Room, peak_db: f32) -> Sound {
        let frames = room.place(&self.dry, 0.0, &mut self.random);
        Sound::finish(frames, peak_db)
    }
}
