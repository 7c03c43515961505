# The rules page and the table of differences, generated from the rule data.
#
# For every question of the rules there are two messages, named after the question's id:
#   rule-QUESTION     its value is the question as a heading, and for every answer there is an attribute
#                     named after the answer's id, a whole sentence of the rules page;
#   answer-QUESTION   for every answer the same attribute, a short phrase for a table.
# Dots and underscores of the ids become hyphens. Answers with a number receive it as `$number`. Sentences
# also receive `$throne` (whether the board has one) and `$kingcorners` (whether only the king may stop on
# a corner), each `yes` or `no`.

rules-section =
    .board = The board and the men
    .moving = Moving
    .capturing = Taking men
    .king = Taking the king
    .ending = How the game ends
    .calls = Calls

# Rules that all variants share.
clause-board =
    The board has { $size } by { $size } squares. Files are lettered from a, left to right, and ranks are numbered from 1, bottom to top.
clause-men =
    { $attackers ->
        [one] One attacker stands
       *[other] { $attackers } attackers stand
    } against { $defenders ->
        [0] the king alone
        [one] one defender and the king
       *[other] { $defenders } defenders and their king
    }. The king starts on { $king }.
clause-throne = The central square, { $square }, is the throne.
clause-turn = The sides take turns, and a turn is one move of one piece. There is no passing.
clause-movement = Pieces move in a straight line along a rank or a file, over empty squares. They neither jump nor move diagonally.
clause-custodial = A man is taken when an enemy piece moves next to him and the square straight beyond him holds another enemy piece or is hostile to him. He is removed from the board.
clause-passive = Only the piece that has just moved takes. A man may move in between two enemies and is safe there until an enemy closes in again.
clause-together = One move may take in several directions. All captures are found on the board as it stands after the move, and the men are then removed together.
clause-king-taken = The attackers win when they take the king. Only an attacker’s move that ends next to him takes him: a king who walks in among attackers stands until an attacker closes in again.
clause-resignation = A side may give the game up at any time. The other side then wins.
clause-order = Should two endings fall on the same move, the first of these counts: escape, king taken, exit fort, encirclement, repetition, no legal move, quiet limit.

# From one rule set to another: `$now` is the whole sentence of the second, `$before` the short phrase of the first.
difference-sentence = { $now } (Before: { $before }.)

# Who moves first.
rule-first-to-move = The first move
    .attackers = The attackers move first.
    .defenders = The defenders move first.
answer-first-to-move =
    .attackers = attackers
    .defenders = defenders

# Where the king wins.
rule-goal = The king’s goal
    .corner = The defenders win at once when the king stops on one of the four corners.
    .edge = The defenders win at once when the king stops on any square of the edge. A corner counts for no more than any other.
answer-goal =
    .corner = one of the four corners
    .edge = any square of the edge

# When the king is one of the two jaws of a capture.
rule-king-armed = The king’s part in captures
    .always = The king is armed: he helps to take attackers like any defender, whether he moves or stands.
    .when-moving = The king takes attackers when he moves next to them, but he does not help another piece by standing there.
    .when-standing = The king helps to take attackers by standing beyond them, but his own move takes nothing.
    .never = The king is unarmed: he takes no part in capturing men.
answer-king-armed =
    .always = moving and standing
    .when-moving = only as the piece that moves
    .when-standing = only as the piece that stands
    .never = none

# How far pieces move; `rule-speed` where all pieces move alike.
rule-speed =
    .any = Every piece moves any number of squares, like a rook in chess.
    .at-most =
        { $number ->
            [one] Every piece moves one square at a time.
           *[other] Every piece moves at most { $number } squares at a time.
        }
rule-speed-attackers = How far attackers move
    .any = Attackers move any number of squares, like a rook in chess.
    .at-most =
        { $number ->
            [one] Attackers move one square at a time.
           *[other] Attackers move at most { $number } squares at a time.
        }
