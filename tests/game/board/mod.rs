//! The board as a picture of the match, with a clock set by hand.
//!
//! - `positions`: moves, captures, undo, looking back, loading, other boards
//! - `motions`: contacts and holds, at any frame rate
//! - `hand`: clicks, drags and the keyboard
//! - `endings`: what each end of a game leaves on the board
//! - `arrows`: what hints and the analysis draw
//! - `storm`: anything at any time

mod arrows;
mod endings;
mod hand;
mod motions;
mod positions;
mod storm;

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use skjaldborg::board::{
    self, AnimationSpeed, BoardPiece, Chooser, Contact, ContactKind, CursorAction, Held, Leaving, Mark,
    MarkKind, Motion, Outlook, Selection, SquareChosen,
};
use skjaldborg::session::{
    self, HoldsTurn, Match, MatchAction, MatchSetup, MoveRefused, MoveRequested, Player, Requester, Variants,
};
use skjaldborg::state::{self, Screen};
use tafl_rules::{BySide, Game, Move, Piece, Setup, Side, Square};

const COPENHAGEN: &str = "copenhagen-hnefatafl-11x11-2025-v1";
const TABLUT: &str = "tablut-linnaeus-9x9";
const PEOPLE: BySide<Player> = BySide { attackers: Player::Human, defenders: Player::Human };

/// Contacts and refusals as they came, with the time of the clock.
#[derive(Resource, Default)]
struct Seen {
    contacts: Vec<(f32, ContactKind)>,
    refused: usize,
}

/// A session and a board, without anything that draws.
struct Table {
    app: App,
    step: Duration,
}

