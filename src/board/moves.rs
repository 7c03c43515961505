//! Shows a move: the mover is carried, what it takes falls at the moment of contact, and the end of the
//! game follows.

use bevy::prelude::*;
use tafl_rules::{Capture, Cause, Piece, Played, Square};

use super::contact::{Contact, ContactKind};
use super::dragging::Held;
use super::motion::{Carry, Fall, Glide, Motion, Path, SetDown, Shake};
use super::outlook::{LYING, Outlook, Stance};
use super::pieces::{BoardPiece, Leaving, body};
use super::resync::standing;
use crate::session::MoveRefused;

/// Between one man of a shieldwall and the next.
const DOMINO: f32 = 0.13;
/// Between the last contact of a move and what a player calls out or hears as its end.
const BREATH: f32 = 0.22;

/// Shows a move on a board that shows the position before it. `outlook` is what it leads to.
pub(super) fn show(world: &mut World, outlook: &Outlook, played: &Played) {
    let standing = standing(world, outlook.board);
    let at =
        |square: Square| standing.iter().find(|(_, piece)| piece.square == square).map(|(entity, _)| *entity);
    let Some(mover) = at(played.from) else {
        // The board did not show the position before the move: show the one after it.
        super::resync::settle(world, outlook);
        return;
    };
    let contact = carry(world, outlook, mover, played);
    let mut end = contact;
    for capture in &played.captures {
        if let Some(victim) = at(capture.square) {
            end = end.max(fell(world, outlook, victim, capture, played, contact));
        }
    }
    if let Some(outcome) = &played.outcome {
        end = end.max(conclude(world, outlook, &standing, contact));
        let kind = ContactKind::Ended(outcome.clone());
        let when = end + BREATH;
        speak(world, outlook.board, when, kind);
    } else if let Some(call) = played.call {
        speak(world, outlook.board, end + BREATH, ContactKind::Called(call));
    }
}

/// Carries the mover, or sets it down where the hand holds it, and returns the moment of contact.
fn carry(world: &mut World, outlook: &Outlook, mover: Entity, played: &Played) -> f32 {
    let to = outlook.rest(played.to, played.mover);
    let mut entity = world.entity_mut(mover);
    let from = entity.get::<Transform>().copied().unwrap_or(to);
    let down = ContactKind::SetDown { king: played.mover == Piece::King };
    let (motion, contact) = if entity.contains::<Held>() {
        let path = SetDown { from, to };
        let contact = path.span();
        (Motion::new(path).touching(contact, down), contact)
    } else {
        let path = Carry { from, to };
        let contact = path.span();
        (Motion::new(path).touching(0.0, ContactKind::Lifted).touching(contact, down), contact)
    };
    entity.remove::<Held>().insert((BoardPiece { square: played.to, kind: played.mover }, motion));
    contact
}

/// Lets a taken man fall, and returns when he lies.
fn fell(
    world: &mut World,
    outlook: &Outlook,
    victim: Entity,
    capture: &Capture,
    played: &Played,
    contact: f32,
) -> f32 {
    let layout = outlook.layout();
    let here = layout.centre(capture.square);
    let (delay, kind, towards) = match &capture.cause {
        Cause::Custodial { .. } => {
            let blow = here - layout.centre(played.to);
            let towards = outlook.free_corner(capture.square, |way| way.dot(blow) > 0.0);
            (0.0, ContactKind::Struck, towards)
        }
        Cause::Shieldwall { row, .. } => {
            let index = row.iter().position(|square| *square == capture.square).unwrap_or(0);
            // A row along the edge falls outwards, over the edge.
            (DOMINO * index as f32, ContactKind::ShieldwallFell { index }, outwards(here, row, outlook))
        }
    };
    let (foot, height) = body(capture.piece);
    let from = world.get::<Transform>(victim).copied().unwrap_or(Transform::from_translation(here));
    let fall = Fall { from, towards, foot: foot * 0.9, angle: LYING, depth: Some(height.max(2.0 * foot)) };
    let when = contact + delay;
    let motion = Motion::new(fall).after(when).touching(0.0, kind).then_gone();
    world.entity_mut(victim).remove::<BoardPiece>().insert((Leaving, motion));
    when + Fall::impact()
}

/// The direction off the board from a row along its edge.
fn outwards(here: Vec3, row: &[Square], outlook: &Outlook) -> Vec3 {
    let along_rank = row.first().zip(row.last()).is_some_and(|(a, b)| a.rank() == b.rank() && a != b);
    let layout = outlook.layout();
    let out = if along_rank { Vec3::Z * here.z } else { Vec3::X * here.x };
    out.normalize_or(Vec3::Z * f32::from(layout.size()))
}

/// Sends the pieces into the stance in which the end of the game leaves them, and returns when the last
/// of them is heard.
fn conclude(world: &mut World, outlook: &Outlook, standing: &[(Entity, BoardPiece)], contact: f32) -> f32 {
    let mut end = contact;
    for &(entity, piece) in standing {
        // Only those that neither moved nor fell.
        if world.get::<BoardPiece>(entity) != Some(&piece) || world.entity(entity).contains::<Motion>() {
            continue;
        }
        let Some(&from) = world.get::<Transform>(entity) else { continue };
        let motion = match outlook.stance(piece.square, piece.kind) {
            Stance::Upright => continue,
            Stance::Fallen { towards } => {
                let fall = Fall { from, towards, foot: body(piece.kind).0, angle: LYING, depth: None };
                end = contact + Fall::impact();
                Motion::new(fall).after(contact).touching(Fall::impact(), ContactKind::KingFell)
            }
            Stance::Bowed { .. } => {
                let to = outlook.rest(piece.square, piece.kind);
                Motion::new(Glide { from, to, seconds: 0.5, hop: 0.0 }).after(contact)
            }
        };
        world.entity_mut(entity).insert(motion);
    }
    end
}

/// Nothing moves, but the turn waits and something is heard.
#[derive(Clone, Copy, Debug)]
struct Pause {
    seconds: f32,
    rest: Transform,
}

impl Path for Pause {
    fn span(&self) -> f32 {
        self.seconds
    }

    fn pose(&self, _: f32) -> Transform {
        self.rest
    }
}

fn speak(world: &mut World, board: Entity, when: f32, kind: ContactKind) {
    let rest = world.get::<Transform>(board).copied().unwrap_or_default();
    let motion = Motion::new(Pause { seconds: when, rest }).touching(when, kind);
    world.entity_mut(board).insert(motion);
}

/// A piece that may not go where it was sent shakes lightly on its place.
pub(super) fn refuse(world: &mut World, outlook: &Outlook, refused: &MoveRefused) {
    let found = standing(world, outlook.board).into_iter().find(|(_, piece)| piece.square == refused.from);
    let Some((entity, piece)) = found else { return };
    let rest = outlook.rest(piece.square, piece.kind);
    let mut piece = world.entity_mut(entity);
    if piece.contains::<Held>() {
        let from = piece.get::<Transform>().copied().unwrap_or(rest);
        let back = Glide { from, to: rest, seconds: 0.22, hop: 0.0 };
        let motion = Motion::new(back).touching(0.0, ContactKind::Refused);
        piece.remove::<Held>().insert(motion);
    } else if !piece.contains::<Motion>() {
        // It has been heard at once: a shake that is cut short by the next click is not heard twice.
        piece.insert(Motion::new(Shake { rest }));
        world.trigger(Contact { entity, kind: ContactKind::Refused });
    }
}