answer-speed-attackers =
    .any = any number of squares
    .at-most =
        { $number ->
            [one] one square
           *[other] at most { $number } squares
        }
rule-speed-defenders = How far defenders move
    .any = Defenders move any number of squares, like a rook in chess.
    .at-most =
        { $number ->
            [one] Defenders move one square at a time.
           *[other] Defenders move at most { $number } squares at a time.
        }
answer-speed-defenders =
    .any = any number of squares
    .at-most =
        { $number ->
            [one] one square
           *[other] at most { $number } squares
        }
rule-speed-king = How far the king moves
    .any = The king moves any number of squares, like a rook in chess.
    .at-most =
        { $number ->
            [one] The king moves one square at a time.
           *[other] The king moves at most { $number } squares at a time.
        }
answer-speed-king =
    .any = any number of squares
    .at-most =
        { $number ->
            [one] one square
           *[other] at most { $number } squares
        }

# The throne.
rule-throne-stop = Stopping on the throne
    .king = Only the king may stop on the throne. He may leave it and return to it.
    .nobody = Nobody may stop on the throne, and the king who has left it may not return.
    .everyone = There is no throne: every piece may stop on the central square, and it is hostile to nobody.
answer-throne-stop =
    .king = the king only
    .nobody = nobody
    .everyone = every piece; there is no throne
rule-throne-cross = Crossing the throne
    .everyone = Every piece may cross the empty throne.
    .king = Only the king may cross the empty throne.
    .defenders-and-king = The king and the defenders may cross the empty throne; attackers may not.
    .nobody = Nobody may cross the empty throne.
answer-throne-cross =
    .everyone = every piece
    .king = the king only
    .defenders-and-king = the king and the defenders
    .nobody = nobody
rule-throne-hostile-empty = The empty throne
    .nobody = The empty throne is hostile to nobody: it never helps to take a piece.
    .attackers = The empty throne is hostile to attackers: it stands in for the second piece in taking one of them.
    .defenders = The empty throne is hostile to defenders: it stands in for the second piece in taking one of them.
    .king = The empty throne is hostile to the king alone: it counts as an attacker beside him, and never helps to take a man.
    .men = The empty throne is hostile to the men of both sides: it stands in for the second piece in taking one of them. It is not hostile to the king.
    .attackers-and-king = The empty throne is hostile to attackers, in taking whom it stands in for the second piece, and to the king, beside whom it counts as an attacker.
    .defenders-and-king = The empty throne is hostile to the defenders’ side: it stands in for the second attacker in taking a defender, and counts as an attacker beside the king.
    .all = The empty throne is hostile to everyone: it stands in for the second piece in taking a man of either side, and counts as an attacker beside the king.
answer-throne-hostile-empty =
    .nobody = hostile to nobody
    .attackers = hostile to attackers
    .defenders = hostile to defenders
    .king = hostile to the king
    .men = hostile to the men of both sides
    .attackers-and-king = hostile to attackers and the king
    .defenders-and-king = hostile to defenders and the king
    .all = hostile to everyone
rule-throne-hostile-with-king = The throne with the king on it
    .nobody = While the king is on the throne, the throne itself is hostile to nobody.
    .attackers = While the king is on the throne, it is hostile to attackers only.
    .defenders = While the king is on the throne, it is hostile to defenders only: his own seat helps to take his men.
    .both = While the king is on the throne, it is hostile to the men of both sides.
answer-throne-hostile-with-king =
    .nobody = hostile to nobody
    .attackers = hostile to attackers
    .defenders = hostile to defenders
    .both = hostile to the men of both sides

# The corners.
rule-corners-stop = The corners
    .king = Only the king may stop on a corner.
    .everyone = The corners are plain squares: every piece may stop on them, and they are hostile to nobody.
answer-corners-stop =
    .king = for the king only
    .everyone = plain squares
