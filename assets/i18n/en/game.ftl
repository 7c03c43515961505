# Names that every part of the game uses.
#
# A key is the name of a message, or `message.attribute` for one of a family. Names of messages are
# lower case with hyphens; their first word says where they belong.

# Headings: the two sides.
side =
    .attackers = Attackers
    .defenders = Defenders

# Within a sentence.
piece =
    .attacker = attacker
    .defender = defender
    .king = king

# The reasons for which a game ends.
reason =
    .escape = Escape
    .king-captured = King taken
    .exit-fort = Exit fort
    .encirclement = Encirclement
    .repetition = Repetition
    .no-moves = No legal move
    .quiet-limit = Quiet limit
    .agreement = Draw agreed
    .resignation = Resignation

# North is towards the higher ranks, whichever way the camera looks.
direction =
    .north = north
    .east = east
    .south = south
    .west = west

towards =
    .rank = towards rank { $rank }
    .file = towards the { $file }-file

# `a and b`; `a, b and c`; clauses that have an `and` of their own.
list =
    .more = { $first }, { $second }
    .last = { $first } and { $second }
    .clause = { $first }; { $second }

# How strong the computer plays.
level =
    .easy = Easy
    .normal = Normal
    .hard = Hard

level-hint =
    .easy = Looks one ply ahead and makes mistakes. A good first opponent.
    .normal = Looks up to three plies ahead.
    .hard = Thinks for several seconds and looks as far ahead as it can.