impl Table {
    /// A table with a new game between two people, at a number of frames for each second.
    fn new(id: &str, fps: u32) -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, state::plugin, session::plugin, board::logic_plugin))
            .init_resource::<Seen>()
            .add_observer(|contact: On<Contact>, time: Res<Time>, mut seen: ResMut<Seen>| {
                seen.contacts.push((time.elapsed_secs(), contact.kind.clone()));
            })
            .add_systems(PostUpdate, |mut refused: MessageReader<MoveRefused>, mut seen: ResMut<Seen>| {
                seen.refused += refused.read().count();
            });
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        let mut table = Table { app, step: Duration::from_secs(1) / fps };
        table.pass(Duration::ZERO);
        let setup = table.setup(id);
        table.act(MatchAction::New(setup));
        table.rest();
        table
    }

    fn setup(&self, id: &str) -> MatchSetup {
        let variants = self.app.world().resource::<Variants>();
        MatchSetup::new(variants.0.variant(id).expect("a built-in variant"), PEOPLE)
    }

    /// Puts a position on the table: `A a5 b5, D c3, K e5`, attackers to move unless told otherwise.
    fn put(&mut self, id: &str, pieces: &str, side: Side, quiet: u32) {
        let mut setup = self.setup(id);
        let variant = setup.game.variant().clone();
        let position = Setup {
            size: variant.board().size(),
            pieces: read_pieces(pieces),
            side_to_move: Some(side),
            quiet_plies: quiet,
            move_number: 1,
        };
        setup.game = Game::from_setup(variant, &position).expect("a position of the variant");
        self.act(MatchAction::New(setup));
        self.rest();
    }

    fn pass(&mut self, step: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        self.app.update();
    }

    /// One frame.
    fn frame(&mut self) {
        self.pass(self.step);
    }

    /// Lets everything come to rest, and checks the picture.
    fn rest(&mut self) {
        for _ in 0..2_000 {
            self.frame();
            if !self.moves() {
                self.check();
                return;
            }
        }
        panic!("something moves for ever");
    }

    fn moves(&mut self) -> bool {
        self.count::<With<Motion>>() > 0
    }

    fn count<F: bevy::ecs::query::QueryFilter>(&mut self) -> usize {
        self.app.world_mut().query_filtered::<(), F>().iter(self.app.world()).count()
    }

    /// What must hold whenever nothing moves: the pieces are those of the position on show, each where it
    /// rests, and nothing holds the turn.
    fn check(&mut self) {
        assert_eq!(self.count::<With<Motion>>(), 0);
        assert_eq!(self.count::<With<HoldsTurn>>(), 0, "nothing moves, and yet the turn is held");
        assert_eq!(self.count::<With<Leaving>>(), 0, "a piece that left is still there");
        assert_eq!(self.count::<With<Held>>(), 0);
        self.check_pieces();
        let outlook = self.outlook();
        let world = self.app.world_mut();
        let mut pieces = world.query::<(&BoardPiece, &Transform)>();
        for (piece, transform) in pieces.iter(world) {
            let rest = outlook.rest(piece.square, piece.kind);
            assert!(
                (transform.translation - rest.translation).length() < 1e-4
                    && transform.rotation.angle_between(rest.rotation) < 1e-3
                    && (transform.scale - rest.scale).length() < 1e-4,
                "{piece:?} is at {transform:?}, and rests at {rest:?}"
            );
        }
    }

    /// What must hold always: the pieces are those of the position on show.
    fn check_pieces(&mut self) {
        let outlook = self.outlook();
        let world = self.app.world_mut();
        let mut pieces = world.query::<(&BoardPiece, &ChildOf)>();
        let mut standing: Vec<(Square, Piece)> = pieces
            .iter(world)
            .map(|(piece, child_of)| {
                assert_eq!(child_of.parent(), outlook.board);
                (piece.square, piece.kind)
            })
            .collect();
        standing.sort();
        let mut expected: Vec<(Square, Piece)> = outlook.position.pieces().collect();
        expected.sort();
        assert_eq!(standing, expected);
    }

    fn outlook(&self) -> Outlook {
        Outlook::of(self.game())
    }

    fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    fn act(&mut self, action: MatchAction) {
        self.app.world_mut().write_message(action);
        self.frame();
    }

    /// Asks for a move by hand, and lets one frame pass.
    fn ask(&mut self, mv: &str) {
        let Move { from, to } = read_move(mv);
        let board = self.game().board();
        self.app.world_mut().write_message(MoveRequested { board, from, to, by: Requester::Hand });
        self.frame();
    }

    /// Plays moves, each to its end.
    fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let ply = self.game().game().ply_count();
            self.ask(mv);
            assert_eq!(self.game().game().ply_count(), ply + 1, "{mv} is not played");
            self.rest();
        }
    }

    fn choose(&mut self, name: &str, by: Chooser) {
        let square = square(name);
        let board = self.game().board();
        self.app.world_mut().write_message(SquareChosen { board, square, by });
        self.frame();
    }

    fn click(&mut self, square: &str) {
        self.choose(square, Chooser::Pointer);
    }

    fn press(&mut self, action: CursorAction) {
        self.app.world_mut().write_message(action);
        self.frame();
    }

    fn selection(&self) -> Option<String> {
        self.app.world().resource::<Selection>().square().map(|square| square.to_string())
    }

    /// How the piece on a square is placed.
    fn place_of(&mut self, name: &str) -> Transform {
        let world = self.app.world_mut();
        let mut pieces = world.query::<(&BoardPiece, &Transform)>();
        let found = pieces.iter(world).find(|(piece, _)| piece.square == square(name));
        *found.expect("a piece stands there").1
    }

    /// The squares that carry a mark, in order.
    fn marked(&mut self, kind: MarkKind) -> Vec<String> {
        let world = self.app.world_mut();
        let mut marks = world.query::<&Mark>();
        let mut squares: Vec<Square> =
            marks.iter(world).filter(|mark| mark.kind == kind).map(|mark| mark.square).collect();
        squares.sort();
        squares.iter().map(Square::to_string).collect()
    }

    fn contacts(&self) -> Vec<ContactKind> {
        self.app.world().resource::<Seen>().contacts.iter().map(|(_, kind)| kind.clone()).collect()
    }

    fn forget(&mut self) {
        *self.app.world_mut().resource_mut::<Seen>() = Seen::default();
    }

    fn speed(&mut self, speed: AnimationSpeed) {
        self.app.insert_resource(speed);
    }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn read_move(text: &str) -> Move {
    text.parse().expect("a move")
}

/// `A a5 b5, D c3, K e5`.
fn read_pieces(text: &str) -> Vec<(Square, Piece)> {
    text.split(',')
        .flat_map(|group| {
            let mut words = group.split_whitespace();
            let kind = match words.next() {
                Some("A") => Piece::Attacker,
                Some("D") => Piece::Defender,
                Some("K") => Piece::King,
                other => panic!("{other:?} is no piece"),
            };
            words.map(move |word| (square(word), kind)).collect::<Vec<_>>()
        })
        .collect()
}