rule-corners-hostile = Hostile corners
    .nobody = The corners are hostile to nobody: they never help to take a man between two.
    .attackers = An empty corner is hostile to attackers: it stands in for the second piece in taking one of them.
    .defenders = An empty corner is hostile to defenders: it stands in for the second piece in taking one of them.
    .king = An empty corner is hostile to the king alone: it counts as an attacker beside him.
    .men = An empty corner is hostile to the men of both sides: it stands in for the second piece in taking one of them.
    .attackers-and-king = An empty corner is hostile to attackers, in taking whom it stands in for the second piece, and to the king, beside whom it counts as an attacker.
    .defenders-and-king = An empty corner is hostile to the defenders’ side: it stands in for the second attacker in taking a defender, and counts as an attacker beside the king.
    .all = An empty corner is hostile to everyone: it stands in for the second piece in taking a man of either side, and counts as an attacker beside the king.
answer-corners-hostile =
    .nobody = hostile to nobody
    .attackers = hostile to attackers
    .defenders = hostile to defenders
    .king = hostile to the king
    .men = hostile to the men of both sides
    .attackers-and-king = hostile to attackers and the king
    .defenders-and-king = hostile to defenders and the king
    .all = hostile to everyone

rule-edge-hostile = The edge of the board
    .nobody = The edge of the board is hostile to nobody: a man cannot be taken against it.
answer-edge-hostile =
    .nobody = hostile to nobody

# How the king is taken, by where he stands.
rule-king-on-throne = The king on the throne
    .four = On the throne, the king is taken when attackers stand on all four squares next to him.
    .two-opposite = On the throne, the king is taken between two attackers on opposite sides of him.
answer-king-on-throne =
    .four = taken by four attackers
    .two-opposite = taken by two on opposite sides
rule-king-beside-throne = The king beside the throne
    .three-and-throne = On a square next to the throne, the king is taken when attackers stand on the other three sides; the empty throne closes the fourth.
    .four = On a square next to the throne, the king cannot be taken: it would need attackers on all four sides, and none may stand on the throne.
    .two-opposite = On a square next to the throne, the king is taken between two attackers on opposite sides of him. The throne never helps.
    .two-opposite-with-throne = On a square next to the throne, the king is taken between two attackers on opposite sides of him, or between an attacker and the empty throne.
answer-king-beside-throne =
    .three-and-throne = taken by three attackers and the empty throne
    .four = safe: the throne never helps
    .two-opposite = taken by two on opposite sides; the throne never helps
    .two-opposite-with-throne = taken by two on opposite sides, or one and the empty throne
rule-king-elsewhere = The king elsewhere
    .four =
        { $throne ->
            [yes] On any other square away from the edge
           *[no] Away from the edge
        }, the king is taken when attackers stand on all four sides of him.
    .two-opposite =
        { $throne ->
            [yes] On any other square away from the edge
           *[no] Away from the edge
        }, the king is taken like a man, between two attackers on opposite sides of him.
answer-king-elsewhere =
    .four = taken by four attackers
    .two-opposite = taken by two on opposite sides
rule-king-on-edge = The king on the edge
    .never = On the edge of the board, the king cannot be taken.
    .edge-counts = On the edge of the board, the edge counts as a side: the king is taken when attackers close the other three.
    .two-along-edge = On the edge of the board, the king is taken between two attackers that stand along the edge on both sides of him.
    .not-reached = On the edge of the board, the king cannot be taken: he has already won.
answer-king-on-edge =
    .never = safe
    .edge-counts = taken by three; the edge counts as a side
    .two-along-edge = taken by two along the edge
    .not-reached = he has won

# Winning and losing by position.
rule-shieldwall = Shieldwall
    .no = There is no shieldwall: men along the edge are taken one by one, like all others.
    .yes =
        Shieldwall: a row of two or more pieces along the edge, without a gap, is taken all at once when an enemy piece stands in front of each of them and the enemy closes both ends. The closing move must land at one end of the row; the other end is held by another enemy piece{ $kingcorners ->
            [yes] {" "}or by an empty corner
           *[no] {""}
        }. Filling a square in front of the row takes nothing. A king in the row counts towards it and stays on the board.
