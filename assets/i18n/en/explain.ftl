# What happened on the board and why: captures, roads, warnings, endings, moves that may not be played.
#
# A sentence names the rule and the squares. Squares come in as text (`e4`), several of them already
# joined (`d4, e5 and f4`); sides and pieces come in by their ids and choose the words.

# What closes a capture on one side.
jaw =
    .man = { $square }
    .king = the king on { $square }
    .empty-throne = the empty throne on { $square }
    .throne-with-king = the throne on { $square }
    .corner = the corner { $square }

explain-custodial =
    The { $victim ->
        [attacker] attacker
       *[defender] defender
    } on { $square } is taken between { $mover } and { $anvil }.

explain-custodial-item = { $square } between { $mover } and { $anvil }

explain-custodial-several =
    { $count ->
        [2] Two
        [3] Three
       *[other] { $count }
    } { $side ->
        [attackers] attackers
       *[defenders] defenders
    } are taken at once: { $list }.

# The ends of a row along the edge.
row-end =
    .man = at { $square }
    .king = by the king on { $square }
    .corner = by the corner { $square }

explain-shieldwall =
    .men = Shieldwall: { $taken } taken; the row { $first } to { $last } is closed { $near } and { $far }.
    .king = Shieldwall: { $taken } taken; the row { $first } to { $last } is closed { $near } and { $far }; the king on { $king } stays.

explain-roads =
    .raichi =
        Raichi: one road to { $goal ->
            [corner] a corner
           *[edge] the edge
        } is open to the king, { $towards }.
    .tuichu =
        Tuichu: { $count ->
            [2] two
            [3] three
            [4] four
           *[other] { $count }
        } roads to { $goal ->
            [corner] a corner
           *[edge] the edge
        } are open to the king, { $towards }.
    .open =
        { $count ->
            [one] One road is open
            [2] Two roads are open
            [3] Three roads are open
            [4] Four roads are open
           *[other] { $count } roads are open
        }: the king can reach { $goal ->
            [corner] a corner
           *[edge] the edge
        } { $towards }.

# The position on the board stands there for the second time.
warning =
    .loses =
        This position has come about twice. If it comes about a third time, the { $side ->
            [attackers] attackers
           *[defenders] defenders
        } lose.
    .draw = This position has come about twice. If it comes about a third time, the game is a draw.
    .forbidden = This position has come about twice. The move that would bring it about a third time may not be played.

title-wins =
    The { $side ->
        [attackers] attackers
       *[defenders] defenders
    } win
title-draw = A draw

ending-escape =
    .corner = Escape: the king has reached the corner { $square }.
    .edge = Escape: the king has reached the edge of the board on { $square }.

# `$attackers` lists their squares.
ending-king-taken =
    .four =
        The king is taken { $on ->
            [throne] on his throne { $king }
           *[square] on { $king }
        }: attackers stand on all four sides of him, on { $attackers }.
    .with-throne = The king is taken beside his throne, on { $king }: attackers stand on { $attackers }, and the empty throne on { $throne } closes the last side.
    .edge =
        The king is taken on the edge, on { $king }: { $count ->
            [one] an attacker stands
           *[other] attackers stand
        } on { $attackers }, and the edge of the board closes the last side.
    .edge-and-corner =
        The king is taken on the edge, on { $king }: { $count ->
            [one] an attacker stands
           *[other] attackers stand
        } on { $attackers }, and the corner { $corner } and the edge of the board close the other sides.
    .two =
        The king is taken { $on ->
            [throne] on his throne { $king }
           *[square] on { $king }
        }, between the attackers on { $attackers }.
    .two-with-throne = The king is taken on { $king }, between the attacker on { $attackers } and the empty throne on { $throne }.
    .two-with-corner = The king is taken on { $king }, between the attacker on { $attackers } and the corner { $corner }.

ending-exit-fort =
    Exit fort: the king on { $king } stands on the edge in a fort that can never be broken; { $count ->
        [one] the man that closes it stands
       *[other] the men that close it stand
    } on { $wall }.

ending-encirclement =
    Encirclement: no way out leads to the edge for the king and his men; { $count ->
        [one] the attacker that shuts them in stands
       *[other] the attackers that shut them in stand
    } on { $ring }.

# At which times a position stood on the board.
repeated =
    .plies = after plies { $plies }
    .from-start = at the start and after plies { $plies }

ending-repetition =
    .lost =
        Repetition: the same position has come about three times, { $when }. By these rules the { $side ->
            [attackers] attackers
           *[defenders] defenders
        } lose.
    .draw = Repetition: the same position has come about three times, { $when }. By these rules the game is a draw.

ending-no-moves =
    .lost =
        No legal move: the { $side ->
            [attackers] attackers
           *[defenders] defenders
        } are to move and cannot, so they lose.
    .draw =
        No legal move: the { $side ->
            [attackers] attackers
           *[defenders] defenders
        } are to move and cannot, so the game is a draw.

ending-quiet-limit =
    Quiet limit: { $plies ->
        [one] one ply has
       *[other] { $plies } plies have
    } been played without a capture, so the game is a draw.

ending-agreement = Both players have agreed on a draw.

ending-resignation =
    The { $side ->
        [attackers] attackers
       *[defenders] defenders
    } have given the game up.

# Why a move may not be played, in one line.
refusal =
    .game-over = The game is over. Take a move back or begin a new game to play on.
    .off-board = There is no square { $square } on this board.
    .no-piece = No piece stands on { $square }.
    .not-your-piece =
        It is the { $side ->
            [attackers] attackers
           *[defenders] defenders
        }’ turn, and the piece on { $square } is not theirs.
    .same-square = A move has to end on another square.
    .not-a-line = Pieces move in a straight line, along a rank or a file.
    .blocked =
        The way is blocked: { $piece ->
            [attacker] an attacker
            [defender] a defender
           *[king] the king
        } stands on { $square }.
    .too-far =
        This piece moves at most { $limit ->
            [one] one square
           *[other] { $limit } squares
        } at a time.
    .may-not-cross-throne = This piece may not cross the throne on { $square }.
    .throne-is-the-kings = Only the king may stop on the throne, { $square }.
    .throne-is-closed = Nobody may stop on the throne, { $square }.
    .corner-is-the-kings = Only the king may stop on the corner { $square }.
    .would-repeat = That move would bring about the same position for the third time, which these rules forbid.

# Why rules and a board cannot be played together.
unfit =
    .restricted-square = A man starts on { $square }, where these rules let only the king stop.
    .over-at-start = The game would be over before its first move. ({ $reason })
    .no-variant = There is no game of the name { $id }.
    .no-rules = There are no rules of the name { $id }.
    .no-board = There is no board of the name { $id }.
