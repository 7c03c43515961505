use tafl_rules::{BySide, Side};

/// What came of the games between two engines, counted for the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The first engine's games, by the side it played.
    pub playing: BySide<Results>,
    /// Pairs of games on one opening, by the first engine's points in halves: 0 to 4.
    pub pairs: [u64; 5],
    /// Games that the first and the second engine lost by forfeit.
    pub forfeits: [u64; 2],
    /// Games that were drawn because they went on too long.
    pub cut_short: u64,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

impl Results {
    /// How many games there are.
    pub fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The points, a draw counting half.
    pub fn points(self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The share of the points, 0 to 1; half where there are no games.
    pub fn score(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => self.points() / games as f64,
        }
    }
}

impl Tally {
    /// Counts a game; returns the first engine's points in halves.
    pub fn count(&mut self, side_of_first: Side, winner: Option<Side>) -> usize {
        let results = &mut self.playing[side_of_first];
        match winner {
            None => {
                results.drawn += 1;
                1
            }
            Some(side) if side == side_of_first => {
                results.won += 1;
                2
            }
            Some(_) => {
                results.lost += 1;
                0
            }
        }
    }

    /// The first engine's games with either side.
    pub fn results(&self) -> Results {
        let BySide { attackers, defenders } = self.playing;
        Results {
            won: attackers.won + defenders.won,
            drawn: attackers.drawn + defenders.drawn,
            lost: attackers.lost + defenders.lost,
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.results().games()
    }

    /// How many games the attackers won, were drawn, and the defenders won.
    pub fn by_side(&self) -> [u64; 3] {
        let BySide { attackers, defenders } = self.playing;
        [attackers.won + defenders.lost, attackers.drawn + defenders.drawn, attackers.lost + defenders.won]
    }

    /// How many pairs were played, and how many of them the first engine won, split and lost.
    pub fn pair_results(&self) -> Results {
        let [none, half, even, most, all] = self.pairs;
        Results { won: most + all, drawn: even, lost: none + half }
    }
}