answer-shieldwall =
    .no = none
    .yes = a row along the edge is taken at once
rule-exit-fort = Exit fort
    .no = There is no exit fort: however safe the king is on the edge, that alone wins nothing.
    .wins = Exit fort: the defenders win when, after a move of theirs, the king stands on the edge but not on a corner, can move, and is sealed off by defenders of whom none could ever be taken, however many attackers came.
answer-exit-fort =
    .no = none
    .wins = an unbreakable fort on the edge wins
rule-encirclement = Encirclement
    .no = There is no encirclement: shutting the defenders in does not win by itself.
    .one-region = Encirclement: the attackers win when the king and every defender are shut in together, so that no way over squares without attackers leads from them to the edge. One defender outside the ring, or one gap to the edge, is enough to spoil it.
    .none-reaches-edge = Encirclement: the attackers win when neither the king nor any defender has a way to the edge over squares without attackers, be it inside one ring or several.
answer-encirclement =
    .no = none
    .one-region = shutting the king and all defenders in together wins
    .none-reaches-edge = keeping the king and all defenders from the edge wins
rule-no-legal-move = No legal move
    .loses = A side that has no legal move when its turn comes loses. A side without pieces has none.
    .draw = The game is a draw when a side has no legal move at its turn.
answer-no-legal-move =
    .loses = that side loses
    .draw = a draw
rule-third-occurrence = Repetition
    .no-rule = A position may come about any number of times.
    .defenders-lose = When the same position comes about for the third time, with the same side to move, the defenders lose, whichever side made the move. The move itself is legal and is played. The starting position counts as the first time.
    .mover-loses = When the same position comes about for the third time, with the same side to move, the side that brought it about loses. The move itself is legal and is played. The starting position counts as the first time.
    .draw = When the same position comes about for the third time, with the same side to move, the game is a draw. The starting position counts as the first time.
    .forbidden-to-defenders = The defenders may not make a move that brings about the same position, with the same side to move, for the third time. The starting position counts as the first time.
    .forbidden-to-mover = Neither side may make a move that brings about the same position, with the same side to move, for the third time. The starting position counts as the first time.
answer-third-occurrence =
    .no-rule = no rule
    .defenders-lose = the third time, the defenders lose
    .mover-loses = the third time, the side that moved loses
    .draw = the third time is a draw
    .forbidden-to-defenders = the third time is forbidden to the defenders
    .forbidden-to-mover = the third time is forbidden to both sides
rule-quiet-limit = Quiet limit
    .none = There is no limit to the moves without a capture.
    .draw-after =
        { $number ->
            [one] The game is a draw after one ply without a capture.
           *[other] The game is a draw after { $number } plies without a capture.
        } This is our reading of the limit: each side’s move counts as one ply, and a capture sets the count back to zero.
answer-quiet-limit =
    .none = none
    .draw-after =
        { $number ->
            [one] a draw after one ply without a capture
           *[other] a draw after { $number } plies without a capture
        }
rule-agreed-draw = Draw by agreement
    .no = The players cannot agree on a draw.
    .allowed = Two players may agree on a draw: one offers it and the other accepts. The computer neither offers nor accepts.
answer-agreed-draw =
    .no = not possible
    .allowed = when both players say so
rule-calls = Calls
    .none = Nothing is called out. When the king can reach his goal with his next move, the game shows how many roads are open.
    .raichi-tuichu = When, after a move of the defenders, the king could reach his goal with one more move, they call it out: raichi for one open road, tuichu for two or more. A call warns; it does not end the game.
answer-calls =
    .none = none
    .raichi-tuichu = raichi for one open road, tuichu for two or more
