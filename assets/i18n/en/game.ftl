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

# How strong the computer plays: the ranks of a Norse household, from the unfree to the ruler. They stay as
# they are in every language.
level =
    .thrall = Thrall
    .karl = Karl
    .drengr = Drengr
    .hirdman = Hirdman
    .hersir = Hersir
    .jarl = Jarl

level-hint =
    .thrall = For a first game, and for children: it looks three moves ahead, and often errs.
    .karl = A farmer at the fireside: it takes what you offer, and errs often.
    .drengr = A lively young warrior: it errs now and then, and misses tricks on the edge.
    .hirdman = One of the ruler’s guard: it seldom errs, and makes you pay for mistakes.
    .hersir = A war leader: strong, and it gives nothing away for long.
    .jarl = The ruler of the hall: the strongest, and no mistake is made on purpose.
