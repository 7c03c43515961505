//! Many games: who plays whom from which opening, several at once, counted in their order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use tafl_rules::{BySide, Side};

use crate::arbiter::play;
use crate::player::{Player, player};
use crate::program::Program;
use crate::{End, Entrant, Fault, Kind, Openings, PlayedGame, Sprt, Tally, Terms, Verdict};

/// A contest that is to be played.
#[derive(Debug)]
pub struct Contest {
    /// Who plays: two, or more, each of whom then plays each other.
    pub entrants: Vec<Entrant>,
    /// By what is played.
    pub terms: Terms,
    /// Where the games begin. The same openings are played by every pairing.
    pub openings: Openings,
    /// How many pairs of games each pairing plays.
    pub pairs: usize,
    /// How many games are played at once.
    pub concurrency: usize,
    /// A test that ends a contest between two when it has decided.
    pub sprt: Option<Sprt>,
}

/// Two entrants, and what came of their games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The entrants' numbers.
    pub entrants: [usize; 2],
    /// Their games, counted for the first.
    pub tally: Tally,
}

/// How a contest stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Every pairing.
    pub pairings: Vec<Pairing>,
    /// What the sequential test decided, if it did.
    pub verdict: Option<Verdict>,
}

/// What happens in a contest.
#[derive(Debug)]
pub enum Event<'a> {
    /// A game is over.
    Game(&'a PlayedGame),
    /// Both games on an opening are over.
    Pair {
        /// The pairing's number.
        pairing: usize,
        /// How the contest stands.
        standing: &'a Standing,
    },
}

impl Contest {
    /// Starts every program once, to see that it is there and what it calls itself, and makes the names
    /// differ. The fault comes with the entrant's name.
    pub fn introduce(entrants: &mut [Entrant], terms: &Terms) -> Result<(), (String, Fault)> {
        for entrant in entrants.iter_mut() {
            if let Kind::Program(words) = &entrant.kind {
                let patience = crate::player::patience(terms);
                let program = Program::start(words, terms.limits, patience);
                let program = program.map_err(|fault| (entrant.name.clone(), fault))?;
                if let (false, Some(name)) = (entrant.named, program.name()) {
                    entrant.name = name.to_owned();
                }
            }
        }
        for index in 1..entrants.len() {
            let (before, rest) = entrants.split_at_mut(index);
            let taken = |name: &str| before.iter().any(|other| other.name == name);
            if taken(&rest[0].name) {
                let name = rest[0].name.clone();
                let free = (2..).map(|n| format!("{name} ({n})")).find(|name| !taken(name));
                rest[0].name = free.unwrap_or(name);
            }
        }
        Ok(())
    }

    /// Plays the contest, or as much of it as the function lets it: it is told of every game and every pair,
    /// in their order, and a break ends the contest.
    pub fn run(&self, mut tell: impl FnMut(Event<'_>) -> ControlFlow<()>) -> Standing {
        let pairings = self.pairings();
        let tally = Tally::default();
        let mut standing = Standing {
            pairings: pairings.iter().map(|&entrants| Pairing { entrants, tally }).collect(),
            verdict: None,
        };
        let games = pairings.len() * self.pairs * 2;
        let (next, called_off) = (AtomicUsize::new(0), AtomicBool::new(false));
        thread::scope(|scope| {
            let (sender, results) = channel();
            for _ in 0..self.concurrency.clamp(1, games.max(1)) {
                let sender = sender.clone();
                let (pairings, next, called_off) = (&pairings, &next, &called_off);
                scope.spawn(move || self.work(pairings, games, next, called_off, &sender));
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut first_of_pair = 0;
            let mut number = 0;
            for played in results {
                early.insert(played.number, played);
                while let Some(played) = early.remove(&number) {
                    number += 1;
                    let points = standing.count(&played, pairings.len());
                    let mut going = tell(Event::Game(&played));
                    if played.number.is_multiple_of(2) {
                        first_of_pair = points;
                    } else {
                        let pairing = played.number / 2 % pairings.len();
                        let tally = &mut standing.pairings[pairing].tally;
                        tally.pairs[first_of_pair + points] += 1;
                        let test = self.sprt.filter(|_| pairings.len() == 1);
                        standing.verdict = test.and_then(|test| test.verdict(&tally.pairs));
                        if going.is_continue() {
                            going = tell(Event::Pair { pairing, standing: &standing });
                        }
                    }
                    if going.is_break() || standing.verdict.is_some() {
                        called_off.store(true, Ordering::Relaxed);
                        return;
                    }
                }
            }
        });
        standing
    }

    /// Every two of the entrants.
    fn pairings(&self) -> Vec<[usize; 2]> {
        let count = self.entrants.len();
        (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b])).collect()
    }

    /// Plays one game after another until none is left.
    fn work(
        &self,
        pairings: &[[usize; 2]],
        games: usize,
        next: &AtomicUsize,
        called_off: &AtomicBool,
        results: &Sender<PlayedGame>,
    ) {
        let mut players: Vec<Option<Box<dyn Player>>> = self.entrants.iter().map(|_| None).collect();
        while !called_off.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let pairing = pairings[number / 2 % pairings.len()];
            let pair = number / 2 / pairings.len();
            let Some(opening) = self.openings.get(pair) else { return };
            // In the first game of a pair the first entrant attacks, in the second it defends.
            let [attackers, defenders] =
                if number.is_multiple_of(2) { pairing } else { [pairing[1], pairing[0]] };
            let seats = BySide { attackers, defenders };
            let game = opening.game.clone();
            let ended = match self.seat(&mut players, seats) {
                Err((side, fault)) => Some((game, End::Forfeit { side, fault })),
                Ok(mut seated) => {
                    let ended = play(game, &mut seated, &self.terms, number, called_off);
                    let BySide { attackers, defenders } = seated;
                    players[seats.attackers] = Some(attackers);
                    players[seats.defenders] = Some(defenders);
                    ended
                }
            };
            let Some((game, end)) = ended else { return };
            if let End::Forfeit { side, .. } = end {
                // Whatever state it is in: the next game begins with a fresh one.
                players[seats[side]] = None;
            }
            if results.send(PlayedGame { number, pair, players: seats, opening, game, end }).is_err() {
                return;
            }
        }
    }

    /// Takes two players to the board, starting those that are not there yet.
    fn seat(
        &self,
        players: &mut [Option<Box<dyn Player>>],
        seats: BySide<usize>,
    ) -> Result<BySide<Box<dyn Player>>, (Side, Fault)> {
        let mut take = |side: Side| match players[seats[side]].take() {
            Some(player) => Ok(player),
            None => player(&self.entrants[seats[side]], &self.terms).map_err(|fault| (side, fault)),
        };
        Ok(BySide { attackers: take(Side::Attackers)?, defenders: take(Side::Defenders)? })
    }
}

impl Standing {
    /// Counts a game; returns the points, in halves, of the first entrant of its pairing.
    fn count(&mut self, played: &PlayedGame, pairings: usize) -> usize {
        let pairing = &mut self.pairings[played.number / 2 % pairings];
        let first = pairing.entrants[0];
        let side = if played.players.attackers == first { Side::Attackers } else { Side::Defenders };
        match &played.end {
            End::Forfeit { side: loser, .. } => {
                pairing.tally.forfeits[usize::from(*loser != side)] += 1;
            }
            End::PlyLimit => pairing.tally.cut_short += 1,
            End::Board => {}
        }
        pairing.tally.count(side, played.winner())
    }
}
