//! What players ask of the match, and the one system that answers.

use std::path::PathBuf;

use bevy::prelude::*;
use tafl_rules::Square;

use super::advice::Advice;
use super::facts::Facts;
use super::saves::ReadMatch;
use super::start::MatchSetup;
use super::table::{Match, Variants};
use super::thinking::Thinking;
use super::{SaveFolder, SessionSet, arrange, look_back, play, reply, saves};

/// A request to move a piece.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveRequested {
    /// The board the piece stands on.
    pub board: Entity,
    /// Where it stands.
    pub from: Square,
    /// Where it is to go.
    pub to: Square,
    /// Who asks.
    pub by: Requester,
}

/// Who asks for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requester {
    /// A person at this machine.
    Hand,
    /// The computer or another program, for the match as it was at a generation.
    Program {
        /// The generation it knew; a request made for an older one is dropped.
        generation: u64,
    },
}

/// What a player can ask for, seen from the player's chair.
#[expect(clippy::large_enum_variant, reason = "a few are sent a minute; a box would only be in the way")]
#[derive(Message, Clone, Debug)]
pub enum MatchAction {
    /// Begin a new match.
    New(MatchSetup),
    /// Go on with the game that was saved last.
    Continue,
    /// Play the same setup again from the start.
    Restart,
    /// Play again, the players having changed sides.
    SwapSides,
    /// Take back: one ply with two players, against the computer back to the player's own turn.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Give the game up, for the person whose turn it is, or who plays the computer.
    Resign,
    /// Offer a draw, for the person whose turn it is.
    OfferDraw,
    /// Accept or decline the draw that is offered.
    AnswerDraw {
        /// Whether the other side agrees.
        accept: bool,
    },
    /// The computer is to move now, with the best it has found.
    MoveNow,
    /// Look at the position after so many plies, without changing the game.
    ShowPly(usize),
    /// Look one ply further back.
    StepBack,
    /// Look one ply further forward.
    StepForward,
    /// Look at the game as it stands.
    BackToGame,
    /// Show a hint for the move to come, or put it away. A board looked back at returns to the game.
    ToggleHint,
    /// Open the analysis, or close it.
    ToggleAnalysis,
    /// Open the analysis.
    OpenAnalysis,
    /// Write the game to a file.
    SaveAs(PathBuf),
    /// Read a game from a file.
    Open(PathBuf),
    /// Read a game from a text.
    Paste(String),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<MatchAction>()
        .add_systems(Update, (act, move_pieces).chain().in_set(SessionSet::Requests));
}

/// Does what was asked for, in the order in which it was asked.
fn act(
    mut actions: MessageReader<MatchAction>,
    mut commands: Commands,
    mut current: Option<ResMut<Match>>,
    variants: Res<Variants>,
    folder: Option<Res<SaveFolder>>,
    mut thinking: ResMut<Thinking>,
    mut advice: ResMut<Advice>,
    mut facts: Facts,
) {
    for action in actions.read() {
        let setup = match action {
            MatchAction::New(setup) => Ok(Some(ReadMatch { setup: setup.clone(), remark: None })),
            MatchAction::Continue => saves::read_autosave(folder.as_deref(), &variants).map(Some),
            MatchAction::Open(path) => saves::read_file(path, &variants).map(Some),
            MatchAction::Paste(text) => saves::read_text(text, &variants).map(Some),
            _ => Ok(None),
        };
        match setup {
            Err(notice) => {
                facts.notify(notice);
                continue;
            }
            Ok(Some(ReadMatch { setup, remark })) => {
                remark.into_iter().for_each(|remark| facts.notify(remark));
                thinking.cancel();
                arrange::put_on_table(setup, &mut commands, current.as_deref_mut(), &mut facts);
                if current.is_none() {
                    // The match becomes a resource with the next command flush: what else was asked for
                    // in this frame meant the match that is not there yet.
                    return;
                }
                continue;
            }
            Ok(None) => {}
        }
        let Some(current) = current.as_deref_mut() else {
            continue;
        };
        match action {
            MatchAction::Restart => arrange::restart(current, &mut thinking, &mut facts, false),
            MatchAction::SwapSides => arrange::restart(current, &mut thinking, &mut facts, true),
            MatchAction::Undo => reply::undo(current, &mut thinking, &mut facts),
            MatchAction::Redo => reply::redo(current, &mut thinking, &mut facts),
            MatchAction::Resign => reply::resign(current, &mut thinking, &mut facts),
            MatchAction::OfferDraw => reply::offer_draw(current, &mut facts),
            MatchAction::AnswerDraw { accept } => {
                reply::answer_draw(current, *accept, &mut thinking, &mut facts);
            }
            MatchAction::MoveNow => thinking.hurry(),
            MatchAction::ShowPly(ply) => look_back::show(current, *ply, &mut facts),
            MatchAction::StepBack => look_back::step(current, -1, &mut facts),
            MatchAction::StepForward => look_back::step(current, 1, &mut facts),
            MatchAction::BackToGame => look_back::back_to_game(current, &mut facts),
            MatchAction::ToggleHint => {
                look_back::back_to_game(current, &mut facts);
                advice.toggle_hint(current);
            }
            MatchAction::ToggleAnalysis => advice.toggle_analysis(),
            MatchAction::OpenAnalysis => advice.open_analysis(),
            MatchAction::SaveAs(path) => facts.notify(saves::save_as(path, current)),
            MatchAction::New(_) | MatchAction::Continue | MatchAction::Open(_) | MatchAction::Paste(_) => {
                unreachable!("answered above")
            }
        }
    }
}

/// Plays the moves that were asked for, or says why not.
fn move_pieces(mut requests: MessageReader<MoveRequested>, current: Option<ResMut<Match>>, mut facts: Facts) {
    let Some(mut current) = current else {
        requests.clear();
        return;
    };
    for request in requests.read() {
        if request.board == current.board() {
            play::answer(request, &mut current, &mut facts);
        }
    }
}
