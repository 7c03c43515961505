use tafl_rules::Side;
use tafl_rules::notation::{Comment, GameRecord, WrittenResult};

use crate::{End, Entrant, PlayedGame};

/// A game as it is written to a file: with the players' names, the opening, and how it ended where the board
/// does not show it.
pub fn record(played: &PlayedGame, entrants: &[Entrant]) -> GameRecord {
    let mut record = GameRecord::of(&played.game);
    let name = |side| entrants.get(played.players[side]).map_or("", |entrant| entrant.name.as_str());
    record.set_tag("Attackers", name(Side::Attackers));
    record.set_tag("Defenders", name(Side::Defenders));
    record.set_tag("Round", &(played.number + 1).to_string());
    let plies = played.opening.game.ply_count();
    record.set_tag("Opening", &format!("{} ({plies} plies)", played.opening.name));
    if played.end != End::Board {
        let result = played.winner().map_or(WrittenResult::Draw, WrittenResult::Won);
        record.result = Some(result);
        record.set_tag("Result", result.id());
        record.set_tag("Reason", played.reason());
    }
    if let End::Forfeit { side, fault } = &played.end {
        let text = format!("{side}: {fault}");
        record.comments.push(Comment { after: played.game.ply_count(), text });
    }
    record
}
